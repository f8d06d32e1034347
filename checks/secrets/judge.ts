import type { Instant, Severity } from '../../pipeline/core/types.ts';
import type { SecretCode, Sighting } from './evidence.ts';

/** Without a severity, the code's usual one fits. */
export interface Weight {
  readonly severity?: Severity;
  /** When the severity stops being true. */
  readonly until?: Instant;
}

/** What a sighting weighs that has the shape, but that people also write as an example. */
const whenLikely: Partial<Readonly<Record<SecretCode, Severity>>> = {
  'credential-in-url': 'warning',
  'hard-coded-secret': 'warning',
  'authorization-header': 'warning',
  'json-web-token': 'warning',
  'payment-card': 'warning',
  'resident-number': 'note',
  'foreigner-number': 'note',
  'phone-number': 'note',
  'email-address': 'note',
  'private-host': 'note',
  'variation-selectors': 'note',
  'bidi-control': 'warning',
  'text-after-blanks': 'note',
  'reviewer-instruction': 'note',
};

/** How much a sighting weighs, by what is known of it and where it stands. */
export function weigh({ code, certainty, zone, expires }: Sighting, now: Instant): Weight {
  if (code === 'invisible-character') {
    if (certainty === 'certain') return { severity: 'blocker' };
    return zone === 'code' || zone === 'inline-code' ? {} : { severity: 'note' };
  }
  if (certainty === 'likely') return severityOf(whenLikely[code]);
  if (expires === undefined) return {};
  return expires <= now ? { severity: 'note' } : { until: expires };
}

function severityOf(severity: Severity | undefined): Weight {
  return severity === undefined ? {} : { severity };
}
