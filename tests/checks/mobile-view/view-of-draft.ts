import mobileViewProvider from '../../../checks/mobile-view/gather/mobile-view.ts';
import type { MobileView } from '../../../checks/mobile-view/evidence.ts';
import { digestOf } from '../../../pipeline/core/digest.ts';
import type { SitePreview } from '../../../pipeline/core/settings.ts';
import type { Draft } from '../../../pipeline/core/types.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { openResources, type Resources } from '../../../pipeline/resources/resources.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import type { TemporaryRepository } from '../../fixtures/repository.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

export interface Way {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly screenshots?: boolean;
  readonly preview?: SitePreview;
  readonly browser?: string;
  readonly signal?: AbortSignal;
}

export function draftIn(repository: TemporaryRepository, text: string, path = 'drafts/x.md'): Draft {
  repository.write({ [path]: text });
  return { path, slug: 'x', format: path.endsWith('.mdx') ? 'mdx' : 'md', digest: digestOf(text), text };
}

/** The resources of a run in this repository. */
export function resourcesFor(
  { root }: TemporaryRepository,
  { screenshots = true, preview, browser, signal }: Way = {},
): Resources {
  const site = { ...defaultSettings.site, preview, browser };
  return openResources({
    root,
    settings: { ...defaultSettings, site },
    offline: true,
    screenshots,
    signal: signal ?? new AbortController().signal,
  });
}

/** What a run sees of a draft, and what it rests on. */
export async function viewOf(draft: Draft, resources: Resources, { options = {}, signal }: Way = {}) {
  const gatherer = new Gatherer({
    draft,
    resources,
    providers: { ...sharedProviders, mobileView: () => Promise.resolve(mobileViewProvider) },
    optionsOf: () => options,
    signal: signal ?? new AbortController().signal,
  });
  return {
    identity: () => gatherer.identityOf(mobileViewProvider.evidence),
    view: () => gatherer.get<MobileView>(mobileViewProvider.evidence),
  };
}
