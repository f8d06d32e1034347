import { type CodeBlock, codeBlocks, tree } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { extractCodeBlocks } from './code-blocks/extract.ts';

const provider: Provider<readonly CodeBlock[], Resources> = {
  evidence: codeBlocks,
  async gather(context) {
    const { root } = await context.get(tree);
    return extractCodeBlocks(root, context.draft.text);
  },
};

export default provider;
