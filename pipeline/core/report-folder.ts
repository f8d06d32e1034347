import { shortDigest } from './short-digest.ts';
import type { Report } from './types.ts';

/** `reports/<slug>/<first 12 digits of the id>`, relative to the repository. */
export function reportFolder({ id, draft }: Pick<Report, 'id' | 'draft'>): string {
  return `reports/${draft.slug}/${shortDigest(id)}`;
}
