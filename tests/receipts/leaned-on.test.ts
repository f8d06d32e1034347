import { expect, test } from 'vitest';
import type { BlockFile } from '../../pipeline/core/block-files.ts';
import { leanedOn } from '../../pipeline/receipts/leaned-on.ts';

const file = (name: string, text: string, block = 0): BlockFile => ({ name, text, block });
const project = [
  file('policy.json', '{}'),
  file('gate.mjs', 'import fs from "node:fs";'),
  file('agent.mjs', 'import { gate } from "./gate.mjs"; read("./policy.json");'),
  file('gate.test.mjs', 'import { gate } from "./gate.mjs";'),
  file('tools/sum.py', 'def sum(): pass'),
  file('test_sum.py', 'from tools.sum import sum'),
];

test.for([
  {
    name: 'a file and what it imports',
    argv: ['node', '--test', 'gate.test.mjs'],
    want: ['gate.mjs', 'gate.test.mjs'],
  },
  {
    name: 'a file that is read by its name',
    argv: ['node', './agent.mjs'],
    want: ['policy.json', 'gate.mjs', 'agent.mjs'],
  },
  { name: 'only the file whose syntax is checked', argv: ['node', '--check', 'agent.mjs'], want: ['agent.mjs'] },
  {
    name: 'a module without its extension',
    argv: ['python3', '-m', 'pytest', 'test_sum.py'],
    want: ['tools/sum.py', 'test_sum.py'],
  },
  { name: 'a folder', argv: ['python3', '-m', 'unittest', 'discover', 'tools/'], want: ['tools/sum.py'] },
  { name: 'all, where the arguments name none', argv: ['npm', 'test'], want: project.map(({ name }) => name) },
])('$name', ({ argv, want }) => {
  expect(leanedOn(argv, project).map(({ name }) => name)).toEqual(want);
});
