import type { Glyph } from '../../facts.ts';
import type { Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

export interface GlyphsTried {
  readonly glyphs: readonly Glyph[];
  readonly tried: number;
}

/**
 * Runs in the page. Draws every character that is not ASCII on a canvas, in the fonts it has on the page. What looks
 * like code points that no font can have is tofu; what leaves no ink, and is no blank, is invisible.
 */
export function missingGlyphs(kit: Kit, lines: readonly TextLine[], mostTried: number): GlyphsTried {
  const mostTold = 100;
  const size = { width: 96, height: 48 };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) {
    kit.leftOut.push({ what: 'glyphs' });
    return { glyphs: [], tried: 0 };
  }
  /** Not assigned: by every font, by those of emoji, and never to be. */
  const nobodys = ['\u0378', '\u{1f8ff}', '\u{1faff}', '\u{2fffe}'];
  const noInk = /^(?:\p{Z}|\p{C}|\p{M}|[\u115f\u1160\u2800\u3164\uffa0])+$/u;
  const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });
  const tofus = new Map<string, { width: number; ink: string }[]>();
  const known = new Map<string, Set<string>>();
  const glyphs: Glyph[] = [];
  const seen = new Set<Text>();
  let tried = 0;
  let element: Element | undefined;
  let font = '';
  let drawn = new Set<string>();

  all: for (const { node, element: own } of lines) {
    if (seen.has(node)) continue;
    seen.add(node);
    // oxlint-disable-next-line no-control-regex -- all that is not ASCII
    if (!/[^\x00-\x7f]/.test(node.data)) continue;
    if (own !== element) {
      element = own;
      const { fontStyle, fontWeight, fontFamily } = kit.style(own);
      font = `${fontStyle} ${fontWeight} 24px ${fontFamily}`;
      drawn = known.get(font) ?? new Set();
      known.set(font, drawn);
    }
    for (const { segment, index } of segmenter.segment(node.data)) {
      if (/^[ -~]/.test(segment) || drawn.has(segment)) continue;
      drawn.add(segment);
      if (noInk.test(segment) && !/\p{Co}|\p{Cn}/u.test(segment)) continue;
      if (tried >= mostTried || glyphs.length >= mostTold || kit.late()) {
        kit.leftOut.push({ what: 'glyphs' });
        break all;
      }
      tried += 1;
      const fault = faultOf(segment, font);
      if (fault !== undefined) glyphs.push(tell(own, node, { segment, index, fault }));
    }
  }
  return { glyphs, tried };

  function faultOf(text: string, inFont: string): Glyph['drawn'] | undefined {
    // A mark on what has no glyph may be a box of its own.
    const counts = new Set(
      [/\p{Cf}|\p{M}/gu, /\p{Cf}/gu].map((silent) => Array.from(text.replace(silent, '')).length || 1),
    );
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = measure(text, inFont);
    const alike = [...counts]
      .flatMap((count) => tofusOf(inFont, count))
      .filter((tofu) => Math.abs(tofu.width - width) < 0.5);
    const told = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Co}/u.test(text);
    if (alike.length === 0 && !told && actualBoundingBoxLeft + actualBoundingBoxRight > 0.5) return undefined;
    const ink = inkOf(text, inFont);
    if (ink === '') return 'blank';
    if (alike.some((tofu) => tofu.ink === ink)) return 'tofu';
    // What is private to some font of this machine is in no phone.
    return /\p{Co}/u.test(text) && isDrawnByMachine(text, inFont, ink) ? 'tofu' : undefined;
  }

  function isDrawnByMachine(text: string, inFont: string, ink: string): boolean {
    const look = inFont.slice(0, inFont.indexOf('px ') + 3);
    return ['sans-serif', 'serif', 'monospace'].some((family) => inkOf(text, look + family) === ink);
  }

  function tofusOf(inFont: string, count: number): { width: number; ink: string }[] {
    const key = `${count} ${inFont}`;
    let made = tofus.get(key);
    if (made === undefined) {
      made = nobodys.map((one) => {
        const text = one.repeat(count);
        return { width: measure(text, inFont).width, ink: inkOf(text, inFont) };
      });
      tofus.set(key, (made = made.filter(({ ink }) => ink !== '')));
    }
    return made;
  }

  function measure(text: string, inFont: string): TextMetrics {
    if (pen === null) throw new Error('There is no canvas.');
    pen.font = inFont;
    return pen.measureText(text);
  }

  /** The opacity of its pixels; empty where it leaves none. */
  function inkOf(text: string, inFont: string): string {
    if (pen === null) return '';
    pen.font = inFont;
    pen.clearRect(0, 0, size.width, size.height);
    pen.fillText(text, 4, 34);
    const { data } = pen.getImageData(0, 0, size.width, size.height);
    let ink = '';
    for (let at = 3; at < data.length; at += 4) {
      const opacity = data[at] ?? 0;
      if (opacity > 0) ink += `${at}:${opacity} `;
    }
    return ink;
  }

  function tell(
    own: Element,
    node: Text,
    { segment, index, fault }: { segment: string; index: number; fault: Glyph['drawn'] },
  ): Glyph {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    return {
      ...kit.part(own, range.getBoundingClientRect()),
      character: segment.slice(0, 16),
      drawn: fault,
      fonts: kit.style(own).fontFamily.slice(0, 120),
      drawnBySystem: faultOf(segment, '24px sans-serif') === undefined,
    };
  }
}
