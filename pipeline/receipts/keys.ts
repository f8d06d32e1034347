import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { PublishError } from '../core/error.ts';
import { privateFolder } from '../store/state.ts';
import type { SigningKey } from './dsse.ts';

export interface RecorderKey extends SigningKey {
  readonly publicKey: KeyObject;
  /** Whether this call has made it. */
  readonly isNew: boolean;
}

/** Where a CI job puts the key that the writing agent lacks. */
export const keyVariable = 'PUBLISH_RECORDER_KEY_FILE';

/** The key by which this machine signs receipts: that of `PUBLISH_RECORDER_KEY_FILE`, else the repository's own, made when missing. */
export function recorderKey(root: string, env: NodeJS.ProcessEnv): RecorderKey {
  const given = env[keyVariable];
  return given === undefined || given === '' ? ownKey(root, 'recorder') : readKey(given);
}

/** `.publish/keys/<name>.pem` (PKCS #8, mode 0600), made when missing. Two processes that come first end with one key. */
export function ownKey(root: string, name: string): RecorderKey {
  const file = ownKeyFile(root, name);
  const known = tryRead(file);
  if (known !== undefined) return known;
  const folder = path.join(privateFolder(root), 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const made = `${file}.${process.pid}`;
  const descriptor = openSync(made, 'wx', 0o600);
  try {
    writeSync(descriptor, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  let isNew = true;
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    isNew = false;
  } finally {
    rmSync(made);
  }
  return { ...readKey(file), isNew };
}

/** The public half of the repository's own key; undefined where none was made here. */
export function ownPublicKey(root: string, name = 'recorder'): KeyObject | undefined {
  return tryRead(ownKeyFile(root, name))?.publicKey;
}

function ownKeyFile(root: string, name: string): string {
  return path.join(root, '.publish', 'keys', `${name}.pem`);
}

function tryRead(file: string): RecorderKey | undefined {
  return statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : readKey(file);
}

function readKey(file: string): RecorderKey {
  const bad = (reason: string, cause?: unknown): PublishError =>
    new PublishError('bad-recorder-key', `The recorder's key ${file} cannot be used: ${reason}.`, { cause });
  let privateKey: KeyObject;
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
      throw bad('others may read it (make its mode 0600)');
    privateKey = createPrivateKey(readFileSync(file));
  } catch (error) {
    if (error instanceof PublishError) throw error;
    throw bad((error as Error).message, error);
  }
  if (privateKey.asymmetricKeyType !== 'ed25519') throw bad('it is no Ed25519 key');
  const publicKey = createPublicKey(privateKey);
  return { id: keyId(publicKey), privateKey, publicKey, isNew: false };
}

/** SHA-256 of the key's SubjectPublicKeyInfo (DER), hexadecimal. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** The one-line form in which configs pin a key: SubjectPublicKeyInfo (DER), base64. */
export function publicKeyText(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Throws a PublishError for what is no Ed25519 key. */
export function readPublicKey(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below, with what was written.
  }
  throw new PublishError('bad-public-key', `\`${text.slice(0, 80)}\` is no Ed25519 public key (SPKI in base64).`);
}
