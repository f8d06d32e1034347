import { expect, test } from 'vitest';
import type { CodeVerdicts } from '../../../checks/code-blocks/evidence.ts';
import { codeVerdicts } from '../../../checks/code-blocks/evidence.ts';
import { providers } from '../../../checks/index.ts';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { openResources } from '../../../pipeline/resources/resources.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

async function verdictsOf(text: string): Promise<CodeVerdicts> {
  await using resources = openResources({
    root: '/',
    settings: defaultSettings,
    offline: true,
    signal: new AbortController().signal,
  });
  const draft = { path: 'drafts/x.md', slug: 'x', format: 'md', digest: digestOf(text), text } as const;
  const signal = new AbortController().signal;
  const all = { ...sharedProviders, ...providers };
  return new Gatherer({ draft, resources, providers: all, optionsOf: () => ({}), signal }).get(codeVerdicts);
}

test('places are those of the draft, in containers and with Windows line ends', async () => {
  const text =
    '> 인용 😀\r\n>\r\n> - x\r\n>\r\n>   ```js\r\n>   const a = {\r\n>     b: 1\r\n>     c: 2,\r\n>   };\r\n>   ```\r\n';
  const { path, blocks } = await verdictsOf(text);
  expect(path).toBe('drafts/x.md');
  expect(blocks).toMatchObject([
    {
      line: 5,
      written: 'js',
      status: 'broken',
      problem: {
        place: { start: { line: 8, column: 7 }, end: { line: 8, column: 8 } },
        opened: { start: { line: 6, column: 15 } },
      },
    },
  ]);
});

test('what is missing at the end is told where the code ends', async () => {
  const { blocks } = await verdictsOf('x\n\n```json\n{\n  "a": [1,\n    2\n\n\n```\n');
  expect(blocks[0]?.problem?.place.start).toEqual({ line: 6, column: 6 });
});

test('a draft without code has no verdicts', async () => {
  expect(await verdictsOf('# Title\n\nText.\n')).toMatchObject({ blocks: [] });
});

test('every block has its verdict, in the order of the draft', async () => {
  const text = '```js\n1\n```\n\n```zig\nx\n```\n\n```toml\na = 1\n```\n\n```\n?\n```\n';
  const { blocks } = await verdictsOf(text);
  expect(blocks.map(({ line, status, reason }) => [line, status, reason])).toEqual([
    [1, 'ok', undefined],
    [5, 'skipped', 'no-parser'],
    [9, 'ok', undefined],
    [13, 'skipped', 'no-language'],
  ]);
});

test('a block that breaks its parser, or never ends, is named, and the rest is judged all the same', async () => {
  const hostile = '```ruby\n' + 'begin\n'.repeat(33_000) + '\n```\n';
  const slow = '```yaml\n' + '[a]\n'.repeat(8_000) + '```\n';
  const text = '```ruby\nputs 1\n```\n\n' + hostile + '\n' + slow + '\n```ruby\nputs 2\n```\n';
  const { blocks } = await verdictsOf(text);
  expect(blocks.map(({ language }) => language)).toEqual(['ruby', 'ruby', 'yaml', 'ruby']);
  expect(blocks[0]?.status).toBe('ok');
  expect(blocks[3]?.status).toBe('ok');
  expect(blocks[1]).toMatchObject({ status: 'skipped', reason: 'too-deep' });
});
