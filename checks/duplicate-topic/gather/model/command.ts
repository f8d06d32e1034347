import { spawn } from 'node:child_process';
import { type MeaningProvider, NotHeard, sharedIn, vectorsIn } from './meaning-provider.ts';

const mostBytes = 32 * 1024 * 1024;

export interface CommandParts {
  /** Program and arguments; no shell reads them. */
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly embedModel: string;
  readonly judgeModel: string;
  /** Of `argv`, for the cache. */
  readonly digest: string;
}

/** A command that reads one JSON value on stdin (`{model, texts}` or `{model, one, other}`) and writes `{vectors}` or `{same}`. */
export function commandProvider({ argv, cwd, embedModel, judgeModel, digest }: CommandParts): MeaningProvider {
  const ask = (question: unknown, signal: AbortSignal): Promise<Record<string, unknown>> =>
    run({ argv, cwd, input: JSON.stringify(question) }, signal);
  return {
    embedding: `${digest} ${embedModel}`,
    judging: `${digest} ${judgeModel}`,
    async embed(texts, signal) {
      return vectorsIn((await ask({ model: embedModel, texts }, signal))['vectors'], texts.length);
    },
    async judge(one, other, signal) {
      return sharedIn((await ask({ model: judgeModel, one, other }, signal))['same']);
    },
  };
}

function run(
  { argv, cwd, input }: { readonly argv: readonly string[]; readonly cwd: string; readonly input: string },
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const [program = '', ...rest] = argv;
    const child = started(program, rest, { cwd, signal });
    if (child === undefined) return reject(new NotHeard('command'));
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= mostBytes) parts.push(part);
      else child.kill('SIGKILL');
    });
    // One that does not read what it is asked says so by how it exits.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => reject(signal.aborted ? error : new NotHeard('command')));
    child.on('close', (status) => {
      const answer = status === 0 ? objectIn(Buffer.concat(parts).toString('utf8')) : undefined;
      if (answer !== undefined) resolve(answer);
      else reject(new NotHeard(status === 0 ? 'answer' : `exit ${status ?? 'by signal'}`));
    });
    child.stdin.end(input);
  });
}

/** Undefined for what no system can start, which Node throws at once: an empty name, a NUL in an argument. */
function started(
  program: string,
  args: readonly string[],
  { cwd, signal }: { readonly cwd: string; readonly signal: AbortSignal },
) {
  try {
    return spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' });
  } catch {
    return undefined;
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
