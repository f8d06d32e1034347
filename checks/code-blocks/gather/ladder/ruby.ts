import { loadRuby } from '../parsers/ruby.ts';
import type { CleanHints, Judge } from '../parsed.ts';
import { closersFor } from './brackets.ts';
import { withNames, withoutDiff, withoutEllipsis, withoutHighlights, withoutIncludes } from './clean.ts';

function clean(code: string, hints: CleanHints): string {
  return withoutEllipsis(withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints)))));
}

export async function loadJudge(): Promise<Judge> {
  const parse = await loadRuby();
  const forms = [
    { before: '{\n', after: '\n}', parse },
    { before: '_(\n', after: '\n)', parse },
    { before: 'case _\n', after: '\nend', parse, suits: (code: string) => /^\s*(?:when|in)\b/.test(code) },
    { before: 'begin\n', after: '\nend', parse, suits: (code: string) => /^\s*(?:rescue|ensure)\b/m.test(code) },
  ];
  const closers = (code: string): string[] => ['\nend', '\nend\nend', '\nend\nend\nend', closersFor(code)];
  return {
    parser: '@ruby/prism',
    sure: true,
    ladder: { whole: parse, forms, clean, pieces: true, openLines: 3, closers },
  };
}
