import { languageOfFile } from '../../core/code-language.ts';
import type { FileMention } from '../../core/draft-evidence.ts';
import type { Info } from './info-string.ts';

const name = String.raw`[\p{L}\p{N}_@.$~+()[\]/-]{1,120}`;
/** In running Korean, where a name of Hangul could be any word. */
const asciiName = String.raw`[\w@.$~+()[\]/-]{1,120}`;
const attribute =
  /(?:^|[\s{,])(?:title|file|filename|file_name|name|path)\s*=\s*(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|([^\s"'{},]{1,200}))/i;
const comment = new RegExp(
  String.raw`^\s*(?://+|#+|--|;+|%|/\*+|<!--)\s*(?:@?(?:file|filename|path|title)\s*[:=]\s*)?(${name})\s*(?:\*/|-->)?\s*$`,
  'iu',
);
const lastInLine = new RegExp(String.raw`(?:^|[\s\x60*"'(“‘「『])(${name})[\x60*"'”’」』)]*\s*[:：.]?\s*$`, 'u');
const koreanMakes = new RegExp(
  String.raw`(?:^|[\s\x60*"'(])(${asciiName})[\x60*"')]*\s{0,2}(?:파일)?\s{0,2}(?:을|를|에|은|는|이|가)\s[^.!?\n]{0,60}?(?:만[들든듭]|작성|생성|추가|저장|수정|편집|변경|입력|열고|엽니다|넣)`,
  'u',
);
const englishMakes = new RegExp(
  String.raw`\b(?:creat|add|edit|open|sav|updat|modif|writ|chang|mak)\w{0,4}\s[^.!?\n]{0,60}?[\x60*"']{1,3}(${name})[\x60*"']{1,3}`,
  'iu',
);

/** The file that a block stands for: what the fence says, else its first-line comment, else the text before. */
export function nameOfBlock({
  info,
  code,
  before,
}: {
  info: Info;
  code: string;
  before: string;
}): FileMention | undefined {
  const inInfo = fromInfo(info.meta);
  if (inInfo !== undefined) return { name: inInfo, from: 'info' };
  const first = code.slice(0, 300).split('\n', 1)[0] ?? '';
  const inComment = asFile(comment.exec(first)?.[1]);
  if (inComment !== undefined) return { name: inComment, from: 'comment' };
  const inText = fromText(before);
  return inText === undefined ? undefined : { name: inText, from: 'text' };
}

function fromInfo(meta: string): string | undefined {
  if (meta === '') return undefined;
  const text = meta.slice(0, 2000);
  const [, double, single, bare] = attribute.exec(text) ?? [];
  const attributed = asFile(double ?? single ?? bare);
  if (attributed !== undefined) return attributed;
  if (text.startsWith(':')) return asFile(text.slice(1).split(/\s/, 1)[0]);
  if (text.startsWith('[')) return asFile(text.slice(1, text.lastIndexOf(']')));
  return asFile(text.split(/\s/, 1)[0]);
}

function fromText(before: string): string | undefined {
  if (before === '' || before.startsWith('<!--')) return undefined;
  const lines = before.trimEnd().split(/\r\n|\n|\r/);
  const last = (lines.at(-1) ?? '').slice(-400);
  const atEnd = asFile(lastInLine.exec(last)?.[1]);
  if (atEnd !== undefined) return atEnd;
  const tail = lines.join(' ').slice(-600);
  for (const pattern of [koreanMakes, englishMakes]) {
    const found = asFile(pattern.exec(tail)?.[1]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function asFile(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/^[([]+(?=[^)\]]*$)|^\.\/|[.,:]+$/g, '');
  if (trimmed === undefined || trimmed === '' || /\s|:\/\//.test(trimmed)) return undefined;
  return languageOfFile(trimmed) === undefined ? undefined : trimmed;
}
