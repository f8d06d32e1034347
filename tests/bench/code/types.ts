import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from '../bench.ts';
import { median, node, run } from '../measure.ts';
import { peersFolder } from '../peers.ts';
import { draftName, layDrafts } from './lay-drafts.ts';
import { ourCommand, ourDocuments } from './our-run.ts';
import { type TypedBlock, typescriptBlocks } from './typescript-blocks.ts';

const blocksInAll = 2_000;
const perDocument = 15;
const mostTold = 20;

/** TypeScript blocks: our whole command, with Markdown to parse and reports to write, against twoslash on the bare blocks. */
export async function types({ home, quick, say, hold }: Bench): Promise<void> {
  const repository = path.join(home, 'types');
  const blocks = typescriptBlocks(blocksInAll);
  // No check here waits for a network or a browser, and more drafts at once make larger batches for the compiler.
  const config = { limits: { draftsAtOnce: 64 }, checks: { 'code-blocks': { level: 'types' } } };
  layDrafts(repository, documentsOf(blocks), config);
  const [input, output] = [path.join(home, 'blocks.json'), path.join(home, 'verdicts.json')];
  writeFileSync(input, JSON.stringify(blocks));
  const twoslash = [node, path.join(peersFolder, 'twoslash.js'), input, output];
  // Once for the compile cache, which the first run of a build fills.
  await run(ourCommand, repository);
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const ours = await run(ourCommand, repository);
    const theirs = await run(twoslash, repository);
    if (theirs.exit !== 0) throw new Error('twoslash did not run.');
    times.push({ ours: ours.wallMs, theirs: theirs.wallMs });
  }
  const told = JSON.parse(readFileSync(output, 'utf8')) as PeerError[][];
  const differences = compare(blocks, repository, told);
  say(
    `  ${blocksInAll} TypeScript blocks: ours ${median(times.map(({ ours }) => ours)).toFixed(0)} ms, twoslash 0.3.9 ${median(times.map(({ theirs }) => theirs)).toFixed(0)} ms`,
  );
  hold('types: times faster than twoslash', median(times.map(({ ours, theirs }) => theirs / ours)), { atLeast: 10 });
  hold('types: blocks with another verdict than twoslash', differences.length, { atMost: 0 });
  for (const difference of differences.slice(0, mostTold)) say(`    ${difference}`);
  if (differences.length > mostTold) say(`    … and ${differences.length - mostTold} more`);
}

interface PeerError {
  readonly code: number;
  readonly start: number;
}

function documentsOf(blocks: readonly TypedBlock[]): string[] {
  const documents: string[] = [];
  for (let from = 0; from < blocks.length; from += perDocument) {
    const parts = blocks
      .slice(from, from + perDocument)
      .map(({ code }, at) => `Step ${at + 1}.\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
    documents.push(`# Page ${documents.length}\n\n${parts.join('\n')}`);
  }
  return documents;
}

/** Every block on which the two do not agree: in whether it parses, else in the numbers and places of its errors. */
function compare(blocks: readonly TypedBlock[], repository: string, told: readonly (readonly PeerError[])[]): string[] {
  const documents = new Map(ourDocuments(repository).map((document) => [path.basename(document.path), document]));
  return blocks.flatMap(({ code }, index) => {
    const document = documents.get(draftName(Math.floor(index / perDocument)));
    const fence = document?.blocks[index % perDocument]?.line;
    if (document === undefined || fence === undefined) return [`block ${index}: we have no verdict`];
    const own = document.findings.filter(({ params }) => params['line'] === fence);
    const ours = own.some((finding) => finding.code === 'broken-code')
      ? 'does not parse'
      : own
          .map(
            ({ params, place }) =>
              `${String(params['number'])} ${(place?.start.line ?? 0) - fence}:${place?.start.column}`,
          )
          .toSorted()
          .join(', ');
    const theirs = peerVerdict(code, told[index] ?? []);
    return ours === theirs
      ? []
      : [`${draftName(Math.floor(index / perDocument))}:${fence}: ours “${ours}”, twoslash “${theirs}”`];
  });
}

function peerVerdict(code: string, errors: readonly PeerError[]): string {
  if (errors.some((error) => error.code < 2_000)) return 'does not parse';
  return errors
    .map((error) => {
      const before = code.slice(0, error.start).split('\n');
      return `TS${error.code} ${before.length}:${(before.at(-1) ?? '').length + 1}`;
    })
    .toSorted()
    .join(', ');
}
