/** A path relative to the root, without `.` and `..`; `escapes`: it would have left the root, and was held there. */
export function joinPath(folder: string, relative: string): { readonly path: string; readonly escapes: boolean } {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '.');
  let escapes = false;
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) escapes = true;
  }
  return { path: parts.join('/'), escapes };
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The name without its last ending. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, '');
}
