import { Buffer } from 'node:buffer';

/** Put together at run time, so that no scanner stops on this repository. */
const join = (...pieces: readonly string[]): string => pieces.join('');

/** Random-looking characters from a seed: the same in each run, and nobody's. */
export function random(length: number, alphabet: string, seed: number): string {
  let state = seed * 2_654_435_761 + 97;
  let out = '';
  while (out.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    out += alphabet[Math.floor(state / 65_536) % alphabet.length] ?? '';
  }
  return out;
}

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';
export const base62 = `${digits}${lower}${lower.toUpperCase()}`;
export const base64 = `${base62}+/`;
export const hex = `${digits}abcdef`;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A Korean registration number with a right check digit; `offset` is 2 for foreign residents. */
export function residentNumber(first: string, rest: string, offset = 0): string {
  const body = first + rest;
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return join(first, '-', rest, String((11 - (sum % 11) + offset) % 10));
}

/** A number that passes the Luhn check, in groups of four. */
export function cardNumber(body: string): string {
  for (const last of digits) {
    const whole = body + last;
    let sum = 0;
    for (const [index, digit] of Array.from(whole).toReversed().entries()) {
      const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      sum += value > 9 ? value - 9 : value;
    }
    if (sum % 10 === 0) return whole.replace(/(\d{4})(?=\d)/g, '$1 ');
  }
  throw new Error('Some digit always fits.');
}

export function jsonWebToken(claims: Readonly<Record<string, unknown>>, seed = 5): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return join(part({ alg: 'HS256', typ: 'JWT' }), '.', part(claims), '.', random(43, base62, seed));
}

export function privateKey(seed: number): string {
  const lines = Array.from({ length: 6 }, (_, index) => random(64, base64, seed + index));
  const dashes = '-----';
  return [
    `${dashes}BEGIN RSA PRIVATE`,
    ` KEY${dashes}\n`,
    lines.join('\n'),
    `\n${dashes}END RSA PRIVATE`,
    ` KEY${dashes}`,
  ].join('');
}

export interface Planted {
  readonly name: string;
  readonly code: string;
  /** What must not be repeated. */
  readonly secret: string;
  /** How it stands in a text. */
  readonly text: string;
}

function plant(name: string, code: string, secret: string, wrap: (secret: string) => string = (one) => one): Planted {
  return { name, code, secret, text: wrap(secret) };
}

const provider = 'provider-credential';

/** One of each rule. */
export const planted: readonly Planted[] = [
  plant('GitHub token', provider, join('gh', 'p_', random(36, base62, 1))),
  plant('fine-grained GitHub token', provider, join('github', '_pat_', random(22, base62, 2), '_', random(59, base62, 3))),
  plant('GitLab token', provider, join('glp', 'at-', random(20, base62, 4))),
  plant('AWS access key id', provider, join('AK', 'IA', random(16, base32, 5))),
  plant('AWS secret access key', provider, random(40, base64, 6), (one) => join('AWS_SECRET_ACCESS', '_KEY=', one)),
  plant('Google API key', provider, join('AI', 'za', random(35, base62, 7))),
  plant('OpenAI key', provider, join('sk-', 'proj-', random(60, base62, 8))),
  plant('Anthropic key', provider, join('sk-', 'ant-api03-', random(93, base62, 9), 'AA')),
  plant('Slack token', provider, join('xo', 'xb-', random(12, digits, 10), '-', random(24, base62, 11))),
  plant('Stripe live key', provider, join('sk', '_live_', random(24, base62, 12))),
  plant('Toss Payments live key', provider, join('live', '_sk_', random(28, base62, 13))),
  plant('npm token', provider, join('np', 'm_', random(36, base62, 14))),
  plant('Linear key (secretlint)', provider, join('lin', '_api_', random(40, base62, 15))),
  plant('Azure storage key', provider, join(random(86, base64, 16), '=='), (one) => `AccountKey=${one}`),
  plant('Telegram bot token', provider, join(random(9, '123456789', 17), ':AA', random(33, base62, 18))),
  plant('password in a connection string', 'credential-in-url', random(12, base62, 19), (one) =>
    join('postgres', '://svc:', one, '@db.shop-service.io:5432/orders'),
  ),
  plant('token in a query', 'credential-in-url', random(24, base62, 20), (one) => `https://api.shop-service.io/v1?access_token=${one}`),
  plant('API key in a query', 'credential-in-url', random(32, hex, 21), (one) => `https://api.shop-service.io/v1?q=1&api_key=${one}`),
  plant('bearer token', 'authorization-header', random(32, base62, 22), (one) => `Authorization: Bearer ${one}`),
  plant(
    'basic credentials',
    'authorization-header',
    Buffer.from(join('deploy-svc:', random(14, base62, 23))).toString('base64'),
    (one) => `Authorization: Basic ${one}`,
  ),
  plant('JSON Web Token', 'json-web-token', jsonWebToken({ sub: 'kim', exp: 4_102_444_800 })),
  plant('assigned secret', 'hard-coded-secret', random(32, base62, 24), (one) => `CLIENT_SECRET=${one}`),
  plant('assigned secret, Korean name', 'hard-coded-secret', random(24, base62, 25), (one) => `비밀번호: ${one}`),
  plant('flag of a command', 'hard-coded-secret', random(24, base62, 26), (one) => `vault login --token ${one}`),
  plant('user of curl', 'hard-coded-secret', random(14, base62, 27), (one) => `curl -u deploy-svc:${one} https://api.shop-service.io`),
  plant('element', 'hard-coded-secret', random(24, base62, 28), (one) => `<password>${one}</password>`),
  plant('short name', 'hard-coded-secret', random(24, base62, 29), (one) => `SMTP_PASS=${one}`),
  plant('Discord webhook', provider, random(68, base62, 30), (one) => join('https://disco', 'rd.com/api/webhooks/', random(18, '123456789', 31), '/', one)),
  plant('resident number', 'resident-number', residentNumber('850312', '102938')),
  plant('foreigner number', 'foreigner-number', residentNumber('880721', '529304', 2)),
  plant('card', 'payment-card', cardNumber('453957876362148'), (one) => `카드 번호 ${one}`),
  plant('mobile number', 'phone-number', join('010', '-2938', '-4756')),
  plant('landline', 'phone-number', join('02', '-3487', '-9120'), (one) => `전화 ${one}`),
  plant('e-mail address', 'email-address', join('minji.seo', '@', 'hanbit-soft.co.kr')),
  plant('home directory', 'home-directory', join('/Us', 'ers/seominji'), (one) => `${one}/work/app`),
  plant('home directory on Windows', 'home-directory', join('C:\\Us', 'ers\\seominji')  , (one) => `${one}\\work\\app`),
  plant('home directory on Linux', 'home-directory', join('/ho', 'me/seominji'), (one) => `${one}/work/app`),
]; // prettier-ignore
