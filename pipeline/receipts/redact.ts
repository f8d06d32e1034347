import type { Redaction } from '../core/receipt.ts';
import { type EncodedForm, encodedForms } from './redact/encoded-forms.ts';
import { encodedSecrets } from './redact/encoded-secrets.ts';
import { secretVariables } from './redact/secret-variables.ts';
import { urlSecrets } from './redact/url-secrets.ts';

/** A stretch of text that must not be kept. */
export interface SecretRange {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

/** Finds secrets by their shape; the check for secrets in drafts brings it. */
export type FindSecrets = (text: string) => Promise<readonly SecretRange[]>;

export interface RedactParts {
  readonly texts: Readonly<Record<string, string>>;
  readonly env: NodeJS.ProcessEnv;
  readonly findSecrets: FindSecrets;
}

export interface Redacted {
  readonly texts: Readonly<Record<string, string>>;
  readonly redactions: readonly Redaction[];
}

const shortestValue = 8;

/**
 * Takes secrets out of everything that a receipt keeps, before anything is written or hashed: values of variables with
 * telling names, what has the shape of a secret, user names and tokens in URLs; each also in base64 and percent-encoded.
 * What is found in one text is taken out of all.
 */
export async function redact({ texts, env, findSecrets }: RedactParts): Promise<Redacted> {
  const found = new Map<string, SecretRange[]>();
  const values = new Map<string, string>(secretVariables(env));
  for (const [name, text] of Object.entries(texts)) {
    const ranges =
      text === ''
        ? []
        : [...(await findSecrets(text)), ...urlSecrets(text), ...(await encodedSecrets(text, findSecrets))];
    found.set(name, ranges);
    for (const { rule, from, to } of ranges) {
      const value = text.slice(from, to);
      if (value.length >= shortestValue && !values.has(value)) values.set(value, rule);
    }
  }
  const forms = [...values].flatMap(([value, rule]) => encodedForms(value).map((form) => ({ ...form, rule })));
  const redactions: Redaction[] = [];
  const kept = Object.entries(texts).map(([name, text]) => {
    const ranges = [...(found.get(name) ?? []), ...forms.flatMap((form) => occurrences(text, form))];
    const merged = merge(ranges);
    for (const [rule, same] of Map.groupBy(merged, (range) => range.rule))
      redactions.push({ where: name, rule, count: same.length });
    return [name, blotted(text, merged)] as const;
  });
  return { texts: Object.fromEntries(kept), redactions };
}

function occurrences(text: string, { written, inRun, rule }: EncodedForm & { readonly rule: string }): SecretRange[] {
  const ranges: SecretRange[] = [];
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + written.length)) {
    const to = at + written.length;
    ranges.push({ rule, ...(inRun ? wholeRun(text, at, to) : { from: at, to }) });
  }
  return ranges;
}

function wholeRun(text: string, start: number, end: number): { readonly from: number; readonly to: number } {
  let [from, to] = [start, end];
  while (isBase64(text[from - 1])) from -= 1;
  while (isBase64(text[to])) to += 1;
  return { from, to };
}

function isBase64(character: string | undefined): boolean {
  return character !== undefined && /[\w+/=-]/.test(character);
}

/** Ranges that touch become one, under the rule of the first. */
function merge(ranges: readonly SecretRange[]): SecretRange[] {
  const merged: SecretRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = merged.at(-1);
    if (last !== undefined && range.from < last.to)
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, range.to) };
    else merged.push(range);
  }
  return merged;
}

function blotted(text: string, ranges: readonly SecretRange[]): string {
  let result = '';
  let at = 0;
  for (const { rule, from, to } of ranges) {
    result += `${text.slice(at, from)}[redacted: ${rule}]`;
    at = to;
  }
  return result + text.slice(at);
}
