import { decode } from '../../classify.ts';
import { readable } from './read-page.ts';

/** `#:~:text=prefix-,start,end,-suffix`, decoded and in the form in which texts are compared. */
export interface TextDirective {
  readonly prefix: string;
  readonly start: string;
  readonly end: string;
  readonly suffix: string;
}

/** The text fragments in a fragment (URL Fragment Text Directives, WICG). */
export function textDirectives(fragment: string): TextDirective[] {
  const directives = fragment.split(':~:')[1];
  if (directives === undefined) return [];
  return directives.split('&').flatMap((directive) => {
    if (!directive.startsWith('text=')) return [];
    const terms = directive.slice('text='.length).split(',');
    const prefix = terms[0]?.endsWith('-') === true ? terms.shift()?.slice(0, -1) : '';
    const suffix = terms.at(-1)?.startsWith('-') === true ? terms.pop()?.slice(1) : '';
    const [start = '', end = ''] = terms;
    const plain = (term: string | undefined): string => readable(decode(term ?? '')).trim();
    return start === '' ? [] : [{ prefix: plain(prefix), start: plain(start), end: plain(end), suffix: plain(suffix) }];
  });
}

/** Whether a text, `readable`, has what a directive names, in its order. */
export function standsIn(text: string, { prefix, start, end, suffix }: TextDirective): boolean {
  let at = 0;
  for (const term of [prefix, start, end, suffix]) {
    if (term === '') continue;
    const found = text.indexOf(term, at);
    if (found === -1) return false;
    at = found + term.length;
  }
  return true;
}
