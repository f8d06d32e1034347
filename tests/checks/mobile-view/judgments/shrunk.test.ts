import { expect, test } from 'vitest';
import { bothPhones, codesOf, useLooker } from './look.ts';

const looker = useLooker();

const drawing = (width: number, inner: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return `<p><img alt="Settings of the editor" width="${width}" height="600" src="${src}"></p>`;
};
const lines = Array.from(
  { length: 24 },
  (_, row) =>
    `<text x="20" y="${24 * row + 20}" font-family="DejaVu Sans" font-size="14">timeout = 30 # how long a request may take in seconds</text>`,
).join('');
const noise =
  '<filter id="n"><feTurbulence baseFrequency=".8"/></filter><rect width="100%" height="100%" filter="url(#n)"/>';
const shapes =
  '<circle cx="300" cy="300" r="200" fill="#368"/><rect x="600" y="100" width="400" height="300" fill="#c84"/>';

test.for([
  { name: 'a screenshot full of lines', body: drawing(1600, lines), codes: ['image-shrunk'] },
  { name: 'the same, shown large enough', body: drawing(1000, lines), codes: [] },
  { name: 'a photograph', body: drawing(1600, noise), codes: [] },
  { name: 'a picture of large shapes', body: drawing(1600, shapes), codes: [] },
  { name: 'one colour', body: '<img alt="Sky" src="/1600x600.png" width="1600" height="600">', codes: [] },
])('lettering that is shrunk: $name', async ({ body, codes }) => {
  const faults = await looker.faults({ body });
  expect(codesOf(faults).filter((code) => code === 'image-shrunk')).toEqual(codes);
});

test('the narrowest screen tells how small it gets', async () => {
  const faults = await looker.faults({ body: drawing(1600, lines), devices: bothPhones });
  const shrunk = faults.find(({ code }) => code === 'image-shrunk');
  expect(shrunk?.params).toMatchObject({ widths: '320, 390', natural: 1600, shown: 288, times: 5.6 });
});
