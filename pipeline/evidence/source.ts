import { source } from '../core/draft-evidence.ts';
import type { Provider } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';

const provider: Provider<string, Resources> = {
  evidence: source,
  gather: ({ draft }) => Promise.resolve(draft.text),
};

export default provider;
