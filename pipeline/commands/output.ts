import { closeSync, createWriteStream, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { exitCode, PublishError } from '../core/error.ts';

/** Where a command writes its result. */
export interface Output extends Disposable {
  readonly isTerminal: boolean;
  /** Rejects with a PublishError when it cannot be written, or when nobody reads on. */
  write(text: string): Promise<void>;
  /** To be called once all is written: a file appears under its name only then. */
  complete(): void;
}

/** Opens standard output, or a file; throws a PublishError when the file cannot be written. */
export function openOutput(file?: string): Output {
  if (file === undefined) return streamOutput(process.stdout, 'to standard output', process.stdout.isTTY);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return fileOutput(found === undefined ? file : realpathSync(file), file);
  if (found.isDirectory()) throw cannotWrite(file, new Error('it is a folder'));
  return streamOutput(createWriteStream(file), file, false);
}

function streamOutput(stream: Writable, name: string, isTerminal: boolean): Output {
  // What goes wrong is told by the write that it happens to.
  stream.on('error', () => {});
  return {
    isTerminal,
    write: (text) =>
      new Promise((resolve, reject) => {
        if (text === '') resolve();
        else stream.write(text, (error) => (error ? reject(cannotWrite(name, error)) : resolve()));
      }),
    complete: () => {},
    [Symbol.dispose]: () => {
      if (stream !== process.stdout) stream.end();
    },
  };
}

/** Under another name until it is whole: an older result stays when the run fails. */
function fileOutput(target: string, name: string): Output {
  const partial = `${target}.${process.pid}.partial`;
  let descriptor: number | undefined = attempt(name, () => openSync(partial, 'wx'));
  const close = (): void => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  return {
    isTerminal: false,
    write: async (text) => attempt(name, () => writeAll(descriptor, Buffer.from(text))),
    complete: () =>
      attempt(name, () => {
        close();
        renameSync(partial, target);
      }),
    [Symbol.dispose]: () => {
      close();
      rmSync(partial, { force: true });
    },
  };
}

function writeAll(descriptor: number | undefined, bytes: Buffer): void {
  if (descriptor === undefined) throw new Error('it is closed already');
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
}

function attempt<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw cannotWrite(name, error as Error);
  }
}

function cannotWrite(name: string, cause: NodeJS.ErrnoException): PublishError {
  // As a program that the signal of a closed pipe ends: `publish check | head -1` is no fault, and no verdict either.
  if (cause.code === 'EPIPE') return new PublishError('reader-gone', '', { cause, exit: exitCode.readerGone });
  return new PublishError('cannot-write', `Cannot write ${name}: ${cause.message}.`, { cause });
}
