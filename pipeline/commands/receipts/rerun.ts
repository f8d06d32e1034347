import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { exitCode, PublishError } from '../../core/error.ts';
import { blockPrefix, type ReceiptStatement } from '../../core/receipt.ts';
import type { Settings } from '../../core/settings.ts';
import { digestOf } from '../../core/digest.ts';
import { childEnvironment } from '../../receipts/child-environment.ts';
import { readBlob } from '../../receipts/receipt-files.ts';
import { sameOutcome } from '../../receipts/same-outcome.ts';
import { runCommand } from '../../receipts/run-command.ts';
import { summaryOf } from '../../receipts/summaries/index.ts';
import { openWorkspace } from '../../receipts/workspace.ts';
import type { VerifiedReceipt } from '../../receipts/verify.ts';
import type { Output } from '../output.ts';
import { draftFiles } from '../run/draft-files.ts';

const run = promisify(execFile);
const defaultTimeoutMs = 600_000;

export interface RerunContext {
  readonly root: string;
  readonly settings: Settings;
  readonly output: Output;
  readonly signal: AbortSignal;
}

/** Runs a recorded command again, in a workspace of the draft's blocks or in a checkout of the commit, and compares. */
export async function rerun(
  receipt: (VerifiedReceipt & { readonly folder: string }) | undefined,
  context: RerunContext,
): Promise<number> {
  const statement = receipt?.statement;
  if (receipt === undefined || statement === undefined)
    throw new PublishError('no-such-receipt', 'This receipt holds no run that could be repeated.');
  if (receipt.problems.length > 0)
    throw new PublishError(
      'bad-receipt',
      'This receipt does not verify; what it says is not run. See `publish receipts --verify`.',
    );
  const { command, byproducts, environment } = statement.predicate;
  const [program, ...args] = command;
  if (program === undefined) throw new PublishError('bad-receipt', 'This receipt names no command.');
  if (byproducts.redactions.some(({ where }) => where.startsWith('command')))
    throw new PublishError(
      'bad-receipt',
      'Parts of this command were secret and were not recorded; it cannot be repeated.',
    );
  await using folder = await cleanFolder(statement, context);
  const repeated = await runCommand({
    argv: [program, ...args],
    cwd: folder.path,
    env: childEnvironment(process.env, context.settings.receipts.env).variables,
    timeoutMs: byproducts['timeout-ms'] ?? defaultTimeoutMs,
    keepBytes: context.settings.receipts.keepBytes,
    stdout: process.stderr,
    stderr: process.stderr,
    signal: context.signal,
  });
  context.signal.throwIfAborted();
  const [stdout, stderr] = [repeated.stdout.result().text, repeated.stderr.result().text];
  const log = (stream: string): string => {
    const sha256 = statement.subject.find(({ name }) => name === stream)?.digest['sha256'] ?? '';
    return readBlob(context.root, receipt.folder, sha256)?.toString('utf8') ?? '';
  };
  const verdict = sameOutcome(
    { outcome: byproducts.outcome, exit: byproducts['return-value'], report: byproducts.report, stdout: log('stdout') },
    {
      outcome: repeated.outcome,
      exit: repeated.exit,
      report: await summaryOf(`${stdout}\n${stderr}`, command),
      stdout,
    },
  );
  const trust = verdict.same
    ? 'the same came out: trust `rerun`'
    : `it came out otherwise: ${verdict.differences.join('; ')}`;
  await context.output.write(`${receipt.id}  ${environment.workdir}  ${trust}\n`);
  return verdict.same ? exitCode.done : exitCode.blocked;
}

interface CleanFolder extends AsyncDisposable {
  readonly path: string;
}

async function cleanFolder(
  { predicate }: ReceiptStatement,
  { root, settings, signal }: RerunContext,
): Promise<CleanFolder> {
  const { environment, materials } = predicate;
  if (environment.draft !== undefined) {
    const { files } = await draftFiles(environment.draft.path, { root, cwd: root, settings, signal });
    for (const { name, digest } of materials.filter((one) => one.name.startsWith(blockPrefix))) {
      const now = files.find((file) => `${blockPrefix}${file.name}` === name);
      if (now === undefined || digestOf(now.text) !== `sha256:${digest['sha256']}`)
        throw new PublishError(
          'stale-receipt',
          `The code block ${name.slice(blockPrefix.length)} is not the one that was run.`,
          {
            exit: exitCode.blocked,
          },
        );
    }
    const workspace = await openWorkspace(files);
    return { path: workspace.folder, [Symbol.asyncDispose]: () => workspace[Symbol.asyncDispose]() };
  }
  const commit = materials.find(({ name }) => name === 'git')?.digest['gitCommit'];
  if (commit === undefined)
    throw new PublishError('bad-receipt', 'This run was recorded outside of git; there is no state to go back to.');
  if (environment.git?.dirty === true)
    throw new PublishError(
      'bad-receipt',
      'This run was recorded with uncommitted changes; its state cannot be restored.',
    );
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'publish-rerun-')));
  const git = (...args: string[]) => run('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd: root });
  const remove = async (): Promise<void> => {
    await git('worktree', 'remove', '--force', folder).catch(() => {});
    await rm(folder, { recursive: true, force: true });
    await git('worktree', 'prune').catch(() => {});
  };
  try {
    await git('worktree', 'add', '--detach', '--force', folder, commit);
  } catch (error) {
    await remove();
    throw new PublishError('no-such-commit', `The commit ${commit} cannot be checked out.`, { cause: error });
  }
  return { path: path.join(folder, environment.workdir), [Symbol.asyncDispose]: remove };
}
