import { isExamplePassword, isPlaceholder } from '../placeholder.ts';
import { looksRandom } from '../randomness.ts';
import type { Rule, Verdict } from '../rule.ts';

const exampleHost =
  /^(?:localhost|127\.|0\.0\.0\.0|\[|(?:host|db|database|server)$|.*\bexample\b|.*\.(?:test|invalid|localhost)\b)/i;

/** `scheme://user:password@host`. */
export const urlUserinfo: Rule = {
  id: 'url-userinfo',
  code: 'credential-in-url',
  pattern:
    /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/(?<user>[^\s:@/"'`<>|]{0,100}):(?<value>[^\s@/"'`<>|]{3,200})@(?<host>[^\s/"'`<>|:?#)]{1,253})/dg,
  judge: ({ value, groups }) => judgePassword(value, groups['user'] ?? '', groups['host'] ?? ''),
};

function judgePassword(value: string, user: string, host: string): Verdict | undefined {
  const password = decoded(value);
  if (isPlaceholder(host) || isPlaceholder(password) || password === user) return undefined;
  if (looksRandom(password)) return { certainty: 'certain' };
  if (exampleHost.test(host) || isExamplePassword(password) || !host.includes('.')) return undefined;
  return { certainty: password.length >= 8 && /\d/.test(password) ? 'certain' : 'likely' };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `?token=…`, `&access_token=…`, `?api_key=…`, `&X-Amz-Signature=…`, `?sig=…`. */
export const urlQueryToken: Rule = {
  id: 'url-query-token',
  code: 'credential-in-url',
  pattern:
    /[?&;](?<name>[\w-]{0,30}(?:token|secret|passw(?:or)?d|api_?-?key|apikey|access_?-?key|auth|signature|jwt)|key|sig|sign)=(?<value>[^\s&"'`<>#;,)\]}]{8,600})/dgi,
  judge({ value, groups }) {
    const name = groups['name'] ?? '';
    const bare = decoded(value);
    if (isPlaceholder(bare)) return undefined;
    if (looksRandom(bare)) return { certainty: 'certain', name };
    if (/^(?:key|sig|sign)$|state|csrf|page|next|sync/i.test(name) || isExamplePassword(bare)) return undefined;
    return bare.length >= 12 && /\d/.test(bare) && /[a-z]/i.test(bare) ? { certainty: 'likely', name } : undefined;
  },
};
