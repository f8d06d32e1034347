import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

describe('what a parser of the language refuses is broken', () => {
  test.for([
    { info: 'python', name: 'bracket', code: 'def f(x):\n    return [x, 1\n\nprint(f(1))\n\nprint(2)' },
    { info: 'py', name: 'keyword', code: 'fro x in range(3):\n    print(x)' },
    { info: 'python', name: 'string', code: 's = "hello\nprint(s)' },
    { info: 'python', name: 'indentation', code: 'def f():\nreturn 1' },
    { info: 'python', name: 'colon', code: 'if x == 1\n    print(x)' },
    { info: 'python', name: 'print statement', code: 'print "hello"' },
    { info: 'python', name: 'argument order', code: 'f(a=1, 2)' },
    {
      info: 'python',
      name: 'comma missing in a subscript',
      code: 'q: Annotated[str, Query(max=50)] = None\nr: Annotated[str Query(max=50)] = None',
    },
    { info: 'go', name: 'comma in a literal', code: 'package main\n\nvar x = []int{\n\t1,\n\t2\n}' },
    { info: 'go', name: 'keyword', code: 'package main\n\nfucn main() {\n}' },
    { info: 'go', name: 'brace on a line of its own', code: 'package main\n\nfunc main()\n{\n}' },
    { info: 'golang', name: 'statements', code: 'x := f(1\nif x {\n\treturn\n}\n\ng()' },
    { info: 'ruby', name: 'end missing', code: 'def f\n  if x\n    1\nend\n\nputs f\nputs f' },
    { info: 'rb', name: 'one end too many', code: 'def f\n  1\nend\nend' },
    { info: 'ruby', name: 'bracket', code: 'def f(x)\n  [x, 1\nend\n\nf(1)' },
    { info: 'bash', name: 'done missing', code: 'for i in 1 2; do\n  echo $i\n' },
    { info: 'sh', name: 'fi misspelt', code: 'if true; then\n  echo x\nfii' },
    { info: 'shell', name: 'quote', code: 'echo "hello\nls' },
    { info: 'bash', name: 'stray bracket', code: 'echo hi)' },
    { info: 'css', name: 'word without a colon', code: 'a { color red; }' },
    { info: 'css', name: 'brace', code: 'a { color: red; } }' },
    { info: 'scss', name: 'brace missing', code: '.a {\n  .b {\n    color: red;\n}\n\n.c { d: e }' },
    { info: 'graphql', name: 'bracket', code: 'query { user(id: 1 { name } }' },
    { info: 'xml', name: 'tags that cross', code: '<a><b></a></b>' },
    { info: 'hcl', name: 'quote', code: 'variable "x" {\n  default = "a\n}' },
    { info: 'tf', name: 'comma in a list', code: 'path "a/*" {\n  capabilities = ["read" "list"]\n}' },
    { info: 'terraform', name: 'brace', code: 'resource "a" "b" {\n  x = 1\n\n  y = 2\n  z = 3\n' },
    { info: 'dockerfile', name: 'misspelt instruction', code: 'FROM node:22\nRUNN ls' },
    { info: 'dockerfile', name: 'one argument', code: 'FROM node:22\nCOPY x' },
  ])('$info: $name', async ({ info, code }) => {
    expect(await judge(info, code)).toMatchObject({ status: 'broken', problem: { kind: 'syntax' } });
  });
});

describe('what a lenient grammar refuses is suspect', () => {
  test.for([
    { info: 'rust', name: 'semicolon', code: 'fn main() {\n    let x = 1\n    let y = 2;\n}' },
    { info: 'java', name: 'semicolon', code: 'class A {\n  int x = 1\n  int y = 2;\n}' },
    { info: 'csharp', name: 'lambda without brackets', code: 'page.Dialog += async => {\n  await f();\n};' },
    { info: 'c', name: 'bracket', code: 'int main(void) {\n  int x[2] = {1, 2;\n  return 0;\n}\n\nint f(void);' },
    { info: 'cpp', name: 'bracket', code: 'int main() {\n  std::vector<int> v = {1, 2;\n  return 0;\n}\n\nint f();' },
    { info: 'php', name: 'bracket', code: '<?php\nfunction f($x) {\n  return [$x, 1;\n}\n\nf(1);' },
    {
      info: 'kotlin',
      name: 'bracket',
      code: 'fun main() {\n    val xs = listOf(1, 2\n    println(xs)\n}\n\nfun f() {}',
    },
    { info: 'swift', name: 'bracket', code: 'func f() {\n  let x = [1, 2\n  print(x)\n}\n\nf()' },
    {
      info: 'elixir',
      name: 'end missing',
      code: 'defmodule A do\n  def b(c) do\n    c\n\n  def d, do: 1\n\n  def e, do: 2\n\n  def f, do: 3\nend',
    },
    { info: 'scala', name: 'bracket', code: 'object A {\n  val b = List(1, 2\n  val c = 3\n}\n\nobject D' },
    { info: 'sql', name: 'keyword', code: 'SELEC a FROM t;' },
    { info: 'sql', name: 'bracket', code: 'SELECT a FROM t WHERE b IN (1, 2;' },
    { info: 'sql', name: 'two conditions', code: 'SELECT a FROM t WHERE x = 1 WHERE y = 2;' },
  ])('$info: $name', async ({ info, code }) => {
    expect(await judge(info, code)).toMatchObject({ status: 'suspect', problem: { kind: 'syntax' } });
  });
});

describe('recent syntax and fragments pass', () => {
  test.for([
    {
      info: 'python',
      code: 'type A[T] = list[T]\n\nclass B[T = int]: ...\n\ntry:\n    pass\nexcept ValueError, OSError:\n    pass',
      status: 'ok',
    },
    { info: 'python', code: '    return x\n', status: 'ok-as-fragment' },
    { info: 'python', code: '@app.get("/")\nasync def f(a: str = Query(...)):', status: 'ok-as-fragment' },
    { info: 'python', code: '"a": 1,\n"b": [2],', status: 'ok-as-fragment' },
    { info: 'python', code: '= Query(default=None)', status: 'ok-as-fragment' },
    { info: 'python', code: 'except KeyError:\n    pass', status: 'ok-as-fragment' },
    { info: 'python', code: 'def f(...):\n    ...\n', status: 'ok-as-fragment' },
    { info: 'python', code: '%pip install a\n!ls\nimport a', status: 'ok-as-fragment' },
    { info: 'python', code: '{{ cookiecutter.name }} = <your value>', status: 'ok-as-fragment' },
    {
      info: 'go',
      code: 'func Map[T, U any](xs []T, f func(T) U) []U {\n\tfor i := range 10 {\n\t\tprintln(i)\n\t}\n\treturn nil\n}',
      status: 'ok',
    },
    { info: 'go', code: 'resp, err := http.Get(url)\nif err != nil {\n\treturn err\n}', status: 'ok-as-fragment' },
    { info: 'go', code: 'A int `json:"a"`\nB []string', status: 'ok-as-fragment' },
    { info: 'go', code: 'x := f()\n\nfunc f() int { ... }', status: 'ok-as-fragment' },
    { info: 'ruby', code: 'def f(...) = g(...)\ncase {a: 1}\nin {a: Integer => n} then n\nend', status: 'ok' },
    { info: 'ruby', code: 'a: 1,\nb: :c', status: 'ok-as-fragment' },
    {
      info: 'bash',
      code: 'if [[ $x =~ ^[0-9]+$ ]]; then echo ${m[a]:-z}; fi\ncat <<EOF | tee x\n$y\nEOF',
      status: 'ok',
    },
    { info: 'bash', code: 'git clone <repo-url>\ncd <dir>', status: 'ok-as-fragment' },
    {
      info: 'bash',
      code: '$ npm install\nadded 3 packages in 1s (2 audited)\n$ ls \\\n  -la\ntotal (0',
      status: 'ok-as-fragment',
    },
    { info: 'bash', code: 'npm run build ...', status: 'ok' },
    {
      info: 'css',
      code: '.card { &:has(> img) { color: color-mix(in oklch, red 50%, blue); } }\n@container c (width > 30rem) { a { b: c } }',
      status: 'ok',
    },
    { info: 'css', code: 'color: red;\n...', status: 'ok-as-fragment' },
    { info: 'graphql', code: 'user(id: 1) {\n  ...F\n  ...\n}', status: 'ok-as-fragment' },
    { info: 'xml', code: '<a:b c="1"/>\n<d>…</d>', status: 'ok-as-fragment' },
    {
      info: 'dockerfile',
      code: 'RUN --mount=type=cache,target=/a \\\n    b\nCOPY --from=c --link /d /e',
      status: 'ok',
    },
    {
      info: 'sql',
      code: "SELECT data->>'k' FROM t WHERE tags @> ARRAY['x'] AND ts > now() - interval '1 day';",
      status: 'ok',
    },
    { info: 'sql', code: 'INSERT INTO `t` (`a`) VALUES (1) ON DUPLICATE KEY UPDATE a = VALUES(a);', status: 'ok' },
    { info: 'sql', code: 'SELECT a, ... FROM <table name> WHERE b = {{ c }}', status: 'ok-as-fragment' },
    { info: 'sql', code: 'WHERE a = 1 ORDER BY b', status: 'ok-as-fragment' },
    {
      info: 'tf',
      code: 'locals {\n  x = [for s in var.l : upper(s) if s != ""]\n  y = { for k, v in m : k => v... }\n  z = <<-EOT\n    a\n  EOT\n}',
      status: 'ok',
    },
    { info: 'hcl', code: 'a {\n  b = {\n    c = 1\n    ...\n  }\n}', status: 'ok-as-fragment' },
    { info: 'hcl', code: 'ami = <your-ami>\ntags = { ... }', status: 'ok-as-fragment' },
    { info: 'hcl', code: '"old" = "names"', status: 'ok-as-fragment' },
    { info: 'hcl', code: '{\n  a = 1\n}', status: 'ok-as-fragment' },
    { info: 'rust', code: 'let x = vec![1, 2];\nprintln!("{x:?}");', status: 'ok' },
    { info: 'rust', code: '# use a::b;\n# fn main() {\nb();\n# }', status: 'ok' },
    { info: 'rust', code: '.expect("x")\n.len()', status: 'ok-as-fragment' },
    { info: 'rust', code: 'fn f(a: u8) -> /* ... */ {\n    // --snip--\n}', status: 'ok-as-fragment' },
    { info: 'java', code: 'public int add(int a, int b) {\n  return a + b;\n}', status: 'ok' },
    { info: 'java', code: '@Test\nvoid f() { ... }', status: 'ok-as-fragment' },
    { info: 'csharp', code: 'foreach (var x in xs) Console.WriteLine(x);', status: 'ok' },
    { info: 'cpp', code: 'for (auto x : v) std::cout << x;', status: 'ok' },
    { info: 'cpp', code: '#include <a.h>\nvoid f() {}\nNODE_MODULE(NAME, f)', status: 'ok-as-fragment' },
    { info: 'php', code: '$x = array_map(fn($v) => $v * 2, [1, 2]);', status: 'ok' },
    { info: 'php', code: 'public function f(): int\n{\n    return 1;\n}', status: 'ok-as-fragment' },
    { info: 'kotlin', code: 'val x by lazy { 1 }\nprintln("$x")', status: 'ok' },
    { info: 'swift', code: 'let a = b.map { $0 * 2 }', status: 'ok' },
    { info: 'elixir', code: 'def f(x) do\n  x |> g()\nend', status: 'ok' },
  ])('$info: $code', async ({ info, code, status }) => {
    expect((await judge(info, code)).status).toBe(status);
  });
});

describe('sessions and includes are counted, not parsed', () => {
  test.for([
    { info: 'python', code: '>>> 1 + (\n3', reason: 'console-session' },
    { info: 'console', code: '$ ls (', reason: 'console-session' },
    { info: 'ruby', code: 'irb(main):001> 1 + (\n=> 3', reason: 'console-session' },
    { info: 'elixir', code: 'iex> 1 + (\n3', reason: 'console-session' },
    { info: 'sql', code: 'app=# SELECT (\n count', reason: 'console-session' },
    { info: 'rust', code: '{{#rustdoc_include ../a.rs:b}}', reason: 'included' },
    { info: 'ts', code: '<<< @/snippets/a.ts{2}', reason: 'included' },
    { info: 'python', code: '{!> ../docs/a.py hl[1]!}', reason: 'included' },
    { info: 'rust,compile_fail', code: 'let x: = 1', reason: 'expects-errors' },
    { info: 'rs', code: 'struct A {\n//~^ ERROR unclosed\n  a: [u8;', reason: 'expects-errors' },
    { info: 'ts twoslash', code: '// @errors: 2339\nlet a: = 1', reason: 'expects-errors' },
    { info: 'ts', code: 'let a = b;\n//      ~', reason: undefined },
    { info: 'zig', code: 'x(', reason: 'no-parser' },
    { info: 'blorb', code: 'x(', reason: 'unknown-language' },
  ])('$info: $code', async ({ info, code, reason }) => {
    expect((await judge(info, code)).reason).toBe(reason);
  });
});

describe('the wrong language', () => {
  test.for([
    { name: 'JSON in `graphql`', info: 'graphql', code: '{\n  "data": {"a": 1}\n}', actual: 'json' },
    { name: 'commands in `js`', info: 'js', code: 'npm install a --save-dev\ncd b', actual: 'bash' },
    { name: 'a warning in `sh`', info: 'sh', code: 'strict mode: use a to allow b at "c" (strict)', actual: 'text' },
  ])('$name', async ({ info, code, actual }) => {
    expect((await judge(info, code)).problem).toMatchObject({ kind: 'wrong-language', actual });
  });
});

test.for([
  { info: 'python', code: '# 한글 😀\nx = "가" + (1 2)', at: '2' },
  { info: 'go', code: 'package p\n\nvar 가 = "😀" "b"', at: '"b"' },
  { info: 'ruby', code: 'x = "한글 😀"\ny = )', at: '= )' },
  { info: 'bash', code: 'echo "한글 😀"\necho hi)', at: ')' },
  { info: 'css', code: '/* 한글 😀 */\na { color red; }', at: 'color' },
  { info: 'graphql', code: '# 한글 😀\n{ a(b: ) }', at: ')' },
  { info: 'hcl', code: '# 한글 😀\na = "가" "나"', at: '"나"' },
  { info: 'sql', code: "SELECT '한글 😀' FROM t WHERE x = 1 WHERE y = 2", at: 'WHERE y' },
  { info: 'rust', code: '// 한글 😀\nfn main() {\n    let x = 1\n    let y = 2;\n}', at: '\n    let y' },
])('$info tells the place in UTF-16 units', async ({ info, code, at }) => {
  const { problem } = await judge(info, code);
  expect(code.slice(problem?.from).startsWith(at)).toBe(true);
});
