import { readdirSync, readFileSync, statSync } from '../node/fs.ts';
import path from 'node:path';
import type { Tool } from '../core/types.ts';

const here = import.meta.dirname;
const fromSource = import.meta.url.endsWith('.ts');
const packageRoot = path.join(here, fromSource ? '../..' : '../../..');

const manifest = readFileSync(path.join(packageRoot, 'package.json'), 'utf8');

export const tool: Tool = {
  name: 'imprimatur',
  version: (JSON.parse(manifest) as { version: string }).version,
  node: process.versions.node,
};

/**
 * Identifies the code that judges: the manifest pins every parser to one version; when run from source, the times of
 * the source files tell an edited checkout from the one before.
 */
export function toolIdentity(): string {
  const parts = [manifest, process.versions.node];
  if (fromSource) for (const folder of ['pipeline', 'checks']) parts.push(newest(path.join(packageRoot, folder)));
  return parts.join('\n');
}

/** How many source files there are, and when the last of them was changed. */
function newest(folder: string): string {
  let latest = 0;
  let count = 0;
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const name of readdirSync(at)) {
      if (name.endsWith('.ts')) {
        count += 1;
        latest = Math.max(latest, statSync(`${at}/${name}`).mtimeMs);
      } else if (!name.includes('.')) {
        folders.push(`${at}/${name}`);
      }
    }
  }
  return `${count}@${latest}`;
}
