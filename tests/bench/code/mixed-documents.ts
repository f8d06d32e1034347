import { pick, randomFrom } from './random.ts';

type Write = (n: number) => string;

/** Shares of the languages in 33,000 code blocks of the documentation of 48 public projects, in per cent. */
const languages: readonly { readonly share: number; readonly fence: string; readonly blocks: readonly Write[] }[] = [
  {
    share: 34,
    fence: 'js',
    blocks: [
      (n) =>
        `import express from 'express';\n\nconst app = express();\napp.get('/items/:id', async (request, response) => {\n  const item = await find(request.params.id);\n  if (item === undefined) return response.status(404).end();\n  response.json({ ...item, seen: ${n} });\n});\napp.listen(3000);`,
      (n) =>
        `export async function* pages(start, { limit = ${n} } = {}) {\n  for (let page = start; page < start + limit; page += 1) {\n    const answer = await fetch(\`/api/list?page=\${page}\`);\n    yield* (await answer.json()).items;\n  }\n}`,
      (n) =>
        `class Queue {\n  #items = [];\n\n  push(item) {\n    this.#items.push(item);\n    return this.#items.length;\n  }\n\n  static of(...items) {\n    const queue = new Queue();\n    for (const item of items) queue.push(item);\n    return queue;\n  }\n}\n\nQueue.of(1, 2, ${n});`,
      (n) =>
        `const total = cart.items\n  .filter(({ price }) => price > ${n})\n  .map(({ price, count = 1 }) => price * count)\n  .reduce((sum, one) => sum + one, 0);\nconsole.log(\`Total: \${total.toFixed(2)}\`);`,
    ],
  },
  {
    share: 24,
    fence: 'ts',
    blocks: [
      (n) =>
        `interface Item {\n  readonly id: string;\n  readonly price: number;\n}\n\nexport function cheapest(items: readonly Item[]): Item | undefined {\n  return items.toSorted((one, other) => one.price - other.price)[${n % 3}];\n}`,
      (n) =>
        `type Handler<Event extends string> = (event: Event, payload: unknown) => void;\n\nexport class Bus<Event extends string> {\n  readonly #handlers = new Map<Event, Handler<Event>[]>();\n\n  on(event: Event, handler: Handler<Event>): void {\n    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);\n  }\n}\n\nnew Bus<'open' | 'close'>().on('open', () => console.log(${n}));`,
      (n) =>
        `const config = {\n  retries: ${n},\n  hosts: ['a.example', 'b.example'],\n} as const satisfies Config;\n\nexport type Host = (typeof config.hosts)[number];`,
    ],
  },
  {
    share: 5,
    fence: 'tsx',
    blocks: [
      (n) =>
        `export function Badge({ label, tone = 'calm' }: Props) {\n  const [open, setOpen] = useState(false);\n  return (\n    <button className={tone} onClick={() => setOpen(!open)}>\n      {label} {open && <span>{${n}}</span>}\n    </button>\n  );\n}`,
    ],
  },
  {
    share: 13,
    fence: 'bash',
    blocks: [
      (n) => `npm install --save-dev vitest\nnpx vitest run --reporter=dot tests/case-${n}.test.ts`,
      (n) =>
        `for file in docs/*.md; do\n  if grep -q "draft: true" "$file"; then\n    echo "skipped: $file" >&2\n    continue\n  fi\n  wc -w "$file" | awk '{ print $1 + ${n} }'\ndone`,
    ],
  },
  {
    share: 5,
    fence: 'python',
    blocks: [
      (n) =>
        `from dataclasses import dataclass\n\n\n@dataclass(frozen=True)\nclass Point:\n    x: float\n    y: float = ${n}\n\n    def scaled(self, by: float) -> "Point":\n        return Point(self.x * by, self.y * by)\n\n\nprint([p.scaled(2) for p in (Point(1), Point(2))])`,
    ],
  },
  {
    share: 5,
    fence: 'rust',
    blocks: [
      (n) =>
        `fn largest(values: &[i64]) -> Option<i64> {\n    values.iter().copied().filter(|one| *one > ${n}).max()\n}\n\nfn main() {\n    println!("{:?}", largest(&[1, 2, 3]));\n}`,
    ],
  },
  {
    share: 4,
    fence: 'json',
    blocks: [
      (n) =>
        `{\n  "name": "sample",\n  "version": "1.${n}.0",\n  "scripts": { "test": "vitest run", "build": "tsc" },\n  "files": ["dist", "README.md"]\n}`,
    ],
  },
  {
    share: 3,
    fence: 'yaml',
    blocks: [
      (n) =>
        `name: checks\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    timeout-minutes: ${n}\n    steps:\n      - uses: actions/checkout@v5\n      - run: npm ci\n      - run: npm test`,
    ],
  },
  {
    share: 3,
    fence: 'css',
    blocks: [
      (n) =>
        `.card {\n  display: grid;\n  gap: ${n}px;\n\n  & > img {\n    aspect-ratio: 16 / 9;\n  }\n\n  @media (width < 40rem) {\n    grid-template-columns: 1fr;\n  }\n}`,
    ],
  },
  {
    share: 2,
    fence: 'java',
    blocks: [
      (n) =>
        `public record Range(int from, int to) {\n    public Range {\n        if (from > to) throw new IllegalArgumentException("from > to: " + from);\n    }\n\n    public int size() {\n        return to - from + ${n};\n    }\n}`,
    ],
  },
  {
    share: 2,
    fence: 'csharp',
    blocks: [
      (n) =>
        `public sealed class Cache<T>(int size = ${n})\n{\n    private readonly Dictionary<string, T> _items = new(size);\n\n    public T? Find(string key) => _items.TryGetValue(key, out var item) ? item : default;\n}`,
    ],
  },
];

const words =
  'a server keeps what it has read until somebody asks again and then it answers at once because the file has not changed since the last request came in over the same connection'.split(
    ' ',
  );

/** One document with `blocks` code blocks among the prose, lists, quotes and tables of documentation. */
function document(index: number, blocks: number, random: () => number): string {
  const sentence = (): string => {
    const from = Math.floor(random() * 12);
    const text = words.slice(from, from + 9 + Math.floor(random() * 12)).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string =>
    `${sentence()} See the [guide](https://example.com/${index}), or \`option-${index}\`.\n${sentence()} **${sentence()}**`;
  const parts = [`---\ntitle: Page ${index}\ntags: [bench]\n---`, `# Page ${index}`, paragraph()];
  for (let at = 0; at < blocks; at += 1) {
    const code = block(index * blocks + at, random);
    const kind = random();
    if (kind < 0.3) parts.push(`## Step ${at + 1}`);
    parts.push(paragraph());
    if (kind > 0.85) parts.push(`1. ${sentence()}\n\n${indented(code, '   ')}\n\n2. ${sentence()}`);
    else if (kind > 0.82) parts.push(indented(code, '> '));
    else parts.push(code);
    if (kind < 0.1) parts.push(`- ${sentence()}\n- ${sentence()}\n  - ${sentence()}`);
    else if (kind < 0.16) parts.push(`| Option | Meaning |\n| --- | --- |\n| \`a\` | ${sentence()} |`);
  }
  return `${parts.join('\n\n')}\n`;
}

function block(n: number, random: () => number): string {
  let at = random() * 100;
  const language = languages.find(({ share }) => (at -= share) < 0) ?? languages[0];
  if (language === undefined) throw new Error('No language.');
  return `\`\`\`${language.fence}\n${pick(language.blocks, random)(2 + (n % 90))}\n\`\`\``;
}

function indented(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => `${by}${line}`.trimEnd())
    .join('\n');
}

export function mixedDocuments(documents: number, blocksEach: number): string[] {
  const random = randomFrom(10_000);
  return Array.from({ length: documents }, (_, index) => document(index, blocksEach, random));
}
