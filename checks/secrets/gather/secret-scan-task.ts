import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Sighting } from '../evidence.ts';
import { hiddenMarkup } from './hidden/markup.ts';
import { type OffsetSighting, scanRules } from './scan-rules.ts';
import { scanHidden } from './scan-hidden.ts';
import { ZoneMap } from './zone-map.ts';
import type { Stretch } from './zones.ts';

export interface ScanInput {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly allow: {
    readonly emails: readonly string[];
    readonly domains: readonly string[];
    readonly hosts: readonly string[];
    readonly users: readonly string[];
    readonly digests: readonly string[];
  };
}

/** Past so many of one code the rest is told as one: nobody reads on, but all of it must stay masked. */
const mostOfOneCode = 500;
const mostLines = 10;

/** Runs in a worker. Nothing that it returns repeats a secret. */
export default async function scanForSecrets({ text, stretches, allow }: ScanInput): Promise<Sighting[]> {
  const zones = new ZoneMap(text.length, stretches);
  const hidden = hiddenMarkup(text, (offset) => zones.isCode(offset));
  zones.paint(hidden);
  hidden.push(...stretches.filter(({ zone }) => zone === 'comment'));
  const lists = {
    emails: lowered(allow.emails),
    domains: [...lowered(allow.domains)],
    hosts: lowered(allow.hosts),
    users: lowered(allow.users),
    digests: new Set(allow.digests),
  };
  const { found: secrets, isTaken } = await scanRules(text, { zoneAt: (offset) => zones.at(offset), allow: lists });
  const concealed = scanHidden(text, { zones, hidden, isTaken });
  const lines = new LineIndex(text);
  const found = [...secrets, ...concealed].sort((one, other) => one.from - other.from);
  return limited(merged(found, text, lines)).map(({ from, to, ...sighting }) =>
    Object.assign(sighting, { place: lines.placeOf(from, to) }),
  );
}

function lowered(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}

const oneOfAValue: ReadonlySet<string> = new Set([
  'phone-number',
  'email-address',
  'home-directory',
  'private-host',
  'private-ip',
]);
const oneOfALine: ReadonlySet<string> = new Set([
  'invisible-character',
  'byte-order-mark',
  'bidi-control',
  'variation-selectors',
]);

/** The same address again, or the same character again on one line, is one finding. */
function merged(found: readonly OffsetSighting[], text: string, lines: LineIndex): OffsetSighting[] {
  const kept: OffsetSighting[] = [];
  const first = new Map<string, number>();
  for (const sighting of found) {
    const { line } = lines.pointAt(sighting.from);
    const key = keyOf(sighting, text, line);
    const index = key === undefined ? undefined : first.get(key);
    const before = index === undefined ? undefined : kept[index];
    if (index !== undefined && before !== undefined) {
      kept[index] = joined(before, sighting, line);
      continue;
    }
    if (key !== undefined) first.set(key, kept.length);
    kept.push(oneOfAValue.has(sighting.code) ? { ...sighting, count: 1, lines: [line] } : sighting);
  }
  return kept;
}

function keyOf({ code, name, certainty, from, to }: OffsetSighting, text: string, line: number): string | undefined {
  if (oneOfAValue.has(code)) return `${code} ${text.slice(from, to).toLowerCase()}`;
  if (!oneOfALine.has(code)) return undefined;
  return `${code} ${line} ${certainty} ${code === 'bidi-control' ? '' : name}`;
}

/** `count` is in lines for a value, in characters for characters. */
function joined(before: OffsetSighting, after: OffsetSighting, line: number): OffsetSighting {
  if (before.lines === undefined) return { ...before, count: (before.count ?? 1) + (after.count ?? 1) };
  const certainty = after.certainty === 'certain' ? after.certainty : before.certainty;
  if (before.lines.at(-1) === line) return { ...before, certainty };
  const lines = before.lines.length < mostLines ? [...before.lines, line] : before.lines;
  return { ...before, certainty, lines, count: (before.count ?? 1) + 1 };
}

function limited(found: readonly OffsetSighting[]): OffsetSighting[] {
  const kept: OffsetSighting[] = [];
  for (const all of Map.groupBy(found, ({ code }) => code).values()) {
    kept.push(...all.slice(0, mostOfOneCode));
    const [next, ...others] = all.slice(mostOfOneCode);
    if (next === undefined) continue;
    const { digest: _, expires: __, ...rest } = next;
    const to = others.reduce((end, one) => Math.max(end, one.to), next.to);
    const count = others.length + 1;
    kept.push({ ...rest, to, shown: `… (+${count})`, count });
  }
  return kept;
}
