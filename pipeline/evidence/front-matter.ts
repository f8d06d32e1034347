import { type FrontMatter, frontMatter } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';
import { moduleBeside } from '../resources/workers.ts';
import { findBlock } from './front-matter/find-block.ts';

const parseTimeoutMs = 5_000;
const module = moduleBeside(import.meta.url, './front-matter/parse-front-matter-task');

const start = { line: 1, column: 1 };
const none: FrontMatter = { format: 'none', data: {}, keys: {}, place: { start, end: start }, problems: [] };

const provider: Provider<FrontMatter, Resources> = {
  evidence: frontMatter,
  async gather({ draft, resources, signal }) {
    const block = findBlock(draft.text, draft.format);
    if (block === undefined) return none;
    return resources.workers.run<FrontMatter>({
      module,
      input: { text: draft.text.slice(0, block.to), block },
      timeoutMs: parseTimeoutMs,
      subject: `Parsing the front matter of ${draft.path}`,
      signal,
    });
  },
};

export default provider;
