import type { Flags, ParsedArgs } from './args.ts';

/** One verb of the command line. What it does is loaded only when it is asked for. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The arguments as the help shows them: `[path…]`. */
  readonly usage: string;
  readonly flags: Flags;
  readonly examples: readonly (readonly [command: string, does: string])[];
  /** Gives the exit status: DESIGN §4.1; that of the command itself where one is run. */
  run(args: ParsedArgs, signal: AbortSignal): Promise<number>;
}
