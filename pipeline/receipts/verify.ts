import type { KeyObject } from 'node:crypto';
import { digestOf } from '../core/digest.ts';
import { payloadType, type ReceiptStatement, type TrustLevel } from '../core/receipt.ts';
import { isSignedBy, payloadOf } from './dsse.ts';
import { readBlob, type StoredReceipt } from './receipt-files.ts';
import { readEnvelope, readStatement } from './statement-schema.ts';

/** A key whose receipts are believed, and how far. */
export interface TrustedRecorder {
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly trust: Extract<TrustLevel, 'local' | 'ci'>;
  /** From this moment on its signatures are worth nothing; earlier ones are not either, since clocks are untrusted. */
  readonly revoked?: boolean;
}

export type ReceiptProblem =
  | { readonly code: 'unreadable' | 'not-a-receipt' | 'unknown-recorder' | 'not-in-log' }
  | { readonly code: 'revoked-recorder'; readonly recorder: string }
  | { readonly code: 'log-missing' | 'log-changed'; readonly stream: string };

export interface VerifiedReceipt {
  readonly id: StoredReceipt['id'];
  readonly path: string;
  readonly problems: readonly ReceiptProblem[];
  readonly trust: TrustLevel;
  /** There where it could be read, whoever signed it. */
  readonly statement: ReceiptStatement | undefined;
}

export interface VerifyContext {
  readonly root: string;
  readonly folder: string;
  readonly recorders: readonly TrustedRecorder[];
  /** Whether the audit log holds an entry for a receipt; undefined where there is no log here, as in a fresh clone. */
  readonly isLogged?: ((id: StoredReceipt['id']) => boolean) | undefined;
}

/** Everything that is wrong with a receipt, not only the first. */
export function verifyReceipt(receipt: StoredReceipt, context: VerifyContext): VerifiedReceipt {
  const { id, path } = receipt;
  const envelope = readEnvelope(parsed(receipt.bytes));
  if (envelope === undefined)
    return { id, path, problems: [{ code: 'unreadable' }], trust: 'untrusted', statement: undefined };
  const problems: ReceiptProblem[] = [];
  const recorder = context.recorders.find(({ publicKey }) => isSignedBy(envelope, publicKey));
  if (recorder === undefined) problems.push({ code: 'unknown-recorder' });
  else if (recorder.revoked === true) problems.push({ code: 'revoked-recorder', recorder: recorder.name });
  const statement = envelope.payloadType === payloadType ? readStatement(parsed(payloadOf(envelope))) : undefined;
  if (statement === undefined) problems.push({ code: 'not-a-receipt' });
  else problems.push(...logProblems(statement, context));
  if (context.isLogged?.(id) === false) problems.push({ code: 'not-in-log' });
  const trust = recorder === undefined || recorder.revoked === true ? 'untrusted' : recorder.trust;
  return { id, path, problems, trust, statement };
}

function logProblems({ subject }: ReceiptStatement, { root, folder }: VerifyContext): ReceiptProblem[] {
  return ['stdout', 'stderr'].flatMap((stream): ReceiptProblem[] => {
    const sha256 = subject.find(({ name }) => name === stream)?.digest['sha256'];
    const bytes = sha256 === undefined ? undefined : readBlob(root, folder, sha256);
    if (bytes === undefined) return [{ code: 'log-missing', stream }];
    return digestOf(bytes) === `sha256:${sha256}` ? [] : [{ code: 'log-changed', stream }];
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
