/** Shannon entropy of the characters, in bits a character. */
export function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}

/**
 * How often neighbours differ in kind (lower case, upper case, digit), from 0 to 1. A capital before small letters does
 * not count, since names are written so: random text is above 0.3, words and identifiers below 0.2.
 */
export function mixing(value: string): number {
  let changes = 0;
  let before = '';
  for (const char of value) {
    const kind = kindOf(char);
    if (kind === '') continue;
    if (before !== '' && kind !== before && !(before === 'upper' && kind === 'lower')) changes += 1;
    before = kind;
  }
  return changes / Math.max(1, value.length);
}

function kindOf(char: string): 'lower' | 'upper' | 'digit' | '' {
  if (char >= 'a' && char <= 'z') return 'lower';
  if (char >= 'A' && char <= 'Z') return 'upper';
  return char >= '0' && char <= '9' ? 'digit' : '';
}

/** Whether a machine drew these characters: long, of several kinds, and in no order that a person would type. */
export function looksRandom(value: string): boolean {
  if (value.length < 16 || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  return entropyOf(value) >= 3 && mixing(value) >= 0.22;
}

/** Whether nobody could find the value by trying: only then may its digest be written down. */
export function isUnguessable(value: string): boolean {
  return value.length >= 20 && value.length * entropyOf(value) >= 80 && mixing(value) >= 0.22;
}

/** A UUID is as often the name of something as the key to it. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}
