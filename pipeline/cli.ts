import { Command, CommanderError, Option } from 'commander';
import { languageOf, listOf, wantsColour } from './commands/common-options.ts';
import { exitCode, PublishError } from './core/error.ts';
import { formats } from './report/renderer.ts';

interface CheckFlags {
  readonly config?: string;
  readonly only?: string[];
  readonly skip?: string[];
  readonly format: (typeof formats)[number];
  readonly output?: string;
  readonly offline?: boolean;
  readonly cache: boolean;
  readonly lang?: string;
  readonly quiet?: boolean;
  readonly color: boolean;
  readonly failFast?: boolean;
  readonly changed?: string | true;
}

/** Runs the command line and leaves its exit code in `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  const interrupted = new AbortController();
  const stop = (): void =>
    interrupted.abort(new PublishError('interrupted', 'Interrupted.', { exit: exitCode.interrupted }));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // A reader that goes away (`publish check | head`) is no fault of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exitCode = exitCode.done;
    interrupted.abort(new PublishError('interrupted', '', { exit: exitCode.done }));
  });
  try {
    await program(interrupted.signal).parseAsync([...argv], { from: 'user' });
  } catch (error) {
    process.exitCode = report(error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.done : exitCode.usage;
  if (!(error instanceof PublishError)) throw error;
  if (error.message !== '') process.stderr.write(`publish: ${error.message}\n`);
  return error.exit;
}

function program(signal: AbortSignal): Command {
  const root = new Command('publish')
    .description('A quality gate for technical writing: a writer’s confidence is not evidence.')
    .exitOverride()
    .showSuggestionAfterError()
    .option('-V, --version', 'print the version')
    .action(async (_, command: Command) => {
      if (!command.opts<{ version?: boolean }>().version) command.help({ error: true });
      const { tool } = await import('./commands/tool.ts');
      process.stdout.write(`${tool.version}\n`);
    });
  root
    .command('check')
    .description('check drafts (files, folders, globs; by default those the config names), and keep a report for each')
    .argument('[path...]', 'drafts')
    .option('--config <file>', 'read this config instead of publish.config.json')
    .option('--only <ids>', 'run only these checks (comma-separated)', listOf)
    .option('--skip <ids>', 'leave these checks out (comma-separated)', listOf)
    .addOption(new Option('--format <format>', 'how to print the result').choices(formats).default('terminal'))
    .option('--output <file>', 'write the result to a file instead of standard output')
    .option('--offline', 'use no network at all')
    .option('--no-cache', 'look anew, whatever earlier runs found')
    .option('--lang <language>', 'en or ko (default: from the locale)')
    .option('--quiet', 'print only what needs a hand')
    .option('--no-color', 'no colours')
    .option('--fail-fast', 'stop after the first stage that blocks')
    .option('--changed [ref]', 'only drafts that differ from a git ref (default: HEAD)')
    .action(async (paths: string[], flags: CheckFlags) => {
      const { check } = await import('./commands/check.ts');
      const { only, skip, config, output, changed } = flags;
      process.exitCode = await check({
        paths,
        cwd: process.cwd(),
        ...(config !== undefined && { config }),
        ...(only && { only }),
        ...(skip && { skip }),
        ...(output !== undefined && { output }),
        ...(changed !== undefined && { changed }),
        format: flags.format,
        offline: flags.offline ?? false,
        cache: flags.cache,
        language: languageOf(flags.lang, process.env),
        quiet: flags.quiet ?? false,
        colour: wantsColour(flags.color, process.env, process.stdout.isTTY && output === undefined),
        width: process.stdout.columns ?? 100,
        failFast: flags.failFast ?? false,
        signal,
      });
    });
  return root;
}

if (import.meta.main) await main(process.argv.slice(2));
