import { shortDigest } from './short-digest.ts';
import type { Attachment, AttachmentParts } from './types.ts';

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * Beside the folders of the reports of a draft, by content: a report's own folder is named for its id, which rests on the
 * paths of its attachments.
 */
export function attachmentFolder(slug: string): string {
  return `reports/${slug}/attachments`;
}

export function attachmentOf({ name, ...parts }: AttachmentParts, slug: string): Attachment {
  const extension = extensions[parts.mediaType] ?? 'bin';
  return { ...parts, path: `${attachmentFolder(slug)}/${name}-${shortDigest(parts.digest)}.${extension}` };
}
