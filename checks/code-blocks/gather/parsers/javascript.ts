import { type OxcError, parseSync } from 'oxc-parser';
import type { ParseError } from '../parsed.ts';
import { tooDeep } from './depth.ts';

export type JsDialect = 'js' | 'jsx' | 'ts' | 'tsx' | 'dts';

const fragmentary =
  /^Export '.*' is not defined|^Undefined export|'return' statement can only be used within|^Unexpected new\.target/;
const repeated = /has already been declared|^Duplicated? (?:export|identifier)|multiple default exports/i;

/** The first error that counts; ECMAScript modules and TypeScript as oxc-parser reads them, early errors included. */
export function parseJavaScript(code: string, dialect: JsDialect): ParseError | undefined {
  if (tooDeep(code)) throw new RangeError('nested too deep');
  const { errors } = parseSync(`block.${dialect}`, code, {
    lang: dialect,
    sourceType: 'module',
    showSemanticErrors: true,
  });
  const ranked = errors.map((error) => toParseError(error, code));
  return ranked.find(({ kind }) => kind === undefined) ?? ranked.find(({ kind }) => kind === 'repeated') ?? ranked[0];
}

function toParseError({ message, labels }: OxcError, code: string): ParseError {
  const opened = labels.find((label) => label.message?.startsWith('Opened') === true);
  const others = labels.filter((label) => label !== opened);
  const spot = others.at(-1) ?? opened ?? { start: code.length, end: code.length };
  const isRepeated = repeated.test(message);
  const isTwoWays = isRepeated && nextToEachOther(code, labels);
  const kind = isTwoWays || fragmentary.test(message) ? 'fragment' : isRepeated ? 'repeated' : undefined;
  return {
    message,
    from: spot.start,
    to: spot.end,
    ...(opened && { opened: opened.start }),
    ...(kind && { kind }),
  };
}

const otherWay = /^\s*\/\/.*(?:\bor\b|\balternativ|\binstead\b|또는|혹은|대신|다른 방법)/i;

/**
 * Two declarations of a name on neighbouring lines, comments and blank lines aside, or with a comment that says “or” between,
 * show two ways to write it.
 */
function nextToEachOther(code: string, labels: OxcError['labels']): boolean {
  const [first, second] = labels;
  if (first === undefined || second === undefined || second.start - first.start > 2_000) return false;
  const between = code.slice(first.start, second.start).split('\n').slice(1, -1);
  return between.every((line) => /^\s*(?:\/\/.*)?$/.test(line)) || between.some((line) => otherWay.test(line));
}
