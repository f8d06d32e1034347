import { digestOf } from '../../../pipeline/core/digest.ts';
import type { Provider } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { sitePages } from '../evidence.ts';
import { linkWorld } from './local/link-world.ts';
import { usedPages } from './local-targets.ts';

/** Evidence of its own, so that all drafts that rest on all pages share one list of them. */
const provider: Provider<number, Resources> = {
  evidence: sitePages,

  async identity(context) {
    if (!(await usedPages(context))) return undefined;
    const { looked } = linkWorld(context.resources).pages();
    return { key: digestOf(looked.join('\n')), paths: looked };
  },

  gather: async (context) => ((await usedPages(context)) ? linkWorld(context.resources).pages().looked.length : 0),
};

export default provider;
