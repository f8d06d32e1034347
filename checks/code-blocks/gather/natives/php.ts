import { offsetOfLine } from '../offset-of-line.ts';
import { type Answer, fine, type Native, unsure } from './native.ts';

/** `-l` compiles and runs nothing; `-n` leaves the machine's settings and extensions out. */
export const php: Native = {
  command: 'php',
  languages: ['php'],
  versionArgument: '--version',
  oldest: 8.002,

  /** Typed constants came with 8.3, hooks, `private(set)` and `new A()->b()` with 8.4, pipes and `clone with` with 8.5. */
  isNewer: (code, version) =>
    version < 8.005 &&
    /\|>|\b(?:public|protected|private)\s*\(\s*set\s*\)|\bconst\s+\??[\w\\|]+\s+\w+\s*=|\{\s*(?:#\[[^\]\n]*\]\s*)?(?:final\s+)?&?(?:get|set)\b|\bnew\s+[\w\\]+\s*\([^()]*\)\s*(?:\?)?->|\bclone\s*\(|::\s*\{/.test(
      code,
    ),

  async ask(units, { file }, sandbox) {
    const answers: Answer[] = [];
    for (const [index, { code }] of units.entries()) {
      const name = `unit${index}.php`;
      await sandbox.write(name, code);
      const { exitCode, output } = await sandbox.run(file, [
        '-n',
        '-d',
        'display_errors=stderr',
        '-d',
        'log_errors=0',
        '-d',
        'short_open_tag=0',
        '-l',
        name,
      ]);
      answers.push(exitCode === undefined ? unsure : answerOf(output, exitCode, code));
    }
    return answers;
  },
};

const error = /^(?:PHP )?Parse error:\s*(.*) in \S+ on line (\d+)$/m;

/** Other fatal errors come from the compiler: it has read all of the code. */
function answerOf(output: string, exitCode: number, code: string): Answer {
  const [, message, line] = error.exec(output) ?? [];
  if (message === undefined) return exitCode === 0 || /Fatal error:/.test(output) ? fine : unsure;
  const start = offsetOfLine(code, Number(line));
  const from = start + (/^[ \t]*/.exec(code.slice(start, start + 1_000))?.[0].length ?? 0);
  return { kind: 'refused', message: message.replace(/^syntax error, /, ''), from: Math.min(code.length, from) };
}
