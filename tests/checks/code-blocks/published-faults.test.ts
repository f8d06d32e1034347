import { describe, expect, test } from 'vitest';
import type { RawVerdict } from '../../../checks/code-blocks/gather/block-input.ts';
import { judge } from './judge.ts';

/** Kinds of faults that were published in well-kept manuals; every snippet is written anew. */
describe('must be flagged', () => {
  test.for<{ name: string; info: string; code: string; status: RawVerdict['status']; at: string }>([
    {
      name: 'a comma is missing between members',
      info: 'js',
      code: "const schema = {\n  type: 'object',\n  required: ['id']\n  properties: { id: { type: 'string' } },\n}",
      status: 'broken',
      at: 'properties',
    },
    {
      name: '`await` in an arrow that is not async',
      info: 'tsx',
      code: 'const prefetch = () => {\n  await client.load({ key })\n}\n\nreturn <a onMouseEnter={prefetch} />',
      status: 'broken',
      at: '',
    },
    {
      name: 'bare properties as arguments of a call',
      info: 'vue',
      code: '<script setup lang="ts">\nconst { data } = useThing(\n  key: [id],\n  load: () => read(id),\n)\n</script>',
      status: 'broken',
      at: ':',
    },
    {
      name: 'bare properties in a call of a template',
      info: 'vue-html',
      code: '<button @click="save(id: 1)">x</button>',
      status: 'suspect',
      at: ':',
    },
    {
      name: 'C#: `async =>` without parentheses',
      info: 'csharp',
      code: 'page.Request += async => {\n  await Log();\n};',
      status: 'suspect',
      at: '',
    },
    {
      name: 'YAML: a key twice in a step',
      info: 'yaml',
      code: 'steps:\n  - name: build\n    uses: one/two@v1\n    with:\n      a: b\n    uses: three/four@v2',
      status: 'suspect',
      at: 'uses: three',
    },
    {
      name: 'YAML: indentation that fits nowhere',
      info: 'yaml',
      code: 'spec:\n  weighted:\n    services:\n      - name: a\n       port: 80',
      status: 'broken',
      at: '',
    },
    {
      name: 'YAML: a quote that is not closed',
      info: 'yaml',
      code: 'http:\n  servers:\n    - url: "http://10.0.0.1:80\n    - url: "http://10.0.0.2:80"',
      status: 'broken',
      at: '',
    },
    {
      name: 'YAML: a comma after a quoted value',
      info: 'yaml',
      code: 'rules:\n  "a@1": "2",\n  "b": "3"',
      status: 'broken',
      at: ',',
    },
    {
      name: 'TOML: an address without quotes',
      info: 'toml',
      code: '[metrics]\n  [metrics.otlp]\n    endpoint = https://example.com:4318/v1',
      status: 'broken',
      at: 'https',
    },
    {
      name: 'JSON: a word without quotes',
      info: 'json',
      code: '{\n  "node": auto,\n  "x": 1\n}',
      status: 'broken',
      at: 'auto',
    },
    {
      name: 'Rust: the tick of a lifetime misplaced',
      info: 'rust',
      code: "struct Marker<a'> {\n    inner: &'a str,\n}",
      status: 'suspect',
      at: "'",
    },
    {
      name: 'a statement that a bracket too few leaves open',
      info: 'ts',
      code: "app.get('/', (req, res) => {\n  res.send('x')\n}",
      status: 'broken',
      at: '',
    },
    {
      name: 'Rust: an attribute',
      info: 'rust',
      code: '#[derive(Debug, Clone]\nstruct A;\n\nstruct B;',
      status: 'suspect',
      at: '',
    },
    {
      name: 'Elixir: `end` too many',
      info: 'elixir',
      code: 'def f(x) do\n  x\nend\nend',
      status: 'suspect',
      at: '',
    },
    { name: 'Elixir: comma', info: 'elixir', code: 'config :app, A,\n  a: 1\n  b: 2', status: 'suspect', at: '' },
    {
      name: 'Vue: a condition without its end',
      info: 'vue',
      code: '<template>\n  <p v-if="a &&">x</p>\n</template>',
      status: 'suspect',
      at: '',
    },
    {
      name: 'Vue: a script that is closed hides no bracket',
      info: 'vue',
      code: '<script setup>\nconst a = ref(0\n</script>',
      status: 'broken',
      at: '',
    },
    { name: 'HTML: half a quote', info: 'html', code: '<a href=x">a</a>', status: 'suspect', at: '"' },
    { name: 'YAML: a mapping after a list', info: 'yaml', code: '- a\nb: c', status: 'broken', at: '' },
  ])('$info: $name', async ({ info, code, status, at }) => {
    const verdict = await judge(info, code);
    expect(verdict).toMatchObject({ status, problem: { kind: 'syntax' } });
    expect(code.slice(verdict.problem?.from).startsWith(at)).toBe(true);
  });
});

/** What manuals write on purpose. */
describe('must not be flagged', () => {
  test.for([
    {
      name: 'deleted and inserted lines named in the info string',
      info: 'js del={2} ins={3-4}',
      code: 'const a = {\n  b: 1\n  b: 2,\n  c: 3,\n}',
    },
    {
      name: 'the line alone with which an element opens',
      info: 'jsx',
      code: '<Panel open={true} onClose={() => close()}>',
    },
    {
      name: 'the line alone with which a function opens',
      info: 'js',
      code: 'export default function Page({ title }) {',
    },
    { name: 'an include of mdBook', info: 'rust', code: '{{#rustdoc_include ../listings/a/src/main.rs:here}}' },
    { name: 'an include within code', info: 'rust', code: 'fn main() {\n{{#include a.rs:3}}\n}' },
    { name: 'markers around lines to look at', info: 'js', code: 'let a = 1;\n*!*\nlet b = a + 1;\n*/!*\nshow(b);' },
    { name: 'a marker in a line', info: 'js', code: 'show( *!*a*/!* );' },
    { name: 'an include of MkDocs', info: 'python', code: '{!> ../../docs_src/a/b.py hl[3:5] !}' },
    {
      name: 'a Dockerfile without FROM',
      info: 'dockerfile',
      code: 'COPY --from=builder /app /app\nENV PATH="/app/bin:$PATH"',
    },
    { name: 'a Dockerfile with dots', info: 'dockerfile', code: 'FROM python:3.14-slim\n...\nRUN sync --frozen' },
    { name: 'members of an object', info: 'ts', code: "name: 'a',\nlist: [1, 2]," },
    { name: 'members of JSON, with a note', info: 'json', code: '"a": 1, // the first\n"b": { "c": null }' },
    { name: 'dots in JSON', info: 'json', code: '{\n  "a": [1, ...],\n  ...\n}' },
    { name: 'dots among arguments', info: 'js', code: 'run(first, ..., last)' },
    {
      name: 'twoslash',
      info: 'ts twoslash',
      code: "// @filename: a.ts\nexport const a = 1\n// @filename: b.ts\nimport { a } from './a'\n//       ^?\n// ---cut---\na",
    },
    { name: 'a prompt with its answer', info: 'sh', code: '$ tool --version\ntool 1.2 (built (today)' },
    {
      name: 'a diff in a fence of another language',
      info: 'ts',
      code: '  const a = 1;\n- const b = a +;\n+ const b = a + 1;',
    },
    { name: 'half a function', info: 'js', code: '  const a = await b();\n  return a;\n}' },
    { name: 'closing brackets alone', info: 'js', code: '  });\n});' },
    { name: 'a tag that closes later', info: 'html', code: '<main>\n  <h1>x</h1>' },
    { name: 'a template of lit', info: 'html', code: '<input value=${x} @input=${(e) => f(e)}>' },
    { name: 'a list that looks like a diff', info: 'yaml', code: '- a: 1\n  b: 2\n- a: 3' },
    { name: 'a YAML template', info: 'yaml', code: 'image: {{ .Values.image }}\nname: <your-name>' },
    { name: 'the end of a module', info: 'elixir', code: '    x\n  end\nend' },
    {
      name: 'an entity in a directive',
      info: 'vue',
      code: '<template>\n  <p v-if="a &amp;&amp; b">x</p>\n</template>',
    },
    { name: 'an attribute over pieces', info: 'rust', code: '#[test]\nfn a() {}\n\nlet b = 1;' },
  ])('$info: $name', async ({ info, code }) => {
    expect(['ok', 'ok-as-fragment', 'skipped']).toContain((await judge(info, code)).status);
  });
});

/** Valid, and known to be misread by a grammar. A warning may come, a blocker never. */
const misread = [
  { info: 'python', code: 'class A[T = int]:\n    x: T' },
  { info: 'ts', code: "export type * from './a'" },
  { info: 'ts', code: 'type Box<in out T> = { value: T }' },
  { info: 'ts', code: "import defer * as a from './a'" },
  { info: 'rust', code: 'unsafe extern "C" {\n    safe fn f();\n}' },
  { info: 'rust', code: 'gen fn f() -> u8 {\n    yield 1;\n}' },
  { info: 'rust', code: 'let r = a..;' },
  { info: 'css', code: '@media (width >= 600px) {\n  a { b: c; }\n}' },
  { info: 'css', code: '@container (width > 30rem) {\n  a { b: c; }\n}' },
  { info: 'css', code: '.t & { color: red; }\n:root { --v: { }; }' },
  { info: 'css', code: '@import url("a.css") layer(base) supports(display: grid);' },
  { info: 'c', code: 'int f(int c) {\n  switch (c) {\n  case 0 ... 2:\n    return 1;\n  }\n  return 0;\n}' },
  { info: 'c', code: 'auto x = 1;\nenum E : unsigned char { A };' },
  { info: 'cpp', code: 'export module a;\n\nexport int f();' },
  { info: 'cpp', code: 'constexpr int f() {\n  if consteval {\n    return 1;\n  }\n  return 2;\n}' },
  { info: 'kotlin', code: 'val a = when (b) {\n    is String if b.isEmpty() -> 1\n    else -> 2\n}' },
  { info: 'kotlin', code: 'context(log: Logger)\nfun f() {}' },
  { info: 'kotlin', code: 'val a = $$"$b $$c"' },
  { info: 'kotlin', code: 'interface A { val b: Int; fun c() }' },
  { info: 'swift', code: '#Preview {\n  ContentView()\n}' },
  { info: 'swift', code: '@Test func f() {\n  #expect(1 == 1)\n}' },
  { info: 'swift', code: 'func f() throws(MyError) {}' },
  { info: 'swift', code: 'if #available(iOS 26, *) {\n  f()\n}' },
  { info: 'csharp', code: 'static class A {\n  extension(string s) {\n    public int Size => s.Length;\n  }\n}' },
  { info: 'csharp', code: 'a?.B = 1;' },
  { info: 'csharp', code: 'var n = nameof(List<>);' },
  { info: 'toml', code: 'a = {\n  b = 1,\n  c = 2,\n}' },
];

describe('valid recent syntax never blocks', () => {
  const judged = misread.map(({ info, code }) => judge(info, code));
  test.for(misread.map((one, index) => ({ ...one, index })))('$info: $code', async ({ index }) => {
    expect(['ok', 'ok-as-fragment', 'suspect']).toContain((await judged[index])?.status);
  });

  test('and warns no more than it did', async () => {
    const suspects = (await Promise.all(judged)).filter(({ status }) => status === 'suspect');
    expect(suspects.length).toBeLessThanOrEqual(15);
  });
});
