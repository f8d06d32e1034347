import type { SeverityOverrides } from './finding.ts';
import type { Digest, JsonObject } from './types.ts';

/** What the config says, once it is known to be valid. `checks` keeps the options as written: schemas fill the rest in. */
export interface Settings {
  readonly drafts: readonly string[];
  readonly published: readonly string[];
  readonly site: SiteSettings;
  readonly receipts: ReceiptSettings;
  readonly limits: { readonly maxBytes: number; readonly checkTimeoutMs: number; readonly draftsAtOnce: number };
  readonly checks: Readonly<Record<string, CheckSettings>>;
  /** Digest of the config's bytes; of nothing where there is no config. */
  readonly digest: Digest;
}

export interface CheckSettings {
  readonly enabled: boolean;
  readonly severity: SeverityOverrides;
  readonly options: JsonObject;
}

export interface SiteSettings {
  /** Folders, relative to the root, in which root-relative links start. */
  readonly roots: readonly string[];
  /** Where the site is published. */
  readonly baseUrl?: string | undefined;
  /** How heading ids are made; guessed from the repository where it is not said. */
  readonly anchors?: string | undefined;
  /** How the site itself shows a draft; a page of our own where it is not said. */
  readonly preview?: SitePreview | undefined;
  /** The browser to look with: an absolute path, or a command. */
  readonly browser?: string | undefined;
}

export interface SitePreview {
  /** The program and its arguments; no shell. */
  readonly command: readonly string[];
  /** With `{slug}` or `{path}` (without extension) where the draft's stands. */
  readonly url: string;
  readonly timeoutMs: number;
}

/** How runs are recorded, and whose records are believed. */
export interface ReceiptSettings {
  readonly recorders: readonly {
    readonly name: string;
    /** SubjectPublicKeyInfo of an Ed25519 key, DER in base64. */
    readonly publicKey: string;
    readonly trust: 'local' | 'ci';
    readonly revoked: boolean;
  }[];
  /** Names of variables that recorded commands may see beside the usual ones. */
  readonly env: readonly string[];
  /** Bytes kept of each stream of output. */
  readonly keepBytes: number;
}
