/** What the comments of twoslash in a block say of errors. */
export interface ExpectedErrors {
  /** Numbers that must come. */
  readonly expected: readonly number[];
  /** Numbers that do not count; `all` for none at all. */
  readonly ignored: readonly number[] | 'all';
}

const comment = /^[ \t]*\/\/[ \t]*@(errors|noErrors|noErrorValidation|noErrorsCutted)\b(?::[ \t]*(.*))?$/gim;

/** Reads `// @errors: 2322 2339`, `// @noErrors` and `// @noErrors: 2304`. */
export function expectedErrors(code: string): ExpectedErrors {
  const expected: number[] = [];
  const ignored: number[] = [];
  for (const [, word = '', list = ''] of code.matchAll(comment)) {
    const numbers = [...list.matchAll(/\d{4,5}/g)].map(Number);
    if (word.toLowerCase() === 'errors') expected.push(...numbers);
    else if (numbers.length === 0) return { expected, ignored: 'all' };
    else ignored.push(...numbers);
  }
  return { expected, ignored };
}
