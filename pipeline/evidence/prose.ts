import { prose, type ProseBlock, tree } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { readBlocks } from './prose/read-blocks.ts';

const provider: Provider<readonly ProseBlock[], Resources> = {
  evidence: prose,
  async gather(context) {
    const { root } = await context.get(tree);
    return readBlocks(root, context.draft.text);
  },
};

export default provider;
