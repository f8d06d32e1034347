import { type KeyObject, sign, verify } from 'node:crypto';

export interface Signature {
  /** Only a hint: every trusted key is tried (DSSE protocol). */
  readonly keyid: string;
  /** Base64. */
  readonly sig: string;
}

/** Dead Simple Signing Envelope v1.0 (github.com/secure-systems-lab/dsse). */
export interface Envelope {
  /** Base64. */
  readonly payload: string;
  readonly payloadType: string;
  readonly signatures: readonly Signature[];
}

/** What is signed: DSSE's pre-authentication encoding of type and body. */
export function preAuthenticationEncoding(payloadType: string, body: Uint8Array): Buffer {
  const type = Buffer.from(payloadType);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${body.length} `), body]);
}

export interface SigningKey {
  readonly id: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
}

export function signEnvelope(payloadType: string, body: Uint8Array, key: SigningKey): Envelope {
  const sig = sign(null, preAuthenticationEncoding(payloadType, body), key.privateKey).toString('base64');
  return { payload: Buffer.from(body).toString('base64'), payloadType, signatures: [{ keyid: key.id, sig }] };
}

export function isSignedBy(envelope: Envelope, publicKey: KeyObject): boolean {
  const encoded = preAuthenticationEncoding(envelope.payloadType, payloadOf(envelope));
  return envelope.signatures.some(({ sig }) => verify(null, encoded, publicKey, Buffer.from(sig, 'base64')));
}

/** Both base64 alphabets are taken, as DSSE asks of verifiers. */
export function payloadOf({ payload }: Pick<Envelope, 'payload'>): Buffer {
  return Buffer.from(payload, 'base64');
}
