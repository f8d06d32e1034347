// Parses the JavaScript and TypeScript blocks under `drafts/` with ESLint and the processor of @eslint/markdown, without
// a rule: `node eslint-markdown.js <result.json>`.
import { writeFileSync } from 'node:fs';
import markdown from '@eslint/markdown';
import parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';

const [output = ''] = process.argv.slice(2);
const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    ...markdown.configs.processor,
    { files: ['**/*.md/*.{js,jsx}'], languageOptions: jsx },
    { files: ['**/*.md/*.{ts,tsx}'], languageOptions: { parser, ...jsx } },
  ],
});
const results = await eslint.lintFiles(['drafts/**/*.md']);
const messages = results.flatMap(({ filePath, messages: own }) => own.map((message) => ({ filePath, ...message })));
writeFileSync(output, JSON.stringify({ files: results.length, messages }));
