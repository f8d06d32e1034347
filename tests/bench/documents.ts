import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const corpus = path.resolve(projectRoot, '../shared/corpus/clean/files');

/** Lays `count` documents under `drafts/` of a new repository: real pages where the corpus is at hand, our drafts elsewhere. */
export function layDocuments(repository: string, count: number): { readonly bytes: number; readonly source: string } {
  const source = existsSync(corpus) ? corpus : path.join(projectRoot, 'drafts');
  const pages = readdirSync(source).filter((name) => /\.mdx?$/.test(name));
  const texts = pages.map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }));
  const folder = path.join(repository, 'drafts');
  mkdirSync(folder, { recursive: true });
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const page = texts[index % texts.length];
    if (page === undefined) throw new Error(`No documents in ${source}.`);
    const text = `${page.text}\n\nCopy ${index} of a page for the benchmark.\n`;
    bytes += Buffer.byteLength(text);
    writeFileSync(path.join(folder, `${String(index).padStart(5, '0')}-${page.name}`), text);
  }
  return { bytes, source: path.relative(projectRoot, source) };
}
