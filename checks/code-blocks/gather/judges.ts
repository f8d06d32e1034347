import { json5Ladder, jsoncLadder, jsonLinesLadder, strictJsonLadder, tomlLadder, yamlLadder } from './ladder/data.ts';
import { javaScriptLadder, tsxLadder, typeScriptLadder } from './ladder/javascript.ts';
import type { BlockInput } from './block-input.ts';
import { deepestMarkdown, markdownLanguages } from './judge-markdown.ts';
import { notBegun } from './judge-task.ts';
import type { Judge, Ladder } from './parsed.ts';
import { reasonToSkip } from './reasons-to-skip.ts';
import { tellLanguage } from './tell-language.ts';

const sure = (parser: string, ladder: Ladder): (() => Promise<Judge>) => {
  return () => Promise.resolve({ parser, ladder, sure: true });
};

/** Who judges each language. Parsers are loaded when their language occurs. */
const loaders: Readonly<Record<string, () => Promise<Judge>>> = {
  js: sure('oxc-parser', javaScriptLadder),
  jsx: sure('oxc-parser', javaScriptLadder),
  ts: sure('oxc-parser', typeScriptLadder),
  tsx: sure('oxc-parser', tsxLadder),
  json: sure('jsonc-parser', strictJsonLadder),
  jsonc: sure('jsonc-parser', jsoncLadder),
  jsonl: sure('jsonc-parser', jsonLinesLadder),
  json5: sure('json5', json5Ladder),
  yaml: sure('yaml', yamlLadder),
  toml: sure('smol-toml', tomlLadder),
  python: async () => (await import('./ladder/python.ts')).judge,
  go: async () => (await import('./ladder/go.ts')).judge,
  ruby: async () => (await import('./ladder/ruby.ts')).loadJudge(),
  bash: async () => (await import('./ladder/shell.ts')).loadJudge('bash'),
  zsh: async () => (await import('./ladder/shell.ts')).loadJudge('zsh'),
  css: async () => (await import('./ladder/style.ts')).cssJudge,
  scss: async () => (await import('./ladder/style.ts')).scssJudge,
  graphql: async () => (await import('./ladder/graphql.ts')).judge,
  xml: async () => (await import('./ladder/xml.ts')).judge,
  svg: async () => (await import('./ladder/xml.ts')).judge,
  sql: async () => (await import('./ladder/sql.ts')).loadJudge(),
  hcl: async () => (await import('./ladder/hcl.ts')).loadJudge(),
  dotenv: async () => (await import('./ladder/settings-lines.ts')).dotenvJudge,
  properties: async () => (await import('./ladder/settings-lines.ts')).propertiesJudge,
  ini: async () => (await import('./ladder/settings-lines.ts')).iniJudge,
  'svelte-template': async () => (await import('./ladder/svelte.ts')).judge,
  markdown: async () => (await import('./ladder/markdown.ts')).judge,
  mdx: async () => (await import('./ladder/markdown.ts')).judge,
  dockerfile: async () => (await import('./ladder/dockerfile.ts')).judge,
  rust: async () => (await import('./ladder/grammars.ts')).loadJudge('rust'),
  java: async () => (await import('./ladder/grammars.ts')).loadJudge('java'),
  c: async () => (await import('./ladder/grammars.ts')).loadJudge('c'),
  cpp: async () => (await import('./ladder/grammars.ts')).loadJudge('cpp'),
  csharp: async () => (await import('./ladder/grammars.ts')).loadJudge('csharp'),
  php: async () => (await import('./ladder/grammars.ts')).loadJudge('php'),
  kotlin: async () => (await import('./ladder/grammars.ts')).loadJudge('kotlin'),
  swift: async () => (await import('./ladder/grammars.ts')).loadJudge('swift'),
  elixir: async () => (await import('./ladder/grammars.ts')).loadJudge('elixir'),
  scala: async () => (await import('./ladder/grammars.ts')).loadJudge('scala'),
};

/** What stands inside other languages. */
const inside: Readonly<Record<string, readonly string[]>> = {
  vue: ['js', 'jsx', 'ts', 'tsx', 'json', 'css', 'scss'],
  'vue-html': ['js', 'css'],
  svelte: ['js', 'ts', 'css', 'scss', 'svelte-template'],
  astro: ['ts', 'tsx', 'json', 'css', 'scss'],
  html: ['js', 'ts', 'json', 'css', 'jsx'],
  bash: ['zsh'],
  json: ['jsonc'],
};

export type Judges = ReadonlyMap<string, Judge>;

/** The judges for these blocks, and for those that Markdown among them shows. `onBlock` is told which is being read; none while parsers load. */
export async function judgesFor(
  blocks: readonly BlockInput[],
  onBlock: (index: number) => void = () => {},
): Promise<Judges> {
  const languages = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    onBlock(index);
    for (const language of await languagesIn(block, 0)) languages.add(language);
  }
  onBlock(notBegun);
  return loadJudges(languages);
}

async function languagesIn(block: BlockInput, depth: number): Promise<string[]> {
  const told = tellLanguage(block);
  const { language } = told;
  if (language === undefined) return [];
  if (!markdownLanguages.has(language) || depth >= deepestMarkdown || reasonToSkip(block, told) !== undefined)
    return [language];
  const { judge } = await import('./ladder/markdown.ts');
  const inner = await Promise.all((judge.blocksIn?.(block.code) ?? []).map((one) => languagesIn(one, depth + 1)));
  return [language, ...inner.flat()];
}

const loaded = new Map<string, Promise<Judge>>();

/** The judges for these languages and all that may stand inside them; a language without a parser has none. */
export async function loadJudges(languages: Iterable<string>): Promise<Judges> {
  const wanted = new Set([...languages].flatMap((language) => [language, ...(inside[language] ?? [])]));
  const judges = new Map<string, Judge>();
  for (const language of wanted) {
    const load = loaders[language];
    if (load === undefined) continue;
    const judge = loaded.get(language) ?? load();
    loaded.set(language, judge);
    judges.set(language, await judge);
  }
  return judges;
}
