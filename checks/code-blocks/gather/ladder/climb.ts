import type { CleanHints, Form, Ladder, ParseError } from '../parsed.ts';
import { closersFor } from './brackets.ts';
import { piecesOf } from './pieces.ts';

export type Climb =
  | { readonly status: 'ok' | 'ok-as-fragment' | 'late' }
  | { readonly status: 'broken' | 'suspect'; readonly error: ParseError };

/** Above this many units only the cheapest rungs are tried. */
const smallEnough = 64 * 1024;
const mostPieces = 40;

/**
 * Tries a block as it is, then in each form that makes a fragment whole, with its placeholders taken out, then piece by
 * piece. The error told is the one farthest in: other attempts gave up earlier.
 */
export function climb(code: string, ladder: Ladder, { hints, now, budgetMs }: ClimbOptions): Climb {
  const whole = ladder.whole(code);
  if (whole === undefined) return { status: 'ok' };
  if (whole.kind === 'fragment' || /^[\s)\]};,]+$/.test(code)) return { status: 'ok-as-fragment' };
  const deadline = now() + budgetMs;
  const isLate = (): boolean => now() > deadline;
  const cleaned = ladder.clean(code, hints);
  const isSmall = cleaned.length <= smallEnough;
  let error = whole;
  for (const found of attempts(cleaned, ladder, isSmall)) {
    if (found === undefined || found.kind === 'fragment') return { status: 'ok-as-fragment' };
    error = worse(error, found);
    if (isLate()) return { status: 'late' };
  }
  if (isSmall && (standsInPieces(cleaned, ladder, isLate) || isUnfinished(cleaned, code, { ladder, hints }))) {
    return { status: 'ok-as-fragment' };
  }
  const inner = isSmall ? withoutOuterEnd(cleaned) : undefined;
  if (inner !== undefined && !isLate() && anyForm(inner, ladder)) return { status: 'ok-as-fragment' };
  return { status: error.kind === 'repeated' ? 'suspect' : 'broken', error };
}

interface ClimbOptions {
  readonly hints: CleanHints;
  /** Milliseconds, from whenever. */
  readonly now: () => number;
  /** No new rung is begun after it. */
  readonly budgetMs: number;
}

/** A form that only objects to a repeated name has read all of it. */
function worse(one: ParseError, other: ParseError): ParseError {
  if (one.kind === 'repeated') return one;
  if (other.kind === 'repeated') return other;
  return other.from > one.from ? other : one;
}

function* attempts(code: string, { whole, forms }: Ladder, all: boolean): Generator<ParseError | undefined> {
  yield whole(code);
  for (const form of all ? forms : forms.slice(0, 1)) {
    if (form.suits?.(code) === false) continue;
    yield inForm(code, form);
  }
}

/** Errors are told in offsets of the code without what the form puts around it. */
function inForm(code: string, { before, after, parse }: Form): ParseError | undefined {
  const error = parse(before + code + (typeof after === 'string' ? after : after(code)));
  if (error === undefined) return undefined;
  const into = (offset: number): number => Math.min(Math.max(offset - before.length, 0), code.length);
  const { opened, ...rest } = error;
  const inside = opened !== undefined && opened >= before.length && opened < before.length + code.length;
  return { ...rest, from: into(error.from), to: into(error.to), ...(inside && { opened: into(opened) }) };
}

function anyForm(code: string, ladder: Ladder): boolean {
  return attempts(code, ladder, true).some((error) => error === undefined || error.kind === 'fragment');
}

function standsInPieces(code: string, ladder: Ladder, late: () => boolean): boolean {
  if (!ladder.pieces) return false;
  const pieces = piecesOf(code);
  if (pieces.length < 2 || pieces.length > mostPieces) return false;
  return pieces.every((piece) => !late() && anyForm(piece, ladder));
}

/** What closes a bracket of its own at its end has not been left off there. */
function endsClosing(lines: readonly string[]): boolean {
  return lines.length > 1 && /^[}\])]+;?[ \t]*$/.test(lines.at(-1) ?? '');
}

const closerLine = /^[ \t]*[}\])]+[;,]?[ \t]*$/;
const mostEnds = 3;

/** An excerpt that begins inside of something: what closes that, farther out than its first line, taken off its end. */
function withoutOuterEnd(code: string): string | undefined {
  const lines = code.trimEnd().split('\n');
  const first = indentOf(lines.find((line) => line.trim() !== '') ?? '');
  let end = lines.length;
  while (
    end > lines.length - mostEnds &&
    closerLine.test(lines[end - 1] ?? '') &&
    indentOf(lines[end - 1] ?? '') < first
  )
    end -= 1;
  return end === lines.length || end === 0 ? undefined : lines.slice(0, end).join('\n');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** An excerpt that leaves off where it likes: a few lines, dots at its end, or a bracket that opens there. */
function isUnfinished(
  code: string,
  original: string,
  { ladder, hints }: { readonly ladder: Ladder; readonly hints: CleanHints },
): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const endsInDots = /(?:\.\.\.|…)[ \t]*(?:\*\/)?\s*$/.test(original.slice(-40));
  const endsInOpening = ladder.openLines > 0 && /[({[]\s*$/.test(code.slice(-200));
  const isShort = lines.length <= ladder.openLines && hints.isEnclosed !== true && !endsClosing(lines);
  if (!isShort && !endsInDots && !endsInOpening) return false;
  const closers = ladder.closers?.(code) ?? [closersFor(code)];
  if (closers.some((closer) => closer !== '' && anyForm(code + closer, ladder))) return true;
  return (
    endsInDots &&
    attempts(code, ladder, true).some((error) => error !== undefined && code.slice(error.from).trim() === '')
  );
}
