import type { Candidate, Rule, Verdict } from '../rule.ts';
import { plainTextIn } from '../plain-base64.ts';
import { isExamplePassword, isPlaceholder } from '../placeholder.ts';
import { isUuid, looksRandom } from '../randomness.ts';

/** `--password …`, `--token …` of a command. With `=`, `assignedSecret` sees them. */
export const flagSecret: Rule = {
  id: 'flag-secret',
  code: 'hard-coded-secret',
  pattern:
    /(?<![\w-])(?<name>--?(?:[a-z]{1,20}-)?(?:password|passwd|passphrase|secret|token|api-?key|secret-key))[ \t]{1,4}["']?(?<value>[^\s"'`<>|;&()]{8,400})/dgi,
  judge: (candidate) => judgeGiven(candidate, candidate.groups['name'] ?? ''),
};

/** `curl -u user:password`. */
export const userFlag: Rule = {
  id: 'user-flag',
  code: 'hard-coded-secret',
  pattern: /(?<![\w-])(?<name>-u|--user)[ \t]{1,4}["']?[\w.@-]{1,60}:(?<value>[^\s"'`<>|;&/()]{6,200})/dg,
  judge: (candidate) => judgeGiven(candidate, candidate.groups['name'] ?? ''),
};

/** `<password>…</password>`. */
export const elementSecret: Rule = {
  id: 'element-secret',
  code: 'hard-coded-secret',
  pattern:
    /<(?<name>(?:[\w.-]{1,20}[._-])?(?:password|passwd|secret|token|api-?_?key|clientsecret|accesskey))>(?<value>[^<>\s]{8,400})<\//dgi,
  judge: (candidate) => judgeGiven(candidate, candidate.groups['name'] ?? ''),
};

function judgeGiven({ value }: Candidate, name: string): Verdict | undefined {
  if (isPlaceholder(value) || /^[\d.-]+$/.test(value)) return undefined;
  if (looksRandom(plainTextIn(value) ?? value))
    return { certainty: value.length < 20 || isUuid(value) ? 'likely' : 'certain', name };
  if (
    isExamplePassword(plainTextIn(value) ?? value) ||
    !/\d/.test(value) ||
    !/[a-z]/i.test(value) ||
    /^[a-z]+\d{1,4}$/i.test(value)
  )
    return undefined;
  return /pass|user|-u$/i.test(name) ? { certainty: 'likely', name } : undefined;
}
