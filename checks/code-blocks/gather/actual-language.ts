import { parseJson, parseJson5 } from './parsers/json.ts';
import { parseJavaScript } from './parsers/javascript.ts';
import { frontMatterIn, scriptsIn } from './parsers/markup-scripts.ts';
import { climb } from './ladder/climb.ts';
import { jsoncLadder } from './ladder/data.ts';
import { javaScriptLadder, typeScriptLadder } from './ladder/javascript.ts';
import type { Ladder } from './parsed.ts';
import type { BlockInput } from './block-input.ts';
import { holdsCommands, isCommands } from './commands.ts';
import { languageOfFile } from '../../../pipeline/core/code-language.ts';

/** The language that code in the wrong fence is in, when that can be told for sure: it parses as that, or its file is named. */
export function actualLanguage(claimed: string, { code, meta, fileName }: BlockInput): string | undefined {
  return parsesAs(claimed, code, meta) ?? (fileName?.from === 'info' ? otherFamily(claimed, fileName.name) : undefined);
}

function parsesAs(claimed: string, code: string, meta: string): string | undefined {
  if (claimed !== 'bash' && isCommands(code)) return 'bash';
  if (scripts.has(claimed)) {
    const component = componentLanguage(code);
    if (component !== undefined) return component;
    if (parseJson(code) === undefined) return 'json';
    return !claimed.startsWith('ts') && climbs(code, meta, typeScriptLadder) ? 'ts' : undefined;
  }
  if (claimed === 'bash') return holdsCommands(code) ? undefined : 'text';
  if (claimed !== 'json' && claimed !== 'jsonc') return isJsonObject(code) ? 'json' : undefined;
  if (climbs(code, meta, jsoncLadder)) return undefined;
  if (parseJson5(code) === undefined) return 'json5';
  return notJson.test(code) && climbs(code, meta, javaScriptLadder) ? 'js' : undefined;
}

/** A key without quotes, or the start of a statement. */
function isJsonObject(code: string): boolean {
  return /^\s*[[{]/.test(code) && parseJson(code) === undefined;
}

const notJson = /^[ \t]*(?:\{?[ \t]*[A-Za-z_$][\w$]{0,80}[ \t]*:|(?:import|export|const|let|var|module|function)\b)/m;
const scripts = new Set(['js', 'jsx', 'ts', 'tsx']);

function otherFamily(claimed: string, name: string): string | undefined {
  const named = languageOfFile(name);
  return named === undefined || named === claimed || (scripts.has(named) && scripts.has(claimed)) ? undefined : named;
}

function climbs(code: string, meta: string, ladder: Ladder): boolean {
  const { status } = climb(code, ladder, {
    hints: { meta, isEnclosed: true },
    now: () => performance.now(),
    budgetMs: 200,
  });
  return status === 'ok' || status === 'ok-as-fragment';
}

/** A whole single-file component: its tags or fence stand at the margin, and what they hold parses. */
function componentLanguage(code: string): string | undefined {
  const top = frontMatterIn(code);
  if (top?.closed === true) {
    const error = parseJavaScript(top.code, 'tsx');
    return error === undefined || error.kind === 'fragment' ? 'astro' : undefined;
  }
  if (!/^<(?:template|script)\b/m.test(code) || !/^<\/(?:template|script)>/m.test(code)) return undefined;
  return scriptsIn(code).every(({ code: script }) => parseJavaScript(script, 'ts') === undefined) ? 'vue' : undefined;
}
