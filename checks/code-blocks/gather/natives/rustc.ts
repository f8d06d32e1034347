import path from 'node:path';
import { unitOfByte } from '../parsers/byte-offset.ts';
import { type Answer, fine, type Native, type Tool, type Unit, unsure, versionNumber } from './native.ts';
import type { Sandbox } from './sandbox.ts';

/** The whole crate is cut off once it has been parsed, whatever brackets the code closes: no macro runs, no file is opened. */
const head = '#![cfg(any())]\n';
const atOnce = 2;
const edition2024 = 1.085;

interface Diagnostic {
  readonly message: string;
  readonly level: string;
  readonly code: { readonly code: string } | null;
  readonly spans: readonly { readonly byte_start: number; readonly is_primary: boolean }[];
}

export const rustc: Native = {
  command: 'rustc',
  languages: ['rust'],
  versionArgument: '--version',
  oldest: edition2024,

  /** rustup's shim looks at the folder it runs in and at the user's settings; the compiler itself does not. */
  async resolve(file, sandbox) {
    const { exitCode, output } = await sandbox.run(file, ['--print', 'sysroot'], {
      variables: ['HOME', 'CARGO_HOME', 'RUSTUP_HOME', 'RUSTUP_TOOLCHAIN'],
    });
    const found = exitCode === 0 && path.isAbsolute(output.trim()) ? path.join(output.trim(), 'bin', 'rustc') : file;
    return { file: found, paths: [found] };
  },

  isNewer: (code) => /\bgen\s*(?:\{|fn\b|move\b)|\bdo\s+yeet\b|\bunsafe\s*<|\bdefault\s+(?:fn|impl)\b/.test(code),

  async ask(units, tool, sandbox) {
    const answers: Answer[] = [];
    for (let at = 0; at < units.length; at += atOnce) {
      const few = units.slice(at, at + atOnce);
      answers.push(...(await Promise.all(few.map((unit, index) => askOne(unit, tool, sandbox, at + index)))));
    }
    return answers;
  },
};

async function askOne({ code }: Unit, tool: Tool, sandbox: Sandbox, index: number): Promise<Answer> {
  const name = `unit_${index}`;
  // A shebang has no place after an attribute.
  const shown = code.replace(/^#!(?!\[)[^\n]*/, (line) => ' '.repeat(line.length));
  await sandbox.write(`${name}.rs`, head + shown);
  const edition = versionNumber(tool.version) >= edition2024 ? '2024' : '2021';
  const { exitCode, output } = await sandbox.run(tool.file, [
    `--edition=${edition}`,
    '--crate-type=lib',
    '--emit=metadata',
    '--cap-lints=allow',
    '--error-format=json',
    `--out-dir=${sandbox.folder}`,
    `${name}.rs`,
  ]);
  if (exitCode === 0) return fine;
  if (exitCode !== 1) return unsure;
  const errors = output.split('\n').flatMap(toError);
  const [first] = errors;
  if (first === undefined || errors.some(({ code: number }) => number?.code === 'E0658')) return unsure;
  if (/\b(?:unstable|experimental|edition|nightly)\b/.test(first.message)) return unsure;
  const byte = first.spans.find(({ is_primary: isPrimary }) => isPrimary)?.byte_start ?? 0;
  return { kind: 'refused', message: first.message, from: unitOfByte(shown, Math.max(0, byte - head.length)) };
}

function toError(line: string): Diagnostic[] {
  if (!line.startsWith('{')) return [];
  const diagnostic = JSON.parse(line) as Diagnostic;
  return diagnostic.level === 'error' && diagnostic.spans.length > 0 ? [diagnostic] : [];
}
