import { isExamplePassword, isPlaceholder } from '../placeholder.ts';
import { looksRandom } from '../randomness.ts';
import type { Rule, Verdict } from '../rule.ts';
import { documentedSamples } from './documented-samples.ts';

/** `Authorization: Bearer …`, `Bearer …`, `Authorization: token …`. RFC 6750's token characters. */
export const bearerToken: Rule = {
  id: 'bearer-token',
  code: 'authorization-header',
  pattern:
    /(?:\bbearer|authorization["'`]?\s{0,4}[:=,]\s{0,4}["'`]?(?:token|apikey|api-key|key|KakaoAK))[ \t]{1,4}(?<value>[A-Za-z0-9._~+/=-]{16,2000})/dgi,
  judge({ value }): Verdict | undefined {
    if (documentedSamples.has(value) || isPlaceholder(value) || value.startsWith('eyJ')) return undefined;
    return looksRandom(value) ? { certainty: 'certain' } : undefined;
  },
};

/** `Authorization: Basic …` whose base64 really holds `user:password`. */
export const basicCredentials: Rule = {
  id: 'basic-credentials',
  code: 'authorization-header',
  pattern: /\bbasic[ \t]{1,4}(?<value>[A-Za-z0-9+/_-]{8,400}={0,2})(?![A-Za-z0-9+/=])/dgi,
  judge({ value }): Verdict | undefined {
    if (documentedSamples.has(value)) return undefined;
    const [user, password] = pairIn(value);
    if (user === undefined || password === undefined) return undefined;
    if (isExamplePassword(password) || isPlaceholder(user) || password === user) return undefined;
    return { certainty: looksRandom(password) || /\d/.test(password) ? 'certain' : 'likely' };
  },
};

function pairIn(encoded: string): readonly (string | undefined)[] {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const pair = /^([\x20-\x7e]{1,200}?):([\x20-\x7e]{4,200})$/.exec(text);
  return pair === null ? [] : [pair[1], pair[2]];
}
