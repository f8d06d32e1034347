/** What a UTF-16 unit is to the reader of words. */
export const kind = { none: 0, latin: 1, digit: 2, hangul: 3, ideograph: 4, letter: 5 } as const;

/** Of every UTF-16 unit, its `kind`. */
export const kinds: Uint8Array = kindTable();

function kindTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const paint = (from: number, to: number, value: number): void => {
    table.fill(value, from, to + 1);
  };
  // Greek, Cyrillic, Arabic, Devanagari, Thai…: words by their letters alone.
  paint(0x0370, 0x1fff, kind.letter);
  paint(0x0300, 0x036f, kind.latin);
  paint(0x00c0, 0x024f, kind.latin);
  paint(0x1e00, 0x1eff, kind.latin);
  paint(0x41, 0x5a, kind.latin);
  paint(0x61, 0x7a, kind.latin);
  for (const one of '_$') table[one.charCodeAt(0)] = kind.latin;
  table[0xd7] = kind.none;
  table[0xf7] = kind.none;
  paint(0x30, 0x39, kind.digit);
  // Hangul as syllables, and as the letters that decomposed text is made of.
  paint(0xac00, 0xd7a3, kind.hangul);
  paint(0x1100, 0x11ff, kind.hangul);
  // Kana and Han have no blanks between words: each character counts as one.
  paint(0x3041, 0x30ff, kind.ideograph);
  paint(0x3400, 0x9fff, kind.ideograph);
  paint(0xf900, 0xfaff, kind.ideograph);
  return table;
}
