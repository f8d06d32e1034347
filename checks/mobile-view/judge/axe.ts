import type { AxeFact, PageFacts } from '../facts.ts';
import { nameOf, type Sighting } from './sighting.ts';

/** What axe-core found, except what the check `completeness` tells from the draft itself. */
export function judgeAxe(
  { axe }: PageFacts,
  { text, isPreview }: { readonly text: string; readonly isPreview: boolean },
): Sighting[] {
  const lines = text.split(/\r\n|\n|\r/);
  const sightings = axe
    .filter(({ decided }) => decided)
    .filter((fact) => !(isPreview && isToldElsewhere(fact, lines)))
    .flatMap(sightingOf);
  return [...sightings, ...undecided(axe)];
}

function isToldElsewhere({ rule, place }: AxeFact, lines: readonly string[]): boolean {
  if (rule === 'image-alt') return true;
  if (!/^(?:link-name|empty-heading|heading-order)$/.test(rule) || place === undefined) return false;
  const [line = 1, column = 1] = place.split(/[:-]/).map(Number);
  return !(lines[line - 1] ?? '').slice(column - 1).startsWith('<');
}

function sightingOf(part: AxeFact): Sighting[] {
  const { rule, measured = '', asked = '' } = part;
  const what = nameOf(part);
  // A site's style sheet gives all of a kind the same look.
  const common = { part, weight: 1, key: `${part.element} ${measured}` };
  switch (rule) {
    case 'color-contrast':
      return [{ code: 'low-contrast', params: { what, measured, asked }, ...common, weight: -Number(measured) }];
    case 'target-size':
      return [{ code: 'small-target', params: { what, size: `${part.box.width} × ${part.box.height}` }, ...common }];
    case 'meta-viewport':
      return [{ code: 'zoom-disabled', params: {}, weight: 1 }];
    case 'html-has-lang':
      return [{ code: 'missing-lang', params: {}, weight: 1 }];
    case 'image-alt':
    case 'svg-img-alt':
      return [{ code: 'missing-alt', params: { what }, ...common }];
    case 'link-name':
      return [{ code: 'empty-link', params: { what }, ...common }];
    case 'empty-heading':
      return [{ code: 'empty-heading', params: { what }, ...common }];
    case 'heading-order':
      return [{ code: 'heading-skipped', params: { what }, ...common }];
    case 'frame-title':
      return [{ code: 'untitled-frame', params: { what }, ...common }];
    default:
      return [];
  }
}

/** Axe does not see what a scrolling box hides for now, and never judges a single character. */
const noDoubt: ReadonlySet<string> = new Set(['elmPartiallyObscured', 'shortTextContent']);

/** What axe cannot decide is no fault, and must not be passed over in silence either. */
function undecided(axe: readonly AxeFact[]): Sighting[] {
  const counts = new Map<string, number>();
  for (const { rule, decided, reason = '' } of axe) {
    if (!decided && !noDoubt.has(reason)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const rules = [...counts].map(([rule, count]) => `${rule} (${count})`).join(', ');
  const places = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [{ code: 'axe-undecided', params: { rules, places }, weight: 1 }];
}
