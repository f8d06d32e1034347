import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PublishError } from '../../core/error.ts';
import { compilerOptions, isSource } from './compiler-options.ts';
import { compilerExecutable } from './executable.ts';
import { groupPrograms, type Placed } from './group-programs.ts';
import { outwardPath } from './outward-path.ts';
import type { CheckProgramsInput, ProgramDiagnostics, TypeDiagnostic } from './program.ts';
import { type CommandError, readCommandErrors } from './read-command-errors.ts';

const timeoutMs = 120_000;
const mostOutput = 64 * 1024 * 1024;

type Outcome = ProgramDiagnostics | PublishError;

/**
 * For when the compiler's interface cannot be used: `tsc` on files in a folder of their own that goes afterwards. `tsc`
 * reads what it likes, so a program whose text could lead it anywhere else is refused, one that needs packages too.
 */
export async function checkByCommand(input: CheckProgramsInput, signal: AbortSignal): Promise<Outcome[]> {
  const home = await mkdtemp(path.join(await realpath(tmpdir()), 'imprimatur-types-'));
  try {
    const outcomes: Outcome[] = input.programs.map(() => ({ syntactic: [], semantic: [] }));
    for (const group of groupPrograms(input.programs)) {
      const allowed: Placed[] = [];
      for (const one of group) {
        const refusal = refuse(one, { home, root: input.root });
        if (refusal === undefined) allowed.push(one);
        else outcomes[one.at] = refusal;
      }
      for (const [at, found] of await checkGroup(allowed, { home, input, signal })) outcomes[at] = found;
    }
    return outcomes;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** The folder that stands for a program's own lies as deep as that will. */
function refuse(
  { program }: Placed,
  { home, root }: { readonly home: string; readonly root: string },
): PublishError | undefined {
  const inside = path.join(home, 'group', 'program');
  for (const [name, text] of Object.entries(program.files)) {
    const folder = path.dirname(path.join(inside, name));
    const outward = outwardPath(text, { folder, inside, root });
    if (outward === undefined) continue;
    const quoted = JSON.stringify(outward.slice(0, 100));
    const message = `TypeScript can only be run as a command here, and ${name} names ${quoted}, which lies outside of the draft: no types were judged.`;
    return new PublishError('types-not-judged', message);
  }
  return undefined;
}

interface GroupParts {
  readonly home: string;
  readonly input: CheckProgramsInput;
  readonly signal: AbortSignal;
}

interface Owner {
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

async function checkGroup(group: readonly Placed[], parts: GroupParts): Promise<Map<number, ProgramDiagnostics>> {
  const folder = await mkdtemp(path.join(parts.home, 'group-'));
  const owners = new Map<string, Owner>();
  for (const { at, program } of group) {
    const own = await mkdtemp(path.join(folder, 'program-'));
    for (const [name, text] of Object.entries(program.files)) {
      const file = path.join(own, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      owners.set(file, { at, name, text });
    }
  }
  const found = new Map<number, { syntactic: TypeDiagnostic[]; semantic: TypeDiagnostic[] }>();
  const add = (kind: 'syntactic' | 'semantic', errors: readonly CommandError[]): void => {
    for (const { file, ...error } of errors) {
      const { at, name } = owners.get(file) as Owner;
      const own = found.get(at) ?? { syntactic: [], semantic: [] };
      own[kind].push({ file: name, ...error });
      found.set(at, own);
    }
  };
  const types = group.some(({ program }) => program.node) ? ['node'] : [];
  const run = (files: readonly string[]): Promise<CommandError[]> =>
    runCompiler(files, { folder, types, owners, ...parts });
  const sources = [...owners.keys()].filter(isSource);
  const first = await run(sources);
  // Where a file does not parse, the command looks at no types at all.
  const parses = first.length === 0 || first.some(({ code }) => code >= 2_000);
  add(parses ? 'semantic' : 'syntactic', first);
  if (!parses) {
    const broken = new Set(first.map(({ file }) => file));
    for (const file of broken) await rm(file);
    add('semantic', await run(sources.filter((file) => !broken.has(file))));
  }
  return found;
}

interface RunParts extends GroupParts {
  readonly folder: string;
  readonly types: readonly string[];
  readonly owners: ReadonlyMap<string, Owner>;
}

async function runCompiler(
  files: readonly string[],
  { folder, types, owners, input, signal }: RunParts,
): Promise<CommandError[]> {
  if (files.length === 0) return [];
  const config = path.join(folder, 'tsconfig.json');
  const typeRoots = [path.dirname(input.nodeTypes)];
  await writeFile(config, JSON.stringify({ compilerOptions: { ...compilerOptions, types, typeRoots }, files }));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const options = { cwd: folder, signal, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: mostOutput } as const;
  execFile(compilerExecutable(), ['-p', config, '--pretty', 'false'], options, (error, stdout) => {
    // It ends with 1 or 2 where it found errors.
    if (error === null || typeof error.code === 'number') resolve(stdout);
    else reject(signal.aborted ? (signal.reason as Error) : error);
  });
  return readCommandErrors(await promise, { folder, textOf: (file) => owners.get(file)?.text });
}
