import type { LinkIgnore } from '../../core/link-evidence.ts';
import type { LineIndex } from '../../core/place.ts';
import type { Range } from './raw-link.ts';

const directive = /^(?:<!--|\{\s*\/\*)\s*links-ignore(?:-([\w-]+))?(?=$|[\s:*-])([^]*?)(?:--!?>|\*\/\s*\})?\s*$/;
const named = /(?:^|[\s:,])(reason|until|address)\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”|([^\s"',]+))/g;
const longest = 2_000;

/** What the author leaves out of the check, in comments. */
export function findIgnores(text: string, comments: readonly Range[], lines: LineIndex): LinkIgnore[] {
  return comments.flatMap(({ from, to }) => {
    if (!text.slice(from, from + 40).includes('links-ignore')) return [];
    const found = directive.exec(text.slice(from, Math.min(to, from + longest)));
    if (found === null) return [];
    const [, form, rest = ''] = found;
    const values = new Map<string, string>();
    for (const [, name = '', double, single, curly, bare] of rest.matchAll(named))
      values.set(name, (double ?? single ?? curly ?? bare ?? '').trim());
    const place = lines.placeOf(from, to);
    const address = values.get('address');
    const until = values.get('until');
    return [
      {
        ...reach(form, { place, text, lines, to }),
        ...(address !== undefined && { address }),
        ...(until !== undefined && { until }),
        reason: values.get('reason') ?? '',
        place,
      },
    ];
  });
}

function reach(
  form: string | undefined,
  { place, text, lines, to }: { place: LinkIgnore['place']; text: string; lines: LineIndex; to: number },
): Pick<LinkIgnore, 'firstLine' | 'lastLine' | 'unknown'> {
  if (form === 'file') return { firstLine: 1, lastLine: null };
  if (form === 'line') return { firstLine: place.start.line, lastLine: place.end.line };
  const next = nextInk(text, lines, to);
  if (form === 'next-line') return { firstLine: next, lastLine: next };
  return { firstLine: next, lastLine: next, unknown: form === undefined ? 'links-ignore' : `links-ignore-${form}` };
}

/** The next line below the comment that is not blank. */
function nextInk(text: string, lines: LineIndex, to: number): number {
  const feed = text.indexOf('\n', to);
  if (feed === -1) return lines.lineCount;
  const ink = /[^\s>]/g;
  ink.lastIndex = feed + 1;
  const found = ink.exec(text);
  return lines.pointAt(found?.index ?? text.length).line;
}
