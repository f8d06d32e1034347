import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import type { Piece } from './pieces.ts';

const reference = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{0,31}));/y;

/**
 * Finds where in `raw` (the draft's text of a node, from `offset` on) each piece of the node's `value` stands: escapes,
 * character references and the markers of quotes and lists in front of continued lines make the two differ.
 */
export function align(raw: string, offset: number, value: string): Piece[] {
  const pieces: Piece[] = [];
  let start = { raw: 0, value: 0 };
  let at = 0;
  let read = 0;
  const close = (): void => {
    const length = at - start.raw;
    if (length === 0) return;
    pieces.push({ text: value.slice(start.value, read), offset: offset + start.raw, draftLength: length, code: false });
  };
  const reopen = (): void => {
    start = { raw: at, value: read };
  };
  while (read < value.length && at < raw.length) {
    const decoded = raw[at] === '&' ? referenceAt(raw, at, value, read) : undefined;
    if (decoded !== undefined) {
      close();
      pieces.push({ text: decoded.text, offset: offset + at, draftLength: decoded.length, code: false });
      at += decoded.length;
      read += decoded.text.length;
      reopen();
    } else if (raw[at] === value[read]) {
      const lineEnds = raw[at] === '\n';
      at += 1;
      read += 1;
      if (!lineEnds) continue;
      close();
      at += prefixLength(raw, at, value, read);
      reopen();
    } else {
      close();
      at += 1;
      reopen();
    }
  }
  close();
  return pieces;
}

function referenceAt(
  raw: string,
  at: number,
  value: string,
  read: number,
): { text: string; length: number } | undefined {
  reference.lastIndex = at;
  const found = reference.exec(raw);
  if (found === null) return undefined;
  const [whole, decimal, hex, name] = found;
  const text = name === undefined ? numeric(decimal, hex) : decodeNamedCharacterReference(name);
  return text !== false && value.startsWith(text, read) ? { text, length: whole.length } : undefined;
}

function numeric(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return valid ? String.fromCodePoint(code) : '\ufffd';
}

/** How much of a continued line is markers and indentation that the value does not have. */
function prefixLength(raw: string, at: number, value: string, read: number): number {
  const rawLine = lineFrom(raw, at);
  const valueLine = lineFrom(value, read);
  return rawLine.endsWith(valueLine) ? rawLine.length - valueLine.length : 0;
}

function lineFrom(text: string, at: number): string {
  const feed = text.indexOf('\n', at);
  return text.slice(at, feed === -1 ? text.length : feed);
}
