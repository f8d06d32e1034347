import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

describe('code that no reader can run is broken', () => {
  test.for([
    { name: 'comma missing between properties', info: 'js', code: 'const a = {\n  b: 1\n  c: 2,\n};' },
    { name: 'comma missing between arguments', info: 'jsx', code: 'useIt(\n  () => a\n  [b]: c\n);' },
    { name: 'closing brace missing', info: 'ts', code: 'function f() {\n  if (a) {\n    b();\n  }\n\nf();\n\nmore();' },
    { name: 'string not closed', info: 'js', code: "import { a } from './a;\n\na();" },
    { name: 'string closed with the other quote', info: 'ts', code: 'const a = f(\'x", 1);\n\nf(a);' },
    { name: 'misspelt keyword', info: 'js', code: 'fucntion f(x) {\n  return x;\n}' },
    { name: '`await` in a plain arrow function', info: 'ts', code: 'const load = () => {\n  await fetch(url);\n};' },
    { name: 'a word twice', info: 'ts', code: 'import {\n  a,\n} from "x" from "x";' },
    { name: 'semicolon in an object', info: 'js', code: 'export default {\n  a: 1;\n  b: 2,\n};' },
    { name: 'tags that cross', info: 'tsx', code: 'const A = () => <div><b></div></b>;' },
    { name: 'prose in the middle', info: 'ts', code: 'const a = 1;\nWe then call it.\nf(a);' },
    { name: 'constant without a value', info: 'js', code: 'const x;\nuse(x);' },
    { name: 'a call with a bare property', info: 'js', code: 'const q = useQuery(queryKey: ["a"], queryFn: f)' },
    { name: 'an excerpt that is broken inside', info: 'js', code: 'function f() {\n  g(1 2);\n  ...\n}' },
    { name: 'dots do not excuse what stands beside them', info: 'ts', code: 'const a = { b: 1 c: 2, ... };' },
  ])('$name', async ({ info, code }) => {
    expect(await judge(info, code)).toMatchObject({ status: 'broken', problem: { kind: 'syntax' } });
  });
});

describe('what documents leave out is no fault', () => {
  test.for([
    { name: 'whole program', info: 'js', code: 'const a = await f();\nexport { a };', status: 'ok' },
    { name: 'exports a name declared elsewhere', info: 'js', code: 'export { a };', status: 'ok-as-fragment' },
    { name: 'JSX in `js`', info: 'js', code: 'const a = <b>{c}</b>;', status: 'ok' },
    {
      name: 'recent TypeScript',
      info: 'ts',
      code: 'function f<const T extends readonly unknown[]>(x: T): T { using y = g(); return x; }\nexport type * from "./a.ts";\nenum E { A = "a" }',
      status: 'ok',
    },
    {
      name: 'statements of a function',
      info: 'js',
      code: 'if (a) return await b;\nyield c;',
      status: 'ok-as-fragment',
    },
    { name: 'members of an object', info: 'js', code: 'a: 1,\nb() {\n  return 2;\n},', status: 'ok-as-fragment' },
    { name: 'an object alone', info: 'js', code: '{\n  a: 1,\n  "b": [2],\n}', status: 'ok-as-fragment' },
    {
      name: 'members of a class',
      info: 'ts',
      code: 'private a = 1;\n@Input() b!: string;\nget c(): number {\n  return super.c;\n}',
      status: 'ok-as-fragment',
    },
    {
      name: 'members of an interface',
      info: 'ts',
      code: 'readonly a?: string\nb(c: number): void',
      status: 'ok-as-fragment',
    },
    { name: 'a type alone', info: 'ts', code: '{ a: string; b?: number }', status: 'ok-as-fragment' },
    {
      name: 'signatures',
      info: 'ts',
      code: 'function f(a: string): void;\nfunction g<T>(b: T): T;',
      status: 'ok',
    },
    { name: 'elements side by side', info: 'jsx', code: '<A b={1} />\n<C>text & {d}</C>', status: 'ok-as-fragment' },
    { name: 'attributes', info: 'jsx', code: 'className="a"\nonClick={() => b()}', status: 'ok-as-fragment' },
    { name: 'cases', info: 'js', code: "case 'a':\n  b();\n  break;\ndefault:\n  c();", status: 'ok-as-fragment' },
    { name: 'generics arrow in `ts` that is TSX', info: 'ts', code: 'const a = <div />;', status: 'ok-as-fragment' },
    { name: 'dots for arguments', info: 'js', code: 'f(...);\ng(a, ...);', status: 'ok-as-fragment' },
    {
      name: 'dots for a body',
      info: 'js',
      code: 'function f() { ... }\nconst a = ...;\nif (b) {\n  ...\n}',
      status: 'ok-as-fragment',
    },
    { name: 'dots for members', info: 'ts', code: 'const a = {\n  b: 1,\n  …\n};', status: 'ok-as-fragment' },
    { name: 'a spread stays a spread', info: 'js', code: 'const a = [...b, ...c()];\nf(...d);', status: 'ok' },
    {
      name: 'placeholder',
      info: 'js',
      code: 'const key = <your-api-key>;\nconst b = {{ name }};',
      status: 'ok-as-fragment',
    },
    { name: 'a diff', info: 'js', code: ' const a = {\n-  b: 1,\n+  b: 2,\n   c: 3,\n };', status: 'ok-as-fragment' },
    {
      name: 'lines marked as deleted',
      info: 'js del={2} ins={3}',
      code: 'const a = {\n  b: 1\n  b: 2,\n};',
      status: 'ok-as-fragment',
    },
    {
      name: 'a line that the highlighter deletes',
      info: 'ts',
      code: 'f({\n  a: 1 // [!code --]\n  a: 2, // [!code ++]\n});',
      status: 'ok-as-fragment',
    },
    {
      name: 'highlight markers',
      info: 'js',
      code: 'function f() {\n  *!*\n  g();\n  */!*\n}',
      status: 'ok-as-fragment',
    },
    {
      name: 'opening lines alone',
      info: 'js',
      code: 'export default function App() {\n  const [a, b] = useState(0);',
      status: 'ok-as-fragment',
    },
    { name: 'an opening tag alone', info: 'tsx', code: '<div style={{ a: 1 }}>', status: 'ok-as-fragment' },
    { name: 'cut off at dots', info: 'js', code: '!function(e,t){"object"==typeof e?\n...', status: 'ok-as-fragment' },
    {
      name: 'two ways, a blank line between',
      info: 'js',
      code: 'const a = f(1);\n\nconst a = f(2);',
      status: 'ok-as-fragment',
    },
    {
      name: 'two ways, line by line',
      info: 'ts',
      code: 'const a = f(1);\n// or\nconst a = f(1, 2);',
      status: 'ok-as-fragment',
    },
    {
      name: 'an import, then a method of what it is for',
      info: 'js',
      code: "import { h } from 'vue'\nrender() {\n  return h('a')\n}",
      status: 'ok-as-fragment',
    },
  ])('$name', async ({ info, code, status }) => {
    expect((await judge(info, code)).status).toBe(status);
  });

  test('a name declared twice, far apart, is suspect', async () => {
    expect((await judge('js', 'const a = 1;\nf(a);\nconst a = 2;')).status).toBe('suspect');
  });
});

describe('the wrong language', () => {
  test.for([
    { name: 'types in `js`', info: 'js', code: 'const a: string = f<B>(c);', actual: 'ts' },
    { name: 'type arguments in `js`', info: 'js', code: 'const { a, b } = create<C, D>({\n  e,\n})', actual: 'ts' },
    {
      name: 'a component in `js`',
      info: 'js',
      code: '<template>\n  <p :a="b">{{ c }}</p>\n</template>\n\n<script>\nexport default {}\n</script>',
      actual: 'vue',
    },
    {
      name: 'an Astro page in `js`',
      info: 'js',
      code: '---\nconst { a } = Astro.props;\n---\n<p>{a}</p>',
      actual: 'astro',
    },
    { name: 'JSON in `ts`', info: 'ts', code: '{\n  "a": [1],\n  "b": {"c": null}\n}', actual: undefined },
    { name: 'unquoted keys in `json`', info: 'json', code: "{\n  a: 'b',\n}", actual: 'json5' },
    { name: 'JavaScript in `json`', info: 'json', code: "devtool: 'source-map',\nb: f(),", actual: 'js' },
    {
      name: 'the file says otherwise',
      info: 'tsx title="main.css"',
      code: '@import "a";\n.b { c: d; }',
      actual: 'css',
    },
  ])('$name', async ({ info, code, actual }) => {
    expect((await judge(info, code)).problem?.actual).toBe(actual);
  });
});

describe('where', () => {
  test.for([
    { name: 'the parser’s own place', info: 'js', code: 'const a = {\n  b: 1\n  c: 2,\n};', at: 'c' },
    { name: 'inside a form', info: 'js', code: 'a: 1,\nb: 2\nc: 3,', at: 'c' },
    { name: 'after Hangul and emoji', info: 'js', code: 'const a = "한글 😀";  b c', at: ' c' },
    { name: 'in JSON', info: 'json', code: '{\n  "a": 1\n  "b": 2\n}', at: '"b"' },
    { name: 'in YAML', info: 'yaml', code: 'a: 1\nb: c: d', at: 'c' },
    { name: 'in TOML', info: 'toml', code: 'a = 1\nb = 10s', at: 's' },
    { name: 'in a script', info: 'vue', code: '<script setup lang="ts">\nconst a: = 1\n</script>', at: '=' },
  ])('$name', async ({ info, code, at }) => {
    const { problem } = await judge(info, code);
    expect(code.slice(problem?.from).startsWith(at)).toBe(true);
  });
});

test('where the bracket that is not closed was opened', async () => {
  const code = 'f();\n\nfunction g() {\n  if (a) {\n    h();\n\n  return 1;\n}\n\nk();';
  const { problem } = await judge('js', code);
  expect(code.slice(problem?.opened)).toMatch(/^\{/);
});
