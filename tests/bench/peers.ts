import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const peersFolder = path.join(import.meta.dirname, 'peers');

/** Installs what we measure against, as their lock file says; does nothing where that is done. */
export function installPeers(): void {
  const lock = readFileSync(path.join(peersFolder, 'package-lock.json'), 'utf8');
  const mark = path.join(peersFolder, 'node_modules', '.installed-lock.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peersFolder, stdio: 'ignore' });
  writeFileSync(mark, lock);
}
