import { frontMatter, tree } from '../../../../pipeline/core/draft-evidence.ts';
import { digestOfJson } from '../../../../pipeline/core/digest.ts';
import { PublishError } from '../../../../pipeline/core/error.ts';
import type { GatherContext } from '../../../../pipeline/core/evidence.ts';
import type { Loopback, Shared } from '../../../../pipeline/resources/loopback.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../../pipeline/resources/workers.ts';
import type { Asset } from '../../evidence.ts';
import { type Fonts, fonts } from './fonts.ts';
import { languageOf } from './language.ts';
import { pageHtml, pagePolicy } from './page.ts';
import type { Rendered, RenderInput } from './render-task.ts';
import type { ServedImage } from './images.ts';
import { pageStyle } from './style.ts';
import { titleHeading } from './title.ts';

const module = moduleBeside(import.meta.url, './render-task');
const renderMs = 15_000;

export interface Preview {
  readonly html: string;
  readonly assets: readonly Asset[];
  readonly served: readonly ServedImage[];
  /** Files that it shows or would show, relative to the root. */
  readonly looked: readonly string[];
}

/** The draft as a page of a plain, well-made site. */
export async function renderPreview(
  context: GatherContext<Resources>,
  colorScheme: 'light' | 'dark',
): Promise<Preview> {
  const { draft, resources, signal } = context;
  const [{ root: parsed }, { data, keys }] = await Promise.all([context.get(tree), context.get(frontMatter)]);
  const language = languageOf(data['lang'] ?? data['language'], draft.text);
  const input: RenderInput = {
    tree: parsed,
    text: draft.text,
    draftPath: draft.path,
    root: resources.root,
    siteRoots: resources.settings.site.roots,
    colorScheme,
    language,
  };
  const subject = `Rendering ${draft.path}`;
  const rendered = await resources.workers.run<Rendered>({ module, input, timeoutMs: renderMs, subject, signal });
  if ('tooDeep' in rendered)
    throw new PublishError(
      'nested-too-deep',
      `${draft.path}: its HTML nests too deep to be shown; nothing was judged.`,
    );
  const title = typeof data['title'] === 'string' ? data['title'] : undefined;
  const heading = title === undefined || rendered.hasTitle ? '' : titleHeading(title, keys['title']);
  const html = pageHtml({
    language,
    title: title ?? draft.slug,
    body: `${heading}${rendered.html}`,
    css: pageStyle,
    colorScheme,
    fontsUrl: '/fonts/all.css',
  });
  const { assets, served, looked } = rendered;
  return { html, assets, served, looked };
}

/** Changes when the page may look otherwise: its HTML and style, the fonts, and the images as they lie on disk. */
export function previewKey({ html, served, looked }: Preview, stampOf: (path: string) => string): string {
  return digestOfJson([html, served.map(({ mediaType }) => mediaType), looked.map(stampOf), fonts().identity]);
}

export interface SharedPage extends Disposable {
  readonly url: string;
}

let pages = 0;

/** Puts the page and its images on the server until disposed of. */
export async function sharePreview({ html, served }: Preview, loopback: Loopback): Promise<SharedPage> {
  const origin = await loopback.origin();
  loopback.share(fontFiles(fonts()), { kept: true });
  pages += 1;
  const base = `/page/${pages}/`;
  const headers = { 'content-security-policy': pagePolicy };
  const files = new Map<string, Shared>([[base, { mediaType: 'text/html; charset=utf-8', body: html, headers }]]);
  for (const { name, file, mediaType } of served) files.set(`${base}asset/${name}`, { mediaType, file });
  const shared = loopback.share(files, { kept: false });
  return { url: `${origin}${base}`, [Symbol.dispose]: () => shared[Symbol.dispose]() };
}

function fontFiles({ css, files }: Fonts): ReadonlyMap<string, Shared> {
  const shared = new Map<string, Shared>([['/fonts/all.css', { mediaType: 'text/css; charset=utf-8', body: css }]]);
  for (const [name, file] of files) shared.set(`/fonts/${name}`, { mediaType: 'font/woff2', file });
  return shared;
}
