import check from '../../../checks/secrets/check.ts';
import type { Sighting } from '../../../checks/secrets/evidence.ts';
import scanForSecrets from '../../../checks/secrets/gather/secret-scan-task.ts';
import { zonesOf } from '../../../checks/secrets/gather/zones.ts';
import { options as schema, type SecretsInput } from '../../../checks/secrets/options.ts';
import { fillText } from '../../../pipeline/core/messages.ts';
import type { DraftFormat } from '../../../pipeline/core/types.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';

export const now = '2026-11-30T00:00:00.000Z';

/** What the provider hands to the check, in this thread. */
export async function sightingsIn(
  text: string,
  input: SecretsInput = {},
  format: DraftFormat = 'md',
): Promise<readonly Sighting[]> {
  const { allow } = schema.parse(input);
  return scanForSecrets({ text, stretches: zonesOf(parseMarkdown({ text, format }).root), allow });
}

/** `code severity line` of each finding, and the texts as people read them. */
export async function judge(text: string, input: SecretsInput = {}, format: DraftFormat = 'md') {
  const secretScan = await sightingsIn(text, input, format);
  const judgement = check.evaluate({ secretScan, now }, schema.parse(input));
  if (!('findings' in judgement)) throw new Error('The check skipped.');
  return judgement.findings.map(({ code, params, place, severity, until, identity, evidence }) => ({
    told: `${code} ${severity ?? check.severity[code]}`,
    line: place?.start.line,
    until,
    identity,
    evidence,
    en: fillText(check.messages.en[code], params),
    ko: fillText(check.messages.ko[code], params),
  }));
}

export async function told(text: string, input: SecretsInput = {}, format: DraftFormat = 'md'): Promise<string[]> {
  return (await judge(text, input, format)).map((finding) => finding.told);
}
