import type { ImageFact } from '../../facts.ts';
import type { Kit } from './kit.ts';

export interface ImageSettings {
  readonly most: number;
  readonly assetAttribute: string;
}

/** Runs in the page, once its images have had their time. */
export async function images(kit: Kit, { most, assetAttribute }: ImageSettings): Promise<ImageFact[]> {
  const found: ImageFact[] = [];
  const all = [...document.images];
  for (const image of all) {
    if (found.length >= most || kit.late()) {
      kit.leftOut.push({ what: 'images', count: all.length - all.indexOf(image) });
      break;
    }
    const { width, height } = kit.rect(image);
    const address = image.getAttribute('src') ?? image.currentSrc;
    const isEmpty = address === '' && image.getAttribute('srcset') === null;
    const isSeen = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isEmpty || !isSeen || !kit.isSeen(image.parentElement ?? image)) continue;
    const state = await stateOf(image);
    // Counting pixels of one or two pixels are no picture.
    if (state === 'shown' && (width <= 2 || height <= 2)) continue;
    const alt = image.getAttribute('alt');
    const style = kit.style(image);
    found.push({
      ...kit.part(image),
      address: address.startsWith('data:') ? `${address.slice(0, 40)}…` : address.slice(0, 300),
      state,
      remote: isRemote(image.currentSrc || image.src),
      ...(alt !== null && { alt: alt.slice(0, 300) }),
      decorative: isDecorative(image),
      naturalWidth: image.naturalWidth,
      naturalHeight: image.naturalHeight,
      sized: (image.hasAttribute('width') && image.hasAttribute('height')) || isSizedByStyle(image, style),
      vector: /^data:image\/svg|\.svg(?:[?#]|$)/i.test(image.currentSrc),
    });
  }
  return found;

  /** A vector image without a size of its own has no natural width; that it is decoded shows that it is there. */
  async function stateOf(image: HTMLImageElement): Promise<ImageFact['state']> {
    if (image.hasAttribute(assetAttribute)) return 'replaced';
    if (!image.complete) return 'pending';
    if (image.naturalWidth > 0) return 'shown';
    const soon = new Promise<'pending'>((resolve) => setTimeout(() => resolve('pending'), 500));
    const decoded = image.decode().then(
      () => 'shown' as const,
      () => 'broken' as const,
    );
    return Promise.race([decoded, soon]);
  }

  function isRemote(address: string): boolean {
    try {
      const { protocol, origin } = new URL(address, document.baseURI);
      return /^https?:$/.test(protocol) && origin !== location.origin;
    } catch {
      return false;
    }
  }

  function isDecorative(image: Element): boolean {
    return (
      /^(?:presentation|none)$/.test(image.getAttribute('role') ?? '') || image.closest('[aria-hidden=true]') !== null
    );
  }

  function isSizedByStyle(image: HTMLImageElement, { aspectRatio, position }: CSSStyleDeclaration): boolean {
    if (position === 'absolute' || position === 'fixed' || /^\d/.test(aspectRatio)) return true;
    return image.computedStyleMap().get('height')?.toString() !== 'auto';
  }
}
