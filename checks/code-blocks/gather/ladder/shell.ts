import type { CleanHints, Judge, Parse } from '../parsed.ts';
import { loadShell, type ShellVariant } from '../parsers/shell.ts';
import { loadTreeSitter } from '../parsers/tree-sitter.ts';
import { blank, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

/** The quick grammar says what is right; what it doubts, the parser of shfmt decides. */
export async function loadJudge(variant: ShellVariant = 'bash'): Promise<Judge> {
  const [quick, shell] = await Promise.all([loadTreeSitter('bash'), loadShell()]);
  const confirm = shell(variant);
  const parse: Parse = (code) => (quick(code) === undefined ? undefined : confirm(code));
  return {
    parser: 'sh-syntax',
    sure: variant === 'bash',
    ladder: { whole: parse, forms: [], clean, pieces: true, openLines: 0 },
  };
}

const prompt =
  /^[ \t]*(?:\$|❯|➜|%|PS [^>\n]{0,80}>|[\w.-]{1,40}@[\w.-]{1,40}[^$#\n]{0,80}[$#]|\([\w.-]{1,40}\) \$)[ \t]+/;

/** Whether lines begin with a prompt; what does not is then output. */
export function hasPrompts(code: string): boolean {
  return code.split('\n', 400).some((line) => prompt.test(line) && !/^[ \t]*%[ \t]/.test(line));
}

/** The commands of a session, their output and prompts blank. */
export function commandsOf(session: string): string {
  let continued = false;
  return session
    .split('\n')
    .map((line) => {
      const lead = prompt.exec(line)?.[0];
      const isCommand = lead !== undefined || continued;
      continued = isCommand && /\\[ \t]*$/.test(line);
      return isCommand ? blank(lead ?? '') + line.slice(lead?.length ?? 0) : blank(line);
    })
    .join('\n');
}

const placeholder =
  /<(?=[A-Za-z가-힣._/-])[^<>\n|;&$`"']{1,80}>|\{\{[^{}\n]{1,120}\}\}|\[[A-Za-z][^\][\n]{0,80}\](?:\.\.\.)?|\(\.{3}\)/g;

function clean(code: string, hints: CleanHints): string {
  const plain = withoutHighlights(withoutIncludes(withoutDiff(code, hints)));
  return (hasPrompts(plain) ? commandsOf(plain) : plain).replace(placeholder, (found) => '_'.repeat(found.length));
}
