import type { Page, Spot } from '../page/page.ts';
import type { Options } from '../options.ts';

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[T ]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|[+-]\d{2}:?(?:\d{2})?|[A-Z]{2,5})?)?$/i;
const hourMs = 3_600_000;
/** A date without a zone begins first in the zone of UTC+14. */
const earliestZoneMs = 14 * hourMs;

/** Dates of the front matter: real days, written so that machines agree on them, and not in the future. */
export function datesRule({ frontMatter, now }: Page, { frontMatter: { dates } }: Options): Spot[] {
  const spots: Spot[] = [];
  for (const key of dates) {
    const value = frontMatter.data[key];
    const place = frontMatter.keys[key];
    if (typeof value !== 'string' || value.trim() === '' || place === undefined || isTemplate(value)) continue;
    const earliest = earliestInstant(value.trim());
    if (earliest === undefined) {
      spots.push({ code: 'date-malformed', params: { key, value: value.slice(0, 60) }, place });
    } else if (earliest > Date.parse(now)) {
      const until = new Date(earliest).toISOString();
      spots.push({ code: 'date-in-future', params: { key, value: value.slice(0, 60) }, place, until });
    }
  }
  return spots;
}

function isTemplate(value: string): boolean {
  return /[{}<>]/.test(value);
}

/** Milliseconds of the first moment at which this date can be now, anywhere; undefined for what is no date. */
function earliestInstant(value: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = iso.exec(value) ?? [];
  if (year === undefined) return readable(value);
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = numbers;
  const utc = Date.UTC(y, m - 1, d, h, min, s);
  const date = new Date(utc);
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d || h > 24 || min > 59 || s > 60) return undefined;
  const offset = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '');
  if (zone !== undefined && /^z$/i.test(zone)) return utc;
  if (offset === null) return utc - earliestZoneMs;
  const ahead = (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000;
  return utc - (offset[1] === '-' ? -ahead : ahead);
}

/** “August 8 2024”, “Mon, 05 Aug 2024 10:00:00 GMT”, “2024/08/05”: what site generators' date parsers take as well. */
function readable(value: string): number | undefined {
  if (!/^[A-Za-z]{3,9}\.?,?\s+\S|^\d{1,2}\s+[A-Za-z]{3,9}|^\d{4}[/.]\d{1,2}[/.]\d{1,2}/.test(value)) return undefined;
  const parsed = Date.parse(value.replace(/(\d)(?:st|nd|rd|th)\b/, '$1'));
  return Number.isNaN(parsed) ? undefined : parsed - earliestZoneMs;
}
