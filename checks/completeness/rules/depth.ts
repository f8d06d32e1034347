import type { Options } from '../options.ts';
import type { Page, Spot } from '../page/page.ts';
import { wordsIn } from '../page/substance.ts';

/** A page that mostly shows code says much in few words. */
const wordsOfExample = 10;

/** Enough to read for its type. */
export function depthRule(page: Page, { depth }: Options): Spot[] {
  const { substance } = page;
  const type = page.frontMatter.data[depth.typeKey];
  const own = typeof type === 'string' && Object.hasOwn(depth.types, type) ? depth.types[type] : undefined;
  const wanted = {
    words: own?.words ?? depth.words,
    sections: own?.sections ?? depth.sections,
    examples: own?.examples ?? depth.examples,
    sectionWords: own?.sectionWords ?? depth.sectionWords,
  };
  const place = page.at(0, Math.min(page.source.length, 1));
  const spots: Spot[] = [];
  if (substance.words + substance.examples * wordsOfExample < wanted.words && page.frontMatter.problems.length === 0) {
    const { words } = substance;
    const severity = words === 0 && substance.examples === 0 ? 'blocker' : 'warning';
    spots.push({ code: 'page-thin', params: { words, wanted: wanted.words }, place, severity });
  }
  if (substance.sections < wanted.sections)
    spots.push({ code: 'sections-few', params: { sections: substance.sections, wanted: wanted.sections }, place });
  if (substance.examples < wanted.examples)
    spots.push({ code: 'examples-few', params: { examples: substance.examples, wanted: wanted.examples }, place });
  return [...spots, ...thinSections(page, wanted.sectionWords)];
}

function thinSections(page: Page, wanted: number): Spot[] {
  if (wanted === 0) return [];
  const starts = page.prose.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  return starts.flatMap((start, index): Spot[] => {
    const heading = page.prose[start];
    const body = page.prose.slice(start + 1, starts[index + 1]);
    const words = wordsIn(body);
    if (heading === undefined || words === 0 || words >= wanted) return [];
    return [
      { code: 'section-thin', params: { title: heading.text.slice(0, 80), words, wanted }, place: heading.place },
    ];
  });
}
