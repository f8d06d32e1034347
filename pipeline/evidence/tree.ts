import { type Tree, tree } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { moduleBeside } from '../resources/workers.ts';
import type { ParsedMarkdown } from './tree/parse-markdown-task.ts';
import { refuseDeepNesting } from './tree/nesting.ts';

const parseTimeoutMs = 8_000;
const module = moduleBeside(import.meta.url, './tree/parse-markdown-task');

const provider: Provider<Tree, Resources> = {
  evidence: tree,
  async gather({ draft, resources, signal }) {
    refuseDeepNesting(draft);
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
