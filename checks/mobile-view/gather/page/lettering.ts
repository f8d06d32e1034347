import type { Lettering } from '../../facts.ts';
import type { Kit } from './kit.ts';

export interface LetteringSettings {
  /** Narrower images are not looked into, in their own pixels. */
  readonly leastWidth: number;
  readonly mostImages: number;
  readonly mostPixels: number;
  readonly assetAttribute: string;
}

/**
 * Runs in the page. How much of each large image looks like lettering: thin strokes on even ground, as screenshots and
 * diagrams have them all over, and photographs hardly anywhere.
 */
export function lettering(
  kit: Kit,
  { leastWidth, mostImages, mostPixels, assetAttribute }: LetteringSettings,
): Lettering[] {
  const bandHeight = 24;
  const bands = 14;
  const tile = 24;
  /** Photographs of places and things reached 0.56, screenshots and diagrams began at 0.70 (about a hundred looked at). */
  const leastEven = 0.65;
  const found = new Map<string, number>();
  for (const image of document.images) {
    const { naturalWidth: width, naturalHeight: height } = image;
    const address = image.getAttribute('src') ?? image.currentSrc;
    if (
      image.hasAttribute(assetAttribute) ||
      !image.complete ||
      width < leastWidth ||
      height < bandHeight * 2 ||
      found.has(address)
    )
      continue;
    if (found.size >= mostImages || width * height > mostPixels || kit.late()) {
      kit.leftOut.push({ what: 'lettering' });
      continue;
    }
    const share = shareOf(image);
    if (share !== undefined) found.set(address, share);
  }
  return [...found].map(([address, share]) => ({ address: shorten(address), share: Math.round(share * 1000) / 1000 }));

  function shareOf(image: HTMLImageElement): number | undefined {
    // Retina screenshots have strokes twice as thick; at one scale all are alike.
    const scale = Math.max(1, image.naturalWidth / 1600);
    const width = Math.round(image.naturalWidth / scale);
    const height = Math.round(image.naturalHeight / scale);
    const canvas = Object.assign(document.createElement('canvas'), { width, height: bandHeight * bands });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return undefined;
    pen.imageSmoothingQuality = 'high';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const count = Math.min(bands, Math.floor(height / bandHeight));
    for (let band = 0; band < count; band += 1) {
      const from = Math.floor(((height - bandHeight) * (band + 0.5)) / count);
      const source = [0, from * scale, image.naturalWidth, bandHeight * scale] as const;
      pen.drawImage(image, ...source, 0, band * bandHeight, width, bandHeight);
    }
    const rows = bandHeight * count;
    let data: Uint8ClampedArray;
    try {
      ({ data } = pen.getImageData(0, 0, width, rows));
    } catch {
      // From elsewhere: its pixels cannot be read.
      return undefined;
    }
    if (evenShare(data, width, rows) < leastEven) return 0;
    const across = Math.ceil(width / tile);
    const strokes = new Uint16Array(across * count);
    for (let row = 0; row < rows; row += 1) countStrokes(row);
    let lettered = 0;
    for (const one of strokes) if (one >= 14) lettered += 1;
    return strokes.length === 0 ? 0 : lettered / strokes.length;

    /** A stroke leaves the even ground sharply, and comes back to it within a few pixels. */
    function countStrokes(row: number): void {
      const light = (x: number): number => {
        const at = (row * width + x) * 4;
        return ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) / 8;
      };
      const band = Math.floor(row / bandHeight);
      let x = 2;
      while (x < width - 8) {
        const ground = light(x - 1);
        if (Math.abs(light(x - 2) - ground) > 10 || Math.abs(light(x) - ground) < 12) {
          x += 1;
          continue;
        }
        let strongest = 0;
        let end = 0;
        for (let far = 0; far < 7; far += 1) {
          const off = Math.abs(light(x + far) - ground);
          strongest = Math.max(strongest, off);
          if (far > 0 && off <= 24) {
            end = far;
            break;
          }
        }
        if (end > 0 && strongest >= 60) {
          const cell = band * across + Math.floor(x / tile);
          strokes[cell] = (strokes[cell] ?? 0) + 1;
          x += end;
        } else x += 1;
      }
    }
  }

  /** How much of it is followed by the same colour. */
  function evenShare(data: Uint8ClampedArray, width: number, rows: number): number {
    let even = 0;
    let all = 0;
    for (let row = 0; row < rows; row += 3) {
      for (let x = 1; x < width; x += 1) {
        const at = (row * width + x) * 4;
        let step = 0;
        for (let part = at; part < at + 3; part += 1) step += Math.abs((data[part] ?? 0) - (data[part - 4] ?? 0));
        if (step <= 6) even += 1;
        all += 1;
      }
    }
    return even / all;
  }

  function shorten(address: string): string {
    return address.startsWith('data:') ? `${address.slice(0, 40)}…` : address.slice(0, 300);
  }
}
