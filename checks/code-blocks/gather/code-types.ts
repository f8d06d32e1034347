import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { codeBlocks, frontMatter } from '../../../pipeline/core/draft-evidence.ts';
import type { Provider } from '../../../pipeline/core/evidence.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { codeTypes, type CodeTypes } from '../type-evidence.ts';
import { askedBlocks, mayAskTypes } from './types/asked-blocks.ts';
import { blockFiles } from './types/block-files.ts';
import { judgeTypes } from './types/judge-types.ts';

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const nodeWords = /\bfrom\s*['"]node:|\brequire\(|\b(?:process|Buffer|__dirname|__filename)\b/;

const provider: Provider<CodeTypes, Resources> = {
  evidence: codeTypes,

  /** Types follow the packages that are installed; the lock files tell of them. */
  async identity({ draft, options, resources }) {
    if (!mayAskTypes(draft.text, options['level'])) return undefined;
    const locks = await Promise.all(lockFiles.map((name) => readFile(path.join(resources.root, name)).catch(() => '')));
    const key = [resources.typescript.version, ...locks.map((lock) => digestOf(lock))].join(' ');
    return { key, paths: [...lockFiles, 'node_modules', 'node_modules/.package-lock.json'] };
  },

  async gather(context) {
    const { draft, options, resources } = context;
    const level = options['level'];
    if (!mayAskTypes(draft.text, level)) return { compiler: undefined, blocks: [] };
    const [blocks, matter] = await Promise.all([context.get(codeBlocks), context.get(frontMatter)]);
    const asked = askedBlocks(blocks, matter, level);
    if (asked.length === 0) return { compiler: undefined, blocks: [] };
    const files = blockFiles(blocks);
    const { typescript, root } = resources;
    const diagnostics = await typescript.check({
      folder: path.dirname(path.join(root, draft.path)),
      files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
      node: files.some(({ text }) => nodeWords.test(text)),
    });
    const lines = new LineIndex(draft.text);
    return {
      compiler: `typescript ${typescript.version}`,
      blocks: judgeTypes({ asked, files, diagnostics, lines }),
    };
  },
};

export default provider;
