import { PublishError } from '../../core/error.ts';
import type { Command } from '../command.ts';

const seconds = /^\d+(?:\.\d+)?$/;

export const runCommand: Command = {
  name: 'run',
  summary: 'run a command, record a signed receipt of it, and exit as it did',
  usage: '[flags] -- program [arguments…]',
  flags: {
    draft: { value: 'file', help: 'run it in a clean folder that holds the named code blocks of this draft' },
    name: { value: 'name', help: 'what the run is called; by default the command itself' },
    workdir: { value: 'folder', help: 'run it in this folder of the repository' },
    timeout: { value: 'seconds', help: 'end it, and all that it started, after so long' },
    product: { value: 'globs', help: 'files that it makes, separated by commas: their digests go into the receipt' },
    env: { value: 'names', help: 'variables it may see beside the usual ones, separated by commas' },
    sandbox: { help: 'without network, and where bubblewrap is there, read-only outside its folder' },
    config: { value: 'file', help: 'read this config instead of publish.config.json' },
    quiet: { short: 'q', help: 'do not tell where the receipt lies' },
  },
  examples: [
    ['publish run --draft drafts/x.md -- node --test sum.test.mjs', 'test the code of a draft'],
    ['publish run --timeout 600 --product "out/*.xml" -- npm test', 'in the repository, with a report'],
  ],
  async run({ values, positionals }, signal) {
    const text = (name: string): string | undefined => values[name] as string | undefined;
    const list = async (name: string): Promise<string[]> =>
      (await import('../common-options.ts')).listOf(text(name) ?? '');
    const [program, ...rest] = positionals;
    if (program === undefined)
      throw new PublishError('usage', 'What is to be run? `publish run [flags] -- program [arguments…]`.');
    const timeout = text('timeout');
    if (timeout !== undefined && (!seconds.test(timeout) || Number(timeout) === 0 || Number(timeout) > 86_400))
      throw new PublishError('usage', `--timeout takes seconds, at most 86400; not \`${timeout}\`.`);
    if (text('draft') !== undefined && text('workdir') !== undefined)
      throw new PublishError('usage', '--draft makes a folder of its own: it takes no --workdir.');
    const { run } = await import('./run.ts');
    return run({
      argv: [program, ...rest],
      cwd: process.cwd(),
      draft: text('draft'),
      name: text('name'),
      workdir: text('workdir'),
      timeoutMs: timeout === undefined ? undefined : Number(timeout) * 1_000,
      products: await list('product'),
      env: await list('env'),
      sandbox: values['sandbox'] === true,
      config: text('config'),
      quiet: values['quiet'] === true,
      signal,
    });
  },
};
