import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readReviewedPairs } from '../../checks/duplicate-topic/gather/reviewed-pairs.ts';
import { acceptPair } from '../../pipeline/commands/check/accept-pair.ts';
import { digestOf } from '../../pipeline/core/digest.ts';

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'imprimatur-pairs-')));
  mkdirSync(path.join(root, 'drafts'));
  writeFileSync(path.join(root, 'publish.config.json'), '{}');
  for (const name of ['a', 'b', 'c']) writeFileSync(path.join(root, `drafts/${name}.md`), `# ${name}\n`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const accept = (pages: readonly string[], because?: string) =>
  acceptPair({ pages, because, cwd: root, config: undefined });
const written = (): string => readFileSync(path.join(root, 'publish.reviewed-pairs.json'), 'utf8');

describe('is refused', () => {
  test.for([
    { name: 'one page', pages: ['drafts/a.md'], because: 'x', says: 'takes two pages' },
    {
      name: 'three pages',
      pages: ['drafts/a.md', 'drafts/b.md', 'drafts/c.md'],
      because: 'x',
      says: 'takes two pages',
    },
    { name: 'a page with itself', pages: ['drafts/a.md', 'drafts/a.md'], because: 'x', says: 'takes two pages' },
    { name: 'no reason', pages: ['drafts/a.md', 'drafts/b.md'], because: undefined, says: '--because' },
    { name: 'a blank reason', pages: ['drafts/a.md', 'drafts/b.md'], because: ' ', says: '--because' },
    { name: 'a folder', pages: ['drafts', 'drafts/b.md'], because: 'x', says: 'single pages' },
    { name: 'a page that is not there', pages: ['drafts/z.md', 'drafts/b.md'], because: 'x', says: 'drafts/z.md' },
  ])('$name', async ({ pages, because, says }) => {
    await expect(accept(pages, because)).rejects.toThrow(says);
    expect(() => written()).toThrow('ENOENT');
  });

  test('a file that is no list of pairs, which stays as it is', async () => {
    writeFileSync(path.join(root, 'publish.reviewed-pairs.json'), '{"mine": true}');
    await expect(accept(['drafts/a.md', 'drafts/b.md'], 'x')).rejects.toThrow('nothing was written');
    expect(written()).toBe('{"mine": true}');
  });
});

test('a pair is written once, whichever page comes first, with the digests of both', async () => {
  await accept(['drafts/b.md', 'drafts/a.md'], 'first reason');
  await accept(['drafts/a.md', 'drafts/b.md'], 'second reason');
  expect(JSON.parse(written())).toEqual({
    schema: 'reviewed-pairs/1',
    pairs: [
      {
        paths: ['drafts/a.md', 'drafts/b.md'],
        digests: [digestOf('# a\n'), digestOf('# b\n')],
        because: 'second reason',
      },
    ],
  });
  expect(readReviewedPairs(root, 'publish.reviewed-pairs.json').keys).toHaveLength(1);
});

test('the order in which pairs were accepted leaves no trace', async () => {
  await accept(['drafts/a.md', 'drafts/b.md'], 'x');
  await accept(['drafts/b.md', 'drafts/c.md'], 'x');
  const one = written();
  rmSync(path.join(root, 'publish.reviewed-pairs.json'));
  await accept(['drafts/c.md', 'drafts/b.md'], 'x');
  await accept(['drafts/b.md', 'drafts/a.md'], 'x');
  expect(written()).toBe(one);
});
