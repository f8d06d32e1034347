import { glob, readFile, realpath, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { PublishError } from '../core/error.ts';
import type { ResourceDescriptor } from '../core/receipt.ts';

const mostProducts = 1_000;
const largestReport = 8 * 1024 * 1024;

export interface Products {
  readonly subjects: readonly ResourceDescriptor[];
  /** The text of XML files among them: reports of test runners. */
  readonly reports: readonly string[];
  /** Patterns that name no file. */
  readonly missing: readonly string[];
}

/** Throws a PublishError for a pattern that leads out of the folder that the command runs in. */
export function refuseBadPatterns(patterns: readonly string[]): void {
  const bad = patterns.find((pattern) => path.isAbsolute(pattern) || pattern.split(/[\\/]/).includes('..'));
  if (bad === undefined) return;
  throw new PublishError('bad-product', `--product ${bad} leads out of the folder that the command runs in.`);
}

/** Digests of the files that a run was said to produce. */
export async function productsOf(patterns: readonly string[], folder: string): Promise<Products> {
  const names = new Set<string>();
  const missing: string[] = [];
  for (const pattern of patterns) {
    let found = false;
    for await (const name of glob(pattern, { cwd: folder })) {
      if (names.size === mostProducts || !(await isInside(path.join(folder, name), folder))) continue;
      names.add(name.split(path.sep).join('/'));
      found = true;
    }
    if (!found) missing.push(pattern);
  }
  const subjects: ResourceDescriptor[] = [];
  const reports: string[] = [];
  for (const name of [...names].sort()) {
    const file = path.join(folder, name);
    subjects.push({ name, digest: { sha256: await sha256Of(file) } });
    if (name.endsWith('.xml') && (await stat(file)).size <= largestReport) reports.push(await readFile(file, 'utf8'));
  }
  return { subjects, reports, missing };
}

/** A regular file, links followed, that lies in the folder. */
async function isInside(file: string, folder: string): Promise<boolean> {
  const real = await realpath(file).catch(() => '');
  return real.startsWith(folder + path.sep) && (await stat(real)).isFile();
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
