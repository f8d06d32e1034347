import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noPageStore, type PageStore } from '../../../pipeline/resources/corpus.ts';
import type { CheckResult } from '../../../pipeline/core/types.ts';
import { madePage, markdownOf } from '../../fixtures/made-pages.ts';
import { judge, layFiles } from './judge.ts';

const key = 'sk-not-to-be-told';
const site = Object.fromEntries(
  Array.from({ length: 40 }, (_, seed) => [
    `content/${seed}.md`,
    markdownOf(madePage(seed, { sections: 3, sentences: 4 })),
  ]),
);
const draft = markdownOf(madePage(900, { sections: 3, sentences: 4 }));
const files = { ...site, 'drafts/new.md': draft };

afterEach(() => vi.unstubAllEnvs());

interface Asked {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: { model: string; input?: string[]; messages?: { role: string; content: string }[] };
}

type Answer = (asked: Asked, response: ServerResponse) => void;

/** A local endpoint, and all that it was asked. */
async function serve(answer: Answer): Promise<{ readonly url: string; readonly asked: Asked[] } & AsyncDisposable> {
  const asked: Asked[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const part of request) text += String(part);
    const { url = '', headers } = request;
    const one = { url, authorization: headers.authorization, body: JSON.parse(text) as Asked['body'] };
    asked.push(one);
    answer(one, response);
  };
  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Finds the fourth of the near pages alike, and no other; a question about a page is answered by its title. */
const knowing: Answer = ({ url, body }, response) => {
  if (url.endsWith('/embeddings')) {
    const data = (body.input ?? []).map((_, index) => ({
      index,
      embedding: index % 4 === 0 && index < 8 ? [1, 0] : [0, 1],
    }));
    response.end(JSON.stringify({ data: data.toReversed() }));
    return;
  }
  const asked = JSON.parse(body.messages?.at(-1)?.content ?? '{}') as { other: { title: string } };
  const same = asked.other.title.length > 0 ? 0.9 : 0.1;
  response.end(JSON.stringify({ choices: [{ message: { content: `So: {"same": ${same}}` } }] }));
};

function memory(): PageStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    ...noPageStore,
    kept,
    records: (keys) => new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key) as Uint8Array]] : []))),
    putRecords: (records) => {
      for (const [key, bytes] of records) kept.set(key, bytes);
    },
  };
}

interface Trial {
  readonly model?: Readonly<Record<string, unknown>>;
  readonly offline?: boolean;
  readonly pageStore?: PageStore;
}

async function check({ model, offline = false, pageStore = noPageStore }: Trial): Promise<CheckResult> {
  using repository = layFiles(files);
  const options = model === undefined ? {} : { model };
  const [result] = await judge(repository.root, ['drafts/new.md'], options, { offline, pageStore });
  if (result === undefined) throw new Error('Nothing was judged.');
  return result;
}

interface Near {
  readonly why: string;
  readonly similarity?: number;
}
const nearestOf = (result: CheckResult): readonly Near[] =>
  (result as { data?: { nearest?: readonly Near[] } }).data?.nearest ?? [];
const codesOf = ({ findings }: CheckResult): string[] => findings.map(({ code }) => code);
const reasonOf = ({ findings }: CheckResult): unknown =>
  findings.find(({ code }) => code === 'model-not-heard')?.params['reason'];

describe('an endpoint', () => {
  test('is not asked unless the config wants it', async () => {
    await using server = await serve(knowing);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    expect(codesOf(await check({}))).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test('brings near what says the same, and its judgement is a note', async () => {
    await using server = await serve(knowing);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    vi.stubEnv('PUBLISH_MODEL_KEY', key);
    const result = await check({ model: { embed: 'e', judge: 'j' } });
    const [{ body } = { body: undefined }, ...rest] = server.asked;
    const fourth = body?.input?.[4]?.split('\n')[0] ?? '';
    expect(body).toMatchObject({ model: 'e' });
    expect(rest.map((one) => one.body.model)).toEqual(['j', 'j', 'j']);
    expect(nearestOf(result).find(({ similarity }) => similarity === 1)?.why).toContain(fourth);
    expect(nearestOf(result).map(({ similarity }) => similarity)).toEqual([0, 1, 0]);
    expect(result.findings).toHaveLength(3);
    expect(result.findings[1]).toMatchObject({
      code: 'judged-topic',
      severity: 'note',
      params: { title: fourth, share: 90 },
    });
    expect(server.asked.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true);
    expect(JSON.stringify(result)).not.toContain(key);
  });

  test('is asked once for the same texts', async () => {
    await using server = await serve(knowing);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    vi.stubEnv('PUBLISH_MODEL_KEY', key);
    const pageStore = memory();
    const first = await check({ model: { embed: 'e', judge: 'j' }, pageStore });
    const count = server.asked.length;
    const second = await check({ model: { embed: 'e', judge: 'j' }, pageStore });
    expect(count).toBeGreaterThan(0);
    expect(server.asked).toHaveLength(count);
    expect(second).toEqual(first);
    const kept = [...pageStore.kept].map(([name, bytes]) => name + Buffer.from(bytes).toString('latin1')).join('');
    expect(kept).not.toContain(key);
    await check({ model: { embed: 'another' }, pageStore });
    expect(server.asked.length).toBeGreaterThan(count);
  });

  test('--offline: not asked, and that is said', async () => {
    await using server = await serve(knowing);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    expect(reasonOf(await check({ model: { embed: 'e' }, offline: true }))).toBe('--offline');
    expect(server.asked).toEqual([]);
  });

  test('beyond the budget: not asked, and that is said', async () => {
    await using server = await serve(knowing);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    expect(reasonOf(await check({ model: { embed: 'e', maxTexts: 5 } }))).toBe('maxTexts: 5');
    expect(server.asked).toEqual([]);
  });

  const wrong: readonly (readonly [string, Answer, string])[] = [
    ['refuses', (_, response) => void response.writeHead(401).end(`bad key ${key}`), 'HTTP 401'],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      'connection',
    ],
    ['says no JSON', (_, response) => void response.end('<html>'), 'answer'],
    ['says null', (_, response) => void response.end('null'), 'answer'],
    ['sends too few vectors', (_, response) => void response.end('{"data":[{"index":0,"embedding":[1]}]}'), 'answer'],
    ['says nothing in time', () => undefined, 'timeoutMs: 150'],
    ['hangs up', (_, response) => void response.destroy(), 'connection'],
    [
      'breaks off in its answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":');
        setTimeout(() => response.destroy(), 20);
      },
      'connection',
    ],
    ['sends null for a vector', (_, response) => void response.end('{"data":[null]}'), 'answer'],
  ];
  test.for(wrong)('%s: the other findings stand, and that is said', async ([, answer, reason]) => {
    await using server = await serve(answer);
    vi.stubEnv('PUBLISH_MODEL_URL', server.url);
    vi.stubEnv('PUBLISH_MODEL_KEY', key);
    const result = await check({ model: { embed: 'e', timeoutMs: 150 } });
    expect(codesOf(result)).toEqual(['model-not-heard']);
    expect(reasonOf(result)).toBe(reason);
    expect(JSON.stringify(result)).not.toContain(key);
  });
});

describe('what is set up wrongly is said', () => {
  test.for([
    ['nothing', {}, 'PUBLISH_MODEL_URL'],
    ['no web address', { PUBLISH_MODEL_URL: 'file:///etc/passwd' }, 'PUBLISH_MODEL_URL'],
    ['a command that is no list', { PUBLISH_MODEL_COMMAND: 'python3 embed.py' }, 'PUBLISH_MODEL_COMMAND'],
    ['a program that is not there', { PUBLISH_MODEL_COMMAND: '["no-such-program-here"]' }, 'command'],
  ] as const)('%s', async ([, variables, reason]) => {
    vi.stubEnv('PUBLISH_MODEL_URL', undefined);
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(reasonOf(await check({ model: { embed: 'e' } }))).toBe(reason);
  });
});

describe('a command', () => {
  const program = (answer: string): string =>
    JSON.stringify([
      process.execPath,
      '-e',
      `
    let text = '';
    process.stdin.on('data', (part) => (text += part)).on('end', () => {
      const { texts, one, other } = JSON.parse(text);
      ${answer}
    });`,
    ]);

  test('answers on stdout', async () => {
    const answer =
      'console.log(JSON.stringify(texts ? { vectors: texts.map(() => [1, 2]) } : { same: one && other ? 0.75 : 0 }))';
    vi.stubEnv('PUBLISH_MODEL_COMMAND', program(answer));
    const result = await check({ model: { embed: 'e', judge: 'j' } });
    expect(codesOf(result)).toEqual(['judged-topic', 'judged-topic', 'judged-topic']);
    expect(result).toMatchObject({ data: { nearest: [{ similarity: 1 }, { similarity: 1 }, { similarity: 1 }] } });
  });

  test.for([
    ['fails', 'process.exit(3)', 'exit 3'],
    ['says no JSON', 'console.log("hello")', 'answer'],
    ['is sure beyond measure', 'console.log(JSON.stringify({ same: 7 }))', 'answer'],
    ['takes too long', 'setTimeout(() => {}, 60000)', 'timeoutMs: 1500'],
  ] as const)('%s', async ([, answer, reason]) => {
    vi.stubEnv('PUBLISH_MODEL_COMMAND', program(answer));
    expect(reasonOf(await check({ model: { judge: 'j', timeoutMs: 1500 } }))).toBe(reason);
  });
});
