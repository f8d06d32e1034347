import type { FindSecrets, SecretRange } from '../redact.ts';
import { urlSecrets } from './url-secrets.ts';

const base64 = /[\w+/-]{16,}={0,2}/g;
const percentEncoded = /[^\s'"<>]{0,2000}%[0-9a-f]{2}[^\s'"<>]{0,2000}/gi;
/** Runs that are looked into; an output with more is one of data, not of words. */
const mostRuns = 2_000;

/** What holds a secret once it is decoded: the whole run goes, since what stands around it tells where the secret was. */
export async function encodedSecrets(text: string, findSecrets: FindSecrets): Promise<SecretRange[]> {
  const runs = [
    ...decodedRuns(text, base64, (run) => printable(Buffer.from(run, 'base64'))),
    ...decodedRuns(text, percentEncoded, percentDecoded),
  ];
  // One text, so that rules are asked once; a form feed ends every value.
  const joined = runs.map(({ decoded }) => decoded).join('\f\n');
  if (joined === '') return [];
  const found = [...(await findSecrets(joined)), ...urlSecrets(joined)];
  const ranges: SecretRange[] = [];
  let at = 0;
  for (const { from, to, decoded } of runs) {
    const end = at + decoded.length;
    const secret = found.find((one) => one.from < end && one.to > at);
    if (secret !== undefined) ranges.push({ rule: `${secret.rule}, encoded`, from, to });
    at = end + 2;
  }
  return ranges;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly decoded: string;
}

function decodedRuns(text: string, pattern: RegExp, decode: (run: string) => string | undefined): Run[] {
  const runs: Run[] = [];
  for (const { 0: run, index } of text.matchAll(pattern)) {
    const decoded = decode(run);
    if (decoded !== undefined) runs.push({ from: index, to: index + run.length, decoded });
    if (runs.length === mostRuns) break;
  }
  return runs;
}

/** Bytes that are text: what decodes to anything else was no base64, or holds nothing to read. */
function printable(bytes: Buffer): string | undefined {
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[\t\r\n -~\u00a0-\uffff]+$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function percentDecoded(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}
