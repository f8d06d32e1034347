import type { ExitCode } from '../core/error.ts';
import type { Flags, ParsedArgs } from './args.ts';

/** One verb of the command line. What it does is loaded only when it is asked for. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments as the help shows them: `[path…]`. */
  readonly usage: string;
  readonly flags: Flags;
  readonly examples: readonly (readonly [command: string, does: string])[];
  run(args: ParsedArgs, signal: AbortSignal): Promise<ExitCode>;
}
