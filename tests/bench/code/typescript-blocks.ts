import { pick, randomFrom } from './random.ts';

export interface TypedBlock {
  readonly code: string;
  /** Whether it needs Node's own types. */
  readonly node: boolean;
}

type Write = (n: number) => string;

const sound: readonly Write[] = [
  (n) =>
    `interface User${n} {\n  id: number;\n  name: string;\n  tags?: string[];\n}\n\nconst user: User${n} = { id: ${n}, name: 'Kim' };\nexport const tags = user.tags ?? [];`,
  (n) =>
    `export function group<Key extends string, Item>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {\n  const groups = new Map<Key, Item[]>();\n  for (const item of items) {\n    const own = groups.get(keyOf(item)) ?? [];\n    own.push(item);\n    groups.set(keyOf(item), own);\n  }\n  return groups;\n}\n\nconst even = group([1, 2, ${n}], (one) => (one % 2 === 0 ? 'even' : 'odd'));\nexport const size: number = even.size;`,
  (n) =>
    `type Result<Value> = { ok: true; value: Value } | { ok: false; error: Error };\n\nfunction unwrap<Value>(result: Result<Value>): Value {\n  if (result.ok) return result.value;\n  throw result.error;\n}\n\nexport const total: number = unwrap({ ok: true, value: ${n} });`,
  (n) =>
    `export class Counter${n} {\n  #count = ${n};\n\n  get count(): number {\n    return this.#count;\n  }\n\n  add(by = 1): this {\n    this.#count += by;\n    return this;\n  }\n}\n\nnew Counter${n}().add().add(2).count.toFixed(1);`,
  (n) =>
    `async function load(url: string): Promise<unknown> {\n  const response = await fetch(url, { signal: AbortSignal.timeout(${n}) });\n  if (!response.ok) throw new Error(\`\${response.status}\`);\n  return response.json();\n}\n\nexport const page = load('https://example.com/${n}').then((body) => String(body));`,
  (n) =>
    `type Path<T> = T extends object ? { [Key in keyof T & string]: \`\${Key}\` | \`\${Key}.\${Path<T[Key]>}\` }[keyof T & string] : never;\n\ninterface Settings {\n  server: { port: number; host: string };\n  retries: number;\n}\n\nexport const where: Path<Settings> = 'server.port';\nexport const times = ${n};`,
  (n) =>
    `const levels = ['debug', 'info', 'error'] as const;\ntype Level = (typeof levels)[number];\n\nconst weights = { debug: 0, info: ${n}, error: 2 } satisfies Record<Level, number>;\nexport const heaviest = Math.max(...Object.values(weights));`,
  (n) =>
    `export function* take<Item>(items: Iterable<Item>, most: number): Generator<Item, void, undefined> {\n  let taken = 0;\n  for (const item of items) {\n    if (taken >= most) return;\n    taken += 1;\n    yield item;\n  }\n}\n\nexport const few = [...take(new Set([1, 2, 3]), ${n % 4})];`,
  (n) =>
    `enum Direction${n} {\n  Up = 'up',\n  Down = 'down',\n}\n\nexport function opposite(direction: Direction${n}): Direction${n} {\n  switch (direction) {\n    case Direction${n}.Up:\n      return Direction${n}.Down;\n    case Direction${n}.Down:\n      return Direction${n}.Up;\n  }\n}`,
  (n) =>
    `const list = document.querySelectorAll<HTMLAnchorElement>('a[href]');\nconst links = [...list].map(({ href, textContent }) => ({ href, text: textContent ?? '' }));\nexport const many = links.length > ${n};`,
];

const wrong: readonly Write[] = [
  (n) =>
    `interface Point {\n  x: number;\n  y: number;\n}\n\nconst point: Point = { x: ${n}, z: 2 };\nexport const sum = point.x + point.y;`,
  (n) => `const port: number = '${n}';\nexport const url = \`http://localhost:\${port}\`;`,
  (n) =>
    `function greet(name: string, times: number): string {\n  return name.repeat(times);\n}\n\nexport const text = greet(${n}, 2) + greet('Lee');`,
  (n) =>
    `const answers = new Map<string, number>();\nanswers.set('one', ${n});\nexport const first: number = answers.get('one');`,
  (n) =>
    `type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; side: number };\n\nexport function area(shape: Shape): number {\n  if (shape.kind === 'circle') return shape.side ** 2;\n  return shape.side * ${n};\n}`,
  (n) => `export const names = ['a', 'b'].map((one) => one.toUppercase() + ${n});`,
  (n) => `class Account {\n  private balance = ${n};\n}\n\nexport const open = new Account().balance;`,
  (n) => `async function size(): Promise<number> {\n  return ${n};\n}\n\nexport const next = size() + 1;`,
  (n) =>
    `interface Options${n} {\n  readonly retries: number;\n}\n\nconst options: Options${n} = { retries: ${n} };\noptions.retries = 3;\nexport { options };`,
  (n) => `export function last<Item>(items: readonly Item[]): Item {\n  return items.at(-1);\n}\n\nlast([${n}]);`,
];

const unparsable: readonly Write[] = [
  (n) => `export function open(port: number {\n  return port + ${n};\n}`,
  (n) => `const config = {\n  port: ${n},\n  host: 'localhost'\n  path: '/',\n};`,
  (n) => `interface Box {\n  size: ;\n  count: ${n};\n}`,
  (n) => `const name = 'never closed;\nconst count = ${n};`,
];

const forNode: readonly Write[] = [
  (n) =>
    `import { readFile } from 'node:fs/promises';\nimport path from 'node:path';\n\nexport async function read(name: string): Promise<string[]> {\n  const text = await readFile(path.join('notes', name), 'utf8');\n  return text.split('\\n').slice(0, ${n});\n}`,
  (n) =>
    `import { createServer } from 'node:http';\n\nconst server = createServer((request, response) => {\n  response.writeHead(request.method === 'GET' ? 200 : 405).end('ok');\n});\nserver.listen(${3000 + (n % 1000)}, () => console.log(process.pid));`,
  (n) =>
    `import { createHash } from 'node:crypto';\n\nexport const digest = createHash('sha256').update('${n}').digest('hex');\nexport const bytes: number = digest;`,
];

/** Blocks that need nothing but themselves: 55 of 100 sound, 30 with errors of types, 5 that do not parse, 10 for Node. */
export function typescriptBlocks(count: number): TypedBlock[] {
  const random = randomFrom(20_261_201);
  return Array.from({ length: count }, (_, index) => {
    const at = random();
    const node = at >= 0.9;
    const kind = node ? forNode : at < 0.55 ? sound : at < 0.85 ? wrong : unparsable;
    return { code: pick(kind, random)(index + 2), node };
  });
}
