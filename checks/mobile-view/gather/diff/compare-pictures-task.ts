import { readFileSync } from 'node:fs';
import { rowHashes } from './png-rows.ts';
import { diffRows, type RowChange } from './row-diff.ts';

/** Runs in a worker. Undefined where one of them is gone, or no PNG that is read here. */
export default function comparePictures(files: {
  readonly before: string;
  readonly after: string;
}): readonly RowChange[] | undefined {
  try {
    const [before, after] = [files.before, files.after].map((file) => rowHashes(readFileSync(file)));
    return before === undefined || after === undefined ? undefined : diffRows(before, after);
  } catch {
    return undefined;
  }
}
