import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { layDocuments } from './documents.ts';
import { launcher as clone, node, ratio, run } from './measure.ts';
import { installPacked } from './pack.ts';

const rounds = 21;
const heavy =
  /node_modules\/(zod|unified|remark|micromark|mdast|oxc-parser|@oxc-parser|@secretlint|yaml|smol-toml|tinypool|playwright|linkinator|typescript)/;

/** How long `publish` takes to say its version, and to answer for an unchanged draft. */
export async function startUp(bench: Bench): Promise<void> {
  bench.say('Start-up, clone after its first run');
  await startUpOf('clone', clone, bench);
  bench.say('Start-up, packed tarball');
  await startUpOf('tarball', installPacked(path.join(bench.home, 'packed')), bench);
}

async function startUpOf(name: string, launcher: string, { home, say, hold }: Bench): Promise<void> {
  const repository = path.join(home, `start-${name}`);
  layDocuments(repository, 1);
  const draft = path.join(repository, 'drafts', '00000-bench.md');
  writeFileSync(draft, '# One draft\n\nIt says little, and says it well.\n\n```js\nconst a = 1;\n```\n');
  const bare = [node, '-e', '0'];
  const check = [node, launcher, 'check', 'drafts/00000-bench.md', '--format', 'json', '--skip', 'mobile-view'];
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await run(check, repository);
  const version = await ratio({ a: [node, launcher, '--version'], b: bare, rounds }, repository);
  hold(`${name}: --version against node -e 0`, version.ratio, { atMost: 1.5 });
  const cached = await ratio({ a: check, b: bare, rounds }, repository);
  hold(`${name}: unchanged draft against node -e 0`, cached.ratio, { atMost: 2 });
  say(
    `          node -e 0 ${cached.bMs.toFixed(0)} ms, --version ${version.aMs.toFixed(0)} ms, unchanged draft ${cached.aMs.toFixed(0)} ms`,
  );
  const loaded = heavyModules(check, { cwd: repository, home });
  hold(`${name}: heavy modules loaded for an unchanged draft`, loaded.length, { atMost: 0 });
}

/** The files that the process opened, by Node's own list of what its loaders took in. */
function heavyModules(
  command: readonly string[],
  { cwd, home }: { readonly cwd: string; readonly home: string },
): string[] {
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
