import type { CodeBlock } from '../../../pipeline/core/draft-evidence.ts';
import { titleOf } from '../titles.ts';
import type { BlockInput, Judged, RawVerdict } from './block-input.ts';
import { offsetOfLine } from './offset-of-line.ts';

export const markdownLanguages: ReadonlySet<string> = new Set(['markdown', 'mdx']);

/** Markdown in Markdown in Markdown is a treatise on Markdown; deeper nobody writes. */
export const deepestMarkdown = 2;

const parser = 'remark-parse';

/** Any text is Markdown, so what can be wrong is the code that it shows. The worst of it speaks for the whole. */
export function judgeMarkdown(blocks: readonly CodeBlock[], judge: (block: BlockInput) => RawVerdict): Judged {
  const judged = blocks.map((block) => ({ block, verdict: judge(block) }));
  const worst =
    judged.find(({ verdict }) => verdict.status === 'broken') ??
    judged.find(({ verdict }) => verdict.status === 'suspect');
  if (worst === undefined) {
    const isWhole = judged.every(({ verdict }) => verdict.status !== 'ok-as-fragment');
    return { status: isWhole ? 'ok' : 'ok-as-fragment', parser };
  }
  const { block, verdict } = worst;
  const { status, problem, shownWrong } = verdict;
  return {
    status,
    parser: verdict.parser ?? parser,
    ...(shownWrong === true && { shownWrong }),
    ...(problem !== undefined && {
      problem: {
        ...problem,
        message: `${titleOf(verdict.language ?? '')}: ${problem.message}`,
        from: outer(block, problem.from),
        to: outer(block, problem.to),
        ...(problem.opened !== undefined && { opened: outer(block, problem.opened) }),
      },
    }),
  };
}

function outer({ code, lineOffsets, padding }: CodeBlock, offset: number): number {
  const row = code.slice(0, offset).split('\n').length - 1;
  const column = offset - offsetOfLine(code, row + 1);
  return (lineOffsets[row] ?? 0) + Math.max(0, column - (padding[row] ?? 0));
}
