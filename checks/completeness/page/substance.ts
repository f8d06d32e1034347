import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import { type Entry, ofType } from './entries.ts';

export interface Substance {
  readonly words: number;
  readonly sections: number;
  readonly examples: number;
}

/** Words without code; Korean is counted in 어절, Chinese and Japanese by two characters a word. */
export function wordsIn(blocks: readonly ProseBlock[]): number {
  let words = 0;
  for (const { text, spans } of blocks) {
    for (const { at, length, code } of spans) if (!code) words += countWords(text.slice(at, at + length));
  }
  return words;
}

function countWords(text: string): number {
  const dense = text.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  const spaced = text.replace(/[\u3040-\u30ff\u3400-\u9fff]+/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return spaced + Math.ceil(dense / 2);
}

export function substanceOf(prose: readonly ProseBlock[], entries: readonly Entry[]): Substance {
  return {
    words: wordsIn(prose),
    sections: ofType(entries, 'heading').length,
    examples: ofType(entries, 'code').length,
  };
}
