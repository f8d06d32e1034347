import type { Sandbox } from './sandbox.ts';

/** Code that is to be read as a file of its own: a block, or a form of one. */
export interface Unit {
  readonly language: string;
  readonly code: string;
  /** The block that it is a piece of, for what stands at its head. */
  readonly block: string;
}

/** `unsure`: the tool may be too old for the syntax, lacks what the code includes, or was ended. */
export type Answer =
  | { readonly kind: 'fine' }
  | { readonly kind: 'unsure' }
  /** `from` is a UTF-16 offset into the unit's code. */
  | { readonly kind: 'refused'; readonly message: string; readonly from: number };

/** A compiler of this machine. */
export interface Tool {
  readonly native: Native;
  /** Absolute path of the program itself, not of a shim. */
  readonly file: string;
  readonly version: string;
  /** Absolute paths by whose stamps a change of the tool shows. */
  readonly paths: readonly string[];
}

export interface Native {
  readonly command: string;
  readonly languages: readonly string[];
  readonly versionArgument: string;
  /** Below it the tool's refusals count for nothing. */
  readonly oldest: number;
  /** Where the program itself is, for a command that only leads to it. */
  resolve?(file: string, sandbox: Sandbox): Promise<{ readonly file: string; readonly paths: readonly string[] }>;
  /** Whether the code holds what only a later version reads. */
  isNewer(code: string, version: number): boolean;
  /** One answer a unit, in their order. Syntax alone counts; nothing of the code is run. */
  ask(units: readonly Unit[], tool: Tool, sandbox: Sandbox): Promise<readonly Answer[]>;
}

export const unsure: Answer = { kind: 'unsure' };
export const fine: Answer = { kind: 'fine' };

/** “javac 17.0.15” → 17.0; NaN where it says no number. */
export function versionNumber(version: string): number {
  const [, major, minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  return major === undefined ? Number.NaN : Number(major) + Number(minor) / 1_000;
}
