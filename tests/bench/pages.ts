import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { previewFor } from '../../checks/mobile-view/gather/preview/preview-for.ts';
import { sharePreview } from '../../checks/mobile-view/gather/preview/preview.ts';
import { digestOf } from '../../pipeline/core/digest.ts';
import type { Draft } from '../../pipeline/core/types.ts';
import { sharedProviders } from '../../pipeline/evidence/providers.ts';
import { openResources, type Resources } from '../../pipeline/resources/resources.ts';
import { Gatherer } from '../../pipeline/run/gatherer.ts';
import { defaultSettings } from '../fixtures/settings.ts';
import type { Bench } from './bench.ts';
import { layDocuments } from './documents.ts';
import { launcher, node } from './measure.ts';
import { browserPerShot, rawCaptures } from './pages/captures.ts';
import { runTree } from './pages/process-tree.ts';

const { signal } = new AbortController();

/** Pages looked at: judged and pictured at three widths. */
export async function pages({ home, quick, say, hold }: Bench): Promise<void> {
  say('Pages on phones');
  const command = [node, launcher, 'check', '--only', 'mobile-view', '--format', 'json'];
  const twenty = path.join(home, 'twenty');
  const { source } = layDocuments(twenty, 20);
  const cold = await runTree(command, twenty);
  const warm = await runTree(command, twenty);
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  say(
    `  20 drafts × 3 widths (${source}), judged and pictured: ${seconds(cold.wallMs)}, ${seconds(cold.cpuMs)} of CPU, peak ${cold.peakMiB.toFixed(0)} MiB of browser and tool`,
  );
  hold('20 drafts, unchanged: seconds', warm.wallMs / 1_000, { atMost: 1 });

  const few = path.join(home, 'few');
  layDocuments(few, quick ? 3 : 6);
  await using resources = openResources({ root: few, settings: defaultSettings, offline: true, signal });
  const found = await resources.browser.find();
  const shared = await Promise.all(draftsIn(few).map((draft) => share(draft, resources)));
  const urls = shared.map(({ url }) => url);
  const floor = await rawCaptures(urls, found);
  const ours = await runTree([...command, '--no-cache'], few);
  const apart = await browserPerShot(urls, found);
  say(
    `  ${urls.length} drafts: ours ${seconds(ours.wallMs)}; a browser per picture, not judged, ${seconds(apart)}; raw captures, not judged, ${seconds(floor)}`,
  );
  hold('a draft judged and pictured: ours / a browser per picture', ours.wallMs / apart, { atMost: 0.45 });
  hold('a draft judged and pictured: ours / raw captures', ours.wallMs / floor, { atMost: 2 });
}

function draftsIn(repository: string): Draft[] {
  return readdirSync(path.join(repository, 'drafts')).map((name) => {
    const text = readFileSync(path.join(repository, 'drafts', name), 'utf8');
    return {
      path: `drafts/${name}`,
      slug: name,
      format: name.endsWith('x') ? 'mdx' : 'md',
      digest: digestOf(text),
      text,
    };
  });
}

async function share(draft: Draft, resources: Resources): Promise<{ readonly url: string }> {
  const gatherer = new Gatherer({ draft, resources, providers: sharedProviders, optionsOf: () => ({}), signal });
  const preview = await previewFor(
    { draft, resources, options: {}, signal, get: (wanted) => gatherer.get(wanted) },
    'light',
  );
  return sharePreview(preview, resources.loopback);
}
