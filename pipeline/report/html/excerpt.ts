import type { Excerpt } from '../../core/types.ts';
import { type Markup, markup } from '../markup.ts';

/** The line of the draft, with what the finding means marked. */
export function excerptFigure({ line, text, from, length }: Excerpt): Markup {
  const pointed = text.slice(from, from + length);
  const mark = pointed === '' ? '\u00a0' : pointed;
  return markup`<figure><pre><span class="line">${line}</span><code>${text.slice(0, from)}<mark>${mark}</mark>${text.slice(from + length)}</code></pre></figure>`;
}
