import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { Digest, Place } from '../../pipeline/core/types.ts';
import type { PageFacts, ViewFacts } from './facts.ts';

/** In CSS pixels, from the upper left corner of the page (not of the screen). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A phone's screen as a page sees it, in CSS pixels. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Screens without the bars of the browser, from the widest-spread to the narrowest. */
export const defaultDevices: readonly Device[] = [
  { name: 'iPhone 14', width: 390, height: 664 },
  { name: 'Pixel 8', width: 412, height: 839 },
  { name: 'iPhone SE', width: 320, height: 568 },
];

/**
 * Every element of the preview that came from the draft bears it: `startLine:startColumn-endLine:endColumn`, as in
 * `Place`. A user's own site bears none.
 */
export const placeAttribute = 'data-place';

/**
 * An image of the preview that is not shown has a grey box in its place, of the size it asks for, and bears this
 * attribute with the state of its asset: `remote`, `missing`… Its `alt` is as written; its pixels say nothing.
 */
export const assetAttribute = 'data-asset';

/** What became of an image or other file that the page asks for. */
export interface Asset {
  /** As the draft or the page writes it. */
  readonly address: string;
  readonly place?: Place;
  readonly state:
    | 'shown'
    /** Elsewhere than the page: never asked for. */
    | 'remote'
    | 'missing'
    /** Outside of the repository, hidden, or no kind of image that browsers show. */
    | 'refused'
    /** More pixels than are decoded here; see `width` and `height`. */
    | 'too-large'
    /** It is there, and no image. */
    | 'damaged';
  /** In its own pixels, where it says so. */
  readonly width?: number;
  readonly height?: number;
}

export interface BrowserUsed {
  /** `chromium-headless-shell`, `google-chrome`… */
  readonly name: string;
  readonly version: string;
  /** What led to it. */
  readonly foundBy: 'config' | 'environment' | 'playwright' | 'system' | 'package';
}

/** The page at one width. */
export interface View {
  readonly device: Device;
  /** False where it still changed its layout when its time was over. */
  readonly settled: boolean;
  readonly facts: ViewFacts;
}

/** All that judgments rest on: no picture is needed for it. */
export interface PageSeen {
  readonly page: 'preview' | 'site';
  readonly browser: BrowserUsed;
  readonly assets: readonly Asset[];
  /** In the order of the devices. */
  readonly views: readonly View[];
  /** Looked at once, at the narrowest width. */
  readonly once: PageFacts;
}

/** Where a judgment saw something: gets a close-up, up to the first few. */
export interface Spot {
  readonly code: string;
  /** `Device.name` */
  readonly device: string;
  readonly box: Box;
}

export interface Picture {
  readonly kind: 'page' | 'first-screen' | 'close-up';
  /** `Device.name` */
  readonly device: string;
  /** What it shows of the page, in CSS pixels. A page too tall for a picture is cut. */
  readonly region: Box;
  readonly isCut: boolean;
  /** Pixels of the picture per CSS pixel. */
  readonly scale: number;
  readonly digest: Digest;
  readonly mediaType: string;
  /** Of a close-up. */
  readonly code?: string;
}

/** A part of the page that differs from the pictures of the last approved report. */
export interface Change {
  readonly device: string;
  /** In the page of today; without height where something was taken out. */
  readonly region: Box;
  /** How many rows of pixels came and went. */
  readonly rowsIn: number;
  readonly rowsOut: number;
  /** The lines of the draft that lie there. */
  readonly lines?: { readonly first: number; readonly last: number };
}

export interface MobileView extends PageSeen {
  /** None where pictures are not wanted. */
  readonly pictures: readonly Picture[];
  /** Undefined where nothing was approved before, or its pictures are gone. */
  readonly changes?: readonly Change[];
}

export const mobileView = worldEvidence<MobileView>('mobileView', 1, Number.POSITIVE_INFINITY);
