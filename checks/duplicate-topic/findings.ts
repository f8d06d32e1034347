import type { Found } from '../../pipeline/core/check.ts';
import type { RelatedPlace } from '../../pipeline/core/types.ts';
import type { Copy, ModelOpinion, Topic, Translation } from './evidence.ts';
import type { messages } from './messages.ts';

type DuplicateFound = Found<typeof messages>;

/** Below either, a copy is worth a look and no more. */
const warnFromWords = 60;
const warnFromShare = 0.33;

export function copyFinding(copy: Copy): DuplicateFound {
  const { path, heading, place, words, share, quote, there, more, twins } = copy;
  const isLarge = words >= warnFromWords && share >= warnFromShare;
  return {
    code: 'copied-passage',
    params: {
      heading: heading || '…',
      path,
      words,
      share: Math.round(share * 100),
      there: there.heading || '…',
      quote,
    },
    place,
    identity: `${path} ${heading}`,
    ...(!isLarge && { severity: 'note' }),
    related: [
      ...[there, ...more].map((one): RelatedPlace => ({ path, place: one.place, note: quoted(one.heading) })),
      ...twins.map((twin): RelatedPlace => ({ path: twin, note: '=' })),
    ],
  };
}

export function translationFinding({ path, terms }: Translation): DuplicateFound {
  return {
    code: 'translation',
    params: { path, terms: listed(terms) },
    identity: path,
    related: [{ path, note: '' }],
  };
}

export function topicFinding({ path, title, verdict, terms, titleTerms, sections }: Topic): DuplicateFound {
  return {
    code: verdict === 'likely' ? 'same-topic' : 'similar-topic',
    params: { path, title, terms: listed([...new Set([...titleTerms, ...terms])].slice(0, 6)) },
    identity: path,
    related: [
      { path, note: quoted(title) },
      ...sections.map(({ ownHeading, ownPlace, heading, place }): RelatedPlace => ({
        path,
        place,
        note: `${quoted(ownHeading)} (${ownPlace.start.line}) ↔ ${quoted(heading)}`,
      })),
    ],
  };
}

export function judgedFinding({ path, title, same }: ModelOpinion['judged'][number]): DuplicateFound {
  return {
    code: 'judged-topic',
    params: { path, title, share: Math.round(same * 100) },
    identity: path,
    related: [{ path, note: quoted(title) }],
  };
}

/** Holds for this run only: the next one asks again. */
export function notHeardFinding(reason: string): DuplicateFound {
  return { code: 'model-not-heard', params: { reason }, until: '1970-01-01T00:00:00.000Z' };
}

function listed(terms: readonly string[]): string {
  return terms.length === 0 ? '…' : terms.join(', ');
}

function quoted(heading: string): string {
  return heading === '' ? '' : `“${heading}”`;
}
