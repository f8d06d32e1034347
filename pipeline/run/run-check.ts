import { performance } from 'node:perf_hooks';
import type { AnyCheck, Judgement } from '../core/check.ts';
import { canonicalJson } from '../core/digest.ts';
import { PublishError, toFailure } from '../core/error.ts';
import type { Evidence } from '../core/evidence.ts';
import { completeFindings, type SeverityOverrides } from '../core/finding.ts';
import type { Catalog } from '../core/messages.ts';
import type { LineIndex } from '../core/place.ts';
import { visible } from '../core/visible.ts';
import { type Limits, withinTime } from './within-time.ts';
import type { AttachmentParts, CheckResult, Draft, Instant, Outcome } from '../core/types.ts';

export interface CheckTask {
  readonly check: AnyCheck;
  readonly draft: Draft;
  readonly lines: LineIndex;
  readonly options: unknown;
  readonly overrides: SeverityOverrides;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly gather: (wanted: Evidence<unknown>) => Promise<unknown>;
}

export interface CheckRun {
  readonly result: CheckResult;
  /** When the first finding stops being true, if time alone does that. */
  readonly freshUntil: Instant | undefined;
  readonly attachments: readonly AttachmentParts[];
}

/** Gathers what the check needs and judges it. Rejects only when the run is called off: a check that breaks is a result. */
export async function runCheck(task: CheckTask): Promise<CheckRun> {
  const { check } = task;
  const start = performance.now();
  const { outcome, freshUntil, attachments = [] } = await judge(task);
  const durationMs = Math.round(performance.now() - start);
  const result = { check: check.id, version: check.version, durationMs, cached: false, ...outcome };
  return { result, freshUntil, attachments };
}

interface Judged extends Pick<CheckRun, 'freshUntil'>, Partial<Pick<CheckRun, 'attachments'>> {
  readonly outcome: Outcome;
}

async function judge(task: CheckTask): Promise<Judged> {
  const { check, draft, lines, overrides, signal } = task;
  try {
    const schema = await check.options();
    const options = schema.parse(task.options);
    const evidence = await withinTime(gatherNeeds(task), limitsOf(task));
    const judgement: Judgement<Catalog> = check.evaluate(evidence as never, options as never);
    if ('skipped' in judgement)
      return { outcome: skipped(judgement.skipped, visible(judgement.skipped)), freshUntil: undefined };
    const findings = completeFindings(check, judgement.findings, { text: draft.text, lines, overrides });
    const blocks = findings.some(({ severity }) => severity === 'blocker');
    const data = judgement.data === undefined ? {} : { data: judgement.data };
    // What has no JSON form cannot be sealed.
    canonicalJson([findings, data, judgement.attachments ?? []]);
    const untils = judgement.findings.flatMap(({ until }) => until ?? []);
    return {
      outcome: { status: blocks ? 'failed' : 'passed', findings, ...data },
      freshUntil: untils.sort()[0],
      attachments: judgement.attachments ?? [],
    };
  } catch (error) {
    signal.throwIfAborted();
    return { outcome: errored(error), freshUntil: undefined };
  }
}

export function errored(thrown: unknown): Outcome {
  return { status: 'errored', findings: [], error: toFailure(thrown) };
}

/** How long one check may take for one draft. */
export function limitsOf({ check, timeoutMs, signal }: Pick<CheckTask, 'check' | 'timeoutMs' | 'signal'>): Limits {
  const late = (): PublishError =>
    new PublishError('timeout', `The check \`${check.id}\` did not end within ${timeoutMs / 1000} s.`);
  return { timeoutMs, signal, late };
}

export function skipped(reasonCode: string, reason: string): Outcome {
  return { status: 'skipped', findings: [], reasonCode, reason };
}

async function gatherNeeds({ check, gather }: CheckTask): Promise<Record<string, unknown>> {
  const names = Object.entries(check.needs);
  const values = await Promise.all(names.map(async ([name, wanted]) => [name, await gather(wanted)] as const));
  return Object.fromEntries(values);
}
