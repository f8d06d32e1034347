import type { Page, Spot } from '../page/page.ts';
import type { Options } from '../options.ts';

const codes = {
  unclosed: 'front-matter-unclosed',
  misplaced: 'front-matter-misplaced',
  'not-a-mapping': 'front-matter-without-keys',
  'duplicate-key': 'front-matter-key-repeated',
  tab: 'front-matter-tab',
  syntax: 'front-matter-invalid',
} as const;

export function frontMatterRule({ frontMatter, source, lines }: Page, { frontMatter: options }: Options): Spot[] {
  const spots: Spot[] = frontMatter.problems.map(({ kind, message, place }) => {
    const from = lines.offsetAt(place.start);
    const key = source.slice(from, Math.min(lines.offsetAt(place.end), from + 60));
    return { code: codes[kind], params: { problem: message, key }, place };
  });
  if (frontMatter.problems.length > 0) return spots;
  for (const key of options.required) {
    if (isFilled(frontMatter.data[key])) continue;
    const place = frontMatter.keys[key] ?? { start: frontMatter.place.start, end: frontMatter.place.start };
    spots.push({ code: 'front-matter-key-missing', params: { key }, place });
  }
  return spots;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null;
}
