import { digestOf } from '../../../pipeline/core/digest.ts';
import type { SecretCode, Sighting, Zone } from '../evidence.ts';
import { maskSecret } from './mask.ts';
import { isUnguessable } from './randomness.ts';
import type { AllowList, Rule, Verdict } from './rule.ts';
import { documentedSamples } from './rules/documented-samples.ts';
import { rules } from './rules/index.ts';

/** A sighting whose place is still offsets in the text. */
export type OffsetSighting = Omit<Sighting, 'place'> & { readonly from: number; readonly to: number };

export interface ScanContext {
  readonly zoneAt: (offset: number) => Zone;
  readonly allow: AllowList;
}

export interface RuleScan {
  readonly found: readonly OffsetSighting[];
  /** Whether any of this text must not be shown. */
  readonly isTaken: (from: number, to: number) => boolean;
}

/** No token of a provider is shorter; a text without one needs no secretlint, which takes long to load. */
const longToken = /[\w+/=-]{16}/;

/** All that the rules and secretlint see. Each stretch of text is told once, by the first rule that knows it. */
export async function scanRules(text: string, { zoneAt, allow }: ScanContext): Promise<RuleScan> {
  const found: OffsetSighting[] = [];
  const taken = new Uint8Array(text.length);
  const isTaken = (from: number, to: number): boolean => taken.subarray(from, to).includes(1);
  const take = (
    rule: { readonly id: string; readonly code: SecretCode },
    verdict: Verdict,
    from: number,
    end: number,
  ): void => {
    const to = verdict.to ?? end;
    const value = text.slice(from, to);
    if (allow.digests.size > 0 && allow.digests.has(digestOf(value))) return;
    if (isTaken(from, to)) return;
    taken.fill(1, from, to);
    const isSample = documentedSamples.has(value);
    const code = isSample ? 'sample-credential' : (verdict.code ?? rule.code);
    const name = verdict.name ?? (isSample ? rule.id : undefined);
    found.push({
      code,
      rule: rule.id,
      from,
      to,
      zone: zoneAt(from),
      certainty: verdict.certainty,
      shown: verdict.shown ?? maskSecret(value),
      ...(name !== undefined && { name }),
      ...(verdict.expires !== undefined && { expires: verdict.expires }),
      ...(isUnguessable(value) && { digest: digestOf(value) }),
    });
  };
  for (const rule of rules) {
    for (const match of matchesOf(rule, text)) {
      const verdict = rule.judge({ ...match, text, zone: zoneAt(match.from), allow });
      if (verdict !== undefined) take(rule, verdict, match.from, match.to);
    }
  }
  if (longToken.test(text)) {
    const { secretlintTokens } = await import('./secretlint.ts');
    for (const { id, from, to, verdict } of await secretlintTokens(text))
      take({ id, code: 'provider-credential' }, verdict, from, to);
  }
  return { found, isTaken };
}

function* matchesOf({ pattern }: Rule, text: string) {
  for (const match of text.matchAll(pattern)) {
    const [from, to] = match.indices?.groups?.['value'] ?? [];
    if (from === undefined || to === undefined) continue;
    yield { value: text.slice(from, to), from, to, at: match.index, groups: match.groups ?? {} };
  }
}
