import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import check from '../../../checks/duplicate-topic/check.ts';
import { providers } from '../../../checks/index.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { CheckResult } from '../../../pipeline/core/types.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { readDraft } from '../../../pipeline/resources/draft-files.ts';
import { noPageStore, type PageStore } from '../../../pipeline/resources/corpus.ts';
import { openResources } from '../../../pipeline/resources/resources.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import { runCheck } from '../../../pipeline/run/run-check.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

export function layFiles(files: Files): { readonly root: string } & Disposable {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'imprimatur-duplicates-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}

/** What the check says of drafts in a repository with `content/` published. */
export async function judge(
  root: string,
  drafts: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  { offline = true, pageStore = noPageStore }: { readonly offline?: boolean; readonly pageStore?: PageStore } = {},
): Promise<CheckResult[]> {
  const { signal } = new AbortController();
  const settings = { ...defaultSettings, published: ['content/**/*.{md,mdx}'] };
  await using resources = openResources({ root, settings, offline, signal, pageStore });
  const results: CheckResult[] = [];
  for (const name of drafts) {
    const draft = readDraft(name, { root, maxBytes: settings.limits.maxBytes });
    const gatherer = new Gatherer({
      draft,
      resources,
      providers: { ...sharedProviders, ...providers },
      optionsOf: () => options,
      signal,
    });
    const { result } = await runCheck({
      check,
      draft,
      lines: new LineIndex(draft.text),
      options,
      overrides: {},
      timeoutMs: 60_000,
      signal,
      gather: (wanted) => gatherer.get(wanted),
    });
    if (result.status === 'errored') throw new Error(result.error.message);
    results.push({ ...result, durationMs: 0 });
  }
  return results;
}

/** `code path` of each finding. */
export function toldOf(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ findings }) => findings.map(({ code, related }) => `${code} ${related?.[0]?.path}`));
}
