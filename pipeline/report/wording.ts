import type { ExitCode } from '../core/error.ts';
import { fill } from '../core/messages.ts';
import { type Failure, type Severity, severities } from '../core/types.ts';
import type { Texts, Verdict } from './texts.ts';

export const exitOf: Readonly<Record<Verdict, ExitCode>> = { blocked: 1, unknown: 3, clear: 0, empty: 0 };

/** `340 ms`, `1.2 s`, `2 min 5 s`. */
export function durationText(durationMs: number, { duration }: Texts): string {
  if (durationMs < 1000) return fill(duration.ms, { n: Math.round(durationMs) });
  if (durationMs < 59_950) return fill(duration.s, { n: (durationMs / 1000).toFixed(1) });
  const seconds = Math.round(durationMs / 1000);
  return fill(duration.min, { m: Math.floor(seconds / 60), s: seconds % 60 });
}

/** Only the severities that occur, the gravest first. */
export function countTexts(counts: Readonly<Record<Severity, number>>, { count }: Texts): string[] {
  return severities.flatMap((severity) =>
    counts[severity] > 0 ? [fill(count[severity], { n: counts[severity] })] : [],
  );
}

/** Why a check or a draft could not be looked at. The message itself is in English, with what the machine said. */
export function failureText({ code, message }: Failure, { failure }: Texts): string {
  const known: Readonly<Record<string, string>> = failure;
  return fill((Object.hasOwn(known, code) ? known[code] : undefined) ?? failure.other, { message });
}

/** Why a check was skipped; its own words where the catalogue has none. */
export function reasonText({ reasonCode, reason }: { reasonCode: string; reason: string }, texts: Texts): string {
  const known: Readonly<Record<string, string>> = texts.reason;
  return (Object.hasOwn(known, reasonCode) ? known[reasonCode] : undefined) ?? reason;
}
