import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attachmentFolder } from '../core/attachment.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Attachment, Draft, Report } from '../core/types.ts';

/**
 * What was attached to the newest report of a draft on which somebody decided, as far as it lies there. Read as it is:
 * nothing in it is proven.
 */
export function decidedAttachments(
  root: string,
  { slug, path: draftPath }: Pick<Draft, 'slug' | 'path'>,
): Attachment[] {
  const folder = path.join(root, 'reports', slug);
  const decided = namesIn(folder)
    .filter((name) => existsSync(path.join(folder, name, 'approval.json')))
    .flatMap((name) => reportAt(path.join(folder, name, 'report.json'), name) ?? [])
    .filter((report) => report.draft.path === draftPath)
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
  const home = attachmentFolder(slug);
  return (decided[0]?.attachments ?? []).filter(
    (one) => path.posix.dirname(one.path) === home && existsSync(path.join(root, one.path)),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function reportAt(file: string, name: string): Report | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return shortDigest(report.id) === name && Array.isArray(report.attachments) ? report : undefined;
  } catch {
    return undefined;
  }
}
