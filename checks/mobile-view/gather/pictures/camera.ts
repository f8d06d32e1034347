import type { Page } from 'playwright-core';
import type { Blobs } from '../../../../pipeline/resources/blobs.ts';
import type { Box, Device, Picture, Spot } from '../../evidence.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels. What is taller is pictured down to here, and said to be cut. */
export const tallestPicture = 30_000;
const quality = 75;
const margin = 24;
const tallestCloseUp = 420;
const shotMs = 40_000;

const still = { animations: 'disabled', caret: 'hide', timeout: shotMs } as const;
const lossy = { ...still, type: 'jpeg', quality } as const;
const lossless = { ...still, type: 'png' } as const;

/** Takes pictures of a settled page and keeps them as blobs; none where they cannot be kept. */
export class Camera {
  readonly #page: Page;
  readonly #blobs: Blobs;
  /** Pixels of the device per CSS pixel. */
  readonly #scale: number;

  constructor(page: Page, { blobs, scale }: { readonly blobs: Blobs; readonly scale: number }) {
    this.#page = page;
    this.#blobs = blobs;
    this.#scale = scale;
  }

  /**
   * From top to end, a pixel for a CSS pixel. Without loss where it is to be compared: JPEG draws the same lines
   * otherwise when they stand a few pixels further down.
   */
  async wholePage(device: Device, { height }: PageSize, how: { readonly lossless: boolean }): Promise<Picture[]> {
    const isCut = height > tallestPicture;
    const region = { x: 0, y: 0, width: device.width, height: Math.min(height, tallestPicture) };
    const bytes = await this.#page.screenshot({
      ...(how.lossless ? lossless : lossy),
      fullPage: true,
      scale: 'css',
      ...(isCut && { clip: region }),
    });
    const mediaType = how.lossless ? 'image/png' : 'image/jpeg';
    return this.#keep(bytes, { kind: 'page', device: device.name, region, isCut, scale: 1, mediaType });
  }

  /** What is seen before any scrolling, as sharp as on a phone. */
  async firstScreen(device: Device): Promise<Picture[]> {
    await this.#scrollTo(0);
    const region = { x: 0, y: 0, width: device.width, height: device.height };
    const bytes = await this.#page.screenshot({ ...lossy, scale: 'device' });
    return this.#keep(bytes, { kind: 'first-screen', device: device.name, region, isCut: false, scale: this.#scale });
  }

  /** The neighbourhood of a finding, over the whole width of the screen, by scrolling to it: the layout stays as it is. */
  async closeUp(device: Device, { box, code }: Spot): Promise<Picture[]> {
    const height = Math.min(box.height + 2 * margin, tallestCloseUp, device.height);
    const top = await this.#scrollTo(Math.max(0, box.y - margin));
    const y = Math.min(Math.max(0, box.y - margin - top), device.height - height);
    const clip = { x: 0, y, width: device.width, height };
    const region: Box = { ...clip, y: top + y };
    const bytes = await this.#page.screenshot({ ...lossy, scale: 'device', clip });
    return this.#keep(bytes, { kind: 'close-up', device: device.name, region, isCut: false, scale: this.#scale, code });
  }

  /** Returns where the page stands now: near its end it cannot be scrolled as far. */
  #scrollTo(top: number): Promise<number> {
    return this.#page.evaluate((top) => {
      window.scrollTo({ top, left: 0, behavior: 'instant' });
      return window.scrollY;
    }, Math.floor(top));
  }

  #keep(
    bytes: Uint8Array,
    picture: Omit<Picture, 'digest' | 'mediaType'> & { readonly mediaType?: string },
  ): Picture[] {
    const digest = this.#blobs.put(bytes);
    return digest === undefined ? [] : [{ mediaType: 'image/jpeg', ...picture, digest }];
  }
}
