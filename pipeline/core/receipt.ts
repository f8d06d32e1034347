import type { Instant } from './types.ts';

/** in-toto Attestation Framework, Statement v1. */
export const statementType = 'https://in-toto.io/Statement/v1';
/** in-toto Link predicate v0.3, whose `byproducts` and `environment` are open. */
export const linkType = 'https://in-toto.io/attestation/link/v0.3';
/** DSSE `payloadType` of in-toto statements. */
export const payloadType = 'application/vnd.in-toto+json';
/** What `byproducts` and `environment` hold in receipts of ours. */
export const receiptProfile = 'imprimatur/receipt/v1';

export interface ResourceDescriptor {
  readonly name: string;
  /** Hexadecimal digests by algorithm: `sha256`, `gitCommit`, `gitTree`. */
  readonly digest: Readonly<Record<string, string>>;
}

export type Outcome = 'exit' | 'signal' | 'timeout' | 'spawn-error';

/** What the output of a test runner says of its own run. */
export interface TestSummary {
  /** Which runner's form it was: `node-test`, `vitest`, `pytest`, `junit`… */
  readonly format: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What is counted, where it is not tests: some runners tell only of whole packages. */
  readonly unit?: 'packages';
  /** In milliseconds, where the runner says it. */
  readonly durationMs?: number;
}

export interface Redaction {
  /** `stdout`, `stderr`, `command`, `environment`. */
  readonly where: string;
  readonly rule: string;
  readonly count: number;
}

export interface Byproducts {
  /** Exit status; null where the command did not exit by itself. */
  readonly 'return-value': number | null;
  readonly outcome: Outcome;
  readonly signal?: string;
  readonly error?: string;
  readonly 'timeout-ms'?: number;
  /** Bytes that the command wrote, kept or not. */
  readonly 'stdout-bytes': number;
  readonly 'stderr-bytes': number;
  /** Whether parts of the output are not in the kept log. */
  readonly truncated: boolean;
  readonly redactions: readonly Redaction[];
  readonly report?: TestSummary;
  /** Patterns of products that named no file after the run. */
  readonly 'missing-products'?: readonly string[];
}

export type SandboxKind = 'none' | 'bubblewrap' | 'unshare';

export interface Environment {
  readonly profile: typeof receiptProfile;
  /** Relative to the repository; `workspace` for a folder made of a draft's code blocks. */
  readonly workdir: string;
  readonly startedOn: Instant;
  readonly finishedOn: Instant;
  /** Times are those of the recorder's clock, which proves nothing. */
  readonly clock: 'untrusted';
  readonly git?: { readonly dirty: boolean };
  /** Versions by tool: `node: 26.10.0`. */
  readonly tools: Readonly<Record<string, string>>;
  /** Platform and architecture as Node names them: `linux-x64`. */
  readonly os: string;
  readonly recorder: { readonly version: string; readonly user: string; readonly host: string };
  /** Names of the variables that the command saw; values only of those that are harmless. */
  readonly variables: Readonly<Record<string, string | null>>;
  readonly sandbox: SandboxKind;
  /** Whose code blocks were laid out. */
  readonly draft?: { readonly path: string; readonly slug: string };
}

/** A run of a command, as in-toto says it. */
export interface ReceiptStatement {
  readonly _type: typeof statementType;
  readonly subject: readonly ResourceDescriptor[];
  readonly predicateType: typeof linkType;
  readonly predicate: {
    readonly name: string;
    readonly command: readonly string[];
    readonly materials: readonly ResourceDescriptor[];
    readonly byproducts: Byproducts;
    readonly environment: Environment;
  };
}

/** How far a receipt may be believed, weakest first; DESIGN §5. */
export const trustLevels = ['untrusted', 'local', 'ci', 'rerun'] as const;
export type TrustLevel = (typeof trustLevels)[number];

/** Materials that are code blocks of the draft bear this before the file name. */
export const blockPrefix = 'blocks/';
