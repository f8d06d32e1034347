import { excerptOf } from './excerpt.ts';
import type { LineIndex } from './place.ts';
import type { CheckResult, Finding, Place } from './types.ts';

const shortestSecret = 4;
const shortestPrefix = 8;

/**
 * Gives findings their excerpts, and blots out the text at sensitive places wherever results repeat it. Nothing of a
 * result may be kept or shown before.
 */
export function presentResults(
  results: readonly CheckResult[],
  sensitive: readonly Place[],
  { text, lines }: { readonly text: string; readonly lines: LineIndex },
): CheckResult[] {
  const ranges = sensitive.map(({ start, end }) => ({ from: lines.offsetAt(start), to: lines.offsetAt(end) }));
  const blotted = ranges.reduce(
    (all, { from, to }) => all.slice(0, from) + mask(all.slice(from, to)) + all.slice(to),
    text,
  );
  const secrets = [...new Set(ranges.flatMap(({ from, to }) => pieces(text.slice(from, to))))];
  secrets.sort((one, other) => other.length - one.length);
  return results.map((result) => {
    const scrubbed = secrets.length === 0 ? result : (scrubValue(result, secrets) as CheckResult);
    if (scrubbed.findings.length === 0) return scrubbed;
    const findings = scrubbed.findings.map((finding) => withExcerpt(finding, blotted, lines));
    return { ...scrubbed, findings } as CheckResult;
  });
}

/** Shows the first characters only when enough stay hidden. As long as the secret and line for line, so that places hold. */
export function mask(secret: string): string {
  const shown = secret.length >= 20 ? 4 : 0;
  return secret.slice(0, shown) + secret.slice(shown).replace(/[^\r\n]/g, '*');
}

function withExcerpt(finding: Finding, text: string, lines: LineIndex): Finding {
  return finding.place === undefined ? finding : { ...finding, excerpt: excerptOf(text, lines, finding.place) };
}

/** A secret of several lines may be repeated line by line. */
function pieces(secret: string): string[] {
  const parts = secret.split(/\r\n|\n|\r/).map((piece) => piece.trim());
  return parts.filter((piece) => piece.length >= shortestSecret);
}

function scrubValue(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce(scrubText, value);
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubValue(item, secrets)]));
}

/** Also finds a secret that a message cut off, by its longest beginning. */
function scrubText(text: string, secret: string): string {
  const whole = text.replaceAll(secret, mask(secret));
  if (!whole.includes(secret.slice(0, shortestPrefix)) || secret.length <= shortestPrefix) return whole;
  for (let length = secret.length - 1; length >= shortestPrefix; length -= 1) {
    const prefix = secret.slice(0, length);
    if (whole.includes(prefix)) return whole.replaceAll(prefix, '*'.repeat(length));
  }
  return whole;
}
