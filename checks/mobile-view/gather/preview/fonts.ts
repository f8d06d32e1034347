import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Fonts {
  readonly css: string;
  /** By the name that the style sheet gives; absolute. */
  readonly files: ReadonlyMap<string, string>;
  /** The packages and their versions. */
  readonly identity: string;
}

interface FontSource {
  readonly package: string;
  readonly sheets: readonly string[];
  /** Makes Hangul exactly two columns of the Latin code font wide: 4 × 16 px × 1.2 = 8 × 9.6 px. */
  readonly adjust?: string;
}

/** Latin comes from the font that stands before it. */
const sources: readonly FontSource[] = [
  { package: '@fontsource-variable/noto-sans-kr', sheets: ['index.css'] },
  { package: '@fontsource/jetbrains-mono', sheets: ['400.css', '700.css'] },
  { package: '@fontsource/nanum-gothic-coding', sheets: ['400.css', '700.css'], adjust: 'size-adjust:120%;' },
];

/** Unicode 15, Emoji and the characters that join them: pages without emoji do not load the font. */
const emojiRange =
  'U+00A9,U+00AE,U+200D,U+203C,U+2049,U+20E3,U+2122,U+2139,U+2194-2199,U+21A9-21AA,U+231A-231B,U+2328,U+23CF,U+23E9-23F3,U+23F8-23FA,U+24C2,U+25AA-25AB,U+25B6,U+25C0,U+25FB-25FE,U+2600-2604,U+260E,U+2611,U+2614-2615,U+2618,U+261D,U+2620,U+2622-2623,U+2626,U+262A,U+262E-262F,U+2638-263A,U+2640,U+2642,U+2648-2653,U+265F-2660,U+2663,U+2665-2666,U+2668,U+267B,U+267E-267F,U+2692-2697,U+2699,U+269B-269C,U+26A0-26A1,U+26A7,U+26AA-26AB,U+26B0-26B1,U+26BD-26BE,U+26C4-26C5,U+26C8,U+26CE-26CF,U+26D1,U+26D3-26D4,U+26E9-26EA,U+26F0-26F5,U+26F7-26FA,U+26FD,U+2702,U+2705,U+2708-270D,U+270F,U+2712,U+2714,U+2716,U+271D,U+2721,U+2728,U+2733-2734,U+2744,U+2747,U+274C,U+274E,U+2753-2755,U+2757,U+2763-2764,U+2795-2797,U+27A1,U+27B0,U+27BF,U+2934-2935,U+2B05-2B07,U+2B1B-2B1C,U+2B50,U+2B55,U+3030,U+303D,U+3297,U+3299,U+FE0F,U+1F000-1FAFF,U+E0020-E007F';

let known: Fonts | undefined;

/** Fonts that are installed with the tool, so that a page looks alike on every machine. */
export function fonts(): Fonts {
  return (known ??= read());
}

function read(): Fonts {
  const load = createRequire(import.meta.url);
  const files = new Map<string, string>();
  const versions: string[] = [];
  const sheets = sources.map(({ package: name, sheets: names, adjust }) => {
    const folder = path.dirname(load.resolve(`${name}/package.json`));
    versions.push(versionOf(name, load));
    return names.map((one) => served(readFileSync(path.join(folder, one), 'utf8'), { folder, files, adjust })).join('');
  });
  const emoji = path.join(path.dirname(load.resolve('twemoji-colr-font/package.json')), 'twemoji.woff2');
  files.set('twemoji.woff2', emoji);
  versions.push(versionOf('twemoji-colr-font', load));
  const css = `${sheets.join('')}@font-face{font-family:Twemoji;src:url(twemoji.woff2) format("woff2");unicode-range:${emojiRange}}`;
  return { css, files, identity: versions.join(' ') };
}

/** The sheet with the addresses under which its files are served, and without formats that no browser here asks for. */
function served(
  sheet: string,
  { folder, files, adjust }: { folder: string; files: Map<string, string>; adjust: string | undefined },
): string {
  return sheet
    .replace(/\/\*.*?\*\/\s*/g, '')
    .replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '')
    .replace(/font-display: swap;/g, `font-display:block;${adjust ?? ''}`)
    .replace(/url\(\.\/files\/([\w.-]+)\)/g, (_, name: string) => {
      files.set(name, path.join(folder, 'files', name));
      return `url(${name})`;
    });
}

function versionOf(name: string, load: NodeJS.Require): string {
  return `${name}@${(load(`${name}/package.json`) as { version: string }).version}`;
}
