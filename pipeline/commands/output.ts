import {
  closeSync,
  createWriteStream,
  fstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from '../node/fs.ts';
import type { Writable } from 'node:stream';
import { exitCode, PublishError } from '../core/error.ts';

const standardName = 'to standard output';
/** In bytes: the least that a pipe of any system holds. */
const shortResult = 16_384;

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
  if (file === undefined) return standardOutput();
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return fileOutput(found === undefined ? file : realpathSync(file), file);
  if (found.isDirectory()) throw cannotWrite(file, new Error('it is a folder'));
  return streamOutput(createWriteStream(file), file);
}

/** Whether standard output is a terminal. Node's stream for it is costly to open, so that only devices are asked. */
export function isTerminal(): boolean {
  try {
    return fstatSync(1).isCharacterDevice() && process.stdout.isTTY;
  } catch {
    return false;
  }
}

/**
 * A pipe that nobody has filled yet takes a short result at once; what is longer goes through a stream, which does not
 * stop the process from hearing Ctrl-C while the reader is slow.
 */
function standardOutput(): Output {
  let room = shortResult;
  let stream: StreamOutput | undefined;
  return {
    get isTerminal() {
      return isTerminal();
    },
    async write(text) {
      let bytes: Uint8Array = Buffer.from(text);
      if (stream === undefined && bytes.length <= room) {
        room -= bytes.length;
        bytes = attempt(standardName, () => writeWhatFits(1, bytes));
      }
      if (bytes.length === 0) return;
      stream ??= streamOutput(process.stdout, standardName);
      await stream.write(bytes);
    },
    complete: () => {},
    [Symbol.dispose]: () => {},
  };
}

interface StreamOutput extends Output {
  write(text: string | Uint8Array): Promise<void>;
}

function streamOutput(stream: Writable, name: string): StreamOutput {
  // What goes wrong is told by the write that it happens to.
  stream.on('error', () => {});
  return {
    isTerminal: false,
    write: (text) =>
      new Promise((resolve, reject) => {
        if (text.length === 0) resolve();
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

/** Returns what a full pipe did not take. */
function writeWhatFits(descriptor: number, bytes: Uint8Array): Uint8Array {
  try {
    return bytes.subarray(writeSync(descriptor, bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return bytes;
    throw error;
  }
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
