import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { API, DiagnosticCategory } from 'typescript/unstable/sync';
import { OverlayFileSystem } from './overlay-file-system.ts';
import type { CheckProgramsInput, ProgramDiagnostics, TypeDiagnostic, VirtualProgram } from './program.ts';

/** A compiler process grows with every program that it has seen, so it is begun anew from time to time. */
const programsPerSession = 400;

const options = {
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  jsx: 'preserve',
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};

interface Session {
  readonly api: API;
  readonly files: OverlayFileSystem;
  seen: number;
}

let session: Session | undefined;
let opened: string[] = [];

/** Runs in a worker, whose thread it blocks. One compiler program holds all that have the same surroundings. */
export default function checkPrograms(input: CheckProgramsInput): ProgramDiagnostics[] {
  const { programs, root } = input;
  if (session !== undefined && session.seen > programsPerSession) {
    session.api.close();
    session = undefined;
  }
  session ??= openSession(input);
  session.seen += programs.length;
  session.files.clear();
  const found: ProgramDiagnostics[] = programs.map(() => ({ syntactic: [], semantic: [] }));
  const closing = opened;
  opened = [];
  try {
    for (const [index, group] of groups(programs).entries()) {
      const config = path.join(root, `.publish-blocks-${session.seen}-${index}`, 'tsconfig.json');
      for (const [at, diagnostics] of checkGroup(session, config, { group, closing: closing.splice(0) }))
        found[at] = diagnostics;
      opened.push(config);
    }
    return found;
  } catch (error) {
    session.api.close();
    session = undefined;
    throw error;
  }
}

function openSession({ root, nodeTypes }: CheckProgramsInput): Session {
  const libraries = path.dirname(compilerExecutable());
  const installed = path.join(root, 'node_modules/@types/node');
  const undici = path.join(path.dirname(path.dirname(nodeTypes)), 'undici-types');
  const mounts: Record<string, string> = existsSync(installed)
    ? {}
    : { [installed]: nodeTypes, [path.join(root, 'node_modules/undici-types')]: undici };
  const files = new OverlayFileSystem({ root, libraries, mounts });
  return { api: new API({ cwd: root, fs: files }), files, seen: 0 };
}

/** The folder of the native compiler also holds its libraries. */
function compilerExecutable(): string {
  const fromTypescript = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  return path.join(path.dirname(fromTypescript.resolve(`${name}/package.json`)), 'lib', 'tsc');
}

interface Placed {
  readonly at: number;
  readonly program: VirtualProgram;
}

/** Programs that can stand side by side; one that changes what all others see stands alone. */
function groups(programs: readonly VirtualProgram[]): Placed[][] {
  const shared = { node: [] as Placed[], browser: [] as Placed[] };
  const alone: Placed[][] = [];
  for (const [at, program] of programs.entries()) {
    const changesGlobals = Object.values(program.files).some((text) => /\bdeclare\s+(?:global|module)\b/.test(text));
    if (changesGlobals) alone.push([{ at, program }]);
    else shared[program.node ? 'node' : 'browser'].push({ at, program });
  }
  return [shared.node, shared.browser, ...alone].filter((group) => group.length > 0);
}

function checkGroup(
  { api, files, seen }: Session,
  config: string,
  { group, closing }: { readonly group: readonly Placed[]; readonly closing: readonly string[] },
): Map<number, ProgramDiagnostics> {
  const owners = new Map<string, { at: number; name: string }>();
  for (const { at, program } of group) {
    for (const [name, text] of Object.entries(program.files)) {
      const file = path.join(program.folder, `.publish-blocks-${seen}-${at}`, name);
      files.add(file, text);
      owners.set(file, { at, name });
    }
  }
  const types = group.some(({ program }) => program.node) ? ['node'] : [];
  const sources = [...owners.keys()].filter((file) => /\.[cm]?tsx?$/.test(file));
  files.add(config, JSON.stringify({ compilerOptions: { ...options, types }, files: sources }));
  using snapshot = api.updateSnapshot({ openProjects: [config], closeProjects: [...closing] });
  const program = snapshot.getProject(config)?.program;
  if (program === undefined) throw new Error('The TypeScript compiler opened no program.');
  const found = new Map<number, { syntactic: TypeDiagnostic[]; semantic: TypeDiagnostic[] }>();
  for (const kind of ['syntactic', 'semantic'] as const) {
    const all = kind === 'syntactic' ? program.getSyntacticDiagnostics() : program.getSemanticDiagnostics();
    for (const { fileName, code, pos, end, text, category } of all) {
      const owner = fileName === undefined ? undefined : owners.get(fileName);
      if (owner === undefined || category !== DiagnosticCategory.Error) continue;
      const own = found.get(owner.at) ?? { syntactic: [], semantic: [] };
      own[kind].push({ file: owner.name, code, from: pos, to: end, message: text });
      found.set(owner.at, own);
    }
  }
  return found;
}
