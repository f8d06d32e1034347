import { isPlaceholder } from '../placeholder.ts';
import { entropyOf } from '../randomness.ts';
import type { Rule } from '../rule.ts';

/** The names and subject that jwt.io and half of all tutorials put in their tokens. */
const sampleClaims =
  /"(?:sub|id|user_?id|userId)":\s?"?(?:1234567890|user[-_]?\d*"|test|1[,}"]|123)|John Doe|Jane Doe|"admin":true|example\.(?:com|org|net)|홍길동/;

/** A signed token (RFC 7519): three parts of base64url, of which the first two are JSON objects. */
export const jsonWebToken: Rule = {
  id: 'json-web-token',
  code: 'json-web-token',
  pattern:
    /(?<![A-Za-z0-9_-])(?<value>(?<head>eyJ[A-Za-z0-9_-]{8,2000})\.(?<body>eyJ[A-Za-z0-9_-]{2,8000})\.(?<signature>[A-Za-z0-9_-]{16,2000}))(?![A-Za-z0-9_-])/dg,
  judge({ groups }) {
    const head = objectIn(groups['head'] ?? '');
    const body = objectIn(groups['body'] ?? '');
    if (head === undefined || body === undefined || !('alg' in head.value)) return undefined;
    const signature = groups['signature'] ?? '';
    if (entropyOf(signature) < 3 || isPlaceholder(signature.slice(0, 12))) return undefined;
    if (sampleClaims.test(body.json)) return { certainty: 'certain', code: 'sample-credential', name: 'JWT' };
    const expires = body.value['exp'];
    if (typeof expires !== 'number' || !(expires > 0 && expires < 8e12)) return { certainty: 'likely' };
    return { certainty: 'certain', expires: new Date(expires * 1000).toISOString() };
  },
};

function objectIn(
  part: string,
): { readonly json: string; readonly value: Readonly<Record<string, unknown>> } | undefined {
  const json = Buffer.from(part, 'base64url').toString('utf8');
  try {
    const value = JSON.parse(json) as unknown;
    return typeof value === 'object' && value !== null ? { json, value: value as Record<string, unknown> } : undefined;
  } catch {
    return undefined;
  }
}
