import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from '../bench.ts';
import { median, node, run } from '../measure.ts';
import { peersFolder } from '../peers.ts';
import { layDrafts } from './lay-drafts.ts';
import { mixedDocuments } from './mixed-documents.ts';
import { ourCommand, ourDocuments } from './our-run.ts';

const documents = 2_000;
const perDocument = 5;

/**
 * Blocks of many languages: our whole command, which parses them all and writes reports, against ESLint with the
 * processor of @eslint/markdown and no rule, which parses the JavaScript and TypeScript among them and writes one file.
 */
export async function mixed({ home, quick, say, hold }: Bench): Promise<void> {
  const repository = path.join(home, 'mixed');
  const texts = mixedDocuments(documents, perDocument);
  layDrafts(repository, texts);
  const output = path.join(home, 'eslint.json');
  const eslint = [node, path.join(peersFolder, 'eslint-markdown.js'), output];
  // Once for the compile cache, which the first run of a build fills.
  await run(ourCommand, repository);
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const ours = await run(ourCommand, repository);
    const theirs = await run(eslint, repository);
    if (ours.exit !== 0 || theirs.exit !== 0) throw new Error('A tool did not run, or objected to a sound block.');
    times.push({ ours: ours.wallMs, theirs: theirs.wallMs });
  }
  const judged = ourDocuments(repository).flatMap(({ blocks }) =>
    blocks.filter(({ status }) => status === 'ok'),
  ).length;
  const { files } = JSON.parse(readFileSync(output, 'utf8')) as { readonly files: number };
  if (judged !== documents * perDocument || files !== documents)
    throw new Error(`Judged: ${judged} blocks, ${files} files.`);
  const forEslint = texts.join('').match(/^[> ]*```(?:js|tsx?)$/gm)?.length ?? 0;
  const perSecond = (blocks: number, ms: number): number => (blocks / ms) * 1000;
  const ours = median(times.map((one) => perSecond(judged, one.ours)));
  const theirs = median(times.map((one) => perSecond(forEslint, one.theirs)));
  say(`  ${judged} blocks in ${documents} documents: ours ${ours.toFixed(0)} a second`);
  say(
    `  @eslint/markdown 8.0.3: ${theirs.toFixed(0)} a second of its ${forEslint} blocks of JavaScript and TypeScript`,
  );
  hold('mixed: times the blocks a second of @eslint/markdown', ours / theirs, { atLeast: 20 });
  const wall = median(times.map((one) => one.theirs / one.ours));
  say(`          for the same documents: ${wall.toFixed(1)} times faster, although it skips the other languages`);
}
