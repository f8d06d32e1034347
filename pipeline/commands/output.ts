import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { PublishError } from '../core/error.ts';

/** Where a command writes its result. A file appears under its name only when it is whole. */
export interface Output extends AsyncDisposable {
  readonly isTerminal: boolean;
  write(text: string): Promise<void>;
}

export function openOutput(file: string | undefined): Output {
  return file === undefined ? standardOutput() : fileOutput(file);
}

function standardOutput(): Output {
  const stream = process.stdout;
  return {
    isTerminal: stream.isTTY,
    write: (text) => writeAll(stream, text),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

function fileOutput(file: string): Output {
  const partial = `${file}.${process.pid}.partial`;
  const stream = createWriteStream(partial);
  let failed: unknown;
  let whole = true;
  stream.on('error', (error) => (failed = error));
  return {
    isTerminal: false,
    async write(text) {
      if (failed !== undefined) throw cannotWrite(file, failed);
      whole = false;
      await writeAll(stream, text);
      whole = true;
    },
    async [Symbol.asyncDispose]() {
      stream.end();
      try {
        await finished(stream);
        if (whole) renameSync(partial, file);
      } catch (error) {
        throw cannotWrite(file, failed ?? error);
      } finally {
        rmSync(partial, { force: true });
      }
    },
  };
}

function cannotWrite(file: string, cause: unknown): PublishError {
  return new PublishError('cannot-write', `Cannot write ${file}: ${(cause as Error).message}.`, { cause });
}

async function writeAll(stream: Writable, text: string): Promise<void> {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
}
