import { defineCheck } from '../../pipeline/core/check.ts';
import { frontMatter, prose, source, tree } from '../../pipeline/core/draft-evidence.ts';
import { now } from '../../pipeline/core/evidence.ts';
import { judge } from './judge.ts';
import { messages } from './messages.ts';
import { readPage } from './page/page.ts';
import { severity } from './severity.ts';

export default defineCheck({
  id: 'completeness',
  version: 1,
  stage: 'text',
  title: {
    en: 'Finished, well-formed and deep enough',
    ko: '빠진 내용 없이 올바른 형식으로 쓴 글',
  },
  needs: { source, tree, frontMatter, prose, now },
  messages,
  severity,
  options: async () => (await import('./options.ts')).options,
  evaluate({ tree: { root, mdxProblem }, ...evidence }, options) {
    const page = readPage({ ...evidence, root, mdxProblem });
    const { spots, untold } = judge(page, options);
    return { findings: spots, data: { ...page.substance, ...(untold > 0 && { untold }) } };
  },
});
