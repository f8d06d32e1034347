import type { AnyCheck, Found } from './check.ts';
import { digestOf } from './digest.ts';
import { shortDigest } from './short-digest.ts';
import { type Catalog, fillText } from './messages.ts';
import type { LineIndex } from './place.ts';
import { visible } from './visible.ts';
import type { Finding, Params, Place, Severity } from './types.ts';

export type SeverityOverrides = Readonly<Record<string, Severity | 'off'>>;

/** Where findings of one check lie, and how the user weighs them. */
export interface FindingContext {
  readonly text: string;
  readonly lines: LineIndex;
  readonly overrides: SeverityOverrides;
}

/** Gives what a check found its texts (English), severity and fingerprint, in the order of the draft. */
export function completeFindings(
  check: AnyCheck,
  found: readonly Found<Catalog>[],
  { text, lines, overrides }: FindingContext,
): Finding[] {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const one of found.toSorted(byPlace)) {
    const severity = overrides[one.code] ?? one.severity ?? check.severity[one.code] ?? 'warning';
    if (severity === 'off') continue;
    const template = check.messages.en[one.code];
    if (template === undefined) throw new Error(`Check ${check.id} has no text for ${one.code}.`);
    if (one.place !== undefined && !isWithin(one.place, lines))
      throw new Error(`Check ${check.id} puts ${one.code} at ${JSON.stringify(one.place)}, which is not in the draft.`);
    const params = visibleParams(one.params);
    const identity = [check.id, one.code, one.identity ?? identityOf(one, text, lines)].join('\n');
    const count = seen.get(identity) ?? 0;
    seen.set(identity, count + 1);
    findings.push({
      code: one.code,
      severity,
      ...fillText(template, params),
      ...(one.place && { place: one.place }),
      evidence: one.evidence ?? [],
      fingerprint: shortDigest(digestOf(`${identity}\n${count}`), 24),
      ...(one.related && { related: one.related.map((other) => ({ ...other, note: visible(other.note) })) }),
      params,
      ...(one.marks && one.marks.length > 0 && { marks: one.marks }),
    });
  }
  return findings;
}

function isWithin({ start, end }: Place, { lineCount }: LineIndex): boolean {
  const points = [start, end].every(({ line, column }) => line >= 1 && line <= lineCount && column >= 1);
  return points && (start.line < end.line || (start.line === end.line && start.column <= end.column));
}

/** The text at the place, blanks folded: it stays when lines above come and go. */
function identityOf(found: Found<Catalog>, text: string, lines: LineIndex): string {
  if (found.place === undefined) return JSON.stringify(found.params);
  const from = lines.offsetAt(found.place.start);
  return text
    .slice(from, Math.min(lines.offsetAt(found.place.end), from + 500))
    .replace(/\s+/g, ' ')
    .trim();
}

function visibleParams(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? visible(value) : value]),
  );
}

function byPlace(one: Found<Catalog>, other: Found<Catalog>): number {
  const [a, b] = [one.place?.start, other.place?.start];
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return a.line - b.line || a.column - b.column || one.code.localeCompare(other.code, 'en');
}
