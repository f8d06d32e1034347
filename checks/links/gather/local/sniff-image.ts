/** What a file called an image holds, told from its first bytes. */
export type ImageContent = 'image' | 'empty' | 'html' | 'lfs-pointer' | 'other';

/** As many bytes as it takes to tell. */
export const sniffBytes = 4096;

const signatures: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\x89PNG\r\n\x1A\n'],
  [0, '\xFF\xD8\xFF'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
  [0, 'BM'],
  [0, '\0\0\x01\0'],
  [0, '\0\0\x02\0'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, '\xFF\x0A'],
  [0, '\0\0\0\x0CJXL '],
  [0, '\0\0\0\x0CjP  '],
  [8, 'WEBP'],
  // ISO base media: AVIF, HEIC and animations.
  [4, 'ftyp'],
];

/** The formats that browsers draw, by WHATWG MIME Sniffing §6.1 and the signatures of newer ones. */
export function sniffImage(head: Uint8Array): ImageContent {
  if (head.length === 0) return 'empty';
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffBytes)).toString('latin1');
  if (signatures.some(([offset, mark]) => bytes.startsWith(mark, offset))) return isWhole(bytes) ? 'image' : 'other';
  const text = bytes.replace(/^(?:\xEF\xBB\xBF)?\s*/, '');
  if (text.startsWith('version https://git-lfs.github.com/')) return 'lfs-pointer';
  if (/^<(?:!doctype html|html|head|body|script|title)\b/i.test(text)) return 'html';
  if (/<svg[\s>/]/i.test(text) || /^<\?xml|^<!--|^<!doctype svg/i.test(text)) return 'image';
  return text.trim() === '' ? 'empty' : 'other';
}

/** Long enough to hold a picture at all: the signature and the first header. */
function isWhole(bytes: string): boolean {
  if (bytes.startsWith('\x89PNG')) return bytes.slice(12, 16) === 'IHDR' && bytes.length >= 33;
  if (bytes.startsWith('GIF')) return bytes.length >= 13;
  return bytes.length >= 12;
}
