import { randomUUID } from 'node:crypto';
import { digestOfJson } from '../../../pipeline/core/digest.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { decidedAttachments } from '../../../pipeline/resources/decided-report.ts';
import { Stamps } from '../../../pipeline/resources/stamps.ts';
import { mobileView, type MobileView } from '../evidence.ts';
import { lookAtPreview } from './look-at-preview.ts';
import { lookAtSite } from './look-at-site.ts';
import { optionsOf } from './options-of.ts';
import { previewFor } from './preview/preview-for.ts';
import { previewKey } from './preview/preview.ts';

const provider: Provider<MobileView, Resources> = {
  evidence: mobileView,
  async identity(context) {
    const { browser, root, screenshots, settings } = context.resources;
    const found = await browser.find();
    // Nobody can tell from outside whether a site shows a page as it did.
    if (settings.site.preview !== undefined) return { key: randomUUID() };
    const options = await optionsOf(context);
    const preview = await previewFor(context, options.colorScheme);
    const stamps = new Stamps(root);
    const stampOf = (path: string): string => stamps.stampOf(path);
    const decided = decidedAttachments(root, context.draft).map(({ digest }) => digest);
    const parts = [
      decided,
      previewKey(preview, stampOf),
      options.devices,
      options.colorScheme,
      screenshots,
      found,
      stampOf(found.path),
    ];
    return { key: digestOfJson(parts), paths: [...preview.looked, found.path] };
  },
  gather: (context: GatherContext<Resources>) =>
    context.resources.settings.site.preview === undefined ? lookAtPreview(context) : lookAtSite(context),
};

export default provider;
