import { excerptOf } from './excerpt.ts';
import type { LineIndex } from './place.ts';
import { mask, type Scrub, scrubber } from './scrub.ts';
import { visible } from './visible.ts';
import type { CheckResult, Finding, Place } from './types.ts';

/**
 * Gives findings their excerpts, and blots out the text at sensitive places wherever results repeat it. Nothing of a
 * result may be kept or shown before.
 */
export function presentResults(
  results: readonly CheckResult[],
  sensitive: readonly Place[],
  { text, lines }: { readonly text: string; readonly lines: LineIndex },
): CheckResult[] {
  const ranges = merged(sensitive.map(({ start, end }) => ({ from: lines.offsetAt(start), to: lines.offsetAt(end) })));
  const secrets = sensitive.flatMap(({ start, end }) => pieces(text.slice(lines.offsetAt(start), lines.offsetAt(end))));
  const scrub = scrubber([...new Set(secrets.flatMap(formsOf))]);
  // A secret may stand again where no check saw it.
  const blotted = scrub(blot(text, ranges));
  return results.map((result) => {
    const findings = result.findings.map((finding) => withExcerpt(scrubFinding(finding, scrub), blotted, lines));
    const shown = sensitive.length === 0 ? findings : findings.map(withoutPictures);
    return { ...scrubOutcome(result, scrub), findings: shown } as CheckResult;
  });
}

/** Pictures of a page show what must not be shown: none is attached then. */
function withoutPictures(finding: Finding): Finding {
  const { marks, ...rest } = finding;
  if (marks === undefined) return finding;
  const pictures = new Set(marks.map(({ attachment }) => attachment));
  return { ...rest, evidence: rest.evidence.filter((digest) => !pictures.has(digest)) };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** In order, and none touching another: places may overlap. */
function merged(ranges: readonly Range[]): Range[] {
  const apart: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last === undefined || range.from > last.to) apart.push(range);
    else if (range.to > last.to) apart[apart.length - 1] = { from: last.from, to: range.to };
  }
  return apart;
}

function blot(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of ranges) {
    parts.push(text.slice(at, from), mask(text.slice(from, to)));
    at = to;
  }
  return parts.length === 0 ? text : [...parts, text.slice(at)].join('');
}

function withExcerpt(finding: Finding, text: string, lines: LineIndex): Finding {
  return finding.place === undefined ? finding : { ...finding, excerpt: excerptOf(text, lines, finding.place) };
}

/** A secret of several lines may be repeated line by line. */
function pieces(secret: string): string[] {
  return secret.split(/\r\n|\n|\r/).map((piece) => piece.trim());
}

/** How else a check may quote it: safe to print, without Markdown's or a URL's escapes, composed. */
function formsOf(secret: string): string[] {
  const unescaped = secret.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return [secret, visible(secret), unescaped, percentDecoded(secret), secret.normalize('NFC')];
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Only what may quote the draft: ids, codes and digests stay, whatever a secret looks like. */
function scrubFinding(finding: Finding, scrub: Scrub): Finding {
  const { message, why, next, params, related } = finding;
  return {
    ...finding,
    message: scrub(message),
    why: scrub(why),
    next: scrub(next),
    params: scrubValue(params, scrub),
    ...(related && { related: related.map((one) => ({ ...one, note: scrub(one.note) })) }),
  };
}

function scrubOutcome(result: CheckResult, scrub: Scrub): CheckResult {
  if (result.status === 'skipped') return { ...result, reason: scrub(result.reason) };
  if (result.status === 'errored')
    return { ...result, error: { ...result.error, message: scrub(result.error.message) } };
  return result.data === undefined ? result : { ...result, data: scrubValue(result.data, scrub) };
}

function scrubValue<Value>(value: Value, scrub: Scrub): Value {
  return scrubJson(value, scrub) as Value;
}

function scrubJson(value: unknown, scrub: Scrub): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map((item) => scrubJson(item, scrub));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [scrub(key), scrubJson(item, scrub)]));
}
