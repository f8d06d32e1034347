import { frontMatter, tree } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import { type DraftLinks, links } from '../core/link-evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { extractLinks } from './links/extract-links.ts';

const provider: Provider<DraftLinks, Resources> = {
  evidence: links,
  async gather(context) {
    const [{ root }, matter] = await Promise.all([context.get(tree), context.get(frontMatter)]);
    return extractLinks(root, matter, context.draft.text);
  },
};

export default provider;
