import { languageOfFile, languageOfWord } from '../../../pipeline/core/code-language.ts';
import type { BlockInput, RawVerdict } from './block-input.ts';

export type Told = Pick<RawVerdict, 'language' | 'toldBy'>;

const command =
  /^(?:sudo\s+)?(?:[A-Z_]{2,40}=\S*\s+)?(?:npm|npx|pnpm|yarn|bun|bunx|node|deno|git|cd|mkdir|cp|mv|rm|ls|cat|echo|curl|wget|docker|docker-compose|kubectl|helm|pip|pip3|pipx|uv|uvx|python|python3|poetry|cargo|rustup|go|brew|apt|apt-get|yum|dnf|apk|make|cmake|touch|export|source|ssh|scp|tar|unzip|chmod|chown|terraform|aws|gcloud|az|gh|mvn|gradle|dotnet|bundle|gem|rails|composer|php|java|javac)(?:\s|$)/;

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

function isCommands(code: string): boolean {
  const lines = code.split('\n', 60).filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  let continued = false;
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const isPart = continued;
      continued = /\\\s*$/.test(line);
      return isPart || command.test(line);
    })
  );
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
