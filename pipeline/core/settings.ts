import type { SeverityOverrides } from './finding.ts';
import type { Digest, JsonObject } from './types.ts';

/** What the config says, once it is known to be valid. `checks` keeps the options as written: schemas fill the rest in. */
export interface Settings {
  readonly drafts: readonly string[];
  readonly published: readonly string[];
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
