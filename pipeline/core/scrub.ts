const shortestSecret = 4;
/** A beginning of this length gives a secret away even where the rest was cut off. */
const tell = 8;

/** Replaces secrets, and beginnings of them that a message cut off, unit for unit. */
export type Scrub = (text: string) => string;

/**
 * Made once for all secrets of a draft. Time grows with the text alone: candidates are found by their first units, and
 * among those that share them by their order, however many secrets a hostile draft brings.
 */
export function scrubber(secrets: readonly string[]): Scrub {
  const long = group(secrets.filter(({ length }) => length >= tell));
  const short = new Set(secrets.filter(({ length }) => length >= shortestSecret && length < tell));
  const firsts = new Set([...long.keys(), ...short].map((secret) => secret.charCodeAt(0)));
  if (firsts.size === 0) return (text) => text;
  return (text) => {
    let scrubbed = '';
    let kept = 0;
    for (let at = 0; at <= text.length - shortestSecret;) {
      const starts = firsts.has(text.charCodeAt(at));
      const length = starts ? longLength(text, at, long) || shortLength(text, at, short) : 0;
      if (length === 0) {
        at += 1;
        continue;
      }
      scrubbed += text.slice(kept, at) + mask(text.slice(at, at + length));
      at += length;
      kept = at;
    }
    return kept === 0 ? text : scrubbed + text.slice(kept);
  };
}

/** As long as the secret and line for line, so that places hold. Shows the first characters only when enough stay hidden. */
export function mask(secret: string): string {
  const shown = secret.length >= 20 ? 4 : 0;
  return secret.slice(0, shown) + secret.slice(shown).replace(/[^\r\n]/g, '*');
}

/** Secrets by their first units, each group in order. */
function group(secrets: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const secret of secrets.toSorted()) {
    const start = secret.slice(0, tell);
    const same = groups.get(start);
    if (same === undefined) groups.set(start, [secret]);
    else same.push(secret);
  }
  return groups;
}

/** How much of the text from `at` on is the beginning of a secret. Of sorted secrets, a neighbour shares most with it. */
function longLength(text: string, at: number, groups: ReadonlyMap<string, readonly string[]>): number {
  const candidates = groups.get(text.slice(at, at + tell));
  if (candidates === undefined) return 0;
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comesAfter(text, at, candidates[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return Math.max(shared(text, at, candidates[low - 1] ?? ''), shared(text, at, candidates[low] ?? ''));
}

function comesAfter(text: string, at: number, secret: string): boolean {
  const length = shared(text, at, secret);
  if (length === secret.length) return true;
  return text.charCodeAt(at + length) > secret.charCodeAt(length);
}

function shared(text: string, at: number, secret: string): number {
  let length = 0;
  while (length < secret.length && text.charCodeAt(at + length) === secret.charCodeAt(length)) length += 1;
  return length;
}

function shortLength(text: string, at: number, short: ReadonlySet<string>): number {
  if (short.size === 0) return 0;
  for (let length = tell - 1; length >= shortestSecret; length -= 1) {
    if (at + length <= text.length && short.has(text.slice(at, at + length))) return length;
  }
  return 0;
}
