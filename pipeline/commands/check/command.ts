import { type Format, formats, languages } from '../../core/types.ts';
import type { Command } from '../command.ts';
import { languageOf, listOf, wantsColour } from '../common-options.ts';
import { isTerminal } from '../output.ts';

const defaultWidth = 100;

export const checkCommand: Command = {
  name: 'check',
  summary: 'check drafts, print what was found, and keep a sealed report for each',
  usage: '[path…] [flags]    (files, folders, globs; by default the drafts that the config names)',
  flags: {
    config: { value: 'file', help: 'read this config instead of publish.config.json' },
    only: { value: 'ids', help: 'run only these checks, separated by commas' },
    skip: { value: 'ids', help: 'leave these checks out' },
    changed: { value: 'ref', bare: 'HEAD', help: 'only drafts that differ from a git ref (HEAD when none is given)' },
    format: { value: 'format', choices: formats, help: formats.join(', ') },
    output: { value: 'file', help: 'write the result to a file instead of standard output' },
    lang: { value: 'language', choices: languages, help: 'en or ko; by default from the locale' },
    offline: { help: 'use no network at all' },
    screenshots: { negatable: true, help: 'judge pages without taking pictures of them' },
    cache: { negatable: true, help: 'look anew, whatever earlier runs found' },
    'fail-fast': { help: 'stop after the first stage that blocks' },
    'accept-pair': {
      value: 'page',
      help: 'take two pages that repeat each other as they are: `--accept-pair A B --because …`',
    },
    because: { value: 'reason', help: 'why, for --accept-pair' },
    quiet: { short: 'q', help: 'print only what blocks' },
    color: { negatable: true, help: 'no colours (as NO_COLOR does)' },
  },
  examples: [
    ['publish check', 'the drafts that publish.config.json names'],
    ['publish check drafts/x.md', 'one draft'],
    ['publish check --changed origin/main --format github', 'in a pull request'],
  ],
  async run({ values, positionals }, signal) {
    const text = (name: string): string | undefined => values[name] as string | undefined;
    const accepted = text('accept-pair');
    if (accepted !== undefined) {
      const { acceptPair } = await import('./accept-pair.ts');
      const pages = [accepted, ...positionals];
      return acceptPair({ pages, because: text('because'), cwd: process.cwd(), config: text('config') });
    }
    const { check } = await import('./check.ts');
    const output = text('output');
    const format = (text('format') ?? 'terminal') as Format;
    const onTerminal = format === 'terminal' && output === undefined && isTerminal();
    return check({
      paths: positionals,
      cwd: process.cwd(),
      config: text('config'),
      only: text('only') === undefined ? undefined : listOf(text('only') ?? ''),
      skip: listOf(text('skip') ?? ''),
      changed: text('changed'),
      format,
      output,
      offline: values['offline'] === true,
      screenshots: values['screenshots'] !== false,
      cache: values['cache'] !== false,
      language: languageOf(text('lang'), process.env),
      quiet: values['quiet'] === true,
      colour: wantsColour(values['color'] !== false, process.env, onTerminal),
      width: (onTerminal ? process.stdout.columns : undefined) ?? defaultWidth,
      failFast: values['fail-fast'] === true,
      signal,
    });
  },
};
