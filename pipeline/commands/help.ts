import type { Flag } from './args.ts';
import type { Command } from './command.ts';

const gap = 3;

/** What `publish help` prints. */
export function overview(commands: readonly Command[]): string {
  return [
    'publish: a quality gate for technical writing. A writer’s confidence is not evidence.',
    '',
    'Usage: publish <command> [arguments]',
    '',
    'Commands',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Exit codes',
    ...columns([
      ['0', 'done, and nothing blocks'],
      ['1', 'something blocks'],
      ['2', 'wrong use: a flag, the config, no such draft'],
      ['3', 'a check could not look'],
    ]),
    '',
    '`publish help <command>` tells more. `publish --version` prints the version.',
    '',
  ].join('\n');
}

/** What `publish help check` and `publish check --help` print. */
export function commandHelp(command: Command): string {
  return [
    `publish ${command.name}: ${command.summary}`,
    '',
    `Usage: publish ${command.name} ${command.usage}`,
    '',
    'Flags',
    ...columns(Object.entries(command.flags).map(([name, flag]) => [spelling(name, flag), flag.help])),
    '',
    'Examples',
    ...columns(command.examples),
    '',
  ].join('\n');
}

function spelling(name: string, { value, negatable, short, bare }: Flag): string {
  const shown = bare === undefined ? `<${value}>` : `[${value}]`;
  return `${short === undefined ? '' : `-${short}, `}--${negatable === true ? 'no-' : ''}${name}${value === undefined ? '' : ` ${shown}`}`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + gap;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
}
