import { defineCheck } from '../../pipeline/core/check.ts';
import { source } from '../../pipeline/core/draft-evidence.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'completeness',
  version: 1,
  stage: 'text',
  title: { en: 'completeness', ko: 'completeness' },
  needs: { source },
  messages,
  severity: {},
  options: async () => (await import('./options.ts')).options,
  evaluate: () => ({ findings: [] }),
});
