import path from 'node:path';
import { digestOf } from '../core/digest.ts';
import { PublishError } from '../core/error.ts';
import { LineIndex } from '../core/place.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Draft, Point } from '../core/types.ts';
import { type DraftReader, readDraftBytes } from './draft-bytes.ts';

/** In UTF-16 units; a Hangul syllable takes three bytes of the 255 that file names may have. */
const longestSlug = 80;
const shortLength = 12;

/** Reads a draft; refuses with a PublishError what `readDraftBytes` refuses and what is not UTF-8 (the byte is named). */
export function readDraft(relative: string, reader: DraftReader): Draft {
  const bytes = readDraftBytes(relative, reader);
  const text = decode(relative, bytes);
  const format = path.extname(relative).toLowerCase() === '.mdx' ? 'mdx' : 'md';
  return { path: relative, slug: slugOf(relative), format, digest: digestOf(bytes), text };
}

function decode(relative: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const { offset, point } = firstBadByte(bytes);
    const where = `${relative}:${point.line}:${point.column}`;
    const message = `${where}: byte ${offset} is not UTF-8${utf16Hint(bytes)}. Save the file as UTF-8.`;
    throw new PublishError('not-utf8', message, { cause: error });
  }
}

function utf16Hint(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' ? ' (the file looks like UTF-16)' : '';
}

/** Offset in bytes from 0, and the place, of the first sequence of bytes that is no character. */
function firstBadByte(bytes: Buffer): { readonly offset: number; readonly point: Point } {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  // A sequence that breaks off belongs to what is bad.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const good = decoder.decode(bytes.subarray(0, low), { stream: true });
  const text = good.replace(/^\uFEFF/, '');
  return { offset: Buffer.byteLength(good), point: new LineIndex(text).pointAt(text.length) };
}

function decodes(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The name under `reports/`: the path without its extension, in characters that every file system takes. */
export function slugOf(relative: string): string {
  const stem = relative.slice(0, relative.length - path.extname(relative).length).normalize('NFC');
  const inDrafts = stem.replace(/^drafts\//, '');
  const slug = inDrafts.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'draft';
  if (slug.length <= longestSlug) return slug;
  const start = slug.slice(0, longestSlug - shortLength - 1).replace(/\p{Cs}$/u, '');
  return `${start}-${shortDigest(digestOf(slug), shortLength)}`;
}
