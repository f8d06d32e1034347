import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { type Handlers, toHast } from 'mdast-util-to-hast';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { standInForEmbeds } from './embeds.ts';
import { highlight } from './highlight.ts';
import { type Images, placeImages } from './images.ts';
import { mdxHandlers } from './mdx-handlers.ts';
import { markPlaces } from './places.ts';
import { sanitise } from './sanitise.ts';
import { letScroll } from './tables.ts';

export interface RenderInput {
  readonly tree: Root;
  readonly text: string;
  /** Relative to the root. */
  readonly draftPath: string;
  readonly root: string;
  readonly siteRoots: readonly string[];
  readonly colorScheme: 'light' | 'dark';
  readonly language: string;
}

export type Rendered = (Images & { readonly html: string; readonly hasTitle: boolean }) | { readonly tooDeep: true };

const nothing = (): undefined => undefined;
const frontMatter = Object.fromEntries(['yaml', 'toml', 'json'].map((name) => [name, nothing])) as Handlers;
const handlers: Handlers = { ...mdxHandlers, ...frontMatter };
const korean = { footnoteLabel: '각주', footnoteBackLabel: (index: number) => `본문의 각주 ${index + 1}로 돌아가기` };

/** Runs in a worker. The draft as sanitised HTML whose elements know their places, with the images that it shows. */
export default async function render(input: RenderInput): Promise<Rendered> {
  try {
    return await renderNow(input);
  } catch (error) {
    // HTML may nest without end; walks over it are recursive.
    if (error instanceof RangeError) return { tooDeep: true };
    throw error;
  }
}

async function renderNow(input: RenderInput): Promise<Rendered> {
  const { tree, text, draftPath, root, siteRoots, colorScheme, language } = input;
  const written = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    // The usual arrow is an emoji on phones.
    footnoteBackContent: '↑',
    handlers,
    ...(language.startsWith('ko') && korean),
  });
  const page = sanitise(raw(written, { file: new VFile(text) }) as HastRoot);
  leadToIds(page);
  rehypeSlug()(page);
  const lookup = { root: realpathSync(root), folder: path.dirname(draftPath), siteRoots };
  const images = placeImages(page, lookup);
  standInForEmbeds(page);
  await highlight(page, colorScheme);
  letScroll(page);
  markPlaces(page);
  return { ...images, html: toHtml(page), hasTitle: hasTitle(page) };
}

/** Ids of the draft's own HTML get a prefix when they are sanitised, so that none stands in the way of our questions. */
function leadToIds(page: HastRoot): void {
  const ids = new Set<unknown>();
  visit(page, 'element', ({ properties }: Element) => void ids.add(properties['id']));
  visit(page, 'element', ({ properties }: Element) => {
    const { href } = properties;
    if (typeof href !== 'string' || !href.startsWith('#')) return;
    const prefixed = `user-content-${href.slice(1)}`;
    if (ids.has(prefixed)) properties['href'] = `#${prefixed}`;
  });
}

function hasTitle(page: HastRoot): boolean {
  let found = false;
  visit(page, 'element', ({ tagName }: Element) => void (found ||= tagName === 'h1'));
  return found;
}
