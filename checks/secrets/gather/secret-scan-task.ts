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

/** Runs in a worker. Nothing that it returns repeats a secret. */
export default async function scanForSecrets({ text, stretches, allow }: ScanInput): Promise<Sighting[]> {
  const zones = new ZoneMap(text.length, stretches);
  const hidden = hiddenMarkup(text, (offset) => zones.isCode(offset));
  zones.paint(hidden);
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
  return limited(onePerLine(found, lines)).map(({ from, to, ...sighting }) =>
    Object.assign(sighting, { place: lines.placeOf(from, to) }),
  );
}

function lowered(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}

const perLine: ReadonlySet<string> = new Set([
  'invisible-character',
  'byte-order-mark',
  'bidi-control',
  'variation-selectors',
]);

/** Invisible characters of one kind on one line are one finding. */
function onePerLine(found: readonly OffsetSighting[], lines: LineIndex): OffsetSighting[] {
  const first = new Map<string, number>();
  const kept: OffsetSighting[] = [];
  for (const sighting of found) {
    const key = `${lines.pointAt(sighting.from).line} ${sighting.code} ${sighting.name} ${sighting.certainty}`;
    const index = perLine.has(sighting.code) ? first.get(key) : undefined;
    const before = index === undefined ? undefined : kept[index];
    if (index !== undefined && before !== undefined) {
      kept[index] = { ...before, count: (before.count ?? 1) + (sighting.count ?? 1) };
      continue;
    }
    first.set(key, kept.length);
    kept.push(sighting);
  }
  return kept;
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
