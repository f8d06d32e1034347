import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from '../node/fs.ts';
import path from 'node:path';
import { PublishError } from '../core/error.ts';

const chunkBytes = 256 * 1024;

export interface DraftReader {
  /** Absolute, links resolved. */
  readonly root: string;
  /** In bytes. */
  readonly maxBytes: number;
}

/**
 * Reads a file of the repository (path relative to the root). Refuses with a PublishError what is no regular file, leads
 * out of the repository, is too large or cannot be read.
 */
export function readDraftBytes(relative: string, { root, maxBytes }: DraftReader): Buffer {
  const file = path.join(root, relative);
  refuseOutsiders(relative, file, root);
  let opened: number | undefined;
  try {
    // Not to wait for the other end of a pipe that bears the name of a draft.
    opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = fstatSync(opened);
    if (found.isDirectory()) throw refuse('is-folder', `${relative} is a folder with the name of a draft.`);
    if (!found.isFile()) throw refuse('not-a-file', `${relative} is not a regular file.`);
    if (found.size > maxBytes) throw tooLarge(relative, found.size, maxBytes);
    const bytes = readAtMost(opened, maxBytes + 1);
    if (bytes.length > maxBytes) throw tooLarge(relative, bytes.length, maxBytes);
    return bytes;
  } catch (error) {
    throw error instanceof PublishError ? error : refuseUnread(relative, error);
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

/** A file may grow while it is read, and some say that they are empty and are not. */
function readAtMost(descriptor: number, most: number): Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < most) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, most - length));
    const read = readSync(descriptor, chunk);
    if (read === 0) break;
    chunks.push(chunk.subarray(0, read));
    length += read;
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

function refuseOutsiders(relative: string, file: string, root: string): void {
  let real: string;
  try {
    real = realpathSync(file);
  } catch (error) {
    if (isLink(file)) throw refuse('dangling-link', `${relative} is a symbolic link that leads nowhere.`, error);
    throw refuseUnread(relative, error);
  }
  const fromRoot = path.relative(root, real);
  if (fromRoot === '..' || fromRoot.startsWith(`..${path.sep}`) || path.isAbsolute(fromRoot)) {
    throw refuse(
      'outside-repository',
      `${relative} leads out of the repository, to a place that drafts may not come from.`,
    );
  }
}

function isLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

function tooLarge(relative: string, size: number, maxBytes: number): PublishError {
  return refuse(
    'too-large',
    `${relative} has ${size} bytes; the limit is ${maxBytes} (\`limits.maxBytes\` in the config).`,
  );
}

function refuseUnread(relative: string, error: unknown): PublishError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return refuse('no-such-draft', `There is no file ${relative}.`, error);
  if (code === 'EACCES' || code === 'EPERM')
    return refuse('unreadable', `${relative} may not be read: permission denied.`, error);
  return refuse('unreadable', `${relative} cannot be read (${code ?? String(error)}).`, error);
}

function refuse(code: string, message: string, cause?: unknown): PublishError {
  return new PublishError(code, message, cause === undefined ? {} : { cause });
}
