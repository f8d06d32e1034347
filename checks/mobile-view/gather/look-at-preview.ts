import type { GatherContext } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import type { MobileView } from '../evidence.ts';
import { changesSince } from './diff/changes-since.ts';
import { optionsOf } from './options-of.ts';
import { Camera } from './pictures/camera.ts';
import { previewFor } from './preview/preview-for.ts';
import { sharePreview } from './preview/preview.ts';
import { collector } from './page/collect.ts';
import { look } from './run/look.ts';
import { spotsIn } from './spots-in.ts';

/** Of pictures with a close look. */
const scale = 2;
const deadlineMs = 90_000;
const loadMs = 20_000;
/** The page has no scripts: when images and fonts are there, nothing changes any more. */
const patience = { timeoutMs: 10_000, calm: 1, pauseMs: 0 };

/** Looks at the page that we make of the draft. */
export async function lookAtPreview(context: GatherContext<Resources>): Promise<MobileView> {
  const { draft, resources, signal } = context;
  const { browser, loopback, blobs, screenshots } = resources;
  const options = await optionsOf(context);
  const { colorScheme, devices } = options;
  const preview = await previewFor(context, colorScheme);
  using shared = await sharePreview(preview, loopback);
  const subject = `The page of ${draft.path}`;
  const request = { colorScheme, scale, locale: 'en-US', isolated: false, timeoutMs: deadlineMs, subject, signal };
  return await browser.withPage(request, async (page, { name, version, foundBy }) =>
    look(page, {
      url: shared.url,
      page: 'preview',
      devices,
      collector,
      browser: { name, version, foundBy },
      loadMs,
      patience,
      camera: screenshots ? new Camera(page, { blobs, scale }) : undefined,
      assets: () => preview.assets,
      spots: spotsIn(draft, options),
      changesIn: changesSince(context),
      subject,
    }),
  );
}
