import type { Rule } from '../rule.ts';
import { testCards } from './test-cards.ts';

/** Issuers' ranges (ISO/IEC 7812) with the lengths that they use. */
const issuers: readonly (readonly [name: string, prefix: RegExp, lengths: readonly number[]])[] = [
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
  ['Diners Club', /^3(?:0[0-5]|[689])/, [14]],
  ['Discover', /^6(?:011|4[4-9]|5)/, [16, 19]],
  ['JCB', /^35(?:2[89]|[3-8])/, [16]],
  ['UnionPay', /^62/, [16, 17, 18, 19]],
  ['BC / Korean domestic', /^9[4-9]/, [16]],
];
const saidNearby = /card|카드|visa|master|amex|\bpan\b|결제|payment|credit/i;

/** Payment card numbers that pass the Luhn check, test numbers of payment services aside. */
export const paymentCard: Rule = {
  id: 'payment-card',
  code: 'payment-card',
  pattern:
    /(?<![\w.+/=-])(?<value>\d{4}(?:(?<gap>[ -])\d{4}\k<gap>\d{4}\k<gap>\d{1,7}|[ -]\d{6}[ -]\d{4,5}|\d{9,15}))(?![\w/=-]|\.\d)/dg,
  judge: ({ value, text, at, to }) => {
    const digits = value.replace(/\D/g, '');
    const issuer = issuers.find(([, prefix, lengths]) => prefix.test(digits) && lengths.includes(digits.length));
    if (issuer === undefined || !passesLuhn(digits) || isTestNumber(digits)) return undefined;
    const named = saidNearby.test(text.slice(Math.max(0, at - 80), at)) || saidNearby.test(text.slice(to, to + 40));
    if (!named && digits.length === value.length) return undefined;
    return { certainty: named ? 'certain' : 'likely', name: issuer[0], shown: `${digits[0]}…` };
  },
};

/** ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Listed, or with hardly any different digits, or rising like a ladder. */
function isTestNumber(digits: string): boolean {
  return (
    testCards.has(digits) || new Set(digits).size <= 4 || digits.startsWith('40000') || /01234567|12345678/.test(digits)
  );
}
