import type { Page, Spot } from '../page/page.ts';

const pair = /(?<![\\*\w/])\*\*(?![\s*])([^*\n]{1,200})(?<![\s\\/])\*\*(?!\*)/g;
const spaced = /(?<![\\*\w/])\*\*([ \t][^*\n]{1,80}|[^*\s][^*\n]{0,80}[ \t])\*\*(?![*\w/])/g;

/** Bold that Markdown does not read as bold, so that readers see the asterisks. */
export function emphasisRule({ literals, at }: Page): Spot[] {
  return literals.flatMap(({ text, from }): Spot[] => {
    if (!text.includes('**')) return [];
    const spots: Spot[] = [];
    for (const { index, 0: whole, 1: inner = '' } of text.matchAll(pair)) {
      const after = text[index + whole.length] ?? '';
      const code =
        /[가-힣]/.test(after) || /[가-힣]/.test(text[index - 1] ?? '') ? 'bold-beside-hangul' : 'bold-not-read';
      const place = at(from + index, from + index + whole.length);
      spots.push({ code, params: { text: inner.slice(0, 60) }, place });
    }
    if (spots.length > 0) return spots;
    for (const { index, 0: whole, 1: inner = '' } of text.matchAll(spaced)) {
      const place = at(from + index, from + index + whole.length);
      spots.push({ code: 'bold-with-blanks', params: { text: inner.trim().slice(0, 60) }, place });
    }
    if (spots.length > 0) return spots;
    const lone = /(?<![\\*\w/.])\*\*(?![\s*/._])(?=[\p{L}\p{N}"'(])(?!kwargs)/u.exec(text);
    if (lone === null) return [];
    return [{ code: 'bold-unclosed', params: {}, place: at(from + lone.index, from + lone.index + 2) }];
  });
}
