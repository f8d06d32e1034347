import type { Finding, RelatedPlace, Severity } from '../../core/types.ts';
import { visible } from '../../core/visible.ts';
import type { CheckFinding } from '../overview.ts';
import type { Texts } from '../texts.ts';
import { cellsOf, padCells, wrap } from './cells.ts';
import { type Paint, paintCode } from './paint.ts';
import { pointedLine } from './pointer.ts';

export interface Look {
  readonly texts: Texts;
  readonly paint: Paint;
  readonly width: number;
}

export const symbols: Readonly<Record<Severity, string>> = { blocker: '✖', warning: '▲', note: '●' };

const indent = '    ';
/** More than anybody reads on a terminal; the page has it all. */
const longestText = 2_000;

/** Lines of one finding: what, where, the line it is about, why it matters, what to do. */
export function findingBlock({ check, finding }: CheckFinding, look: Look): string[] {
  const { texts, paint } = look;
  const { severity, place, code } = finding;
  const name = paint(severity, `${symbols[severity]} ${texts.severity[severity]}`);
  const where = place === undefined ? texts.wholeDraft : `${place.start.line}:${place.start.column}`;
  return [
    `  ${name}  ${paint('strong', where)}  ${paint('dim', visible(`${check}/${code}`))}`,
    ...paragraph(finding.message, look).map((line) => paint('strong', line)),
    ...excerptLines(finding, look),
    ...labelled(
      [
        [texts.label.why, finding.why],
        [texts.label.next, finding.next],
        ...(finding.related ?? []).map((one) => [texts.label.see, relatedText(one)] as const),
      ],
      look,
    ),
  ];
}

export function paragraph(text: string, { paint, width }: Look): string[] {
  return paintCode(wrap(readable(text), width - indent.length), paint).map((line) => indent + line);
}

/** Rows of a label and its text, the texts one below the other. */
export function labelled(rows: readonly (readonly [string, string])[], { paint, width }: Look): string[] {
  const shown = rows.filter(([, text]) => text !== '');
  const labelCells = Math.max(0, ...shown.map(([label]) => cellsOf(label))) + 2;
  return shown.flatMap(([label, text]) => {
    const lines = paintCode(wrap(readable(text), width - indent.length - labelCells), paint);
    return lines.map(
      (line, index) => `${indent}${paint('dim', padCells(index === 0 ? label : '', labelCells))}${line}`,
    );
  });
}

function excerptLines({ excerpt, severity }: Finding, { paint, width }: Look): string[] {
  if (excerpt === undefined) return [];
  const number = String(excerpt.line);
  const gutter = indent.length + number.length + 3;
  const { text, before, under } = pointedLine(excerpt, Math.max(20, width - gutter));
  const blank = ' '.repeat(number.length);
  return [
    `${indent}${paint('dim', `${number} │`)} ${text}`.trimEnd(),
    `${indent}${paint('dim', `${blank} │`)} ${' '.repeat(before)}${paint(severity, '^'.repeat(under))}`,
  ];
}

function readable(text: string): string {
  return visible(text.length <= longestText ? text : `${text.slice(0, longestText)}…`);
}

export function relatedText({ path, place, note }: RelatedPlace): string {
  const where = place === undefined ? path : `${path}:${place.start.line}:${place.start.column}`;
  return note === '' ? where : `${where} (${note})`;
}
