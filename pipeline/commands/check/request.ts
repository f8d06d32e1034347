import type { Format, Language } from '../../core/types.ts';

/** What `publish check` was asked to do. */
export interface CheckRequest {
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly config: string | undefined;
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
  /** A git ref: only drafts that differ from it. */
  readonly changed: string | undefined;
  readonly format: Format;
  readonly output: string | undefined;
  readonly offline: boolean;
  /** Pages are judged in any case. */
  readonly screenshots: boolean;
  readonly cache: boolean;
  readonly language: Language;
  readonly quiet: boolean;
  readonly colour: boolean;
  readonly width: number;
  readonly failFast: boolean;
  readonly signal: AbortSignal;
}
