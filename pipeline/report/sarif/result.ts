import type { Location, Region, Result } from 'sarif';
import type { Excerpt, Place, RelatedPlace, Severity } from '../../core/types.ts';
import { visible } from '../../core/visible.ts';
import type { CheckFinding } from '../overview.ts';
import type { Texts } from '../texts.ts';
import type { RuleTable } from './rules.ts';
import { messageText, uriOf } from './text.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  blocker: 'error',
  warning: 'warning',
  note: 'note',
};

export interface ResultParts {
  readonly path: string;
  readonly rules: RuleTable;
  readonly texts: Texts;
}

export function resultOf(found: CheckFinding, { path, rules, texts }: ResultParts): Result {
  const { finding } = found;
  const { severity, message, why, next, place, excerpt, fingerprint, related = [], evidence } = finding;
  return {
    ...rules.refer(found),
    level: levels[severity],
    message: { text: messageText(next === '' ? message : `${message} ${texts.label.next}: ${next}`) },
    locations: [locationOf(path, place, excerpt)],
    partialFingerprints: { 'imprimatur/v1': fingerprint },
    ...(related.length > 0 && { relatedLocations: related.map(relatedOf) }),
    properties: { severity, why: visible(why), next: visible(next), ...(evidence.length > 0 && { evidence }) },
  };
}

export function locationOf(path: string, place?: Place, excerpt?: Excerpt): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(path), uriBaseId: 'SRCROOT' },
      ...(place && { region: regionOf(place, excerpt) }),
    },
  };
}

function relatedOf({ path, place, note }: RelatedPlace, index: number): Location {
  return { id: index + 1, ...locationOf(path, place), ...(note !== '' && { message: { text: messageText(note) } }) };
}

/** SARIF ends a region as we do: before its end column (2.1.0 §3.30.8). */
function regionOf({ start, end }: Place, excerpt: Excerpt | undefined): Region {
  const pointed = excerpt?.text.slice(excerpt.from, excerpt.from + excerpt.length) ?? '';
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    ...(start.line === end.line && pointed.length === end.column - start.column && { snippet: { text: pointed } }),
  };
}
