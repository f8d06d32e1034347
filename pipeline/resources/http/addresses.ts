import { BlockList, isIP } from 'node:net';

/** IPv4 that is not the public internet: the IANA special-purpose registry (RFC 6890 and later), multicast, class E. */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Only 2000::/3 is unicast on the public internet; of it, what tunnels (6to4, Teredo), documents or is reserved is not. */
const public6 = '2000::/3';
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Carry an IPv4 address in their last 32 bits: mapped (RFC 4291) and NAT64 (RFC 6052). */
const carriers = ['::ffff:0:0/96', '64:ff9b::/96'];

const blocked = listOf([...notPublic4, ...notPublic6]);
const unicast6 = listOf([public6]);
const carrying = listOf(carriers);

/** Whether an IP address, in any textual form that Node takes, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = withoutZone(address);
  if (isIP(plain) === 4) return !blocked.check(plain, 'ipv4');
  if (isIP(plain) !== 6) return false;
  if (carrying.check(plain, 'ipv6')) return !blocked.check(carriedBy(plain), 'ipv4');
  return unicast6.check(plain, 'ipv6') && !blocked.check(plain, 'ipv6') && !carriesIsatap(plain);
}

/** Addresses and networks (`10.0.0.0/8`) that an operator allows. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

export function isInList(list: BlockList, address: string): boolean {
  const plain = withoutZone(address);
  if (isIP(plain) === 4) return list.check(plain, 'ipv4');
  if (isIP(plain) !== 6) return false;
  return list.check(plain, 'ipv6') || (carrying.check(plain, 'ipv6') && list.check(carriedBy(plain), 'ipv4'));
}

/** Whether it is an address or network in a form that `listOf` takes. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? '';
}

function carriedBy(address: string): string {
  const [high = 0, low = 0] = groupsOf(address).slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Interface identifiers of ISATAP (RFC 5214) route to the IPv4 address in them. */
function carriesIsatap(address: string): boolean {
  const groups = groupsOf(address);
  return groups[5] === 0x5efe && (groups[4] === 0 || groups[4] === 0x200) && blocked.check(carriedBy(address), 'ipv4');
}

/** The eight 16-bit groups; the URL standard writes any form in one way. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parse = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [front, back] = [parse(head), parse(tail ?? '')];
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}
