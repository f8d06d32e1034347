import { ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

const imgTag = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

/** Images without a text for those who do not see them. `alt=""` in HTML says “decoration” on purpose. */
export function imagesRule({ entries, at }: Page): Spot[] {
  const spots: Spot[] = ofType(entries, 'image', 'imageReference').flatMap(({ node, from, to }) =>
    (node.alt ?? '').trim() === '' ? [{ code: 'image-without-alt', params: {}, place: at(from, to) }] : [],
  );
  for (const { node, from } of ofType(entries, 'html')) {
    if (node.value.startsWith('<!--')) continue;
    for (const { 0: tag, index } of node.value.matchAll(imgTag)) {
      if (/[\s"']:?(?:alt|aria-hidden|v-bind)\b|role=["']?(?:none|presentation)/i.test(tag)) continue;
      spots.push({ code: 'image-without-alt', params: {}, place: at(from + index, from + index + tag.length) });
    }
  }
  for (const { node, from, to } of ofType(entries, 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
    if (node.name !== 'img') continue;
    const names = node.attributes.map((one) => (one.type === 'mdxJsxAttribute' ? one.name : '...'));
    if (names.some((name) => ['alt', 'aria-hidden', 'role', '...'].includes(name))) continue;
    spots.push({ code: 'image-without-alt', params: {}, place: at(from, to) });
  }
  return spots;
}
