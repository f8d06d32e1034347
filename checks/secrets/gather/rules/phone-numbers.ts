import type { Rule } from '../rule.ts';

const ordered = '01234567890';
const reversed = '09876543210';

/** Korean mobile numbers: 010, and 011 to 019 of older contracts; also as +82. */
export const mobileNumber: Rule = {
  id: 'korean-mobile',
  code: 'phone-number',
  pattern:
    /(?<![\d.,/#=_A-Za-z-])(?<value>(?:\+82[ -]?(?:\(0\))?|0)1[016-9](?<gap>[-. ]?)(?<middle>\d{3,4})\k<gap>(?<last>\d{4}))(?![\d-]|\.\d)/dg,
  judge: ({ groups, zone }) => {
    const { middle = '', last = '', gap = '' } = groups;
    if (isMadeUp(middle, last)) return undefined;
    return { certainty: gap === '' && zone !== 'prose' ? 'likely' : 'certain', shown: '010-…' };
  },
};

/** Landlines and internet phones: 02, 031 to 064, 070, 050x. They belong to offices more often than to people. */
export const landlineNumber: Rule = {
  id: 'korean-landline',
  code: 'phone-number',
  pattern:
    /(?<![\d.,/#=_A-Za-z-])(?<value>(?:\+82[ -]?|0)(?:2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|50\d)(?<gap>[-. ]|\)[ ]?)(?<middle>\d{3,4})[-. ](?<last>\d{4}))(?![\d-]|\.\d)/dg,
  judge: ({ groups, text, at }) => {
    if (isMadeUp(groups['middle'] ?? '', groups['last'] ?? '')) return undefined;
    const isNamed = /전화|연락처|tel|phone|call|팩스|fax|\+82|[☎☏📞]/iu.test(text.slice(Math.max(0, at - 40), at + 4));
    return isNamed ? { certainty: 'likely', shown: '0…' } : undefined;
  },
};

/** 1234-5678, 0000-0000, 1111-2222, 1234-1234: numbers that nobody was given, or that stand in every tutorial. */
function isMadeUp(middle: string, last: string): boolean {
  if (isFlat(middle) && isFlat(last)) return true;
  if (middle === last) return true;
  const both = middle + last;
  if (ordered.includes(middle) && (ordered.includes(last) || isFlat(last))) return true;
  return ordered.includes(both) || reversed.includes(both) || (isFlat(middle) && ordered.includes(last));
}

function isFlat(digits: string): boolean {
  return new Set(digits).size === 1;
}
