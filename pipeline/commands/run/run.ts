import path from 'node:path';
import { loadFindCredentials } from '../../../checks/find-credentials.ts';
import { findRoot } from '../../config/repository.ts';
import { PublishError } from '../../core/error.ts';
import { AuditLog } from '../../log/audit-log.ts';
import { keyVariable, ownKey, publicKeyText } from '../../receipts/keys.ts';
import { record, type Recorded } from '../../receipts/record.ts';
import { AnswerStore } from '../../store/answer-store.ts';
import { State } from '../../store/state.ts';
import { loadSettings } from '../load-settings.ts';
import { tell } from '../tell.ts';
import { tool, toolIdentity } from '../tool.ts';
import { draftFiles } from './draft-files.ts';

export interface RunRequest {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly draft: string | undefined;
  readonly name: string | undefined;
  readonly workdir: string | undefined;
  readonly timeoutMs: number | undefined;
  readonly products: readonly string[];
  readonly env: readonly string[];
  readonly sandbox: boolean;
  readonly config: string | undefined;
  readonly quiet: boolean;
  readonly signal: AbortSignal;
}

/** Runs the command, writes its receipt and a line of the audit log, and gives the command's own exit status. */
export async function run(request: RunRequest): Promise<number> {
  const { argv, cwd, signal } = request;
  const root = findRoot(cwd);
  using state = new State(root, tell);
  const answers = new AnswerStore(state, new Date().toISOString());
  const { settings } = await loadSettings({ root, asked: request.config, answers, tool: toolIdentity() });
  const { env, keepBytes } = settings.receipts;
  const recorded = await record({
    root,
    argv,
    name: request.name,
    draft: request.draft === undefined ? undefined : await draftFiles(request.draft, { root, cwd, settings, signal }),
    workdir: workdirOf(request, root),
    timeoutMs: request.timeoutMs,
    keepBytes,
    products: request.products,
    passVariables: [...env, ...request.env],
    sandbox: request.sandbox,
    version: tool.version,
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    loadFindSecrets: loadFindCredentials,
    signal,
  });
  const { receipt, statement } = recorded;
  const log = new AuditLog(root, ownKey(root, 'log'));
  log.append({
    type: 'receipt',
    at: statement.predicate.environment.finishedOn,
    data: { receipt: receipt.id, path: receipt.path, recorder: recorded.key.id },
  });
  if (!request.quiet) tellOf(recorded);
  return recorded.exitStatus;
}

/** Relative to the root; by default where the caller stands. */
function workdirOf({ cwd, workdir }: RunRequest, root: string): string {
  const relative = path
    .relative(root, path.resolve(cwd, workdir ?? '.'))
    .split(path.sep)
    .join('/');
  if (relative === '..' || relative.startsWith('../') || path.isAbsolute(relative))
    throw new PublishError('usage', `--workdir ${workdir} lies outside the repository.`);
  return relative === '' ? '.' : relative;
}

function tellOf({ receipt, statement, key }: Recorded): void {
  const { outcome, error, report, truncated, 'missing-products': missing } = statement.predicate.byproducts;
  if (outcome === 'spawn-error') tell(`\`${statement.predicate.command[0] ?? ''}\` could not be started (${error}).`);
  if (outcome === 'timeout') tell('the command was ended: its time was up.');
  for (const pattern of missing ?? []) tell(`--product ${pattern} names no file after the run.`);
  if (truncated) tell('the output was longer than what is kept; its middle is not in the receipt.');
  const tests = report && `; ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
  tell(`receipt ${receipt.path}${tests ?? ''}`);
  if (!key.isNew || process.env[keyVariable]) return;
  tell(
    'this repository had no recorder key yet; one was made in .publish/keys. Elsewhere its receipts are believed when',
  );
  tell(
    `publish.config.json says: "receipts": {"recorders": [{"name": "…", "publicKey": "${publicKeyText(key.publicKey)}"}]}`,
  );
}
