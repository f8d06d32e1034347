import type { Glyph, PageFacts } from '../facts.ts';
import type { Sighting } from './sighting.ts';

/** What every phone has a font for: where such a character is missing, page or machine is at fault, and pictures lie. */
const everywhere =
  /^(?:\p{Script=Latin}|\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{P}|\p{Sc})/u;
/** No font of any phone has them. */
const nowhere = /^(?:\p{Co}|\p{Cn})/u;

/** Characters that readers see as a box or not at all: one fault for each way, at the first of them. */
export function judgeGlyphs({ glyphs }: PageFacts): Sighting[] {
  return [
    ...told(glyphs.filter(({ drawn }) => drawn === 'tofu')),
    ...told(glyphs.filter(({ drawn }) => drawn === 'blank')),
  ];
}

/** The gravest lead: the finding stands where they do. */
function told(glyphs: readonly Glyph[]): Sighting[] {
  const ordered = glyphs.toSorted((one, other) => severityOf(one).localeCompare(severityOf(other), 'en'));
  const [first] = ordered;
  if (first === undefined) return [];
  const distinct = [...new Set(ordered.map(({ character }) => character))];
  const listed = distinct.slice(0, 8).map(spelled).join(', ');
  const characters = distinct.length > 8 ? `${listed}, …` : listed;
  const common = { part: first, weight: 1, severity: severityOf(first) };
  if (first.drawn === 'tofu') return [{ code: 'tofu', params: { characters, glyphs: distinct.length }, ...common }];
  return [{ code: 'blank-glyph', params: { characters, glyphs: distinct.length, fonts: first.fonts }, ...common }];
}

/** A phone may have fonts that this machine lacks: then nobody knows, and nothing blocks. */
function severityOf({ character, drawnBySystem, drawn }: Glyph): 'blocker' | 'warning' {
  if (drawnBySystem || nowhere.test(character) || everywhere.test(character)) return 'blocker';
  return drawn === 'blank' || isOldEmoji(character) ? 'blocker' : 'warning';
}

/** Emoji of the last years are missing on older phones, and in older fonts; the others never are. */
function isOldEmoji(character: string): boolean {
  return /^\p{Emoji_Presentation}/u.test(character) && !/^[\u{1fa70}-\u{1faff}]/u.test(character);
}

/** With its code points: what nobody can draw cannot be told by showing it. */
function spelled(character: string): string {
  const points = Array.from(
    character,
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return nowhere.test(character) ? points.join(' ') : `${character} (${points.join(' ')})`;
}
