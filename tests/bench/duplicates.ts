import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import findDuplicates, { type FindInput } from '../../checks/duplicate-topic/gather/find-duplicates-task.ts';
import { buildSegment, type IndexedPage } from '../../checks/duplicate-topic/gather/index/build-segment.ts';
import { CorpusIndex, type SegmentData } from '../../checks/duplicate-topic/gather/index/corpus-index.ts';
import { packRecord, unpackRecord } from '../../checks/duplicate-topic/gather/record-codec.ts';
import { recordOf } from '../../checks/duplicate-topic/gather/record.ts';
import { openLexicon } from '../../checks/duplicate-topic/gather/topic/lexicon.ts';
import { madePage, madeWord, markdownOf, seeded } from '../fixtures/made-pages.ts';
import type { Bench } from './bench.ts';
import { highWaterMark } from './measure.ts';
import { installPeers, peersFolder } from './peers.ts';

const here = fileURLToPath(import.meta.url);
const queries = 200;

const vocabulary = Array.from({ length: 30_000 }, (_, seed) => madeWord(seeded(seed)));

/**
 * Pages of about 8 KB, of two hundred and more different words: some a page's own, most of them the site's, the frequent
 * ones far more often than the rest. One in ten shares a section with another.
 */
function benchPage(seed: number): string {
  const random = seeded(seed + 77);
  const { title, sections } = madePage(seed, { sections: 8, sentences: 8 });
  const shared = seed % 10 === 0 ? madePage(seed + 1, { sections: 8, sentences: 8 }).sections.slice(3, 4) : [];
  const common = (): string =>
    Array.from({ length: 45 }, () => vocabulary[Math.floor(vocabulary.length * random() ** 4)] ?? '').join(' ');
  const filled = sections.map(({ heading, text }) => ({ heading, text: `${text} ${common()}.` }));
  return markdownOf({ title, sections: [...filled, ...shared] });
}

/** Times are CPU seconds of one thread and what Node's own threads add. */
function measureIndex(count: number, { say, hold, home }: Bench): void {
  const lexicon = openLexicon({});
  const texts = Array.from({ length: count }, (_, seed) => benchPage(seed));
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  say(`  ${count} pages, ${(bytes / 1e6).toFixed(0)} MB of Markdown`);
  const records = timed(() => texts.map((text) => packRecord(recordOf(text, lexicon))));
  const pages = (): IndexedPage[] =>
    records.value.map((packed, seed) => ({
      path: `content/${seed}.md`,
      digest: createHash('sha256')
        .update(texts[seed] ?? '')
        .digest('hex'),
      record: unpackRecord(packed),
    }));
  const built = timed(() => buildSegment(pages()));
  const cold = records.seconds + built.seconds;
  say(
    `  read ${records.seconds.toFixed(1)} s, index ${built.seconds.toFixed(1)} s, ${(built.value.byteLength / 1e6).toFixed(0)} MB`,
  );
  hold(`index of ${count} pages, cold, CPU seconds`, cold, { atMost: 15 * (count / 10_000) });
  const change = timed(() => {
    const record = recordOf(`${texts[5]}\n\nOne more line.\n`, lexicon);
    const buffer = buildSegment([{ path: 'content/5.md', digest: '5'.repeat(64), record }]);
    return new CorpusIndex([
      { buffer: built.value, removed: [5] },
      { buffer, removed: [] },
    ]);
  });
  hold(`re-index after one change of ${count}, CPU seconds`, change.seconds, { atMost: 0.3 });
  const file = path.join(home, 'index.bin');
  writeFileSync(file, new Uint8Array(built.value));
  const asked = spawnSync(process.execPath, [here, '--ask', file, String(count)], { encoding: 'utf8' });
  if (asked.status !== 0) throw new Error(asked.stderr);
  const { p50, p95, peakMiB } = JSON.parse(asked.stdout) as { p50: number; p95: number; peakMiB: number };
  say(`  a draft against ${count}: ${p50.toFixed(1)} ms at the median`);
  if (count > 10_000) say(`  CPU ms at p95 ${p95.toFixed(1)}, peak memory ${peakMiB.toFixed(0)} MiB`);
  else {
    hold(`a draft against ${count}: CPU ms at p95`, p95, { atMost: 20 });
    hold(`a draft against ${count}: peak memory in MiB`, peakMiB, { atMost: 300 });
  }
  if (count <= 10_000) peers(texts, { cold, p50, say });
}

function peers(
  texts: readonly string[],
  { cold, p50, say }: { readonly cold: number; readonly p50: number; readonly say: (line: string) => void },
): void {
  const told = (name: string, index: number, query: number): void =>
    say(
      `  ${name}: index ${index.toFixed(1)} s (${(index / cold).toFixed(2)} × ours), query ${query.toFixed(1)} ms (${(query / p50).toFixed(2)} × ours)`,
    );
  const words = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])].slice(0, 40);
  const asked = texts.slice(0, 50).map(words);
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE VIRTUAL TABLE pages USING fts5(body)');
  const insert = database.prepare('INSERT INTO pages (body) VALUES (?)');
  const fts = timed(() => texts.forEach((text) => insert.run(text)));
  const select = database.prepare('SELECT rowid FROM pages WHERE pages MATCH ? ORDER BY rank LIMIT 10');
  const ftsQuery = timed(() => asked.forEach((terms) => select.all(terms.map((term) => `"${term}"`).join(' OR '))));
  told('SQLite FTS5', fts.seconds, (ftsQuery.seconds * 1000) / asked.length);
  database.close();
  const MiniSearch = createRequire(path.join(peersFolder, 'package.json'))('minisearch') as MiniSearchClass;
  const search = new MiniSearch({ fields: ['body'] });
  const mini = timed(() => search.addAll(texts.map((body, id) => ({ id, body }))));
  const miniQuery = timed(() => asked.forEach((terms) => search.search(terms.join(' '))));
  told('minisearch', mini.seconds, (miniQuery.seconds * 1000) / asked.length);
}

type MiniSearchClass = new (options: { readonly fields: readonly string[] }) => {
  addAll(documents: readonly { readonly id: number; readonly body: string }[]): void;
  search(query: string): unknown[];
};

/** Answers drafts from an index on disk, as a run does that finds one: in a process of its own, so that its memory is seen. */
function ask(file: string, count: number): void {
  const buffer = new SharedArrayBuffer(statSync(file).size);
  const opened = openSync(file, 'r');
  for (let from = 0; from < buffer.byteLength;) from += readSync(opened, new Uint8Array(buffer, from));
  closeSync(opened);
  const segments: readonly SegmentData[] = [{ buffer, removed: [] }];
  const times: number[] = [];
  for (let query = 0; query < queries; query += 1) {
    const seed = Math.floor((query * count) / queries);
    const input: FindInput = {
      index: { id: 'bench', segments },
      draft: {
        path: `drafts/bench-${query}.md`,
        real: `drafts/bench-${query}.md`,
        digest: '',
        text: benchPage(seed + 1_000_003),
      },
      root: path.dirname(file),
      maxBytes: 2 ** 21,
      unread: 0,
      minPages: 30,
      generated: [],
      terms: {},
      reviewed: [],
    };
    times.push(timed(() => findDuplicates(input)).seconds * 1000);
  }
  const sorted = times.slice(20).sort((one, other) => one - other);
  const peakMiB = (highWaterMark(process.pid) ?? Number.NaN) / 1024;
  process.stdout.write(JSON.stringify({ p50: at(sorted, 0.5), p95: at(sorted, 0.95), peakMiB }));
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function timed<Value>(work: () => Value): { readonly value: Value; readonly seconds: number } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1_000_000 };
}

/** Duplicates: an index of ten thousand pages, and of a hundred thousand where there is time. */
export async function duplicates(bench: Bench): Promise<void> {
  installPeers();
  bench.say('Duplicates');
  measureIndex(bench.quick ? 2_000 : 10_000, bench);
  if (!bench.quick) measureIndex(100_000, bench);
}

if (import.meta.main && process.argv[2] === '--ask') ask(process.argv[3] ?? '', Number(process.argv[4]));
