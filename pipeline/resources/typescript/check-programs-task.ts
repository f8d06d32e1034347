import { existsSync } from 'node:fs';
import path from 'node:path';
import { API, DiagnosticCategory } from 'typescript/unstable/sync';
import { compilerOptions, isSource } from './compiler-options.ts';
import { compilerExecutable } from './executable.ts';
import { groupPrograms, type Placed } from './group-programs.ts';
import { OverlayFileSystem } from './overlay-file-system.ts';
import type { CheckProgramsInput, ProgramDiagnostics, TypeDiagnostic } from './program.ts';

/** A compiler process grows with every program that it has seen, so it is begun anew from time to time. */
const programsPerSession = 400;

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
    for (const [index, group] of groupPrograms(programs).entries()) {
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
  const sources = [...owners.keys()].filter(isSource);
  files.add(config, JSON.stringify({ compilerOptions: { ...compilerOptions, types }, files: sources }));
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
