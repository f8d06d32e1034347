import { type CodeBlock, codeBlocks, tree } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { extractCodeBlocks } from './code-blocks/extract.ts';
import { quickCodeBlocks } from './code-blocks/quick-blocks.ts';
import { refuseDeepNesting } from './tree/nesting.ts';

const provider: Provider<readonly CodeBlock[], Resources> = {
  evidence: codeBlocks,
  /** Without the tree where that is sure to give the same: it takes most of the time of a run that needs nothing else of it. */
  async gather(context) {
    const { draft } = context;
    if (draft.format === 'md') {
      refuseDeepNesting(draft);
      const quick = quickCodeBlocks(draft.text);
      if (quick !== undefined) return quick;
    }
    const { root } = await context.get(tree);
    return extractCodeBlocks(root, draft.text);
  },
};

export default provider;
