import type { DraftLink, DraftLinks, LinkIgnore } from '../../pipeline/core/link-evidence.ts';
import type { Instant } from '../../pipeline/core/types.ts';

export interface LeftOut {
  /** By the index of a link: what leaves it out. Links that are not in here are to be judged. */
  readonly links: ReadonlyMap<number, LinkIgnore | 'option' | 'front-matter'>;
}

export interface LeaveOutOptions {
  readonly exclude: readonly string[];
  readonly frontMatter: readonly string[];
}

/** Which links nobody asks for: by the options, or by a comment of the author that has a reason and is still in force. */
export function leaveOut({ links, ignores }: DraftLinks, options: LeaveOutOptions, now: Instant): LeftOut {
  const excluded = options.exclude.map(matcher);
  const inForce = ignores.filter((ignore) => isSound(ignore) && !isExpired(ignore, now));
  const left = new Map<number, LinkIgnore | 'option' | 'front-matter'>();
  for (const [index, link] of links.entries()) {
    if (link.syntax === 'front-matter' && !isNamed(link.attribute ?? '', options.frontMatter))
      left.set(index, 'front-matter');
    else if (excluded.some((matches) => matches(link.address))) left.set(index, 'option');
    else {
      const ignore = inForce.find((one) => covers(one, link));
      if (ignore !== undefined) left.set(index, ignore);
    }
  }
  return { links: left };
}

/** What a comment must say to leave anything out. */
export function isSound({ reason, unknown, until }: LinkIgnore): boolean {
  return reason !== '' && unknown === undefined && (until === undefined || isDate(until));
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `until` is the last day on which it counts, anywhere on earth. */
export function isExpired({ until }: LinkIgnore, now: Instant): boolean {
  return until !== undefined && isDate(until) && now >= endOf(until);
}

/** The end of a day in the last time zone (UTC−12). */
export function endOf(day: string): Instant {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + 36 * 3_600_000).toISOString();
}

export function covers({ firstLine, lastLine, address }: LinkIgnore, link: DraftLink): boolean {
  const { start, end } = link.place;
  if (start.line > (lastLine ?? Number.POSITIVE_INFINITY) || end.line < firstLine) return false;
  return address === undefined || matcher(address)(link.address) || link.address.startsWith(address);
}

function isNamed(path: string, keys: readonly string[]): boolean {
  return keys.some((key) => path === key || path.startsWith(`${key}.`));
}

/** `*` stands for anything; the rest must be as written. Linear in the address. */
function matcher(pattern: string): (address: string) => boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  return (address) => {
    if (last === undefined) return address === first;
    if (!address.startsWith(first) || !address.endsWith(last)) return false;
    let at = first.length;
    for (const piece of rest) {
      const found = address.indexOf(piece, at);
      if (found === -1) return false;
      at = found + piece.length;
    }
    return at <= address.length - last.length;
  };
}
