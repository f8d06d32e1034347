import path from 'node:path';
import { digestOf } from '../core/digest.ts';
import { PublishError } from '../core/error.ts';
import { LineIndex } from '../core/place.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Draft, Point } from '../core/types.ts';
import { type DraftReader, readDraftBytes } from './draft-bytes.ts';

export const draftExtensions = ['.md', '.mdx'] as const;

/** In UTF-16 units; a Hangul syllable takes three bytes of the 255 that file names may have. */
const longestSlug = 80;

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

/** Offset in bytes from 0, and the place of the first byte that no decoder accepts. */
function firstBadByte(bytes: Buffer): { readonly offset: number; readonly point: Point } {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  const good = new TextDecoder('utf-8').decode(bytes.subarray(0, low), { stream: true });
  return { offset: low, point: new LineIndex(good).pointAt(good.length) };
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
  const slug = inDrafts.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'draft';
  return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 13)}-${shortDigest(digestOf(slug))}`;
}
