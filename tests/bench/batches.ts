import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { layDocuments } from './documents.ts';
import { launcher, node, run } from './measure.ts';

/** Whole documents, all checks but the one that needs a browser. */
export async function batches({ home, quick, say, hold }: Bench): Promise<void> {
  say('Batches');
  const repository = path.join(home, 'batch');
  mkdirSync(repository, { recursive: true });
  const { bytes, source: from } = layDocuments(repository, 1000);
  // Without the browser's stage, which takes seconds for a document whoever looks.
  const command = [node, launcher, 'check', '--skip', 'mobile-view', '--offline', '--format', 'json'];
  const cold = await run(command, repository);
  const warm = await run(command, repository);
  const speed = (1000 / cold.wallMs) * 1000;
  say(
    `  1,000 documents (${(bytes / 1e6).toFixed(1)} MB, ${from}), cold: ${speed.toFixed(1)} a second, peak ${cold.peakMiB.toFixed(0)} MiB`,
  );
  say(`  the same, warm: ${((1000 / warm.wallMs) * 1000).toFixed(0)} a second, peak ${warm.peakMiB.toFixed(0)} MiB`);
  hold('1,000 documents: cold against warm', cold.wallMs / warm.wallMs, { atLeast: 20 });
  if (quick) return;
  const many = path.join(home, 'many');
  layDocuments(many, 10_000);
  const large = await run(command, many);
  say(`  10,000 documents, cold: ${((10_000 / large.wallMs) * 1000).toFixed(1)} a second, exit ${large.exit}`);
  hold('10,000 documents in one run: peak memory in MiB', large.peakMiB, { atMost: 1024 });
}
