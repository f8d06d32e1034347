import { defineCheck } from '../../pipeline/core/check.ts';
import { codeVerdicts } from './evidence.ts';
import { findTypeProblems } from './find-type-problems.ts';
import { findProblems } from './find-problems.ts';
import { messages } from './messages.ts';
import { nativeVerdicts } from './native-evidence.ts';
import { settle } from './settle.ts';
import { tallyNatives, tallyTypes, tallyVerdicts } from './tally-verdicts.ts';
import { codeTypes } from './type-evidence.ts';

export default defineCheck({
  id: 'code-blocks',
  version: 3,
  stage: 'compile',
  title: {
    en: 'Every code block that claims a language parses',
    ko: '언어를 밝힌 코드 블록은 모두 그 언어로 읽힙니다',
  },
  needs: { codeVerdicts, nativeVerdicts, codeTypes },
  messages,
  severity: {
    'broken-code': 'blocker',
    'refused-code': 'blocker',
    'suspect-code': 'warning',
    'wrong-language': 'warning',
    'unjudged-code': 'note',
    'not-broken': 'blocker',
    'no-check': 'note',
    'no-check-unexplained': 'blocker',
    'type-error': 'blocker',
    'name-undeclared': 'warning',
    'import-unresolved': 'note',
    'expected-error-missing': 'blocker',
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ codeVerdicts: read, nativeVerdicts: natives, codeTypes: types }, { skipLanguages }) {
    const verdicts = settle(read, natives);
    return {
      findings: [...findProblems(verdicts, skipLanguages), ...findTypeProblems(types)],
      data: { ...tallyVerdicts(verdicts.blocks, skipLanguages), ...tallyNatives(natives), ...tallyTypes(types) },
    };
  },
});
