import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';
import { localTargets } from '../../checks/links/evidence.ts';
import provider from '../../checks/links/gather/local-targets.ts';
import type { GatherContext } from '../../pipeline/core/evidence.ts';
import { type DraftLink, type DraftLinks, links } from '../../pipeline/core/link-evidence.ts';
import type { Draft } from '../../pipeline/core/types.ts';
import type { Resources } from '../../pipeline/resources/resources.ts';
import { Workers } from '../../pipeline/resources/workers.ts';
import { defaultSettings } from '../fixtures/settings.ts';
import type { Bench } from './bench.ts';

const perFolder = 100;
const perDocument = 10;
const headings = 8;
const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

/** Links and parts of pages that are followed in the repository, once the drafts are parsed. */
export async function linksLocal({ home, quick, say, hold }: Bench): Promise<void> {
  const count = quick ? 1_000 : 10_000;
  say(`Local links: ${count} documents that link each other`);
  const root = path.join(home, 'links-local');
  const text = Array.from(
    { length: headings },
    (_, index) => `## Part ${index}\n\n${'Words that say little. '.repeat(20)}\n`,
  ).join('\n');
  const paths = Array.from({ length: count }, (_, index) => `docs/${Math.floor(index / perFolder)}/page-${index}.md`);
  for (const file of paths) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const signal = new AbortController().signal;
  await using workers = new Workers();
  const resources = { root, settings: defaultSettings, offline: true, workers } as unknown as Resources;
  const before = process.memoryUsage().rss;
  let problems = 0;
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const queue = new PQueue({ concurrency: defaultSettings.limits.draftsAtOnce });
  const judge = async (file: string, index: number): Promise<void> => {
    const draft: Draft = { path: file, slug: file, format: 'md', digest: 'sha256:0', text };
    const found: DraftLinks = { links: linksOf(index, count), ignores: [] };
    const context = {
      draft,
      resources,
      signal,
      options: {},
      get: (wanted: unknown) => Promise.resolve(wanted === links ? found : undefined),
    };
    const value = await provider.gather(context as unknown as GatherContext<Resources>);
    problems += value.problems.length;
  };
  await queue.addAll(paths.map((file, index) => () => judge(file, index)));
  const seconds = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  const busy = (used.user + used.system) / 1e6;
  const grown = (process.memoryUsage().rss - before) / 2 ** 20;
  const followed = count * perDocument;
  say(
    `  ${followed} links in ${seconds.toFixed(1)} s (${busy.toFixed(1)} s of the processor), ${problems} of them broken (${localTargets.id}); memory grew by ${grown.toFixed(0)} MiB`,
  );
  hold('local links a second of the processor', followed / busy, { atLeast: 4_000 });
  hold('memory for local links in MiB', grown, { atMost: 512 });
}

/** Half of them to a part of a page; one in a hundred documents has a broken one. */
function linksOf(index: number, count: number): DraftLink[] {
  return Array.from({ length: perDocument }, (_, nth) => {
    const other = (index + nth * 37 + 1) % count;
    const page = `../${Math.floor(other / perFolder)}/page-${other}.md`;
    const isBroken = index % 100 === 0 && nth === 0;
    const address = isBroken ? `${page}x` : nth % 2 === 0 ? `${page}#part-${nth % headings}` : page;
    return { address, role: 'link', syntax: 'inline', text: 'x', place, addressPlace: place };
  });
}
