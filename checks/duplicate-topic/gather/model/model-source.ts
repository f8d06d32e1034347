import { digestOf } from '../../../../pipeline/core/digest.ts';
import type { ModelOptions } from '../../options.ts';

/** How many near pages a model that embeds is shown. */
export const modelCandidates = 30;

/** Where a model is asked, as a digest: an address may hold a secret. */
export function modelSource({
  PUBLISH_MODEL_COMMAND: command = '',
  PUBLISH_MODEL_URL: url = '',
}: Readonly<Record<string, string | undefined>>): string {
  return digestOf(JSON.stringify([command, url])).slice(7, 23);
}

/** What a model's opinion rests on beside the pages. */
export function modelKey({ embed, judge }: ModelOptions, source: string, offline: boolean): string {
  return digestOf(JSON.stringify([embed, judge, source, offline])).slice(7, 23);
}
