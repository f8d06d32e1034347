import { isPlaceholder } from '../placeholder.ts';
import type { Rule } from '../rule.ts';

const separator = /[\s"'`,>|*\\]+/;
const wholeLine = /[A-Za-z0-9+/=]{32,}/g;

/**
 * A private key in PEM form, whole or cut off: what counts is a header and a line that is really base64. Escaped line
 * ends (`\n` in JSON), quoted and indented blocks are the same key.
 */
export const pemPrivateKey: Rule = {
  id: 'pem-private-key',
  code: 'private-key',
  pattern:
    /-----BEGIN (?<kind>[A-Z0-9 ]{0,30})PRIVATE KEY(?: BLOCK)?-----(?<value>(?:(?!-----)[A-Za-z0-9+/=\s\\>|*"'`,:.-]){40,20000})/dg,
  judge({ value, groups, text, from, to }) {
    const pieces = value.replace(/\\[nr]/g, '\n').split(separator);
    const line = pieces.find((piece) => piece.length >= 32 && /^[A-Za-z0-9+/=]+$/.test(piece));
    if (line === undefined || isPlaceholder(line)) return undefined;
    const last = [...value.matchAll(wholeLine)].at(-1);
    const end = text.startsWith('-----END', to) || last === undefined ? to : from + last.index + last[0].length;
    return { certainty: 'certain', name: (groups['kind'] ?? '').trim() || 'PKCS #8', shown: 'PRIVATE KEY', to: end };
  },
};

export const puttyPrivateKey: Rule = {
  id: 'putty-private-key',
  code: 'private-key',
  pattern: /Private-Lines: \d{1,4}\r?\n(?<value>[A-Za-z0-9+/=][A-Za-z0-9+/=\s]{40,20000})/dg,
  judge: () => ({ certainty: 'certain', name: 'PuTTY', shown: 'Private-Lines' }),
};
