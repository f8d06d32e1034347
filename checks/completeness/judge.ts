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
  return rules.flatMap((rule) => rule(page, options));
}
