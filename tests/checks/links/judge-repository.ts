import { afterAll } from 'vitest';
import check from '../../../checks/links/check.ts';
import type { LinksInput } from '../../../checks/links/options.ts';
import { options as schema } from '../../../checks/links/options.ts';
import { providers } from '../../../checks/index.ts';
import { localTargets, sitePages } from '../../../checks/links/evidence.ts';
import { completeFindings } from '../../../pipeline/core/finding.ts';
import { links } from '../../../pipeline/core/link-evidence.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { SiteSettings } from '../../../pipeline/core/settings.ts';
import type { Finding } from '../../../pipeline/core/types.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { readDraft } from '../../../pipeline/resources/draft-files.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { Workers } from '../../../pipeline/resources/workers.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import { temporaryRepository } from '../../fixtures/repository.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

export interface Given {
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly draft: string;
  readonly site?: Partial<SiteSettings>;
  readonly options?: LinksInput;
  readonly now?: string;
  /** Called before the draft is judged. */
  readonly prepare?: (root: string) => void;
}

export interface Judged {
  readonly findings: readonly Finding[];
  /** What the answer rests on. */
  readonly paths: readonly string[];
}

/** Threads take long to start: one set for all rows. */
const workers = new Workers();
afterAll(() => workers[Symbol.asyncDispose]());

/** Judges the local links of one draft of a repository on disk, by the providers and the check of the product. */
export async function judgeRepository({
  files,
  draft: path,
  site,
  options = {},
  now = '2026-06-01T00:00:00.000Z',
  prepare,
}: Given): Promise<Judged> {
  using repository = temporaryRepository(files);
  prepare?.(repository.root);
  const settings = { ...defaultSettings, site: { ...defaultSettings.site, ...site } };
  const { signal } = new AbortController();
  const resources = { root: repository.root, settings, offline: true, workers } as unknown as Resources;
  const draft = readDraft(path, { root: repository.root, maxBytes: settings.limits.maxBytes });
  const all = { ...sharedProviders, ...providers };
  const gatherer = new Gatherer({ draft, resources, providers: all, optionsOf: () => options, signal });
  const [identity, siteIdentity] = [await gatherer.identityOf(localTargets), await gatherer.identityOf(sitePages)];
  const evidence = {
    links: await gatherer.get(links),
    localTargets: await gatherer.get(localTargets),
    sitePages: await gatherer.get(sitePages),
    externalTargets: { targets: {} },
    now,
  };
  const judgement = check.evaluate(evidence as never, schema.parse(options));
  if ('skipped' in judgement) throw new Error('The check skipped.');
  const findings = completeFindings(check, judgement.findings, {
    text: draft.text,
    lines: new LineIndex(draft.text),
    overrides: {},
  });
  return { findings, paths: [...(identity.world?.paths ?? []), ...(siteIdentity.world?.paths ?? [])] };
}

/** `code text-at-the-place` of each finding that is not a note. */
export async function told(given: Given): Promise<string[]> {
  const { findings } = await judgeRepository(given);
  const text = String(given.files[given.draft]);
  const lines = new LineIndex(text);
  return findings
    .filter(({ severity }) => severity !== 'note')
    .map(
      ({ code, place }) =>
        `${code} ${place === undefined ? '' : text.slice(lines.offsetAt(place.start), lines.offsetAt(place.end))}`,
    );
}
