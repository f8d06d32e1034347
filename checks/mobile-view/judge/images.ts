import type { Asset, PageSeen } from '../evidence.ts';
import type { ImageFact, PageFacts, ViewFacts } from '../facts.ts';
import type { Options } from '../options.ts';
import { weakAlt } from './alt.ts';
import { nameOf, type Sighting } from './sighting.ts';

/** An image may look like lettering here and there; a screenshot or diagram with text does so all over. */
const lettered = 0.02;

/** What is known of files before any width: whether they are there, and what they are called. */
export function judgeAssets({ assets, page, views }: PageSeen): Sighting[] {
  const found: Sighting[] = [];
  const remote = assets.filter(({ state }) => state === 'remote');
  const [first] = remote;
  if (first !== undefined) {
    const params = { address: cut(first.address), images: remote.length };
    found.push({ code: 'remote-image', params, ...placed(first), weight: 1 });
  }
  for (const asset of assets) {
    const params = { address: cut(asset.address) };
    const common = { params, ...placed(asset), weight: 1 };
    if (asset.state === 'missing') found.push({ code: 'broken-image', ...common });
    if (asset.state === 'damaged') found.push({ code: 'damaged-image', ...common });
    if (asset.state === 'refused') found.push({ code: 'refused-image', ...common });
    if (asset.state === 'too-large') {
      const { width = 0, height = 0 } = asset;
      found.push({ ...common, code: 'oversized-image', params: { ...params, width, height } });
    }
  }
  // On a user's own site nobody but the page knows where an image stands.
  if (page === 'site') return found.filter(({ code }) => code !== 'broken-image').concat(brokenOnSite(assets, views));
  return found;
}

function brokenOnSite(assets: readonly Asset[], views: PageSeen['views']): Sighting[] {
  const broken = views.flatMap(({ facts }) =>
    facts.images.filter(({ state, remote }) => state === 'broken' && !remote),
  );
  const shown = new Map(broken.map((part) => [part.address, part]));
  const missing = assets.filter(({ state, address }) => state === 'missing' && !shown.has(address));
  return [
    ...[...shown.values()].map((part): Sighting => {
      return { code: 'broken-image', params: { address: cut(part.address) }, part, weight: 1 };
    }),
    ...missing.map(({ address }): Sighting => ({ code: 'broken-image', params: { address: cut(address) }, weight: 1 })),
  ];
}

/** How images look at one width. */
export function judgeImages({ images }: ViewFacts, { lettering }: PageFacts, options: Options): Sighting[] {
  const { width, times } = options.shrunkImage;
  return images.flatMap((part): Sighting[] => {
    const share = lettering.find(({ address }) => address === part.address)?.share ?? 0;
    const shrunk = part.box.width > 0 ? part.naturalWidth / part.box.width : 0;
    if (part.state !== 'shown' || part.naturalWidth < width || shrunk <= times || share < lettered) return [];
    const params = {
      natural: part.naturalWidth,
      shown: part.box.width,
      times: Math.round(shrunk * 10) / 10,
    };
    return [{ code: 'image-shrunk', params, part, weight: shrunk }];
  });
}

/** What is said of images in words, once for all widths. */
export function judgeAlts({ images }: ViewFacts, { text, isPreview, written }: AltContext): Sighting[] {
  return images.flatMap((part): Sighting[] => {
    const { alt, decorative, box } = part;
    const address = written.get(part.place ?? '') ?? part.address;
    if (alt === undefined || decorative) return [];
    if (alt.trim() !== '') {
      const isWeak = weakAlt(alt, address);
      return isWeak ? [{ code: 'weak-alt', params: { alt: cut(alt) }, part, weight: 1 }] : [];
    }
    if (box.width <= 48 || box.height <= 48 || isToldElsewhere(part, text, isPreview)) return [];
    return [{ code: 'empty-alt', params: { address: cut(address) }, part, weight: 1 }];
  });
}

export interface AltContext {
  readonly text: string;
  readonly isPreview: boolean;
  /** Place, as elements bear it → the address that the draft has there. A preview serves images under names of its own. */
  readonly written: ReadonlyMap<string, string>;
}

/** The check `completeness` tells of `![](file)`; `alt=""` in HTML is the author's own word. */
function isToldElsewhere({ address, place }: ImageFact, text: string, isPreview: boolean): boolean {
  if (isPreview) return place === undefined || !isHtmlAt(text, place);
  const file = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file !== '' && new RegExp(`!\\[\\s*\\]\\([^)\\n]{0,400}${escaped(file)}`).test(text);
}

function isHtmlAt(text: string, place: string): boolean {
  const [line = 1, column = 1] = place.split(/[:-]/).map(Number);
  return (text.split(/\r\n|\n|\r/)[line - 1] ?? '').slice(column - 1).startsWith('<');
}

function escaped(file: string): string {
  return file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Images without a known size push the text down when they come. */
export function judgeGrowth({ images }: ViewFacts): Sighting[] {
  const growing = images.filter(
    ({ sized, state, remote, box }) => !sized && state === 'shown' && !remote && box.height > 24,
  );
  const growth = growing.reduce((sum, { box }) => sum + box.height, 0);
  const [first] = growing.toSorted((one, other) => other.box.height - one.box.height);
  if (first === undefined || growth < 100) return [];
  const params = { images: growing.length, growth, what: nameOf(first) };
  return [{ code: 'unsized-image', params, part: first, weight: growth }];
}

function placed({ place }: Asset): Pick<Sighting, 'place'> {
  return place === undefined ? {} : { place };
}

function cut(address: string): string {
  return address.length > 100 ? `${address.slice(0, 99)}…` : address;
}
