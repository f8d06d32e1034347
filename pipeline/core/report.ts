import { attachmentOf } from './attachment.ts';
import { digestOfJson } from './digest.ts';
import type { AttachmentParts, CheckResult, Digest, DraftReference, Instant, Report } from './types.ts';

export interface ReportParts {
  readonly draft: DraftReference;
  readonly config: Digest;
  readonly startedAt: Instant;
  readonly results: readonly CheckResult[];
  readonly attachments?: readonly AttachmentParts[];
}

/** Seals what was found: from here on any change of it changes the id. */
export function sealReport({ draft, config, startedAt, results, attachments = [] }: ReportParts): Report {
  const { path, slug, digest } = draft;
  const body = {
    schema: 'report/1',
    draft: { path, slug, digest },
    config,
    startedAt,
    results,
    claims: [],
    attachments: attachments.map((parts) => attachmentOf(parts, slug)),
  } as const;
  return { ...body, id: digestOfJson(body) };
}

/** Whether a report is what its id says. */
export function isSealed(report: Report): boolean {
  const { id, ...body } = report;
  return id === digestOfJson(body);
}

/**
 * Digest of what the report says of the draft, times left out. Two runs that agree on it agree on everything that a
 * person decides about.
 */
export function essenceOf(report: Omit<Report, 'id'>): Digest {
  return digestOfJson({
    draft: report.draft,
    config: report.config,
    results: report.results.map((result) => ({ ...result, durationMs: 0, cached: false })),
    claims: report.claims,
    attachments: report.attachments,
  });
}
