import { defineCheck } from '../../pipeline/core/check.ts';
import { source } from '../../pipeline/core/draft-evidence.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'code-blocks',
  version: 1,
  stage: 'compile',
  title: { en: 'code-blocks', ko: 'code-blocks' },
  needs: { source },
  messages,
  severity: {},
  options: async () => (await import('./options.ts')).options,
  evaluate: () => ({ findings: [] }),
});
