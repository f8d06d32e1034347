import { createHash, randomUUID } from 'node:crypto';
import type { PageFacts } from './page-facts.ts';

/** What a page is told from another by. */
export interface PageLikeness {
  readonly url: string;
  readonly title: string;
  readonly digest: string;
}

/** An address beside `url` at which nothing can be. */
export function randomSibling(url: URL): URL {
  const name = `${randomUUID().slice(0, 13)}${/\.\w{2,5}$/.exec(url.pathname)?.[0] ?? ''}`;
  return new URL(`${folderOf(url)}${name}`, url.origin);
}

/** Under what a sibling's answer stands for others: the folder, or the first of it where it is deep. */
export function neighbourhoodOf(url: URL): string {
  return `${url.origin}${folderOf(url)}`;
}

function folderOf({ pathname }: URL): string {
  return pathname.replace(/[^/]*\/?$/, '') || '/';
}

/** Paths and numbers that a page repeats from its address are taken out, so that two error pages look the same. */
export function likenessOf(url: URL, asked: URL, page: PageFacts): PageLikeness {
  const parts = [asked.pathname, ...asked.pathname.split('/')].filter((part) => part.length >= 3);
  const plain = parts.reduce((text, part) => text.replaceAll(decode(part), '').replaceAll(part, ''), page.text);
  const digest = createHash('sha256')
    .update(plain.replace(/[\d\s]+/g, ''))
    .digest('hex');
  return { url: `${url.origin}${url.pathname}`, title: page.title, digest };
}

const says404 =
  /\b404\b|not found|does ?n[o']t exist|no longer (?:exists|available)|page (?:is )?missing|(?:찾을|존재하지|없는) ?(?:수 ?없|않|페이지)/i;

/**
 * Whether a page is what its site gives for any address: both end at the same place, or read the same; where only the titles
 * agree, the title has to say so as well. Words alone decide nothing.
 */
export function isSoft404(page: PageLikeness, sibling: PageLikeness, asked: URL): boolean {
  if (page.url === sibling.url && page.url !== `${asked.origin}${asked.pathname}`) return true;
  if (page.digest === sibling.digest) return true;
  return page.title !== '' && page.title === sibling.title && says404.test(page.title);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
