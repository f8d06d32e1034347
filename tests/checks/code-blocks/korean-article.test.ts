import { expect, test } from 'vitest';
import { extractCodeBlocks } from '../../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';
import { judgeText } from './judge.ts';

/** An article whose fences name no language: files are named in the sentence before. */
const article = [
  '# 작은 도우미 만들기',
  '',
  '먼저 준비합니다.',
  '',
  '```',
  'mkdir helper && cd helper',
  'npm install left-pad',
  '```',
  '',
  '`limits.json`을 만듭니다.',
  '',
  '```',
  '{ "folders": ["notes"], "mayWrite": false }',
  '```',
  '',
  '이제 `reader.mjs`를 만듭니다.',
  '',
  '```',
  "import { readFile } from 'node:fs/promises';",
  '',
  'export const readNote = async (name) => readFile(name, `utf8`);',
  '```',
  '',
  '`reader.test.mjs`를 만듭니다:',
  '',
  '```',
  "import test from 'node:test';",
  "import { readNote } from './reader.mjs';",
  '',
  "test('읽습니다', async () => { await readNote('a'); });",
  '```',
  '',
  '실행합니다.',
  '',
  '```',
  'node --test',
  '```',
  '',
].join('\n');

test('files and languages are told, and nothing is flagged', async () => {
  const blocks = extractCodeBlocks(parseMarkdown({ text: article, format: 'md' }).root, article);
  const verdicts = await judgeText(article);
  expect(verdicts.map(({ language, status }, at) => [blocks[at]?.fileName?.name, language, status])).toEqual([
    [undefined, 'bash', 'ok'],
    ['limits.json', 'json', 'ok'],
    ['reader.mjs', 'js', 'ok'],
    ['reader.test.mjs', 'js', 'ok'],
    [undefined, 'bash', 'ok'],
  ]);
});

test('a fault in a file so named is found', async () => {
  const verdicts = await judgeText(article.replace('"mayWrite": false', '"mayWrite" false'));
  expect(verdicts[1]).toMatchObject({ language: 'json', toldBy: 'file-name', status: 'broken' });
});
