import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A repository of these drafts, `drafts/00000.md` and on, with more of the config. */
export function layDrafts(repository: string, texts: readonly string[], config: object = {}): void {
  const drafts = path.join(repository, 'drafts');
  mkdirSync(drafts, { recursive: true });
  const whole = { drafts: ['drafts/**/*.md'], ...config };
  writeFileSync(path.join(repository, 'publish.config.json'), JSON.stringify(whole));
  texts.forEach((text, index) => writeFileSync(path.join(drafts, draftName(index)), text));
}

export function draftName(index: number): string {
  return `${String(index).padStart(5, '0')}.md`;
}
