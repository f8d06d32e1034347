import type { Options } from './options.ts';
import type { Page, Spot } from './page/page.ts';
import { addressesRule } from './rules/addresses.ts';
import { assistantRule } from './rules/assistant.ts';
import { conflictsRule } from './rules/conflicts.ts';
import { datesRule } from './rules/dates.ts';
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
];

export function judge(page: Page, options: Options): Spot[] {
  return withoutConsequences(rules.flatMap((rule) => rule(page, options)));
}

/** What follows from a fault that is told already: backticks that a pipe parted, the headings that conflict markers make. */
function withoutConsequences(spots: readonly Spot[]): Spot[] {
  const parted = new Set(
    spots.flatMap(({ code, place }) => (code === 'table-pipe-unescaped' ? place?.start.line : [])),
  );
  const conflicts = spots.filter(({ code }) => code === 'conflict-marker');
  return spots.filter((spot) => {
    const line = spot.place?.start.line ?? 0;
    if (spot.code.startsWith('inline-code-')) return !parted.has(line);
    if (spot.code === 'conflict-marker') return true;
    return !conflicts.some(({ place, params }) => {
      return (place?.start.line ?? 0) <= line && 'line' in params && line <= Number(params.line);
    });
  });
}
