import { mkdirSync, writeFileSync } from '../node/fs.ts';
import path from 'node:path';

/** `.publish/` in a repository, made when missing; git is told to leave it out. */
export function privateFolder(root: string): string {
  const folder = path.join(root, '.publish');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return folder;
}
