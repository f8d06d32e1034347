import PQueue from 'p-queue';
import { type AnyCheck, stages } from '../core/check.ts';
import { PublishError } from '../core/error.ts';
import type { Providers } from '../core/evidence.ts';
import { now as nowEvidence, type Evidence } from '../core/evidence.ts';
import type { SeverityOverrides } from '../core/finding.ts';
import { LineIndex } from '../core/place.ts';
import { presentResults } from '../core/present.ts';
import type { AttachmentParts, CheckResult, Digest, Draft, Instant, Place } from '../core/types.ts';
import { type EvidenceIdentity, Gatherer } from './gatherer.ts';
import { cacheKey, type ResultCache } from './result-cache.ts';
import { errored, limitsOf, runCheck, skipped } from './run-check.ts';
import { withinTime } from './within-time.ts';

/** What the config and the flags say of one check. */
export interface CheckPlan {
  readonly check: AnyCheck;
  readonly run: boolean;
  /** Why it does not run. */
  readonly reasonCode?: 'disabled' | 'not-asked';
  readonly options: unknown;
  readonly overrides: SeverityOverrides;
  readonly optionsDigest: Digest;
}

export interface RunSettings<Resources> {
  readonly plans: readonly CheckPlan[];
  readonly providers: Providers<Resources>;
  readonly resources: Resources;
  readonly cache: ResultCache;
  readonly tool: string;
  readonly startedAt: Instant;
  readonly timeoutMs: number;
  readonly checksAtOnce: number;
  readonly failFast: boolean;
  readonly signal: AbortSignal;
  /** Given before `signal`, when the run is to end soon: no stage is begun any more. */
  readonly stopping?: AbortSignal;
}

interface Judged {
  readonly result: CheckResult;
  readonly key?: Digest;
  readonly attachments?: readonly AttachmentParts[];
  readonly freshUntil?: Instant | undefined;
  readonly restsOn?: WorldPaths;
}

export interface DraftRun {
  readonly results: readonly CheckResult[];
  readonly attachments: readonly AttachmentParts[];
  /** What shows a text that must not be shown; see `presentResults`. */
  readonly withheld: readonly Digest[];
  /** When the results stop being true because of their age. */
  readonly freshUntil: Instant | undefined;
  readonly restsOn: WorldPaths;
}

/**
 * Groups of files and folders whose stamps tell whether results still hold; none where they follow from the draft's bytes,
 * the config and the tool. Undefined where no file can tell.
 */
export type WorldPaths = readonly (readonly string[])[] | undefined;

/** Stage after stage, the checks of a stage together. Results stand in the order of the plans. */
export async function runDraft<Resources>(draft: Draft, settings: RunSettings<Resources>): Promise<DraftRun> {
  const { plans, failFast, signal, cache } = settings;
  const lines = new LineIndex(draft.text);
  const gatherer = new Gatherer({ ...settings, draft, optionsOf: (id) => optionsFor(id, plans) });
  const queue = new PQueue({ concurrency: settings.checksAtOnce });
  const judged = new Map<string, Judged>();
  let shut = false;
  for (const stage of stages) {
    const due = plans.filter(({ check }) => check.stage === stage);
    const ran = await queue.addAll(
      due.map((plan) => async (): Promise<Judged> => {
        if (!plan.run) return { result: notRun(plan.check, plan.reasonCode ?? 'not-asked') };
        if (shut) return { result: notRun(plan.check, 'fail-fast') };
        if (settings.stopping?.aborted === true) return { result: notReached(plan.check) };
        return judge(plan, { draft, lines, gatherer, settings });
      }),
    );
    signal.throwIfAborted();
    for (const one of ran) judged.set(one.result.check, one);
    shut ||= failFast && ran.some(({ result }) => result.status === 'failed' || result.status === 'errored');
  }
  const ordered = plans.flatMap(({ check }) => judged.get(check.id) ?? []);
  const sensitive = sensitivePlaces(ordered, plans, lines.placeOf(0, draft.text.length));
  const results = presentResults(
    ordered.map(({ result }) => result),
    sensitive,
    { text: draft.text, lines },
  );
  const showable = sensitive.length === 0;
  ordered.forEach(({ key, freshUntil, attachments = [] }, index) => {
    const result = results[index];
    if (key === undefined || result === undefined || result.status === 'errored') return;
    if (showable || attachments.length === 0) cache.put(key, { result, freshUntil, attachments });
  });
  const attached = ordered.flatMap(({ attachments = [] }) => attachments);
  const freshUntil = ordered.flatMap((one) => one.freshUntil ?? []).sort()[0];
  return {
    results,
    attachments: showable ? attached : [],
    withheld: showable ? [] : attached.map(({ digest }) => digest),
    freshUntil,
    restsOn: together(ordered.map((one) => ('restsOn' in one ? one.restsOn : []))),
  };
}

async function judge<Resources>(
  plan: CheckPlan,
  parts: {
    readonly draft: Draft;
    readonly lines: LineIndex;
    readonly gatherer: Gatherer<Resources>;
    readonly settings: RunSettings<Resources>;
  },
): Promise<Judged> {
  const { draft, lines, gatherer, settings } = parts;
  const { check, options, overrides, optionsDigest } = plan;
  const limits = { check, timeoutMs: check.timeoutMs ?? settings.timeoutMs, signal: settings.signal };
  const wanted = Object.values(check.needs).map((one) => gatherer.identityOf(one));
  let identities: readonly EvidenceIdentity[];
  try {
    identities = await withinTime(Promise.all(wanted), limitsOf(limits));
  } catch (error) {
    settings.signal.throwIfAborted();
    return { result: { check: check.id, version: check.version, durationMs: 0, cached: false, ...errored(error) } };
  }
  const key = cacheKey({
    draft,
    check,
    options: optionsDigest,
    tool: settings.tool,
    identities: identities.map((one) => one.key),
  });
  const worlds = identities.flatMap(({ world }) => world ?? []);
  const restsOn = together(worlds.map(({ paths }) => paths && [paths]));
  const kept = settings.cache.get(key, settings.startedAt);
  if (kept !== undefined) return { ...kept, result: { ...kept.result, cached: true, durationMs: 0 }, restsOn };
  const { result, freshUntil, attachments } = await runCheck({
    ...limits,
    draft,
    lines,
    options,
    overrides,
    gather: (wanted: Evidence<unknown>) =>
      wanted.id === nowEvidence.id ? Promise.resolve(settings.startedAt) : gatherer.get(wanted),
  });
  const until = worlds.length === 0 ? freshUntil : earliest(freshUntil, check, settings.startedAt);
  return { result, key, attachments, restsOn, freshUntil: until };
}

function together(groups: readonly WorldPaths[]): WorldPaths {
  return groups.some((group) => group === undefined) ? undefined : groups.flatMap((group) => group ?? []);
}

/** A result holds no longer than the youngest of the evidence it rests on. */
function earliest(until: Instant | undefined, check: AnyCheck, startedAt: Instant): Instant | undefined {
  const fresh = Math.min(...Object.values(check.needs).map(({ freshForMs }) => freshForMs));
  if (!Number.isFinite(fresh)) return until;
  const aged = new Date(Date.parse(startedAt) + fresh).toISOString();
  return until !== undefined && until < aged ? until : aged;
}

const reasons = {
  disabled: 'It is switched off in the config.',
  'not-asked': 'It was left out by --only or --skip.',
  'fail-fast': 'An earlier stage blocks, and --fail-fast was given.',
} as const;

function notRun(check: AnyCheck, code: keyof typeof reasons): CheckResult {
  return { check: check.id, version: check.version, durationMs: 0, cached: false, ...skipped(code, reasons[code]) };
}

/** Not skipped, since it would have applied: nobody has looked. */
function notReached(check: AnyCheck): CheckResult {
  const interrupted = new PublishError('interrupted', 'The run was interrupted before this check had looked.');
  return { check: check.id, version: check.version, durationMs: 0, cached: false, ...errored(interrupted) };
}

/** Providers see the options of the check whose folder they stand in. */
function optionsFor(evidenceId: string, plans: readonly CheckPlan[]): Readonly<Record<string, unknown>> {
  const plan = plans.find(({ check }) => Object.values(check.needs).some(({ id }) => id === evidenceId));
  return (plan?.options ?? {}) as Readonly<Record<string, unknown>>;
}

/** All of the draft where who looks for such places could not look. */
function sensitivePlaces(judged: readonly Judged[], plans: readonly CheckPlan[], whole: Place): Place[] {
  return judged.flatMap(({ result }) => {
    const codes = plans.find(({ check }) => check.id === result.check)?.check.sensitive;
    if (codes === undefined) return [];
    if (result.status === 'errored') return [whole];
    return result.findings.flatMap(({ code, place }) => (place && codes.includes(code) ? [place] : []));
  });
}
