import type { Page, Spot } from '../page/page.ts';

const marker = /^(?:<{7}|>{7})(?: [^\r\n]*)?$/gm;

/** Conflict markers of a merge outside code: the pair of them, since one alone may be text. */
export function conflictsRule({ source, at, inCode }: Page): Spot[] {
  const spots: Spot[] = [];
  let opened: { readonly index: number; readonly text: string } | undefined;
  for (const { index, 0: text } of source.matchAll(marker)) {
    if (text.startsWith('<')) {
      opened ??= { index, text };
    } else if (opened !== undefined) {
      const place = at(opened.index, opened.index + opened.text.length);
      const shown = inCode(opened.index) && inCode(index);
      if (!shown) spots.push({ code: 'conflict-marker', params: { line: at(index, index).start.line }, place });
      opened = undefined;
    }
  }
  return spots;
}
