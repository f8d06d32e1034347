import { existsSync, realpathSync } from '../node/fs.ts';
import path from 'node:path';

export const configName = 'publish.config.json';

/** The nearest folder upwards with a config, else with `.git`, else `from` itself. Links are resolved. */
export function findRoot(from: string): string {
  const start = realpathSync(from);
  return nearestWith(start, configName) ?? nearestWith(start, '.git') ?? start;
}

function nearestWith(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, name))) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
}
