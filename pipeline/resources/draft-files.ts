import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, shortDigest } from '../core/digest.ts';
import { PublishError } from '../core/error.ts';
import { LineIndex } from '../core/place.ts';
import type { Draft } from '../core/types.ts';

export const draftExtensions = ['.md', '.mdx'] as const;

/** In UTF-16 units; a Hangul syllable takes three bytes of the 255 that file names may have. */
const longestSlug = 80;

export interface DraftReader {
  /** Absolute, links resolved. */
  readonly root: string;
  /** In bytes. */
  readonly maxBytes: number;
}

/**
 * Reads a draft (path relative to the root). Refuses with a PublishError what is no regular file, leads out of the
 * repository, is too large, cannot be read or is not UTF-8 (the byte is named).
 */
export async function readDraft(relative: string, { root, maxBytes }: DraftReader): Promise<Draft> {
  const file = path.join(root, relative);
  await refuseOutsiders(relative, file, root);
  const bytes = await readBytes(relative, file, maxBytes);
  const text = decode(relative, bytes);
  const extension = path.extname(relative).toLowerCase();
  const slug = slugOf(relative);
  return { path: relative, slug, format: extension === '.mdx' ? 'mdx' : 'md', digest: digestOf(bytes), text };
}

async function refuseOutsiders(relative: string, file: string, root: string): Promise<void> {
  let real: string;
  try {
    real = await realpath(file);
  } catch (error) {
    const link = await lstat(file).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    if (link) throw refuse('dangling-link', `${relative} is a symbolic link that leads nowhere.`, error);
    throw refuseUnread(relative, error);
  }
  if (real !== file && !real.startsWith(root + path.sep)) {
    throw refuse(
      'outside-repository',
      `${relative} leads out of the repository, to a place that drafts may not come from.`,
    );
  }
}

async function readBytes(relative: string, file: string, maxBytes: number): Promise<Buffer> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw refuse('is-folder', `${relative} is a folder with the name of a draft.`);
    if (!found.isFile()) throw refuse('not-a-file', `${relative} is not a regular file.`);
    if (found.size > maxBytes) throw tooLarge(relative, found.size, maxBytes);
    const bytes = await readFile(file);
    if (bytes.length > maxBytes) throw tooLarge(relative, bytes.length, maxBytes);
    return bytes;
  } catch (error) {
    throw error instanceof PublishError ? error : refuseUnread(relative, error);
  }
}

function tooLarge(relative: string, size: number, maxBytes: number): PublishError {
  return refuse(
    'too-large',
    `${relative} has ${size} bytes; the limit is ${maxBytes} (\`limits.maxBytes\` in the config).`,
  );
}

function decode(relative: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    const { offset, place } = firstBadByte(bytes);
    const where = `${relative}:${place.line}:${place.column}`;
    const hint = utf16Hint(bytes);
    throw refuse('not-utf8', `${where}: byte ${offset} is not UTF-8${hint}. Save the file as UTF-8.`, error);
  }
}

function utf16Hint(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff' ? ' (the file looks like UTF-16)' : '';
}

/** Offset in bytes from 0, and the place of the first byte that no decoder accepts. */
function firstBadByte(bytes: Buffer): { offset: number; place: { line: number; column: number } } {
  let low = 0;
  let high = bytes.length;
  const decodes = (length: number): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(middle)) low = middle;
    else high = middle - 1;
  }
  const good = new TextDecoder('utf-8').decode(bytes.subarray(0, low), { stream: true });
  return { offset: low, place: new LineIndex(good).pointAt(good.length) };
}

function refuseUnread(relative: string, error: unknown): PublishError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return refuse('no-such-draft', `There is no file ${relative}.`, error);
  if (code === 'EACCES' || code === 'EPERM')
    return refuse('unreadable', `${relative} may not be read: permission denied.`, error);
  return refuse('unreadable', `${relative} cannot be read (${code ?? String(error)}).`, error);
}

function refuse(code: string, message: string, cause?: unknown): PublishError {
  return new PublishError(code, message, cause === undefined ? {} : { cause });
}

/** The name under `reports/`: the path without its extension, in characters that every file system takes. */
export function slugOf(relative: string): string {
  const stem = relative.slice(0, relative.length - path.extname(relative).length).normalize('NFC');
  const inDrafts = stem.replace(/^drafts\//, '');
  const slug = inDrafts.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'draft';
  return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 13)}-${shortDigest(digestOf(slug))}`;
}
