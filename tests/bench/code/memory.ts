import path from 'node:path';
import type { Bench } from '../bench.ts';
import { run } from '../measure.ts';
import { layDrafts } from './lay-drafts.ts';
import { mixedDocuments } from './mixed-documents.ts';
import { ourCommand } from './our-run.ts';

/** Peak memory as the batch grows tenfold. */
export async function memory({ home, say, hold }: Bench): Promise<void> {
  const peaks: number[] = [];
  for (const count of [1_000, 10_000]) {
    const repository = path.join(home, `memory-${count}`);
    layDrafts(repository, mixedDocuments(count, 5));
    const { peakMiB, wallMs } = await run(ourCommand, repository);
    say(`  ${count} documents: peak ${peakMiB.toFixed(0)} MiB, ${((count / wallMs) * 1000).toFixed(0)} a second`);
    peaks.push(peakMiB);
  }
  const [few = Number.NaN, many = Number.NaN] = peaks;
  hold('memory: peak of 10,000 documents against 1,000', many / few, { atMost: 1.25 });
}
