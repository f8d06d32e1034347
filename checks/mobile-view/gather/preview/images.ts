import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Place } from '../../../../pipeline/core/types.ts';
import { type Asset, assetAttribute } from '../../evidence.ts';
import { headerOf, readHeader } from './image-header.ts';
import { findLocal, type Lookup } from './local-file.ts';
import { placeholder } from './placeholder.ts';

/** An image that the page may ask for, by the name under which it is served. */
export interface ServedImage {
  readonly name: string;
  readonly file: string;
  readonly mediaType: string;
}

export interface Images {
  readonly assets: readonly Asset[];
  readonly served: readonly ServedImage[];
  /** Files that are looked for, there or not, relative to the root. */
  readonly looked: readonly string[];
}

/** A browser needs four bytes for each. */
const mostPixels = 50_000_000;
const mostBytes = 30 * 1024 * 1024;

/** Gives local images their size and the address under which they are served; what cannot be shown gets a box instead. */
export function placeImages(root: Root, lookup: Lookup): Images {
  const assets: Asset[] = [];
  const looked = new Set<string>();
  const served = new Map<string, ServedImage>();
  visit(root, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'source' && parent !== undefined && index !== undefined) {
      // The image beside it stands for all of them.
      parent.children.splice(index, 1);
      return index;
    }
    if (element.tagName !== 'img') return undefined;
    const address = textOf(element.properties['src']);
    const found = look(address, lookup);
    found.looked.forEach((one) => looked.add(one));
    const { asset, file, mediaType } = found;
    assets.push({ address, ...placeOf(element), ...asset });
    delete element.properties['srcSet'];
    if (asset.state !== 'shown') {
      element.properties['src'] = placeholder(asset.state, sizeOf(element, asset));
      element.properties[assetAttribute] = asset.state;
    } else if (file !== undefined) {
      const image = served.get(file) ?? { name: `${served.size + 1}`, file, mediaType };
      served.set(file, image);
      element.properties['src'] = `asset/${image.name}`;
    }
    giveSize(element, asset);
    return undefined;
  });
  return { assets, served: [...served.values()], looked: [...looked].sort() };
}

interface Looked {
  readonly asset: Pick<Asset, 'state' | 'width' | 'height'>;
  readonly looked: readonly string[];
  readonly file?: string;
  readonly mediaType: string;
}

function look(address: string, lookup: Lookup): Looked {
  if (/^data:/i.test(address)) return { ...judge(inlineBytes(address)), looked: [] };
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\\\)/i.test(address))
    return { asset: { state: 'remote' }, looked: [], mediaType: '' };
  const found = findLocal(address, lookup);
  if (found.state !== 'found') return { asset: { state: found.state }, looked: found.looked, mediaType: '' };
  const { file, bytes } = found;
  const looked = [file.slice(lookup.root.length + 1)];
  if (bytes > mostBytes) return { asset: { state: 'too-large' }, looked, mediaType: '' };
  return { ...judge(headerOf(file)), looked, file };
}

function judge(bytes: Uint8Array): Pick<Looked, 'asset' | 'mediaType'> {
  const header = readHeader(bytes);
  if (header === undefined) return { asset: { state: 'damaged' }, mediaType: '' };
  const { mediaType, width, height } = header;
  const state = (width ?? 0) * (height ?? 0) > mostPixels && mediaType !== 'image/svg+xml' ? 'too-large' : 'shown';
  return {
    asset: { state, ...(width !== undefined && { width }), ...(height !== undefined && { height }) },
    mediaType,
  };
}

function inlineBytes(address: string): Uint8Array {
  const [, encoding, data] = /^data:[^,]{0,200}?(;base64)?,(.*)$/is.exec(address) ?? [];
  return Buffer.from(data ?? '', encoding === undefined ? 'utf8' : 'base64');
}

/** So that the page does not grow while images come in: as every site generator does. Percentages are left alone. */
function giveSize({ properties }: Element, { width, height, state }: Pick<Asset, 'state' | 'width' | 'height'>): void {
  if (state !== 'shown' || width === undefined || height === undefined) return;
  const [asked, tall] = [properties['width'], properties['height']].map(pixels);
  if (asked !== undefined && tall === undefined) properties['height'] = Math.round((asked * height) / width);
  else if (tall !== undefined && asked === undefined && properties['width'] === undefined)
    properties['width'] = Math.round((tall * width) / height);
  else if (asked === undefined && properties['width'] === undefined) Object.assign(properties, { width, height });
}

function pixels(value: unknown): number | undefined {
  const number = Number(String(value).replace(/px$/, ''));
  return value !== undefined && value !== null && Number.isFinite(number) && number > 0 ? number : undefined;
}

function sizeOf({ properties }: Element, asset: Pick<Asset, 'width' | 'height'>): { width: number; height: number } {
  const width = Math.min(pixels(properties['width']) ?? asset.width ?? 640, 4_000);
  const height = Math.min(pixels(properties['height']) ?? asset.height ?? Math.round((width * 9) / 16), 4_000);
  return { width, height };
}

/** Of MDX an attribute may be anything. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function placeOf({ position }: Element): { place?: Place } {
  if (position === undefined) return {};
  const [start, end] = [position.start, position.end].map(({ line, column }) => ({ line, column }));
  return start === undefined || end === undefined ? {} : { place: { start, end } };
}
