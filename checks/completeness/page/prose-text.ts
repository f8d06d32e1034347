import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import { masks } from './literals.ts';

/** A block's text with its inline code masked, unit for unit: code is not what the writer says. */
export function codeMasked({ text, spans }: ProseBlock): string {
  if (!spans.some(({ code }) => code)) return text;
  return spans.map(({ at, length, code }) => (code ? masks.code.repeat(length) : text.slice(at, at + length))).join('');
}
