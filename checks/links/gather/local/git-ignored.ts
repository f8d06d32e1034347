import ignore from 'ignore';
import type { FileTree, Looked } from './file-tree.ts';
import { readText } from './files.ts';
import { folderOf } from './join-path.ts';

const largest = 256 * 1024;

/**
 * Whether git leaves a path out by a `.gitignore` in a folder above it: then it is made on every machine anew, and not to be
 * expected on this one.
 */
export function isGitIgnored(file: string, tree: FileTree, looked: Looked): boolean {
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (tree.has(folder, '.gitignore', looked) === 'file') {
      const name = folder === '' ? '.gitignore' : `${folder}/.gitignore`;
      looked.add(name);
      const rules = readText(tree.root, name, largest);
      const inside = folder === '' ? file : file.slice(folder.length + 1);
      if (rules !== undefined && inside !== '' && ignore().add(rules).ignores(inside)) return true;
    }
    if (folder === '') return false;
  }
}
