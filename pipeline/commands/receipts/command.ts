import { PublishError } from '../../core/error.ts';
import type { Command } from '../command.ts';

export const receiptsCommand: Command = {
  name: 'receipts',
  summary: 'list, show, verify and re-run recorded runs',
  usage: '[draft] [flags]',
  flags: {
    show: { value: 'id', help: 'everything that one receipt says, with its log; the first digits of its id do' },
    verify: { help: 'signature, digests of the logs, entry in the audit log; exit 1 where one does not hold' },
    rerun: { value: 'id', help: 'run it again in a clean folder, and say whether the same came out' },
    format: { value: 'format', choices: ['terminal', 'json'], help: 'terminal, json' },
    config: { value: 'file', help: 'read this config instead of publish.config.json' },
  },
  examples: [
    ['publish receipts', 'all receipts'],
    ['publish receipts drafts/x.md --verify', 'those of one draft, verified'],
    ['publish receipts --show 3f2a', 'one of them, with what it printed'],
  ],
  async run({ values, positionals }, signal) {
    const text = (name: string): string | undefined => values[name] as string | undefined;
    if (positionals.length > 1) throw new PublishError('usage', '`publish receipts` takes one draft.');
    const { listReceipts } = await import('./receipts.ts');
    return listReceipts({
      cwd: process.cwd(),
      draft: positionals[0],
      show: text('show'),
      verify: values['verify'] === true,
      rerun: text('rerun'),
      json: text('format') === 'json',
      config: text('config'),
      signal,
    });
  },
};
