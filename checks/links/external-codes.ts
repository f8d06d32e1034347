import type { CodeOf } from '../../pipeline/core/messages.ts';
import type { BrokenReason, ExternalTarget, SuspectReason, UnknownReason } from './external-evidence.ts';
import type { externalMessages } from './external-messages.ts';

type ExternalCode = CodeOf<typeof externalMessages>;

const codes: Readonly<Record<BrokenReason | SuspectReason | UnknownReason, ExternalCode>> = {
  'not-found': 'external-missing',
  gone: 'external-missing',
  'no-such-host': 'external-no-host',
  'missing-anchor': 'external-fragment-missing',
  'soft-404': 'external-soft-404',
  'sent-home': 'external-sent-home',
  'sent-to-login': 'external-sent-to-login',
  parked: 'external-parked',
  'missing-text': 'external-text-missing',
  'unsure-anchor': 'external-fragment-unsure',
  'refused-us': 'external-refused',
  'rate-limited': 'external-rate-limited',
  'server-error': 'external-odd-answer',
  'odd-status': 'external-odd-answer',
  'bad-redirect': 'external-bad-redirect',
  'redirect-loop': 'external-bad-redirect',
  timeout: 'external-unreachable',
  tls: 'external-unreachable',
  reset: 'external-unreachable',
  'connection-refused': 'external-unreachable',
  unreachable: 'external-unreachable',
  dns: 'external-unreachable',
  protocol: 'external-unreachable',
  'private-address': 'external-private',
  budget: 'external-not-asked',
  deadline: 'external-not-asked',
  interrupted: 'external-not-asked',
  offline: 'external-not-asked',
};

export function codeFor(target: ExternalTarget): ExternalCode {
  return 'reason' in target && target.state !== 'excluded' ? codes[target.reason] : 'external-moved';
}

/** Whether a reason concerns all links to a host alike. */
export function isOfTheHost(reason: SuspectReason | UnknownReason): boolean {
  return ['external-refused', 'external-rate-limited', 'external-unreachable', 'external-private'].includes(
    codes[reason],
  );
}

export const externalSeverity = {
  'external-missing': 'blocker',
  'external-no-host': 'blocker',
  'external-fragment-missing': 'blocker',
  'external-failing': 'warning',
  'external-soft-404': 'warning',
  'external-sent-home': 'warning',
  'external-sent-to-login': 'warning',
  'external-parked': 'warning',
  'external-text-missing': 'warning',
  'external-refused': 'warning',
  'external-rate-limited': 'warning',
  'external-odd-answer': 'warning',
  'external-bad-redirect': 'warning',
  'external-unreachable': 'warning',
  'external-private': 'warning',
  'external-not-asked': 'warning',
  'external-fragment-unsure': 'note',
  'external-moved': 'note',
} as const;
