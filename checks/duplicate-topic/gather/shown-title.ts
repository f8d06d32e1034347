const address = /\S*@\S*/g;
/** Nine digits and more, as numbers of persons, cards and telephones have; a date has eight. */
const number = /(?:\d[ -]?){8,}\d/g;
const longWord = /\S{16,}/g;

/**
 * A title as reports of other pages may show it: a page's own secrets are found by another check, but what is told of a
 * page beside it must not wait for that. Words that may be keys, addresses and long numbers are left out.
 */
export function shownTitle(title: string): string {
  return title
    .replace(address, '…')
    .replace(number, '…')
    .replace(longWord, (word) => (/\d/.test(word) && /\p{L}/u.test(word) ? '…' : word));
}
