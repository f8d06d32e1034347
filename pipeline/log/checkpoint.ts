import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** The head of a log: C2SP tlog-checkpoint. */
export interface Checkpoint {
  /** Names the log; no blanks, no plus sign. */
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

const ed25519Algorithm = 1;

/** A signed note (C2SP signed-note) with one Ed25519 signature under the log's own name. */
export function signCheckpoint({ origin, size, root }: Checkpoint, privateKey: KeyObject): string {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`;
  const signature = sign(null, Buffer.from(text), privateKey);
  const blob = Buffer.concat([noteKeyId(origin, createPublicKey(privateKey)), signature]);
  return `${text}\n— ${origin} ${blob.toString('base64')}\n`;
}

/** Undefined for what is no checkpoint, or none that this key signed. */
export function readCheckpoint(note: string, publicKey: KeyObject): Checkpoint | undefined {
  const at = note.lastIndexOf('\n\n');
  const text = note.slice(0, at + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  if (at < 0 || origin === '' || !/^(?:0|[1-9]\d{0,15})$/.test(size)) return undefined;
  const id = noteKeyId(origin, publicKey);
  const isSigned = note
    .slice(at + 2)
    .split('\n')
    .some((line) => {
      if (!line.startsWith(`— ${origin} `)) return false;
      const blob = Buffer.from(line.slice(origin.length + 3), 'base64');
      return blob.subarray(0, 4).equals(id) && verify(null, Buffer.from(text), publicKey, blob.subarray(4));
    });
  const hash = Buffer.from(root, 'base64');
  return isSigned && hash.length === 32 ? { origin, size: Number(size), root: hash } : undefined;
}

/** The key as verifiers of signed notes take it: `<name>+<key id>+<algorithm and key>`. */
export function verifierKey(origin: string, publicKey: KeyObject): string {
  const raw = Buffer.concat([Buffer.of(ed25519Algorithm), rawKey(publicKey)]);
  return `${origin}+${noteKeyId(origin, publicKey).toString('hex')}+${raw.toString('base64')}`;
}

function noteKeyId(name: string, publicKey: KeyObject): Buffer {
  const hash = createHash('sha256').update(`${name}\n`).update(Buffer.of(ed25519Algorithm)).update(rawKey(publicKey));
  return hash.digest().subarray(0, 4);
}

/** The last 32 bytes of the DER form are the key itself (RFC 8410). */
function rawKey(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
}
