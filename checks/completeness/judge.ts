import type { Options } from './options.ts';
import type { Page, Spot } from './page/page.ts';
import { addressesRule } from './rules/addresses.ts';
import { assistantRule } from './rules/assistant.ts';
import { conflictsRule } from './rules/conflicts.ts';
import { datesRule } from './rules/dates.ts';
import { depthRule } from './rules/depth.ts';
import { duplicatesRule } from './rules/duplicates.ts';
import { emphasisRule } from './rules/emphasis.ts';
import { fencesRule } from './rules/fences.ts';
import { frontMatterRule } from './rules/front-matter.ts';
import { headingsRule } from './rules/headings.ts';
import { imagesRule } from './rules/images.ts';
import { inlineCodeRule } from './rules/inline-code.ts';
import { linkSyntaxRule } from './rules/link-syntax.ts';
import { mdxRule } from './rules/mdx.ts';
import { placeholdersRule } from './rules/placeholders.ts';
import { referencesRule } from './rules/references.ts';
import { sectionsRule } from './rules/sections.ts';
import { tablesRule } from './rules/tables.ts';
import { templateVariablesRule } from './rules/template-variables.ts';

const rules: readonly ((page: Page, options: Options) => Spot[])[] = [
  frontMatterRule,
  datesRule,
  mdxRule,
  headingsRule,
  sectionsRule,
  placeholdersRule,
  templateVariablesRule,
  assistantRule,
  conflictsRule,
  fencesRule,
  tablesRule,
  referencesRule,
  linkSyntaxRule,
  addressesRule,
  emphasisRule,
  inlineCodeRule,
  imagesRule,
  duplicatesRule,
  depthRule,
];

/** More of one kind is no news to a writer, and hostile drafts hold a fault in every other character. */
const mostOfOneCode = 200;

export interface Verdict {
  readonly spots: readonly Spot[];
  /** How many more were found than are told. */
  readonly untold: number;
}

export function judge(page: Page, options: Options): Verdict {
  const spots = withoutConsequences(rules.flatMap((rule) => rule(page, options)));
  const counts = new Map<string, number>();
  const told = spots.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfOneCode;
  });
  return { spots: told, untold: spots.length - told.length };
}

/** What follows from a fault that is told already: backticks that a pipe parted, the headings that conflict markers make. */
function withoutConsequences(spots: readonly Spot[]): Spot[] {
  const parted = new Set<number>();
  const contested = new Set<number>();
  for (const { code, place, params } of spots) {
    const line = place?.start.line ?? 0;
    if (code === 'table-pipe-unescaped') parted.add(line);
    if (code !== 'conflict-marker') continue;
    for (let at = line; at <= Number(params.line); at += 1) contested.add(at);
  }
  return spots.filter(({ code, place }) => {
    const line = place?.start.line ?? 0;
    if (code.startsWith('inline-code-') && parted.has(line)) return false;
    return code === 'conflict-marker' || !contested.has(line);
  });
}
