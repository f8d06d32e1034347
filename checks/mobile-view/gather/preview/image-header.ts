import { closeSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';

/** Sizes stand in the first bytes of every format; of JPEG behind thumbnails and colour profiles. */
const headerBytes = 512 * 1024;

export interface ImageHeader {
  readonly mediaType: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  heif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
};

export function headerOf(file: string): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(headerBytes);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** What the bytes say, whatever the file is called. Undefined where they are no image that browsers show. */
export function readHeader(bytes: Uint8Array): ImageHeader | undefined {
  try {
    const { width, height, type, orientation } = imageSize(bytes);
    const mediaType = mediaTypes[type ?? ''];
    if (mediaType === undefined) return undefined;
    const turned = orientation !== undefined && orientation >= 5;
    return { mediaType, width: (turned ? height : width) || undefined, height: (turned ? width : height) || undefined };
  } catch {
    return looksLikeSvg(bytes) ? { mediaType: 'image/svg+xml', width: undefined, height: undefined } : undefined;
  }
}

/** Without any size of its own. */
function looksLikeSvg(bytes: Uint8Array): boolean {
  return /^[^a-z]{0,400}<svg[\s>]|^\s*<\?xml[^>]{0,400}>[\s\S]{0,4000}<svg[\s>]/.test(
    new TextDecoder().decode(bytes.subarray(0, 8_192)),
  );
}
