import { expect, test } from 'vitest';
import { Answers } from '../../pipeline/commands/check/answers.ts';
import type { CheckSession } from '../../pipeline/commands/check/session.ts';
import { digestOf } from '../../pipeline/core/digest.ts';
import { sealReport } from '../../pipeline/core/report.ts';
import { Stamps } from '../../pipeline/resources/stamps.ts';
import { AnswerStore } from '../../pipeline/store/answer-store.ts';
import { State } from '../../pipeline/store/state.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const startedAt = '2026-11-30T12:00:00.000Z';

test.for([
  { name: 'a draft that is as it was judged', now: 'text', kept: true },
  { name: 'a draft that was changed while it was judged', now: 'other', kept: false },
  { name: 'a draft that went while it was judged', now: undefined, kept: false },
])('$name: an answer is kept: $kept', async ({ now, kept }) => {
  using repository = temporaryRepository(now === undefined ? {} : { 'drafts/a.md': now });
  using state = new State(repository.root, () => {});
  const answers = new AnswerStore(state, startedAt);
  const request = { only: undefined, skip: [], offline: true, failFast: false, screenshots: true };
  const settings = { limits: { maxBytes: 1_000 } };
  const stamps = new Stamps(repository.root);
  const session = { request, settings, settingsId: 1, root: repository.root, answers, stamps, startedAt };
  const draft = { path: 'drafts/a.md', slug: 'a', digest: digestOf('text') };
  const report = sealReport({ draft, config: digestOf(''), startedAt, results: [] });

  await new Answers(session as unknown as CheckSession).keep({ report, essence: digestOf('essence'), restsOn: [] });
  const key = {
    path: draft.path,
    flags: JSON.stringify(['', [], true, false, true, process.env['PUBLISH_BROWSER'] ?? '']),
    settings: 1,
    bytes: Buffer.from('text'),
  };
  expect(answers.answer(key, startedAt) !== undefined).toBe(kept);
});

test.for([
  { name: 'as it was', change: undefined, found: true },
  { name: 'other', change: 'other', found: false },
])('an answer that rests on a file is found while the file is $name', async ({ change, found }) => {
  using repository = temporaryRepository({ 'drafts/a.md': 'text', 'docs/b.md': 'target' });
  using state = new State(repository.root, () => {});
  const later = new Date(Date.now() + 60_000).toISOString();
  const answers = new AnswerStore(state, later);
  const files = { has: () => true };
  const draft = { path: 'drafts/a.md', slug: 'a', digest: digestOf('text') };
  const report = sealReport({ draft, config: digestOf(''), startedAt: later, results: [] });
  const sessionNow = () =>
    ({
      request: { only: undefined, skip: [], offline: true, failFast: false, screenshots: true },
      settings: { limits: { maxBytes: 1_000 }, digest: digestOf('') },
      settingsId: 1,
      root: repository.root,
      answers,
      files,
      stamps: new Stamps(repository.root),
      startedAt: later,
    }) as unknown as CheckSession;
  answers.putSealed({ draft: draft.path, scope: '', essence: digestOf('essence'), id: report.id });
  const kept = { report, essence: digestOf('essence'), restsOn: [['docs/b.md', 'docs/none.md']] };
  await new Answers(sessionNow()).keep(kept);
  if (change !== undefined) repository.write({ 'docs/b.md': change });
  expect(new Answers(sessionNow()).find(draft.path) !== undefined).toBe(found);
});
