import type { GatherContext } from '../../../../pipeline/core/evidence.ts';
import type { Draft } from '../../../../pipeline/core/types.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { type Preview, renderPreview } from './preview.ts';

const rendered = new WeakMap<Draft, Promise<Preview>>();

/** Rendered once for a draft that lies in memory: to know whether it has to be looked at, and to look at it. */
export function previewFor(context: GatherContext<Resources>, colorScheme: 'light' | 'dark'): Promise<Preview> {
  let preview = rendered.get(context.draft);
  if (preview === undefined) {
    preview = renderPreview(context, colorScheme);
    rendered.set(context.draft, preview);
  }
  return preview;
}
