import path from 'node:path';
import { type BlockFile, blockFiles } from '../../core/block-files.ts';
import { codeBlocks } from '../../core/draft-evidence.ts';
import { PublishError } from '../../core/error.ts';
import type { Settings } from '../../core/settings.ts';
import { sharedProviders } from '../../evidence/providers.ts';
import { readDraft } from '../../resources/draft-files.ts';
import { openResources } from '../../resources/resources.ts';
import { Gatherer } from '../../run/gatherer.ts';

export interface DraftFiles {
  /** Relative to the root. */
  readonly path: string;
  readonly slug: string;
  readonly files: readonly BlockFile[];
}

/** The files that a draft's code blocks stand for. Throws a PublishError where it names none. */
export async function draftFiles(
  asked: string,
  where: { readonly root: string; readonly cwd: string; readonly settings: Settings; readonly signal: AbortSignal },
): Promise<DraftFiles> {
  const { root, cwd, settings, signal } = where;
  const relative = path.relative(root, path.resolve(cwd, asked)).split(path.sep).join('/');
  const draft = readDraft(relative, { root, maxBytes: settings.limits.maxBytes });
  await using resources = openResources({ root, settings, offline: true, signal });
  const gatherer = new Gatherer({ draft, resources, providers: sharedProviders, optionsOf: () => ({}), signal });
  const files = blockFiles(await gatherer.get(codeBlocks));
  if (files.length > 0) return { path: draft.path, slug: draft.slug, files };
  throw new PublishError(
    'no-named-blocks',
    `${relative} names no file for any of its code blocks. Name them in the fence (\`\`\`js title="sum.mjs") or in the sentence before.`,
  );
}
