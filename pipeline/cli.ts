import { commands } from './commands/index.ts';
import { parseFlags } from './commands/args.ts';
import { openOutput } from './commands/output.ts';
import { tell } from './commands/tell.ts';
import { exitCode, PublishError } from './core/error.ts';

/** Runs the command line and leaves its exit code in `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  const called = new AbortController();
  const stop = (): void =>
    called.abort(new PublishError('interrupted', 'Interrupted.', { exit: exitCode.interrupted }));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    process.exitCode = await run(argv, called.signal);
  } catch (thrown) {
    // What was thrown first, not what then failed while things were closed.
    const error: unknown = thrown instanceof SuppressedError ? thrown.suppressed : thrown;
    if (!(error instanceof PublishError)) throw error;
    if (error.message !== '') tell(error.message);
    process.exitCode = error.exit;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

async function run([name, ...rest]: readonly string[], signal: AbortSignal): Promise<number> {
  const command = commands.find((one) => one.name === name);
  const asksHelp = rest.includes('--help') || rest.includes('-h');
  if (command !== undefined && !asksHelp) return command.run(await parseFlags(rest, command.flags), signal);

  const { commandHelp, overview } = await import('./commands/help.ts');
  const topic = command ?? (name === 'help' ? commands.find((one) => one.name === rest[0]) : undefined);
  if (topic !== undefined) {
    await openOutput().write(commandHelp(topic));
    return exitCode.done;
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    await openOutput().write(overview(commands));
    return name === undefined ? exitCode.usage : exitCode.done;
  }
  const { nearest } = await import('./core/nearest.ts');
  const close = nearest(
    name,
    commands.map((one) => one.name),
  );
  const hint = close === undefined ? 'See `publish help`.' : `Did you mean \`publish ${close}\`?`;
  throw new PublishError('usage', `There is no command \`${name}\`. ${hint}`);
}

if (import.meta.main) void main(process.argv.slice(2));
