import type { FrontMatter, FrontMatterProblem } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import type { FrontMatterBlock } from './find-block.ts';
import { parseJson } from './parse-json.ts';
import { parseToml } from './parse-toml.ts';
import { parseYaml } from './parse-yaml.ts';
import { plainObject } from './plain.ts';

/** What a parser of one format found; offsets count from the start of the data. */
export interface ParsedData {
  readonly value: unknown;
  readonly keys: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly problems: readonly {
    readonly kind: FrontMatterProblem['kind'];
    readonly message: string;
    readonly from: number;
    readonly to: number;
  }[];
}

const parsers = { yaml: parseYaml, toml: parseToml, json: parseJson } as const;

/** Runs in a worker. `text` is the draft up to the end of the block. */
export default function parseFrontMatter(input: {
  readonly text: string;
  readonly block: FrontMatterBlock;
}): FrontMatter {
  const { text, block } = input;
  const lines = new LineIndex(text);
  const at = (from: number, to: number) => lines.placeOf(block.dataFrom + from, block.dataFrom + Math.max(from, to));
  const parsed = parsers[block.format](text.slice(block.dataFrom, block.dataTo));
  const keys = Object.fromEntries(parsed.keys.map(({ name, from, to }) => [name, at(from, to)]));
  const broken = block.state !== 'whole';
  const problems: FrontMatterProblem[] = broken ? [fenceProblem(block, lines)] : [];
  for (const { kind, message, from, to } of parsed.problems) {
    if (block.state !== 'unclosed') problems.push({ kind, message, place: at(from, to) });
  }
  return {
    format: block.format,
    data: plainObject(parsed.value),
    keys,
    place: lines.placeOf(block.from, block.to),
    problems,
  };
}

function fenceProblem(block: FrontMatterBlock, lines: LineIndex): FrontMatterProblem {
  const place = lines.placeOf(block.from, block.from + (block.format === 'json' ? 1 : 3));
  if (block.state === 'misplaced')
    return { kind: 'misplaced', message: 'Front matter starts below the first line.', place };
  return { kind: 'unclosed', message: 'The front matter is never closed.', place };
}
