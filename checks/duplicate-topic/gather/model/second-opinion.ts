import { PublishError } from '../../../../pipeline/core/error.ts';
import { readDraftBytes } from '../../../../pipeline/resources/draft-bytes.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import type { Duplicates, ModelOpinion, Nearest } from '../../evidence.ts';
import type { ModelOptions } from '../../options.ts';
import type { Page } from '../page/page.ts';
import { readPage } from '../page/read-page.ts';
import { AskedModel, type Budget } from './ask-model.ts';
import { type Excerpt, NotHeard } from './meaning-provider.ts';
import { openModel } from './open-model.ts';

const longestText = 2_000;
const longestHeadings = 1_000;
/** Reciprocal rank fusion: Cormack, Clarke and Büttcher 2009. */
const fusion = 60;
const mostNearest = 3;
const budgets = new WeakMap<Resources, Budget>();

/** Orders the near pages with the help of the user's model, and says what it thinks of the first three. It takes nothing back. */
export async function withSecondOpinion(
  found: Duplicates,
  draft: string,
  { resources, options, signal }: { resources: Resources; options: ModelOptions; signal: AbortSignal },
): Promise<Duplicates> {
  const plain = { ...found, nearest: found.nearest.slice(0, mostNearest) };
  if (resources.offline) return { ...plain, model: { notHeard: '--offline', judged: [] } };
  const budget = budgets.get(resources) ?? { texts: options.maxTexts };
  budgets.set(resources, budget);
  try {
    const provider = openModel(options, process.env, resources.root);
    const model = new AskedModel({ provider, options, budget, store: resources.corpus.store, signal });
    const own = excerptOf(readPage(draft), draft);
    const others = found.nearest.flatMap((near) => {
      const excerpt = excerptOfPage(near.path, resources);
      return excerpt === undefined ? [] : [{ near, excerpt }];
    });
    const ordered = options.embed === undefined ? others : await reordered(own, others, model);
    const first = ordered.slice(0, mostNearest);
    const judged: ModelOpinion['judged'][number][] = [];
    if (options.judge !== undefined) {
      for (const { near, excerpt } of first) {
        const { path, kinship } = near;
        const same = Math.round((await model.shared(own, excerpt)) * 1000) / 1000;
        judged.push({ path, title: excerpt.title, same, ...(kinship !== undefined && { kinship }) });
      }
    }
    return { ...found, nearest: first.map(({ near }) => near), model: { judged } };
  } catch (error) {
    if (!(error instanceof NotHeard)) throw error;
    return { ...plain, model: { notHeard: error.message, judged: [] } };
  }
}

interface Candidate {
  readonly near: Nearest;
  readonly excerpt: Excerpt;
}

async function reordered(own: Excerpt, others: readonly Candidate[], model: AskedModel): Promise<Candidate[]> {
  const [mine = new Float32Array(), ...theirs] = await model.vectors(
    [own, ...others.map((one) => one.excerpt)].map(written),
  );
  const likeness = new Map(others.map((one, at) => [one, rounded(dot(mine, theirs[at] ?? new Float32Array()))]));
  const byMeaning = others.toSorted((one, two) => (likeness.get(two) ?? 0) - (likeness.get(one) ?? 0));
  const standing = new Map(others.map((one, at) => [one, 1 / (fusion + at) + 1 / (fusion + byMeaning.indexOf(one))]));
  return others
    .toSorted(
      (one, two) => (standing.get(two) ?? 0) - (standing.get(one) ?? 0) || (one.near.path < two.near.path ? -1 : 1),
    )
    .map((one) => ({ ...one, near: { ...one.near, similarity: likeness.get(one) ?? 0 } }));
}

function excerptOfPage(path: string, { root, settings }: Resources): Excerpt | undefined {
  try {
    const text = new TextDecoder().decode(readDraftBytes(path, { root, maxBytes: settings.limits.maxBytes }));
    return excerptOf(readPage(text), text);
  } catch (error) {
    if (error instanceof PublishError) return undefined;
    throw error;
  }
}

/** Title, headings and the beginning: what tells a page's subject in few words. */
function excerptOf({ title, sections, starts }: Page, text: string): Excerpt {
  const headings = sections.map(({ heading }) => heading).filter((heading) => heading !== '' && heading !== title);
  const from = starts[sections.find(({ wordsTo, textFrom }) => wordsTo > textFrom)?.textFrom ?? 0] ?? 0;
  const beginning = text.slice(from, from + longestText);
  return { title, text: `${headings.join('\n').slice(0, longestHeadings)}\n\n${beginning}`.trim() };
}

function written({ title, text }: Excerpt): string {
  return `${title}\n\n${text}`;
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
