import type { CleanHints, Ladder, Parse } from '../parsed.ts';
import { parseCommentedJson, parseJson, parseJson5, parseJsonc } from '../parsers/json.ts';
import { parseJsonLines } from './json-lines.ts';
import { parseToml } from '../parsers/toml.ts';
import { parseYaml } from '../parsers/yaml.ts';
import { withoutJsonDots } from './json-dots.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const members = { before: '{\n', after: '\n}' };
const elements = { before: '[\n', after: '\n]' };

/** Placeholders for values become numbers. */
function cleanJson(code: string, hints: CleanHints): string {
  const plain = withoutHighlights(withoutIncludes(withoutDiff(code, hints)));
  return withoutJsonDots(
    plain.replace(valuePlaceholder, (_, lead: string, value: string) => lead + '0'.padEnd(value.length)),
  );
}

const valuePlaceholder =
  /([:[,][ \t]*)(\{\{[^{}\n]{1,120}\}\}|<[^<>\n"]{1,80}>|\$\{[^{}\n]{1,80}\}|\$[A-Z_]{1,60}(?=[\s,}\]]))/g;

function jsonLadder(whole: Parse, lenient: Parse): Ladder {
  return {
    whole,
    forms: [
      { before: '', after: '', parse: lenient },
      { ...members, parse: lenient },
      { ...elements, parse: lenient },
    ],
    clean: cleanJson,
    pieces: true,
    openLines: 0,
  };
}

/** Documents put comments into JSON everywhere, and readers see them; a comma too many they do not. */
const commented = jsonLadder(parseJson, parseCommentedJson);
export const strictJsonLadder: Ladder = {
  ...commented,
  forms: [...commented.forms, { before: '', after: '', parse: parseJsonLines }],
};
export const jsoncLadder = jsonLadder(parseJsonc, parseJsonc);
export const json5Ladder = jsonLadder(parseJson5, parseJson5);

const ellipsisLine = /^[ \t]*(?:[-#][ \t]*)?(?:\.{3,}|…)[^\n]*$/gm;

/** A list begins with dashes, so that only added lines or a mark tell of a diff. */
function cleanYaml(code: string, hints: CleanHints): string {
  const isDiff = /^\+/m.test(code) || /\[!code |\bdel=\{/.test(`${code.slice(0, 20_000)} ${hints.meta}`);
  const plain = withoutHighlights(withNames(withoutIncludes(isDiff ? withoutDiff(code, hints) : code)));
  return plain.replace(ellipsisLine, blank);
}

export const yamlLadder: Ladder = { whole: parseYaml, forms: [], clean: cleanYaml, pieces: true, openLines: 0 };

function cleanToml(code: string, hints: CleanHints): string {
  const plain = withoutHighlights(withoutIncludes(withoutDiff(code, hints))).replace(ellipsisLine, blank);
  return plain
    .replace(
      /(=[ \t]*)(\{\{[^{}\n]{1,120}\}\}|<[^<>\n"]{1,80}>|\.{3}|…)/g,
      (_, equals: string, value: string) => equals + '0'.padEnd(value.length),
    )
    .replace(/(?<=[[,{]\s*)(?:\.{3}|…)/g, blank);
}

export const tomlLadder: Ladder = { whole: parseToml, forms: [], clean: cleanToml, pieces: true, openLines: 0 };

export const jsonLinesLadder: Ladder = {
  whole: parseJsonLines,
  forms: [],
  clean: cleanJson,
  pieces: false,
  openLines: 0,
};
