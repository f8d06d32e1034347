import type { Page, Spot } from '../page/page.ts';

/** Backticks that readers see: one without a partner, or runs of different length. */
export function inlineCodeRule({ literals, at }: Page): Spot[] {
  return literals.flatMap(({ text, from }): Spot[] => {
    for (const { index, 0: ticks } of text.matchAll(/`+/g)) {
      if (text[index - 1] === '\\') continue;
      const code = ticks.length > 1 ? 'inline-code-uneven' : 'inline-code-unclosed';
      return [{ code, params: {}, place: at(from + index, from + index + ticks.length) }];
    }
    const escaped = /\\`([\w$.()[\]@/-]{2,60})\\`/.exec(text);
    if (escaped === null) return [];
    const start = from + escaped.index;
    const params = { text: escaped[1] ?? '' };
    return [{ code: 'inline-code-escaped', params, place: at(start, start + escaped[0].length) }];
  });
}
