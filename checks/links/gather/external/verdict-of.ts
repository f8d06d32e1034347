import { HostClosed } from '../../../../pipeline/resources/http/lane.ts';
import { ForbiddenAddress } from '../../../../pipeline/resources/http/reach.ts';
import { BudgetSpent } from '../../../../pipeline/resources/http/http.ts';
import type { SuspectReason, UnknownReason, Verdict } from '../../external-evidence.ts';

/** What the status of the last answer says of a link. Only 404 and 410 say that there is nothing. */
export function verdictOfStatus(status: number): Verdict {
  if (status >= 200 && status < 300) return { state: 'ok' };
  if (status === 404) return { state: 'broken', reason: 'not-found' };
  if (status === 410) return { state: 'broken', reason: 'gone' };
  return { state: 'unverified', reason: unsure(status) };
}

function unsure(status: number): UnknownReason {
  if (status === 429) return 'rate-limited';
  // 999 is how LinkedIn turns programs away; 451 is a matter of where one asks from.
  if ([401, 402, 403, 406, 407, 418, 451, 999].includes(status)) return 'refused-us';
  if (status >= 500 && status < 600) return 'server-error';
  return status >= 300 && status < 400 ? 'bad-redirect' : 'odd-status';
}

const reasonsByCode: Readonly<Record<string, UnknownReason>> = {
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ECONNREFUSED: 'connection-refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
};

/** DNS codes of Node; whether `ENOTFOUND` means that the name does not exist is for the caller to find out. */
const dnsCodes = /^E(?:AI_|NOTFOUND|NODATA|SERVFAIL|TIMEOUT|REFUSED|FORMERR|NOTIMP|BADRESP|CANCELLED|DESTRUCTION)/;
const tlsCodes =
  /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH|CRL_|INVALID_CA|PATH_LENGTH)/;

/** Why nothing answered. */
export function reasonOfError(error: unknown): UnknownReason {
  if (error instanceof HostClosed)
    return error.because === 'rate-limited' ? 'rate-limited' : reasonOfError(error.cause);
  if (error instanceof ForbiddenAddress) return 'private-address';
  if (error instanceof BudgetSpent) return 'budget';
  const code = codeOf(error);
  const known = reasonsByCode[code];
  if (known !== undefined) return known;
  if (tlsCodes.test(code)) return 'tls';
  if (dnsCodes.test(code)) return 'dns';
  return 'protocol';
}

/** The first code in an error, its causes, and the errors that it sums up. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code, cause } = error as Error & { readonly code?: unknown };
  const inner = error instanceof AggregateError ? error.errors.map(codeOf).find((one) => one !== '') : undefined;
  if (inner !== undefined) return inner;
  return typeof code === 'string' ? code : codeOf(cause);
}

/** May go better the next time. */
export function isTransient(reason: UnknownReason | SuspectReason): boolean {
  return [
    'timeout',
    'reset',
    'connection-refused',
    'unreachable',
    'dns',
    'protocol',
    'server-error',
    'rate-limited',
  ].includes(reason);
}
