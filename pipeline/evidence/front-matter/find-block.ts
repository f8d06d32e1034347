import type { DraftFormat } from '../../core/types.ts';

export type BlockState = 'whole' | 'unclosed' | 'misplaced';

/** Offsets in the draft: the block with its fences, and the data between them. */
export interface FrontMatterBlock {
  readonly format: 'yaml' | 'toml' | 'json';
  readonly state: BlockState;
  readonly from: number;
  readonly to: number;
  readonly dataFrom: number;
  readonly dataTo: number;
}

interface Fence {
  readonly format: 'yaml' | 'toml' | 'json';
  readonly open: string;
  readonly close: string;
}

const fences: readonly Fence[] = [
  { format: 'yaml', open: '---', close: '---' },
  { format: 'toml', open: '+++', close: '+++' },
  { format: 'json', open: '{', close: '}' },
];

const keyLine = {
  yaml: /^["']?[A-Za-z_][\w.-]*["']?[ \t]*:(?:[ \t]|$)/,
  toml: /^["']?[A-Za-z_][\w.-]*["']?[ \t]*=|^\[/,
  json: /^[ \t]*"/,
} as const;

/** A closing fence with a hyphen too few or too many, or with dashes that an editor made of hyphens. No data looks so. */
const nearlyClosing = /^(?:--|-{4,}|[–—][-–—]*|\+\+|\+{4,})[ \t]*$/;

/**
 * Finds the front matter at the start of a draft: where site generators see it, and where a writer meant it although
 * they do not (fence never closed, or not on the first line).
 */
export function findBlock(text: string, format: DraftFormat): FrontMatterBlock | undefined {
  const first = lineAt(text, 0);
  const fence = fenceOf(first.content, format);
  if (fence !== undefined) return closedBlock(text, fence, first.next) ?? unclosedBlock(text, fence, first.next);
  return misplacedBlock(text);
}

function fenceOf(line: string, format: DraftFormat): Fence | undefined {
  const trimmed = line.trimEnd();
  return fences.find(({ open, format: kind }) => open === trimmed && (kind !== 'json' || format === 'md'));
}

function closedBlock(text: string, fence: Fence, dataFrom: number): FrontMatterBlock | undefined {
  let damaged = -1;
  for (const line of lines(text, dataFrom)) {
    if (line.content.trimEnd() === fence.close && line.content.startsWith(fence.close)) {
      if (damaged !== -1) return undefined;
      const to = fence.format === 'json' ? line.end : line.from;
      const from = fence.format === 'json' ? 0 : dataFrom;
      return { format: fence.format, state: 'whole', from: 0, to: line.end, dataFrom: from, dataTo: to };
    }
    if (fence.format !== 'json' && nearlyClosing.test(line.content)) damaged = line.from;
  }
  return undefined;
}

/** Front matter whose fence never closes is told from a thematic break by the key on the line below. */
function unclosedBlock(text: string, fence: Fence, dataFrom: number): FrontMatterBlock | undefined {
  const { format } = fence;
  if (!keyLine[format].test(lineAt(text, dataFrom).content)) return undefined;
  let dataTo = dataFrom;
  for (const line of lines(text, dataFrom)) {
    if (line.content.trim() === '' || nearlyClosing.test(line.content) || /^#{1,6}[ \t]/.test(line.content)) break;
    dataTo = line.next;
  }
  return { format, state: 'unclosed', from: 0, to: dataTo, dataFrom: format === 'json' ? 0 : dataFrom, dataTo };
}

/** `---` below blank lines or indented: readers get a rule and a heading made of the keys. */
function misplacedBlock(text: string): FrontMatterBlock | undefined {
  const from = text.search(/\S/);
  if (from === -1) return undefined;
  const first = lineAt(text, from);
  const fence = fences.find(({ open, format }) => format !== 'json' && open === first.content.trimEnd());
  if (fence === undefined || !keyLine[fence.format].test(lineAt(text, first.next).content.trimStart()))
    return undefined;
  for (const line of lines(text, first.next)) {
    if (line.content.trim() === '') return undefined;
    if (line.content.trim() !== fence.close) continue;
    return { format: fence.format, state: 'misplaced', from, to: line.end, dataFrom: first.next, dataTo: line.from };
  }
  return undefined;
}

interface Line {
  readonly content: string;
  readonly from: number;
  readonly end: number;
  readonly next: number;
}

function* lines(text: string, from: number): Generator<Line> {
  for (let at = from; at < text.length;) {
    const line = lineAt(text, at);
    yield line;
    at = line.next;
  }
}

function lineAt(text: string, from: number): Line {
  const feed = text.indexOf('\n', from);
  const next = feed === -1 ? text.length : feed + 1;
  let end = feed === -1 ? text.length : feed;
  if (end > from && text[end - 1] === '\r') end -= 1;
  return { content: text.slice(from, end), from, end, next };
}
