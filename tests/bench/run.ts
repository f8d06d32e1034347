import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layDocuments } from './documents.ts';
import { ratio, run } from './measure.ts';
import { installPacked } from './pack.ts';

const node = process.execPath;
const rounds = 21;
const source = path.resolve(import.meta.dirname, '../../pipeline/launch.js');
const heavy =
  /node_modules\/(zod|unified|remark|micromark|mdast|oxc-parser|@oxc-parser|@secretlint|yaml|smol-toml|tinypool|playwright|linkinator|typescript)/;
const misses: string[] = [];
const home = mkdtempSync(path.join(tmpdir(), 'imprimatur-bench-'));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function hold(what: string, value: number, limit: { readonly atMost?: number; readonly atLeast?: number }): void {
  const holds = value <= (limit.atMost ?? Number.POSITIVE_INFINITY) && value >= (limit.atLeast ?? 0);
  const bound = limit.atMost === undefined ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`;
  say(`  ${holds ? 'holds ' : 'MISSES'}  ${what.padEnd(58)} ${value.toFixed(2).padStart(8)}  (${bound})`);
  if (!holds) misses.push(what);
}

async function startUp(name: string, launcher: string): Promise<void> {
  const repository = path.join(home, `start-${name}`);
  layDocuments(repository, 1);
  const draft = path.join(repository, 'drafts', '00000-bench.md');
  writeFileSync(draft, '# One draft\n\nIt says little, and says it well.\n\n```js\nconst a = 1;\n```\n');
  const bare = [node, '-e', '0'];
  const check = [node, launcher, 'check', 'drafts/00000-bench.md', '--format', 'json'];
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await run(check, repository);
  const version = await ratio({ a: [node, launcher, '--version'], b: bare, rounds }, repository);
  hold(`${name}: --version against node -e 0`, version.ratio, { atMost: 1.5 });
  const cached = await ratio({ a: check, b: bare, rounds }, repository);
  hold(`${name}: unchanged draft against node -e 0`, cached.ratio, { atMost: 2 });
  say(
    `          node -e 0 ${cached.bMs.toFixed(0)} ms, --version ${version.aMs.toFixed(0)} ms, unchanged draft ${cached.aMs.toFixed(0)} ms`,
  );
  hold(`${name}: heavy modules loaded for an unchanged draft`, heavyModules(check, repository).length, { atMost: 0 });
}

/** The files that the process opened, by Node's own list of what its loaders took in. */
function heavyModules(command: readonly string[], cwd: string): string[] {
  const hook = path.join(home, 'list-modules.mjs');
  writeFileSync(
    hook,
    `import module from 'node:module';
     module.registerHooks({ load(url, context, next) { process.stderr.write('module ' + url + '\\n'); return next(url, context); } });`,
  );
  const [file = '', ...args] = command;
  const { stderr } = spawnSync(file, ['--import', hook, ...args], { cwd, encoding: 'utf8' });
  const modules = stderr.split('\n').filter((line) => line.startsWith('module '));
  if (modules.length < 5) throw new Error(`The list of modules is empty:\n${stderr}`);
  return modules.filter((line) => heavy.test(line));
}

async function batches(): Promise<void> {
  const repository = path.join(home, 'batch');
  mkdirSync(repository, { recursive: true });
  const { bytes, source: from } = layDocuments(repository, 1000);
  const command = [node, source, 'check', '--format', 'json'];
  const cold = await run(command, repository);
  const warm = await run(command, repository);
  const speed = (1000 / cold.wallMs) * 1000;
  say(
    `  1,000 documents (${(bytes / 1e6).toFixed(1)} MB, ${from}), cold: ${speed.toFixed(1)} a second, peak ${cold.peakMiB.toFixed(0)} MiB`,
  );
  say(`  the same, warm: ${((1000 / warm.wallMs) * 1000).toFixed(0)} a second, peak ${warm.peakMiB.toFixed(0)} MiB`);
  hold('1,000 documents: cold against warm', cold.wallMs / warm.wallMs, { atLeast: 20 });
  if (process.argv.includes('--quick')) return;
  const many = path.join(home, 'many');
  layDocuments(many, 10_000);
  const large = await run(command, many);
  say(`  10,000 documents, cold: ${((10_000 / large.wallMs) * 1000).toFixed(1)} a second, exit ${large.exit}`);
  hold('10,000 documents in one run: peak memory in MiB', large.peakMiB, { atMost: 1024 });
}

try {
  say('Start-up, clone after its first run');
  await startUp('clone', source);
  say('Start-up, packed tarball');
  await startUp('tarball', installPacked(path.join(home, 'packed')));
  say('Batches');
  await batches();
} finally {
  rmSync(home, { recursive: true, force: true });
}
say(misses.length === 0 ? 'Every bound holds.' : `Missed: ${misses.join('; ')}`);
process.exitCode = misses.length === 0 ? 0 : 1;
