import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { BlockFile } from '../core/block-files.ts';
import { digestOf } from '../core/digest.ts';
import {
  blockPrefix,
  linkType,
  payloadType,
  receiptProfile,
  type ReceiptStatement,
  type ResourceDescriptor,
  statementType,
} from '../core/receipt.ts';
import { childEnvironment } from './child-environment.ts';
import { signEnvelope } from './dsse.ts';
import { gitState } from './git-state.ts';
import { type RecorderKey, recorderKey } from './keys.ts';
import { leanedOn } from './leaned-on.ts';
import { productsOf, refuseBadPatterns } from './products.ts';
import { type StoredReceipt, writeReceipt } from './receipt-files.ts';
import type { FindSecrets } from './redact.ts';
import { type CommandRun, exitStatusOf, runCommand } from './run-command.ts';
import { sandboxed } from './sandbox.ts';
import { summaryOf } from './summaries/index.ts';
import { toolVersions } from './tool-versions.ts';
import { openWorkspace } from './workspace.ts';

export interface RecordRequest {
  /** Absolute. */
  readonly root: string;
  readonly argv: readonly [string, ...string[]];
  readonly name: string | undefined;
  /** Whose blocks are laid out as files of the folder that the command runs in. */
  readonly draft: { readonly path: string; readonly slug: string; readonly files: readonly BlockFile[] } | undefined;
  /** Relative to the root; where no draft's workspace is made. */
  readonly workdir: string;
  readonly timeoutMs: number | undefined;
  /** Bytes that are kept of each stream. */
  readonly keepBytes: number;
  readonly products: readonly string[];
  /** Names of variables that the command may see beside the usual ones. */
  readonly passVariables: readonly string[];
  readonly sandbox: boolean;
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly loadFindSecrets: () => Promise<FindSecrets>;
  readonly signal: AbortSignal;
}

export interface Recorded {
  readonly receipt: StoredReceipt;
  readonly statement: ReceiptStatement;
  readonly key: RecorderKey;
  /** As a shell would give it. */
  readonly exitStatus: number;
}

const lockFiles = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'Cargo.lock',
  'go.sum',
  'poetry.lock',
  'uv.lock',
];

/**
 * Runs a command and writes down what happened, signed: success and failure alike. Nothing of the command's output,
 * arguments or environment is written before secrets are taken out of it.
 */
export async function record(request: RecordRequest): Promise<Recorded> {
  const { root, argv, draft } = request;
  refuseBadPatterns(request.products);
  await using workspace = draft === undefined ? undefined : await openWorkspace(draft.files);
  const cwd = workspace?.folder ?? path.resolve(root, request.workdir);
  const environment = childEnvironment(request.env, request.passVariables);
  const { kind, argv: started } = request.sandbox ? sandboxed(argv, cwd) : { kind: 'none' as const, argv };
  const key = recorderKey(root, request.env);
  // Asked while the command runs; git before it can change anything.
  const findSecrets = request.loadFindSecrets();
  findSecrets.catch(() => {});
  const [git, tools] = [gitState(root), toolVersions({ argv, cwd, env: environment.variables })];
  const materials = materialsOf(request, cwd);
  const startedOn = new Date().toISOString();
  const run = await runCommand({ ...request, argv: started, cwd, env: environment.variables });
  const finishedOn = new Date().toISOString();

  const { subjects, reports, missing } = await productsOf(request.products, cwd);
  const { stdout, stderr, byproducts, command, name } = await without(request, run, await findSecrets);
  const report = await summaryOf([stdout, stderr, ...reports].join('\n'), argv);
  const state = await git;
  const statement: ReceiptStatement = {
    _type: statementType,
    subject: [subjectOf('stdout', stdout), subjectOf('stderr', stderr), ...subjects],
    predicateType: linkType,
    predicate: {
      name,
      command,
      materials: [...(state === undefined ? [] : [state.material]), ...(await materials)],
      byproducts: {
        ...byproducts,
        ...(report !== undefined && { report }),
        ...(missing.length > 0 && { 'missing-products': missing }),
      },
      environment: {
        profile: receiptProfile,
        workdir: workspace === undefined ? request.workdir : 'workspace',
        startedOn,
        finishedOn,
        clock: 'untrusted',
        ...(state !== undefined && { git: { dirty: state.dirty } }),
        tools: await tools,
        os: `${process.platform}-${process.arch}`,
        recorder: { version: request.version, user: hashed(userName()), host: hashed(hostname()) },
        variables: environment.recorded,
        sandbox: kind,
        ...(draft !== undefined && { draft: { path: draft.path, slug: draft.slug } }),
      },
    },
  };
  const envelope = signEnvelope(payloadType, Buffer.from(JSON.stringify(statement)), key);
  const receipt = writeReceipt(root, { slug: draft?.slug, envelope, logs: [stdout, stderr] });
  return { receipt, statement, key, exitStatus: exitStatusOf(run) };
}

async function without({ argv, env, name, timeoutMs }: RecordRequest, run: CommandRun, findSecrets: FindSecrets) {
  const { redact } = await import('./redact.ts');
  const [stdout, stderr] = [run.stdout.result(), run.stderr.result()];
  const command = Object.fromEntries(argv.map((arg, index) => [`command ${index}`, arg]));
  const texts = { stdout: stdout.text, stderr: stderr.text, name: name ?? argv.join(' '), ...command };
  const { texts: kept, redactions } = await redact({ texts, env, findSecrets });
  return {
    stdout: kept['stdout'] ?? '',
    stderr: kept['stderr'] ?? '',
    name: kept['name'] ?? '',
    command: Object.keys(command).map((key) => kept[key] ?? ''),
    byproducts: {
      'return-value': run.exit,
      outcome: run.outcome,
      ...(run.endedBy !== undefined && { signal: run.endedBy }),
      ...(run.error !== undefined && { error: run.error.code ?? 'unknown' }),
      ...(timeoutMs !== undefined && { 'timeout-ms': timeoutMs }),
      'stdout-bytes': run.stdout.total,
      'stderr-bytes': run.stderr.total,
      truncated: stdout.truncated || stderr.truncated,
      redactions,
    },
  };
}

/** What the run leans on: code blocks of the draft, or lock files and files that the arguments name. */
async function materialsOf({ argv, draft, root, workdir }: RecordRequest, cwd: string): Promise<ResourceDescriptor[]> {
  if (draft !== undefined)
    return leanedOn(argv, draft.files).map(({ name, text }) => subjectOf(`${blockPrefix}${name}`, text));
  const named = argv.slice(1).map((arg) => path.relative(root, path.resolve(cwd, arg)));
  const inside = [...named, ...lockFiles.map((file) => path.join(workdir, file)), ...lockFiles]
    .map((name) => path.normalize(name).split(path.sep).join('/'))
    .filter((name) => name !== '.' && !name.startsWith('../') && !path.isAbsolute(name));
  const found = await Promise.all(
    [...new Set(inside)].sort().map(async (name) => {
      const content = await readFile(path.join(root, name)).catch(() => undefined);
      return content === undefined ? [] : [subjectOf(name, content)];
    }),
  );
  return found.flat();
}

function subjectOf(name: string, content: string | Uint8Array): ResourceDescriptor {
  return { name, digest: { sha256: digestOf(content).slice('sha256:'.length) } };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Tells one person or machine from another, and names none. */
function hashed(name: string): string {
  return createHash('sha256').update(`imprimatur\0${name}`).digest('hex').slice(0, 16);
}
