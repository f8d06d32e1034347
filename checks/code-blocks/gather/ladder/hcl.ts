import { loadHcl } from '../parsers/hcl.ts';
import type { CleanHints, Form, Judge, Parse, ParseError } from '../parsed.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const dotsLine = /^[ \t]*(?:#[ \t]*)?(?:\.{3,}|…)[^\n]*$/gm;

function clean(code: string, hints: CleanHints): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return plain
    .replace(dotsLine, blank)
    .replace(
      /(=[ \t]*)(<[^<>\n"]{1,80}>|\.{3}|…)/g,
      (_, lead: string, value: string) => lead + '0'.padEnd(value.length),
    )
    .replace(/(?<=[[{,][ \t]{0,8})(?:\.{3}|…)(?=[ \t]*[\]}])/g, blank);
}

/** Quoted names of arguments were right in HCL 1, which Vault and old Nomad files are written in. */
function withOldNames(parse: Parse): Parse {
  return (code) => {
    const error = parse(code);
    return error && isOld(error) ? { ...error, kind: 'fragment' } : error;
  };
}

function isOld({ message }: ParseError): boolean {
  return message.startsWith('Invalid argument name');
}

export async function loadJudge(): Promise<Judge> {
  const parse = withOldNames(await loadHcl());
  const forms: Form[] = [
    { before: 'a = {\n', after: '\n}', parse },
    { before: 'a = [\n', after: '\n]', parse },
    { before: 'a = (\n', after: '\n)', parse },
    { before: 'a = "', after: '"', parse, suits: (code) => /^\$\{[^\n]*\}$/.test(code.trim()) },
  ];
  return {
    parser: '@cdktn/hcl2json',
    sure: true,
    ladder: { whole: parse, forms, clean, pieces: true, openLines: 3 },
  };
}
