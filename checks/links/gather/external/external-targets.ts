import { links } from '../../../../pipeline/core/link-evidence.ts';
import type { GatherContext, Provider } from '../../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { classify } from '../../classify.ts';
import { externalKey, externalTargets, type ExternalTargets } from '../../external-evidence.ts';
import { leaveOut } from '../../leave-out.ts';
import { type LinksOptions, options as schema } from '../../options.ts';
import { LinkDesk } from './link-desk.ts';

const provider: Provider<ExternalTargets, Resources> = {
  evidence: externalTargets,

  /** Answers of other sites have no files; they age. */
  async identity(context) {
    const options = schema.parse(context.options);
    // Its modules load while the draft is parsed elsewhere.
    if (/https?:\/\//i.test(context.draft.text)) LinkDesk.of(context.resources, options.external).prepare();
    const { size } = await keysOf(context, options);
    return size === 0 ? undefined : { key: context.resources.offline ? 'offline' : 'online', paths: [] };
  },

  async gather(context) {
    const options = schema.parse(context.options);
    const keys = await keysOf(context, options);
    const { path } = context.draft;
    if (keys.size === 0) return { path, targets: {} };
    const { resources, signal } = context;
    const desk = LinkDesk.of(resources, options.external);
    const deadline = AbortSignal.timeout(options.external.deadlineMs);
    const targets = await desk.targets(keys, deadline);
    signal.throwIfAborted();
    return { path, targets };
  },
};

export interface ExternalLink {
  readonly url: string;
  readonly fragment: string | undefined;
}

/** The external links of a draft that are to be judged, each once. */
async function keysOf(
  context: GatherContext<Resources>,
  options: LinksOptions,
): Promise<ReadonlyMap<string, ExternalLink>> {
  const draftLinks = await context.get(links);
  const left = leaveOut(draftLinks, options, new Date().toISOString());
  const keys = new Map<string, ExternalLink>();
  for (const [index, { address }] of draftLinks.links.entries()) {
    if (left.links.has(index)) continue;
    const target = classify(address, context.resources.settings.site.baseUrl);
    if (target.kind !== 'external') continue;
    const key = externalKey(target.url, target.fragment);
    if (key !== undefined) keys.set(key, { url: externalKey(target.url) ?? key, fragment: target.fragment });
  }
  return keys;
}

export default provider;
