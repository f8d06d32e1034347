import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A repository of these drafts, `drafts/00000.md` and on. */
export function layDrafts(repository: string, texts: readonly string[], options: object = {}): void {
  const drafts = path.join(repository, 'drafts');
  mkdirSync(drafts, { recursive: true });
  const config = { drafts: ['drafts/**/*.md'], checks: { 'code-blocks': options } };
  writeFileSync(path.join(repository, 'publish.config.json'), JSON.stringify(config));
  texts.forEach((text, index) => writeFileSync(path.join(drafts, draftName(index)), text));
}

export function draftName(index: number): string {
  return `${String(index).padStart(5, '0')}.md`;
}
