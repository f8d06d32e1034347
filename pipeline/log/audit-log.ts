import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { KeyObject } from 'node:crypto';
import { canonicalJson } from '../core/digest.ts';
import { PublishError } from '../core/error.ts';
import type { Instant, JsonObject } from '../core/types.ts';
import { privateFolder } from '../store/state.ts';
import { type Checkpoint, readCheckpoint, signCheckpoint } from './checkpoint.ts';
import { CompactRange, leafHash } from './merkle.ts';
import { withWriterLock } from './writer-lock.ts';

export interface LogKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface NewEntry {
  readonly type: string;
  readonly at: Instant;
  readonly data: JsonObject;
}

/** A line of the log: canonical JSON, and the leaf of the Merkle tree as it stands, without its line break. */
export interface LogEntry extends NewEntry {
  readonly seq: number;
}

export interface Appended {
  readonly seq: number;
  /** The signed note of the log as it is now. */
  readonly checkpoint: string;
}

/** What a prefix of the file holds: found again from the file itself when it is lost. */
interface Prefix {
  readonly range: CompactRange;
  readonly bytes: number;
}

const newline = 0x0a;

/**
 * `.publish/log/`: JSON lines as RFC 6962 leaves under a signed checkpoint. One writer at a time; every line is on disk
 * before the checkpoint that counts it. A log that is shorter than its checkpoint says, or another one, stops whoever appends.
 */
export class AuditLog {
  readonly #folder: string;
  readonly #root: string;
  readonly #key: LogKey;
  readonly #origin: string;

  constructor(root: string, key: LogKey) {
    this.#root = root;
    this.#folder = path.join(root, '.publish', 'log');
    this.#key = key;
    this.#origin = `imprimatur.local/${key.id.slice(0, 16)}`;
  }

  static exists(root: string): boolean {
    return existsSync(path.join(root, '.publish', 'log', 'entries.jsonl'));
  }

  append(entry: NewEntry): Appended {
    privateFolder(this.#root);
    mkdirSync(this.#folder, { recursive: true });
    return withWriterLock(path.join(this.#folder, 'lock.db'), () => this.#append(entry));
  }

  #append(entry: NewEntry): Appended {
    const file = openSync(this.#file('entries.jsonl'), 'a+', 0o600);
    try {
      const head = this.checkpoint();
      const known = this.#prefix(head, file);
      const { range, bytes, torn } = takeWholeLines(file, known);
      const lines: string[] = [];
      const add = (one: NewEntry): void => {
        const line = canonicalJson({ ...one, seq: range.size });
        range.append(leafHash(Buffer.from(line)));
        lines.push(`${line}\n`);
      };
      if (torn > 0) {
        ftruncateSync(file, bytes);
        add({ type: 'torn-line-removed', at: entry.at, data: { bytes: torn } });
      }
      add(entry);
      const text = Buffer.from(lines.join(''));
      for (let written = 0; written < text.length;) written += writeSync(file, text, written);
      fsyncSync(file);
      const note = signCheckpoint({ origin: this.#origin, size: range.size, root: range.root() }, this.#key.privateKey);
      this.#replace('checkpoint', note);
      const hashes = range.hashes.map((hash) => hash.toString('hex'));
      this.#replace('range.json', JSON.stringify({ size: range.size, bytes: bytes + text.length, hashes }));
      return { seq: range.size - 1, checkpoint: note };
    } finally {
      closeSync(file);
    }
  }

  /** Of an empty log where there is none; throws a PublishError where there is one that this key did not sign. */
  checkpoint(): Checkpoint {
    const file = this.#file('checkpoint');
    if (!existsSync(file)) return { origin: this.#origin, size: 0, root: new CompactRange().root() };
    const head = readCheckpoint(readFileSync(file, 'utf8'), this.#key.publicKey);
    if (head?.origin === this.#origin) return head;
    throw stopped('its checkpoint is not signed by the key of this log');
  }

  /** Entries in their order, read as a stream. A last line without an end is none yet. */
  async *entries(): AsyncGenerator<LogEntry> {
    if (!existsSync(this.#file('entries.jsonl'))) return;
    const lines = createInterface({ input: createReadStream(this.#file('entries.jsonl')), crlfDelay: Infinity });
    for await (const line of lines) {
      const entry = parsedEntry(line);
      if (entry !== undefined) yield entry;
    }
  }

  /** Whether the checkpoint holds for what the file says, from the first entry on. Throws a PublishError where it does not. */
  verify(): Checkpoint {
    const head = this.checkpoint();
    if (head.size === 0) return head;
    const file = openSync(this.#file('entries.jsonl'), 'r');
    try {
      readPrefix(file, head);
      return head;
    } finally {
      closeSync(file);
    }
  }

  #prefix(head: Checkpoint, file: number): Prefix {
    const kept = this.#keptPrefix(head);
    if (kept !== undefined && kept.bytes <= fstatSync(file).size) return kept;
    return readPrefix(file, head);
  }

  #keptPrefix(head: Checkpoint): Prefix | undefined {
    try {
      const { size, bytes, hashes } = JSON.parse(readFileSync(this.#file('range.json'), 'utf8')) as {
        readonly size: number;
        readonly bytes: number;
        readonly hashes: readonly string[];
      };
      const range = new CompactRange(
        size,
        hashes.map((hash) => Buffer.from(hash, 'hex')),
      );
      return size === head.size && range.root().equals(head.root) ? { range, bytes } : undefined;
    } catch {
      return undefined;
    }
  }

  #replace(name: string, text: string): void {
    const partial = this.#file(`${name}.partial`);
    const file = openSync(partial, 'w', 0o600);
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(partial, this.#file(name));
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }
}

function parsedEntry(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return undefined;
  }
}

/** Hashes the lines that a checkpoint counts, from the first on. */
function readPrefix(file: number, head: Checkpoint): Prefix {
  const range = new CompactRange();
  let bytes = 0;
  for (const line of linesFrom(file, 0)) {
    if (range.size === head.size) break;
    range.append(leafHash(line));
    bytes += line.length + 1;
  }
  if (range.size < head.size) throw stopped(`it holds ${range.size} entries, and its checkpoint counts ${head.size}`);
  if (!range.root().equals(head.root)) throw stopped('its entries are not those that its checkpoint was signed for');
  return { range, bytes };
}

/** What a process that was killed wrote after the last checkpoint: whole lines count, a torn one is told apart. */
function takeWholeLines(file: number, { range, bytes }: Prefix): Prefix & { readonly torn: number } {
  let end = bytes;
  for (const line of linesFrom(file, bytes)) {
    range.append(leafHash(line));
    end += line.length + 1;
  }
  return { range, bytes: end, torn: fstatSync(file).size - end };
}

/** Whole lines, without their ends. */
function* linesFrom(file: number, position: number): Generator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  const chunk = Buffer.allocUnsafe(256 * 1024);
  for (let at = position; ;) {
    const read = readSync(file, chunk, 0, chunk.length, at);
    if (read === 0) return;
    at += read;
    rest = Buffer.concat([rest, chunk.subarray(0, read)]);
    let from = 0;
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline, from)) {
      yield rest.subarray(from, end);
      from = end + 1;
    }
    rest = rest.subarray(from);
  }
}

function stopped(reason: string): PublishError {
  return new PublishError(
    'log-damaged',
    `The audit log .publish/log cannot be trusted: ${reason}. Nothing was decided.`,
  );
}
