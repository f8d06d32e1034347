import type { Candidate, Rule, Verdict } from '../rule.ts';

/** The day from which the seventh digit is followed by random digits, without region and check digit (주민등록법 시행규칙, 2020). */
const randomSince = '20201005';
const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
const saidBefore = /주민|등록\s*번호|외국인|resident|registration|jumin|rrn|ssn/i;
const sampleTail = /^(?:(\d)\1{5}|123456|234567|012345|654321)$/;
const centuries: Readonly<Record<string, string>> = {
  '1': '19', '2': '19', '3': '20', '4': '20', '5': '19', '6': '19', '7': '20', '8': '20', '9': '18', '0': '18',
}; // prettier-ignore

const pattern =
  /(?<![\d.-])(?<value>(?<birth>\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(?<dash>\s?[-–]\s?|)(?<kind>[0-9])(?<tail>\d{6}))(?![\d-]|\.\d)/dg;

/** Korean resident registration numbers (주민등록번호). */
export const residentNumber: Rule = {
  id: 'resident-number',
  code: 'resident-number',
  pattern,
  judge: (candidate) => ('012349'.includes(candidate.groups['kind'] ?? '-') ? judgeNumber(candidate, 0) : undefined),
};

/** Numbers of foreign residents (외국인등록번호): the same form, seventh digit 5 to 8. */
export const foreignerNumber: Rule = {
  id: 'foreigner-number',
  code: 'foreigner-number',
  pattern,
  judge: (candidate) => ('5678'.includes(candidate.groups['kind'] ?? '-') ? judgeNumber(candidate, 2) : undefined),
};

/**
 * With a right check digit it is one, and without when born late enough for a random one. A wrong check digit on an
 * older birthday is most often made up, but may also be a number that was changed since 2020.
 */
function judgeNumber({ groups, text, at }: Candidate, offset: number): Verdict | undefined {
  const { birth = '', dash = '', kind = '', tail = '' } = groups;
  const born = `${centuries[kind] ?? ''}${birth}`;
  if (!isDay(born) || sampleTail.test(tail)) return undefined;
  const named = saidBefore.test(text.slice(Math.max(0, at - 60), at));
  if (dash === '' && !named) return undefined;
  const digits = birth + kind + tail;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const isRight = (11 - (sum % 11) + offset) % 10 === Number(digits[12]);
  if (isRight || (born >= randomSince && named)) return { certainty: 'certain' };
  return { certainty: 'likely' };
}

/** A day of the calendar. */
function isDay(yyyymmdd: string): boolean {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6)].map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day;
}
