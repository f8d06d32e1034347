import { defineCheck } from '../../pipeline/core/check.ts';
import { source } from '../../pipeline/core/draft-evidence.ts';
import { mobileView } from './evidence.ts';
import { judge } from './judge/judge.ts';
import { tellView } from './judge/tell.ts';
import { messages } from './messages.ts';
import { severity } from './severity.ts';

export default defineCheck({
  id: 'mobile-view',
  version: 1,
  stage: 'browser',
  title: {
    en: 'The page reads well on phones',
    ko: '휴대폰에서 잘 읽히는 페이지',
  },
  needs: { mobileView, source },
  messages,
  severity,
  options: async () => (await import('./options.ts')).options,
  timeoutMs: 180_000,
  evaluate({ mobileView: view, source: text }, options) {
    return tellView(view, judge(view, text, options));
  },
});
