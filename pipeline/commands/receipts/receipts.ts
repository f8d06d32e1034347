import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findRoot } from '../../config/repository.ts';
import { exitCode, PublishError } from '../../core/error.ts';
import { shortDigest } from '../../core/short-digest.ts';
import { AuditLog } from '../../log/audit-log.ts';
import { ownKey } from '../../receipts/keys.ts';
import { readBlob, receiptFolder, receiptsIn } from '../../receipts/receipt-files.ts';
import { trustedRecorders } from '../../receipts/recorders.ts';
import { type VerifiedReceipt, verifyReceipt } from '../../receipts/verify.ts';
import { slugOf } from '../../resources/draft-files.ts';
import { AnswerStore } from '../../store/answer-store.ts';
import { State } from '../../store/state.ts';
import { loadSettings } from '../load-settings.ts';
import { openOutput } from '../output.ts';
import { tell } from '../tell.ts';
import { toolIdentity } from '../tool.ts';
import { receiptAsJson, receiptDetails, receiptLine } from './receipt-texts.ts';

export interface ReceiptsRequest {
  readonly cwd: string;
  readonly draft: string | undefined;
  readonly show: string | undefined;
  readonly verify: boolean;
  readonly rerun: string | undefined;
  readonly json: boolean;
  readonly config: string | undefined;
  readonly signal: AbortSignal;
}

/** A receipt and the folder that its logs lie in. */
interface Listed extends VerifiedReceipt {
  readonly folder: string;
}

export async function listReceipts(request: ReceiptsRequest): Promise<number> {
  const root = findRoot(request.cwd);
  using state = new State(root, tell);
  const answers = new AnswerStore(state, new Date().toISOString());
  const { settings } = await loadSettings({ root, asked: request.config, answers, tool: toolIdentity() });
  const recorders = trustedRecorders(root, settings.receipts);
  const isLogged = await loggedReceipts(root);
  const listed = foldersOf(request, root).flatMap((folder): Listed[] =>
    [...receiptsIn(root, folder)].map((receipt) => ({
      folder,
      ...verifyReceipt(receipt, { root, folder, recorders, isLogged }),
    })),
  );
  const wanted = request.show ?? request.rerun;
  const chosen = wanted === undefined ? listed : [theOne(listed, wanted)];
  const output = openOutput();
  if (request.rerun !== undefined) {
    const { rerun } = await import('./rerun.ts');
    return rerun(chosen[0], { root, settings, output, signal: request.signal });
  }
  if (request.json) await output.write(`${JSON.stringify(chosen.map(receiptAsJson), undefined, 2)}\n`);
  else if (request.show !== undefined)
    for (const one of chosen) await output.write(receiptDetails(one, logsOf(one, root)));
  else if (chosen.length === 0) tell('no receipts; `publish run -- command` records one.');
  else for (const one of chosen) await output.write(`${receiptLine(one)}\n`);
  return request.verify && chosen.some(({ problems }) => problems.length > 0) ? exitCode.blocked : exitCode.done;
}

/** Which receipts the audit log names; undefined where there is no log here. */
async function loggedReceipts(root: string): Promise<((id: string) => boolean) | undefined> {
  if (!AuditLog.exists(root)) return undefined;
  const log = new AuditLog(root, ownKey(root, 'log'));
  log.verify();
  const logged = new Set<unknown>();
  for await (const { type, data } of log.entries()) if (type === 'receipt') logged.add(data['receipt']);
  return (id) => logged.has(id);
}

function foldersOf({ draft, cwd }: ReceiptsRequest, root: string): string[] {
  if (draft === undefined) return [receiptFolder(undefined), ...slugs(root).map(receiptFolder)];
  const relative = path.relative(root, path.resolve(cwd, draft)).split(path.sep).join('/');
  if (statSync(path.join(root, relative), { throwIfNoEntry: false })?.isFile() !== true)
    throw new PublishError('no-such-draft', `There is no file ${relative}.`);
  return [receiptFolder(slugOf(relative))];
}

function slugs(root: string): string[] {
  try {
    return readdirSync(path.join(root, 'reports')).sort();
  } catch {
    return [];
  }
}

function theOne(listed: readonly Listed[], wanted: string): Listed {
  const digits = wanted.replace(/^sha256:/, '').toLowerCase();
  const found = listed.filter(({ id }) => id.startsWith(`sha256:${digits}`));
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const which = found.map(({ id }) => shortDigest(id)).join(', ');
  throw new PublishError(
    'no-such-receipt',
    found.length === 0
      ? `No receipt has an id that begins with ${wanted}.`
      : `${wanted} fits several receipts: ${which}.`,
  );
}

function logsOf({ statement, folder }: Listed, root: string): Record<string, string> {
  return Object.fromEntries(
    ['stdout', 'stderr'].map((stream) => {
      const sha256 = statement?.subject.find(({ name }) => name === stream)?.digest['sha256'] ?? '';
      return [stream, readBlob(root, folder, sha256)?.toString('utf8') ?? ''];
    }),
  );
}
