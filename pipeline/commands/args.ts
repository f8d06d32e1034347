import { parseArgs } from '../node/util.ts';
import { PublishError } from '../core/error.ts';

/** One flag of a command: `--name`, or `--name <value>`; `--no-name` where `negatable`. */
export interface Flag {
  /** What stands for the value in the help; none for a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly negatable?: boolean;
  /** The value when the flag is given without one: `--changed` alone means `--changed=HEAD`. */
  readonly bare?: string;
  readonly choices?: readonly string[];
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>;

export interface ParsedArgs {
  readonly values: FlagValues;
  readonly positionals: readonly string[];
}

/** Parses the arguments of one command. Throws a PublishError that names the flag, and the nearest one there is. */
export async function parseFlags(argv: readonly string[], flags: Flags): Promise<ParsedArgs> {
  try {
    const { values, positionals } = parseArgs({
      args: withBareValues(argv, flags),
      allowPositionals: true,
      allowNegative: true,
      options: Object.fromEntries(
        Object.entries(flags).map(([name, { value, short }]) => [
          name,
          {
            type: value === undefined ? ('boolean' as const) : ('string' as const),
            ...(short !== undefined && { short }),
          },
        ]),
      ),
    });
    checkValues(values, flags);
    return { values, positionals };
  } catch (error) {
    throw error instanceof PublishError ? error : await usageError(error as Error & { code?: string }, flags);
  }
}

function withBareValues(argv: readonly string[], flags: Flags): string[] {
  const args: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const arg = argv[index] ?? '';
    if (arg === '--') return [...args, ...argv.slice(index)];
    const bare = arg.startsWith('--') ? flags[arg.slice(2)]?.bare : undefined;
    const next = argv[index + 1];
    const takesNext = bare !== undefined && next !== undefined && !next.startsWith('-');
    args.push(bare === undefined ? arg : `${arg}=${takesNext ? next : bare}`);
    if (takesNext) index += 1;
  }
  return args;
}

function checkValues(values: FlagValues, flags: Flags): void {
  for (const [name, value] of Object.entries(values)) {
    const flag = flags[name];
    if (value === false && flag?.negatable !== true) throw usage(`There is no flag --no-${name}.`);
    if (value === '') throw usage(`--${name} needs a value.`);
    if (flag?.choices !== undefined && !flag.choices.includes(String(value))) {
      throw usage(`--${name} takes ${flag.choices.join(', ')}; not \`${String(value)}\`.`);
    }
  }
}

async function usageError(error: Error & { readonly code?: string }, flags: Flags): Promise<PublishError> {
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return usage(error.message);
  const { nearest } = await import('../core/nearest.ts');
  const asked = /'(-[^']*)'/.exec(error.message)?.[1] ?? '';
  const known = Object.entries(flags).flatMap(([name, { negatable }]) => [name, ...(negatable ? [`no-${name}`] : [])]);
  const close = nearest(asked.replace(/^-+/, ''), known);
  return usage(`There is no flag ${asked}.${close === undefined ? '' : ` Did you mean --${close}?`}`);
}

function usage(message: string): PublishError {
  return new PublishError('usage', message);
}
