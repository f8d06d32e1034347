import type { Asset } from '../../evidence.ts';

const words: Readonly<Record<Exclude<Asset['state'], 'shown'>, string>> = {
  remote: 'remote image, not checked',
  missing: 'image not found',
  refused: 'image refused',
  'too-large': 'image too large to be shown',
  damaged: 'no readable image',
};

/** A box in the place of an image that is not shown, as a `data:` address. */
export function placeholder(
  state: Exclude<Asset['state'], 'shown'>,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#e7e9ec"/><rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="#8b949e" stroke-width="2" stroke-dasharray="8 6"/><text x="50%" y="50%" font-family="Noto Sans KR Variable,sans-serif" font-size="${Math.max(10, Math.min(28, Math.round(width / 18)))}" fill="#3b434b" text-anchor="middle" dominant-baseline="middle">${words[state]}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
