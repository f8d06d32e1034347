import { defineCheck } from '../../pipeline/core/check.ts';
import { source } from '../../pipeline/core/draft-evidence.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'secrets',
  version: 1,
  stage: 'text',
  title: { en: 'secrets', ko: 'secrets' },
  needs: { source },
  messages,
  severity: {},
  options: async () => (await import('./options.ts')).options,
  evaluate: () => ({ findings: [] }),
});
