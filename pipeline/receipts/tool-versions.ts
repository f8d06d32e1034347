import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CommandToRun } from './run-command.ts';

const run = promisify(execFile);
const limits = { timeout: 5_000, maxBuffer: 64 * 1024 };

/** How each tool says its version, and which others it brings along. */
const askable: Readonly<Record<string, { readonly args: readonly string[]; readonly with?: readonly string[] }>> = {
  node: { args: ['--version'] },
  npm: { args: [], with: ['node'] },
  npx: { args: [], with: ['node'] },
  pnpm: { args: ['--version'], with: ['node'] },
  yarn: { args: ['--version'], with: ['node'] },
  tsc: { args: ['--version'], with: ['node'] },
  vitest: { args: [], with: ['node'] },
  jest: { args: [], with: ['node'] },
  mocha: { args: [], with: ['node'] },
  deno: { args: ['--version'] },
  bun: { args: ['--version'] },
  python: { args: ['--version'] },
  python3: { args: ['--version'] },
  pytest: { args: ['--version'], with: ['python3'] },
  go: { args: ['version'] },
  rustc: { args: ['--version'] },
  cargo: { args: ['--version'], with: ['rustc'] },
  java: { args: ['-version'] },
  javac: { args: ['-version'] },
  gcc: { args: ['-dumpfullversion'] },
  'g++': { args: ['-dumpfullversion'] },
  clang: { args: ['--version'] },
  ruby: { args: ['--version'] },
  php: { args: ['--version'] },
  dotnet: { args: ['--version'] },
  swift: { args: ['--version'] },
  bash: { args: ['--version'] },
  git: { args: ['--version'] },
  docker: { args: ['--version'] },
  make: { args: ['--version'] },
};

/** Versions of the program that runs and of what it runs on, as they say them in its folder and environment. */
export async function toolVersions({
  argv,
  cwd,
  env,
}: Pick<CommandToRun, 'argv' | 'cwd' | 'env'>): Promise<Record<string, string>> {
  const program = toolNameOf(argv[0]);
  const others = askable[program]?.with ?? [];
  const asked = [[program, argv[0]] as const, ...others.map((name) => [name, name] as const)];
  const found = await Promise.all(
    asked.map(async ([name, file]) => [name, await versionOf(name, file, { cwd, env })] as const),
  );
  return Object.fromEntries(found.flatMap(([name, version]) => (version === undefined ? [] : [[name, version]])));
}

export function toolNameOf(program: string): string {
  return program.replace(/^.*[\\/]/, '').replace(/\.(?:exe|cmd|bat)$/i, '');
}

async function versionOf(
  name: string,
  file: string,
  { cwd, env }: Pick<CommandToRun, 'cwd' | 'env'>,
): Promise<string | undefined> {
  const how = askable[name];
  if (how === undefined) return undefined;
  if (how.args.length === 0) return packageVersion(file, { cwd, env });
  try {
    const { stdout, stderr } = await run(file, how.args, { cwd, env, ...limits });
    return versionIn(stdout) ?? versionIn(stderr);
  } catch {
    return undefined;
  }
}

function versionIn(text: string): string | undefined {
  return /(\d+(?:\.\d+)+(?:[-+][\w.]+)?)/.exec(text)?.[1];
}

/** Scripts of npm packages take long to start; the manifest above the script says the same. */
async function packageVersion(
  file: string,
  { cwd, env }: Pick<CommandToRun, 'cwd' | 'env'>,
): Promise<string | undefined> {
  const folders = file.includes('/') ? [''] : (env['PATH'] ?? '').split(path.delimiter);
  for (const folder of folders) {
    const found = await realpath(path.resolve(cwd, folder, file)).catch(() => undefined);
    if (found === undefined) continue;
    for (let at = path.dirname(found); at !== path.dirname(at); at = path.dirname(at)) {
      const manifest = await readFile(path.join(at, 'package.json'), 'utf8').catch(() => undefined);
      if (manifest === undefined) continue;
      const { version } = JSON.parse(manifest) as { readonly version?: string };
      if (version !== undefined) return version;
    }
  }
  return undefined;
}
