import { offsetOfLine } from '../offset-of-line.ts';
import { type Answer, fine, type Native, unsure } from './native.ts';

const lines = /^Unit(\d+)\.java:(\d+): error: ([^\n]*)\n[^\n]*\n([ \t]*)\^/gm;
const tooOld = /preview feature|not supported in -source|as of release|restricted (?:type|identifier)/;

/** All units in one run, since a virtual machine takes its time to start. It stops after parsing: no annotation processor, no class path. */
export const javac: Native = {
  command: 'javac',
  languages: ['java'],
  versionArgument: '-version',
  oldest: 17,

  /** Patterns that deconstruct and `when` came with 21, unnamed variables with 22, module imports and plain `main` with 25. */
  isNewer: (code, version) =>
    version < 25 &&
    /\b(?:case|instanceof)\s+[A-Z][\w.]*(?:<[^<>\n]{0,80}>)?\s*\(|\bcase\b[^\n:]{1,200}\bwhen\b|\bcase\s+[A-Z][\w.<>?]*\s+\w+\s*(?:->|:)|\b_\b|\bimport\s+module\b|\b(?:STR|FMT|RAW)\s*\.\s*"/.test(
      code,
    ),

  async ask(units, { file }, sandbox) {
    const names = units.map((_, index) => `Unit${index}.java`);
    await Promise.all(units.map(({ code }, index) => sandbox.write(`Unit${index}.java`, withoutEscapes(code))));
    const args = ['-J-Xmx256m', '-J-Xss8m', '-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC', '-J-Duser.language=en'];
    const { exitCode, output } = await sandbox.run(
      file,
      [
        ...args,
        '-encoding',
        'UTF-8',
        '-proc:none',
        '-implicit:none',
        '-nowarn',
        '-classpath',
        '.',
        '-sourcepath',
        '.',
        '-d',
        '.',
        '-Xmaxerrs',
        '10000',
        '-XDshould-stop.ifError=PARSE',
        '-XDshould-stop.ifNoError=PARSE',
        ...names,
      ],
      { bounded: false },
    );
    if (exitCode !== 0 && exitCode !== 1) return units.map(() => unsure);
    const errors = [...output.matchAll(lines)];
    if (exitCode === 1 && errors.length === 0) return units.map(() => unsure);
    return units.map(({ code }, index): Answer => {
      const own = errors.filter(([, number]) => Number(number) === index);
      const [first] = own;
      if (first === undefined) return fine;
      if (own.some(([, , , message = '']) => tooOld.test(message))) return unsure;
      const [, , line = '1', message = '', before = ''] = first;
      return {
        kind: 'refused',
        message,
        from: Math.min(code.length, offsetOfLine(code, Number(line)) + before.length),
      };
    });
  },
};

/** `\u0022` is read before anything else, and shifts every place after it. */
function withoutEscapes(code: string): string {
  return code.replace(/\\u+[0-9a-f]{4}/gi, (escape) => '_'.repeat(escape.length));
}
