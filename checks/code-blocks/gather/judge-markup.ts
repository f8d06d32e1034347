import type { BlockInput, Judged } from './block-input.ts';
import { judgeTemplate } from './judge-template.ts';
import { attributeOf, frontMatterIn, type Script, scriptsIn } from './parsers/markup-scripts.ts';

type JudgeCode = (language: string, code: string, isEnclosed: boolean) => Judged;

const objecting: ReadonlySet<string> = new Set(['broken', 'suspect', 'unresolved']);

/** Judges the programs inside markup, and the tags around them; those of Astro have no parser here. */
export function judgeMarkup(language: string, { code }: BlockInput, judge: JudgeCode): Judged {
  const scripts = language === 'astro' ? astroScripts(code) : scriptsIn(code);
  const judged = scripts.flatMap((script) => {
    const inner = languageOfScript(language, script);
    return inner === undefined || script.code.trim() === ''
      ? []
      : [moved(judge(inner, script.code, script.closed), script.at)];
  });
  if (language === 'svelte') judged.push(judge('svelte-template', code, false));
  else if (language !== 'astro') judged.push(judgeTemplate(language, code));
  const parsed = judged.filter(({ reason }) => reason === undefined);
  const worst = parsed.find(({ status }) => objecting.has(status));
  if (worst !== undefined) return worst;
  const first = parsed.find(({ status }) => status === 'ok-as-fragment') ?? parsed[0];
  return first ?? { status: 'skipped', reason: 'no-parser' };
}

function astroScripts(code: string): Script[] {
  const top = frontMatterIn(code);
  if (top === undefined) return scriptsIn(code);
  const end = top.at + top.code.length;
  // Blanks keep the offsets of what follows.
  return [top, ...scriptsIn(code.slice(0, end).replace(/[^\n]/g, ' ') + code.slice(end))];
}

function languageOfScript(host: string, script: Script): string | undefined {
  if (script.tag === 'frontmatter') return 'tsx';
  const lang = attributeOf(script, 'lang')?.toLowerCase();
  if (script.tag === 'style') return lang ?? 'css';
  if (lang === 'ts' || lang === 'typescript') return 'ts';
  if (lang === 'tsx' || lang === 'jsx' || lang === 'js') return lang;
  const type = attributeOf(script, 'type')?.toLowerCase();
  if (type === undefined || /^(?:module|(?:text|application)\/javascript)$/.test(type))
    return host === 'astro' ? 'ts' : 'js';
  return /json|importmap|speculationrules/.test(type) ? 'json' : undefined;
}

function moved(judged: Judged, at: number): Judged {
  const { problem } = judged;
  if (problem === undefined) return judged;
  const opened = problem.opened === undefined ? {} : { opened: problem.opened + at };
  return { ...judged, problem: { ...problem, from: problem.from + at, to: problem.to + at, ...opened } };
}
