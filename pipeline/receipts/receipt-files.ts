import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { digestOf } from '../core/digest.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Digest } from '../core/types.ts';
import { privateFolder } from '../store/state.ts';
import type { Envelope } from './dsse.ts';

/** Receipts of a draft lie in its folder under `reports/`, in git; those of no draft lie in `.publish/`. */
export function receiptFolder(slug: string | undefined): string {
  return slug === undefined ? '.publish/receipts' : `reports/${slug}/receipts`;
}

export interface StoredReceipt {
  /** Digest of the file's bytes: what claims and approvals name. */
  readonly id: Digest;
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Writes the logs first, then the envelope, each whole or not at all. */
export function writeReceipt(
  root: string,
  {
    slug,
    envelope,
    logs,
  }: { readonly slug: string | undefined; readonly envelope: Envelope; readonly logs: readonly string[] },
): StoredReceipt {
  const folder = receiptFolder(slug);
  if (slug === undefined) privateFolder(root);
  mkdirSync(path.join(root, folder, 'blobs'), { recursive: true });
  for (const log of logs) writeWhole(path.join(root, folder, 'blobs', digestOf(log).slice('sha256:'.length)), log);
  const bytes = Buffer.from(`${JSON.stringify(envelope, undefined, 2)}\n`);
  const id = digestOf(bytes);
  const name = `${folder}/${shortDigest(id, 16)}.dsse.json`;
  writeWhole(path.join(root, name), bytes);
  return { id, path: name, bytes };
}

/** The receipts of a folder in the order of their names; files that are no receipts by their name are left alone. */
export function* receiptsIn(root: string, folder: string): Generator<StoredReceipt> {
  for (const name of namesIn(path.join(root, folder))) {
    if (!name.endsWith('.dsse.json')) continue;
    const bytes = readFileSync(path.join(root, folder, name));
    yield { id: digestOf(bytes), path: `${folder}/${name}`, bytes };
  }
}

/** A log by its digest; undefined where it is not there. Its bytes prove nothing until they are hashed. */
export function readBlob(root: string, folder: string, sha256: string): Buffer | undefined {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return undefined;
  try {
    return readFileSync(path.join(root, folder, 'blobs', sha256));
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function writeWhole(file: string, content: string | Uint8Array): void {
  const partial = `${file}.${process.pid}.partial`;
  const descriptor = openSync(partial, 'w');
  try {
    const bytes = Buffer.from(content);
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
