import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNetwork, isPublicAddress } from '../../../pipeline/resources/http/addresses.ts';
import { bareHost, ForbiddenAddress, Reach } from '../../../pipeline/resources/http/reach.ts';

type Quad = readonly [number, number, number, number];
const byte = fc.integer({ min: 0, max: 255 });
const inRange = (min: number, max: number) => fc.integer({ min, max });

/** Networks that nobody on the internet may be sent to, as generators of their addresses. */
const privateQuads: fc.Arbitrary<Quad> = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(100), inRange(64, 127), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), inRange(16, 31), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(0), fc.constantFrom(0, 2), byte),
  fc.tuple(fc.constant(198), fc.constantFrom(18, 19), byte, byte),
  fc.tuple(inRange(224, 255), byte, byte, byte),
) as fc.Arbitrary<Quad>;

const hex = (value: number, length = 2): string => value.toString(16).padStart(length, '0');
const number = ([a, b, c, d]: Quad): number => ((a * 256 + b) * 256 + c) * 256 + d;
const pair = ([a, b, c, d]: Quad): string => `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;

/** Every way in which a URL may write an IPv4 address, or an IPv6 one that leads to it. */
const forms: Readonly<Record<string, (quad: Quad) => string>> = {
  dotted: (quad) => quad.join('.'),
  'with a final dot': (quad) => `${quad.join('.')}.`,
  'decimal number': (quad) => String(number(quad)),
  'hexadecimal number': (quad) => `0x${hex(number(quad), 8)}`,
  'octal number': (quad) => `0${number(quad).toString(8)}`,
  'octal parts': (quad) => quad.map((part) => `0${part.toString(8)}`).join('.'),
  'hexadecimal parts': (quad) => quad.map((part) => `0x${part.toString(16)}`).join('.'),
  'two parts': ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'full-width digits': (quad) => quad.join('.').replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  'percent-encoded': (quad) => quad.join('.').replace(/\d/g, (digit) => `%3${digit}`),
  mapped: (quad) => `[::ffff:${quad.join('.')}]`,
  'mapped, in hexadecimal': (quad) => `[::ffff:${pair(quad)}]`,
  'mapped, at full length': (quad) => `[0:0:0:0:0:ffff:${pair(quad)}]`,
  compatible: (quad) => `[::${pair(quad)}]`,
  NAT64: (quad) => `[64:ff9b::${pair(quad)}]`,
  'local NAT64': (quad) => `[64:ff9b:1::${pair(quad)}]`,
  '6to4': (quad) => `[2002:${pair(quad)}::1]`,
  Teredo: (quad) => `[2001:0:${pair(quad)}::1]`,
  ISATAP: (quad) => `[2607:f8b0::5efe:${pair(quad)}]`,
};

function admits(reach: Reach, host: string, addresses: readonly string[]): boolean {
  try {
    reach.admit(host, addresses);
    return true;
  } catch (error) {
    if (error instanceof ForbiddenAddress) return false;
    throw error;
  }
}

describe('no textual form of a private address gets through', () => {
  test.for(Object.entries(forms))('%s', ([, write]) => {
    const reach = new Reach();
    fc.assert(
      fc.property(privateQuads, (quad) => {
        const host = bareHost(new URL(`http://${write(quad)}/`).hostname);
        expect(isPublicAddress(host)).toBe(false);
        expect(admits(reach, host, [host])).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('nor one among public ones', () => {
    fc.assert(
      fc.property(privateQuads, fc.boolean(), (quad, first) => {
        const both = ['93.184.215.14', quad.join('.')];
        expect(admits(new Reach(), 'a.test', first ? both : both.toReversed())).toBe(false);
      }),
    );
  });

  test('of IPv6, only global unicast is public', () => {
    const group = inRange(0, 0xffff);
    fc.assert(
      fc.property(group, fc.array(group, { minLength: 7, maxLength: 7 }), (first, rest) => {
        fc.pre(first < 0x2000 || first > 0x3fff);
        const address = [first, ...rest].map((one) => one.toString(16)).join(':');
        const carries = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/.test(address);
        fc.pre(!carries);
        expect(isPublicAddress(address)).toBe(false);
      }),
    );
  });
});

test.for([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['100.63.255.255', true],
  ['100.64.0.0', false],
  ['100.127.255.255', false],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['223.255.255.255', true],
  ['224.0.0.0', false],
  ['255.255.255.255', false],
  ['2606:4700:4700::1111', true],
  ['2001:4860:4860::8888', true],
  ['2001:1ff:ffff::', false],
  ['2001:200::1', true],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['64:ff9b::8.8.8.8', true],
  ['::ffff:8.8.8.8', true],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['fd12:3456::1', false],
  ['ff02::1', false],
  ['100::1', false],
  ['5f00::1', false],
  ['example.com', false],
  ['', false],
] as const)('%s is public: %s', ([address, is]) => expect(isPublicAddress(address)).toBe(is));

describe('what an operator allows', () => {
  test.for([
    { allow: ['10.0.0.0/8'], host: 'a.corp', address: '10.1.2.3', passes: true },
    { allow: ['10.0.0.0/8'], host: 'a.corp', address: '::ffff:10.1.2.3', passes: true },
    { allow: ['10.0.0.0/8'], host: 'a.corp', address: '11.1.2.3', passes: true },
    { allow: ['10.0.0.0/8'], host: 'a.corp', address: '192.168.0.1', passes: false },
    { allow: ['fd00::/8'], host: 'a.corp', address: 'fd00::1', passes: true },
    { allow: ['*.corp'], host: 'wiki.corp', address: '192.168.0.1', passes: true },
    { allow: ['*.corp'], host: 'corp', address: '192.168.0.1', passes: false },
    { allow: ['*.corp'], host: 'evilcorp', address: '192.168.0.1', passes: false },
    { allow: ['Wiki.Corp'], host: 'WIKI.corp.', address: '192.168.0.1', passes: true },
  ])('$allow, $host at $address: $passes', ({ allow, host, address, passes }) => {
    expect(admits(new Reach(allow), host, [address])).toBe(passes);
  });

  test('a name without any address is not admitted', () => {
    expect(admits(new Reach(), 'a.test', [])).toBe(false);
  });

  test.for([
    ['10.0.0.0/8', true],
    ['10.0.0.1', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/-1', false],
    ['10.0.0.0/8/8', false],
    ['wiki.corp', false],
  ] as const)('%s is a network: %s', ([text, is]) => expect(isNetwork(text)).toBe(is));
});
