import { defineCheck } from '../../pipeline/core/check.ts';
import { codeVerdicts } from './evidence.ts';
import { findProblems } from './find-problems.ts';
import { messages } from './messages.ts';
import { tallyVerdicts } from './tally-verdicts.ts';

export default defineCheck({
  id: 'code-blocks',
  version: 1,
  stage: 'compile',
  title: {
    en: 'Every code block that claims a language parses',
    ko: '언어를 밝힌 코드 블록은 모두 그 언어로 읽힙니다',
  },
  needs: { codeVerdicts },
  messages,
  severity: {
    'broken-code': 'blocker',
    'suspect-code': 'warning',
    'wrong-language': 'warning',
    'unjudged-code': 'note',
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ codeVerdicts: verdicts }, { skipLanguages }) {
    return { findings: findProblems(verdicts, skipLanguages), data: tallyVerdicts(verdicts.blocks, skipLanguages) };
  },
});
