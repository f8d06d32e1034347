import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Packs the project and installs the tarball in an empty project; gives the path of its command. */
export function installPacked(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const quiet = { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'] };
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], quiet).toString();
  const [{ filename } = { filename: '' }] = JSON.parse(packed.slice(packed.indexOf('['))) as { filename: string }[];
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', path.join(folder, filename)], {
    cwd: folder,
    stdio: 'ignore',
  });
  return path.join(folder, 'node_modules/imprimatur/pipeline/launch.js');
}
