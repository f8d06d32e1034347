import type { SecretCode, Sighting, Zone } from '../../evidence.ts';

export interface Sight {
  readonly code: SecretCode;
  readonly rule: string;
  readonly from: number;
  readonly to: number;
  readonly certainty: Sighting['certainty'];
  readonly name: string;
  readonly count: number;
}

const unseen =
  // oxlint-disable-next-line no-misleading-character-class -- each stands for itself
  /[\u{e0000}-\u{e007f}]+|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]+|[\u202a-\u202e\u2066-\u2069]+|[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u061c\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\u{1d173}-\u{1d17a}]+/gu;
const flag = /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}$/u;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}\p{Script=Syriac}]/u;
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f]/u;
/** Where so many stand together, they carry a message. */
const messageLength = 8;

/** Characters that take no room or turn text around, those aside that emoji and scripts need. One linear pass. */
export function unseenCharacters(text: string, zoneAt: (offset: number) => Zone): Sight[] {
  const found: Sight[] = [];
  const isRightToLeft = rightToLeftIn(text);
  for (const match of text.matchAll(unseen)) {
    const run = match[0];
    const sight = judgeRun(run, {
      text,
      from: match.index,
      to: match.index + run.length,
      zone: zoneAt(match.index),
      isRightToLeft,
    });
    if (sight !== undefined)
      found.push({ ...sight, from: match.index, to: match.index + run.length, count: lengthOf(run) });
  }
  return found;
}

interface Around {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly zone: Zone;
  /** Whether right-to-left text stands near on the same line. */
  readonly isRightToLeft: (offset: number) => boolean;
}
type Verdict = Pick<Sight, 'code' | 'rule' | 'certainty' | 'name'>;

function judgeRun(run: string, around: Around): Verdict | undefined {
  const point = run.codePointAt(0) ?? 0;
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  if (point >= 0xe0000 && point <= 0xe007f) return judgeTags(run, around);
  if (isSelector(point)) return judgeSelectors(run, name, around);
  if ((point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)) return judgeBidi(run, name, around);
  return judgeInvisible(run, name, around);
}

/** UTS #51: a flag of a region is a black flag, its letters as tags, and a cancel tag. */
function judgeTags(run: string, { text, from }: Around): Verdict | undefined {
  if (flag.test(run) && text.slice(from - 2, from) === '\u{1f3f4}') return undefined;
  return { code: 'tag-characters', rule: 'tag-characters', certainty: 'certain', name: 'U+E0000' };
}

function isSelector(point: number): boolean {
  return (
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0xe0100 && point <= 0xe01ef) ||
    (point >= 0x180b && point <= 0x180f && point !== 0x180e)
  );
}

/** VS17 to VS256: for ideographs alone. */
function isSupplement(run: string): boolean {
  return (run.codePointAt(0) ?? 0) >= 0xe0100;
}

/** One selector after a character is what they are for; more in a row carry bytes. */
function judgeSelectors(run: string, name: string, { text, from }: Around): Verdict | undefined {
  const length = lengthOf(run);
  const base = before(text, from);
  const isPlain = length === 1 && base !== '' && !/[\s\p{Cc}]/u.test(base);
  if (isPlain && (!isSupplement(run) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{So}]/u.test(base)))
    return undefined;
  return {
    code: 'variation-selectors',
    rule: 'variation-selectors',
    certainty: length >= 3 ? 'certain' : 'likely',
    name,
  };
}

/** Overrides turn any text around; embeddings and isolates are fine where right-to-left text stands on the line. */
function judgeBidi(run: string, name: string, { from, zone, isRightToLeft }: Around): Verdict | undefined {
  const isOverride = /[\u202d\u202e]/.test(run);
  const inCode = zone === 'code' || zone === 'inline-code';
  if (!isOverride && !inCode && isRightToLeft(from)) return undefined;
  return { code: 'bidi-control', rule: 'bidi-control', certainty: isOverride || inCode ? 'certain' : 'likely', name };
}

function judgeInvisible(
  run: string,
  name: string,
  { text, from, to, zone, isRightToLeft }: Around,
): Verdict | undefined {
  const previous = before(text, from);
  const next = after(text, to);
  const certainty = lengthOf(run) >= messageLength ? 'certain' : 'likely';
  if (run === '\u200d' && pictograph.test(previous) && pictograph.test(next)) return undefined;
  if (/^[\u200c\u200d]$/.test(run) && (joining.test(previous) || joining.test(next))) return undefined;
  if (/^[\u200e\u200f\u061c]+$/.test(run) && certainty === 'likely' && isRightToLeft(from)) return undefined;
  if (run === '\u00ad' && zone !== 'code' && zone !== 'inline-code' && /\p{L}/u.test(previous)) return undefined;
  if (/^[\u115f\u1160]+$/.test(run) && /[\u1100-\u11ff]/.test(previous + next)) return undefined;
  if (/^\u2800+$/.test(run) && /[\u2801-\u28ff]/.test(previous + next)) return undefined;
  if (run === '\u034f' && /\p{M}/u.test(next)) return undefined;
  if (run === '\ufeff') return { code: 'byte-order-mark', rule: 'byte-order-mark', certainty: 'certain', name };
  return { code: 'invisible-character', rule: 'invisible-character', certainty, name };
}

/** In code points. */
function lengthOf(run: string): number {
  return Array.from(run).length;
}

function before(text: string, at: number): string {
  return Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
}

function after(text: string, at: number): string {
  return Array.from(text.slice(at, at + 2))[0] ?? '';
}

const widest = 400;

/** Looks at most `widest` units to either side, and remembers the last answer: many controls may stand on one long line. */
function rightToLeftIn(text: string): (offset: number) => boolean {
  let known = { from: 0, to: 0, answer: false };
  return (offset) => {
    if (offset >= known.from && offset < known.to) return known.answer;
    const left = text.slice(Math.max(0, offset - widest), offset);
    const right = text.slice(offset, offset + widest).split('\n', 1)[0] ?? '';
    const answer = rightToLeft.test(left.slice(left.lastIndexOf('\n') + 1) + right);
    known = { from: offset, to: offset + right.length, answer };
    return answer;
  };
}
