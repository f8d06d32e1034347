import type { Page } from 'playwright-core';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { GatherContext } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import type { Asset, MobileView } from '../evidence.ts';
import { changesSince } from './diff/changes-since.ts';
import { optionsOf } from './options-of.ts';
import { Camera } from './pictures/camera.ts';
import { collector } from './page/collect.ts';
import { look } from './run/look.ts';
import { addressOf } from './site/address-of.ts';
import { keepToSite } from './site/keep-to-site.ts';
import { spotsIn } from './spots-in.ts';

const scale = 2;
const deadlineMs = 120_000;
const loadMs = 30_000;
/** Scripts may build the page after it is loaded: it has to stay as it is for three looks in a row. */
const patience = { timeoutMs: 8_000, calm: 3, pauseMs: 100 };

/** Looks at the draft as the user's own site shows it. */
export async function lookAtSite(context: GatherContext<Resources>): Promise<MobileView> {
  const { draft, resources, signal } = context;
  const { browser, site, blobs, screenshots, settings } = resources;
  const { preview } = settings.site;
  if (preview === undefined) throw new Error('The config names no site to look at.');
  const options = await optionsOf(context);
  const { colorScheme, devices } = options;
  const url = addressOf(draft, preview.url);
  const subject = `The page of ${draft.path}`;
  await site.show(url, preview, signal);
  const request = { colorScheme, scale, locale: 'en-US', isolated: true, timeoutMs: deadlineMs, subject, signal };
  return browser.withPage(request, async (page, { name, version, foundBy }) => {
    const assets = new Map<string, Asset>();
    await keepToSite(page, url, (asset) => assets.set(asset.address, asset));
    return look(page, {
      url,
      page: 'site',
      devices,
      collector,
      browser: { name, version, foundBy },
      loadMs,
      patience,
      camera: screenshots ? new Camera(page, { blobs, scale }) : undefined,
      assets: () => {
        refuseElsewhere(page, url);
        return [...assets.values()];
      },
      spots: spotsIn(draft, options),
      changesIn: changesSince(context),
      subject,
    });
  });
}

/** A script may have led the page away after it was loaded. */
function refuseElsewhere(page: Page, url: string): void {
  const origin = URL.parse(page.url())?.origin;
  if (origin !== new URL(url).origin)
    throw new PublishError(
      'page-elsewhere',
      `${url} leads to ${origin}, and so away from the site; nothing was judged.`,
    );
}
