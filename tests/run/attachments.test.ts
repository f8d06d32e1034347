import { expect, test } from 'vitest';
import { digestOf } from '../../pipeline/core/digest.ts';
import { runBatch } from '../../pipeline/run/run-batch.ts';
import { runDraft } from '../../pipeline/run/run-draft.ts';
import { checkOf, draftOf, settingsOf, startedAt } from '../fixtures/engine.ts';

const digest = digestOf('picture');
const picture = { digest, mediaType: 'image/png', label: 'Phone', name: 'phone' };
const receipt = digestOf('receipt');
const mark = { attachment: digest, x: 1, y: 2, width: 3, height: 4 };
const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } };

const pictured = checkOf({
  id: 'pictured',
  stage: 'browser',
  evaluate: () => ({
    findings: [{ code: 'odd', params: { word: 'x' }, evidence: [digest, receipt], marks: [mark] }],
    attachments: [picture],
  }),
});
const revealing = checkOf({
  id: 'revealing',
  sensitive: ['bad'],
  evaluate: () => ({ findings: [{ code: 'bad', params: { word: 'x' }, place }] }),
});

test('what a check attaches is in the sealed report, under its path', async () => {
  const batch = runBatch(['drafts/x.md'], {
    ...settingsOf([pictured]),
    config: digestOf(''),
    draftsAtOnce: 1,
    known: () => undefined,
    read: () => draftOf(),
  });
  for await (const one of batch) {
    expect('report' in one && one.report).toMatchObject({
      startedAt,
      attachments: [{ digest, label: 'Phone', path: `reports/x/attachments/phone-${digest.slice(7, 19)}.png` }],
      results: [{ findings: [{ marks: [mark], evidence: [digest, receipt] }] }],
    });
  }
});

test('a page that shows a secret is not pictured: nothing of the report leads to its pictures', async () => {
  const run = await runDraft(draftOf(), settingsOf([revealing, pictured]));
  expect(run).toMatchObject({ attachments: [], withheld: [digest] });
  const [finding] = run.results[1]?.findings ?? [];
  expect(finding?.evidence).toEqual([receipt]);
  expect(JSON.stringify(run.results)).not.toContain(digest);
});

test('a result that lost its pictures to a secret is not kept: tomorrow the secret may be none', async () => {
  const kept: string[] = [];
  const cache = {
    get: () => undefined,
    put: (_: unknown, { result }: { result: { check: string } }) => void kept.push(result.check),
  };
  await runDraft(draftOf(), settingsOf([revealing, pictured], { cache }));
  await runDraft(draftOf(), settingsOf([pictured], { cache }));
  expect(kept).toEqual(['revealing', 'pictured']);
});
