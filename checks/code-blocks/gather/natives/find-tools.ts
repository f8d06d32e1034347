import { access, constants, realpath } from 'node:fs/promises';
import path from 'node:path';
import { gcc, gxx } from './gcc.ts';
import { javac } from './javac.ts';
import type { Native, Tool } from './native.ts';
import { php } from './php.ts';
import { rustc } from './rustc.ts';
import { Sandbox } from './sandbox.ts';

const natives: readonly Native[] = [rustc, javac, gcc, gxx, php];
const versionMs = 10_000;
const longestVersion = 60;

export const nativeLanguages: ReadonlySet<string> = new Set(natives.flatMap(({ languages }) => languages));

/** Where the shim of rustup keeps which compiler it leads to. */
const settingsOf: Readonly<Record<string, (home: string) => string>> = {
  rustc: (home) => path.join(home, '.rustup', 'settings.toml'),
};

export interface Search {
  readonly tool: Tool | undefined;
  /** Absolute paths whose coming, going or change may change the answer. */
  readonly paths: readonly string[];
}

/** The compiler of this machine for a language. Only folders that `PATH` names absolutely are looked in. */
export async function findTool(language: string, signal: AbortSignal): Promise<Search> {
  const native = natives.find(({ languages }) => languages.includes(language));
  if (native === undefined) return { tool: undefined, paths: [] };
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const candidates = [...new Set(folders)].map((folder) => path.join(folder, native.command));
  const settings = settingsOf[native.command]?.(process.env['HOME'] ?? '/');
  const paths = settings === undefined ? candidates : [...candidates, settings];
  const found = await firstProgram(candidates);
  const tool = found === undefined ? undefined : await describe(native, found, signal);
  return { tool, paths: [...paths, ...(tool?.paths ?? [])] };
}

async function firstProgram(candidates: readonly string[]): Promise<string | undefined> {
  for (const file of candidates) {
    const isProgram = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isProgram) return file;
  }
  return undefined;
}

/** Undefined where the program does not even say its version. */
async function describe(native: Native, found: string, signal: AbortSignal): Promise<Tool | undefined> {
  await using sandbox = await Sandbox.open({ timeoutMs: versionMs, signal });
  const resolved = await native.resolve?.(found, sandbox);
  const file = resolved?.file ?? found;
  const { exitCode, output } = await sandbox.run(file, [native.versionArgument], { bounded: false });
  signal.throwIfAborted();
  const first = output.split('\n', 1)[0]?.trim() ?? '';
  const number = /\d+(?:\.\d+){0,3}/.exec(first)?.[0];
  if (exitCode !== 0 || number === undefined) return undefined;
  const version = `${native.command} ${number}`.slice(0, longestVersion);
  return { native, file, version, paths: [await realpath(file), ...(resolved?.paths ?? [])] };
}
