import type { ReplyHeaders } from './reply.ts';

/** A clock reading from which `X-RateLimit-Reset` must be a date in seconds rather than a span. */
const epochLike = 1_000_000_000;

/**
 * How long, in milliseconds, a server asks to be left alone: `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), then
 * a quota that is used up, by `RateLimit` (IETF draft) or the `X-RateLimit-…` headers in use before it. Undefined: not at all.
 */
export function askedToWait(headers: ReplyHeaders, nowMs: number): number | undefined {
  return retryAfter(headers['retry-after'], nowMs) ?? quotaReset(headers, nowMs);
}

function retryAfter(value: string | undefined, nowMs: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Other things that `Date.parse` would take are no HTTP dates.
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

function quotaReset(headers: ReplyHeaders, nowMs: number): number | undefined {
  const list = headers['ratelimit'];
  if (list !== undefined && /\br(?:emaining)?=0\b/.test(list))
    return seconds(/\b(?:t|reset)=(\d{1,9})\b/.exec(list)?.[1], nowMs);
  for (const prefix of ['ratelimit', 'x-ratelimit']) {
    if (headers[`${prefix}-remaining`]?.trim() === '0') return seconds(headers[`${prefix}-reset`]?.trim(), nowMs);
  }
  return undefined;
}

function seconds(text: string | undefined, nowMs: number): number | undefined {
  if (text === undefined || !/^\d{1,12}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= epochLike ? Math.max(0, value * 1000 - nowMs) : value * 1000;
}
