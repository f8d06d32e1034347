import { languageOfFile, languageOfWord } from '../../../pipeline/core/code-language.ts';
import { isCommands } from './commands.ts';
import type { BlockInput, RawVerdict } from './block-input.ts';

export type Told = Pick<RawVerdict, 'language' | 'toldBy'>;

/** The language of a block: what its fence says, else its file's name, else what it plainly is. Indented code claims none. */
export function tellLanguage({ language, fileName, style, code }: BlockInput): Told {
  if (language !== undefined) return { language: languageOfWord(language), toldBy: 'fence' };
  if (style === 'indented') return { language: undefined, toldBy: 'none' };
  const named = fileName === undefined ? undefined : languageOfFile(fileName.name);
  if (named !== undefined && agrees(named, code)) return { language: named, toldBy: 'file-name' };
  if (isCommands(code)) return { language: 'bash', toldBy: 'content' };
  if (isJson(code)) return { language: 'json', toldBy: 'content' };
  return { language: undefined, toldBy: 'none' };
}

/** A text before a block may name a file that the block is not. */
function agrees(language: string, code: string): boolean {
  const start = code.trimStart();
  if (language === 'json' || language === 'jsonc') return /^[[{"/]/.test(start);
  return !isCommands(code);
}

function isJson(code: string): boolean {
  if (!/^\s*[[{]/.test(code) || code.length > 65_536) return false;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}
