import { type Tree, tree } from '../core/draft-evidence.ts';
import { PublishError } from '../core/error.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { moduleBeside } from '../resources/workers.ts';
import type { ParsedMarkdown } from './tree/parse-markdown-task.ts';
import { deepestNesting, maxNesting } from './tree/nesting.ts';

const parseTimeoutMs = 8_000;
const module = moduleBeside(import.meta.url, './tree/parse-markdown-task');

const provider: Provider<Tree, Resources> = {
  evidence: tree,
  async gather({ draft, resources, signal }) {
    const { depth, line } = deepestNesting(draft.text);
    if (depth > maxNesting) {
      const message = `${draft.path}:${line}:1: quotes and lists nest more than ${maxNesting} levels deep; nothing was judged.`;
      throw new PublishError('nested-too-deep', message);
    }
    return resources.workers.run<ParsedMarkdown>({
      module,
      input: { text: draft.text, format: draft.format },
      timeoutMs: parseTimeoutMs,
      subject: `Parsing the Markdown of ${draft.path}`,
      signal,
    });
  },
};

export default provider;
