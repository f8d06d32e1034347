import { sealReport } from '../../pipeline/core/report.ts';
import { Tally } from '../../pipeline/core/tally.ts';
import type { CheckResult, Finding, Language, Refusal, Report } from '../../pipeline/core/types.ts';
import type { CreateRenderer, RenderOptions } from '../../pipeline/report/renderer.ts';

export const startedAt = '2026-12-01T09:30:00.000Z';

export const plainOptions: RenderOptions = {
  tool: { name: 'imprimatur', version: '1.2.3', node: '26.10.0' },
  startedAt,
  language: 'en',
  colour: false,
  width: 80,
  quiet: false,
  titles: { completeness: 'The draft is complete', secrets: 'Nothing secret is in it', links: 'Every link resolves' },
  messages: {
    completeness: {
      placeholder: {
        message: '`{text}` is still in the text.',
        why: 'Readers meet an unfinished sentence.',
        next: 'Write what belongs there.',
      },
    },
  },
};

export const placeholder: Finding = {
  code: 'placeholder',
  severity: 'blocker',
  message: '`TODO` is still in the text.',
  why: 'Readers meet an unfinished sentence.',
  next: 'Write what belongs there.',
  place: { start: { line: 12, column: 14 }, end: { line: 12, column: 18 } },
  evidence: [],
  fingerprint: 'a1b2c3d4e5f6a1b2c3d4e5f6',
  params: { text: 'TODO' },
  excerpt: { line: 12, text: 'Install with TODO and run it.', from: 13, length: 4 },
};

export const shallow: Finding = {
  code: 'too-short',
  severity: 'warning',
  message: 'The draft has 40 words; a guide needs 300.',
  why: 'A short guide leaves its reader alone.',
  next: 'Say how it is done, step by step.',
  evidence: [],
  fingerprint: '000000000000000000000000',
  params: { words: 40, least: 300 },
  related: [{ path: 'content/long.md', place: placeholder.place!, note: 'says more' }],
};

const ran = { version: 1, durationMs: 12, cached: false } as const;
export const failed: CheckResult = {
  check: 'completeness',
  ...ran,
  status: 'failed',
  findings: [placeholder, shallow],
};
export const passed: CheckResult = { check: 'secrets', ...ran, cached: true, status: 'passed', findings: [] };
export const skipped = {
  check: 'links',
  ...ran,
  status: 'skipped',
  findings: [],
  reasonCode: 'fail-fast',
  reason: 'An earlier stage blocks, and --fail-fast was given.',
} as const satisfies CheckResult;
export const errored: CheckResult = {
  check: 'links',
  ...ran,
  status: 'errored',
  findings: [],
  error: { code: 'timeout', message: 'The check `links` did not end within 30 s.' },
};

export function reportOf(path: string, results: readonly CheckResult[]): Report {
  const slug = path.replace(/^drafts\/|\.md$/g, '').replace(/[^\p{L}\p{N}]+/gu, '-') || 'draft';
  const digest = `sha256:${'d'.repeat(64)}` as const;
  return sealReport({ draft: { path, slug, digest }, config: `sha256:${'c'.repeat(64)}`, startedAt, results });
}

export const broken = reportOf('drafts/broken.md', [failed, passed, skipped]);
export const good = reportOf('drafts/good.md', [{ ...passed, check: 'completeness' }, passed]);
export const unknown = reportOf('drafts/unknown.md', [passed, errored]);
export const refusal: Refusal = {
  path: 'drafts/huge.md',
  error: { code: 'too-large', message: 'drafts/huge.md has 3000000 bytes; the limit is 2097152.' },
};

export interface Run {
  readonly reports?: readonly Report[];
  readonly refusals?: readonly Refusal[];
}

/** A whole run as the format writes it, and the pieces that it came in. */
export function render(
  createRenderer: CreateRenderer,
  { reports = [], refusals = [] }: Run,
  options: Partial<RenderOptions> & { readonly language?: Language } = {},
): string {
  const renderer = createRenderer({ ...plainOptions, ...options });
  const tally = new Tally();
  const pieces = [renderer.begin()];
  for (const report of reports) {
    tally.add(report);
    pieces.push(renderer.report(report));
  }
  for (const one of refusals) {
    tally.refuse();
    pieces.push(renderer.refusal(one));
  }
  pieces.push(renderer.end({ durationMs: 1234, summary: tally.summary, refusals }));
  return pieces.join('');
}
