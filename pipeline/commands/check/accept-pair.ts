import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfigFile, validateConfig } from '../../config/load.ts';
import { findRoot } from '../../config/repository.ts';
import { digestOf } from '../../core/digest.ts';
import { exitCode, type ExitCode, PublishError } from '../../core/error.ts';
import type { Digest } from '../../core/types.ts';
import { readDraftBytes } from '../../resources/draft-bytes.ts';
import { findDrafts } from '../../resources/find-drafts.ts';
import { tell } from '../tell.ts';

export interface AcceptPairRequest {
  readonly pages: readonly string[];
  readonly because: string | undefined;
  readonly cwd: string;
  readonly config: string | undefined;
}

interface Pair {
  readonly paths: readonly [string, string];
  readonly digests: readonly [Digest, Digest];
  readonly because: string;
}

const schema = 'reviewed-pairs/1';
const defaultFile = 'publish.reviewed-pairs.json';

/**
 * Records that a person has looked at two pages and wants both. The pair is known by the digests of both, so that an edit
 * asks again; a new record of the same two paths takes the place of the old one.
 */
export async function acceptPair({ pages, because, cwd, config }: AcceptPairRequest): Promise<ExitCode> {
  if (pages.length !== 2 || pages[0] === pages[1])
    throw new PublishError('usage', '--accept-pair takes two pages: `publish check --accept-pair A B --because …`.');
  if (because === undefined || because.trim() === '')
    throw new PublishError('usage', '--accept-pair asks for the reason: add `--because …`.');
  const root = findRoot(cwd);
  const { checks } = await import('../../../checks/index.ts');
  const settings = await validateConfig(readConfigFile(root, config), checks);
  const paths = pages.map((page) => onlyOne(page, findDrafts([page], { root, cwd }))).sort();
  const { maxBytes } = settings.limits;
  const digests = paths.map((one) => digestOf(readDraftBytes(one, { root, maxBytes })));
  const written = settings.checks['duplicate-topic']?.options['reviewedPairs'];
  const file = path.join(root, typeof written === 'string' ? written : defaultFile);
  const pair: Pair = {
    paths: paths as [string, string],
    digests: digests as [Digest, Digest],
    because: because.trim(),
  };
  const others = pairsIn(file).filter((one) => one.paths.join('\n') !== paths.join('\n'));
  const pairs = [...others, pair].sort((one, other) => (one.paths.join('\n') < other.paths.join('\n') ? -1 : 1));
  writeWhole(file, `${JSON.stringify({ schema, pairs }, undefined, 2)}\n`);
  tell(`${paths.join(' and ')}: accepted until one of them changes. Commit ${path.relative(root, file)}.`);
  return exitCode.done;
}

function onlyOne(asked: string, found: readonly string[]): string {
  const [page] = found;
  if (page === undefined || found.length > 1)
    throw new PublishError('usage', `--accept-pair takes single pages; \`${asked}\` names ${found.length}.`);
  return page;
}

function pairsIn(file: string): readonly Pair[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new PublishError('unreadable-pairs', `${file} cannot be read.`, { cause: error });
  }
  try {
    const { schema: found, pairs } = JSON.parse(text) as { readonly schema?: unknown; readonly pairs?: unknown };
    if (found !== schema || !Array.isArray(pairs)) throw new TypeError('another schema');
    return pairs as Pair[];
  } catch (error) {
    throw new PublishError('invalid-pairs', `${file} is no list of reviewed pairs; nothing was written.`, {
      cause: error,
    });
  }
}

function writeWhole(file: string, text: string): void {
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, text, { flag: 'wx' });
    renameSync(partial, file);
  } catch (error) {
    throw new PublishError('cannot-write', `Cannot write ${file}: ${(error as Error).message}.`, { cause: error });
  }
}
