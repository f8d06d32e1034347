import { createRequire } from 'node:module';
import path from 'node:path';

/** The native compiler; its folder also holds its libraries. */
export function compilerExecutable(): string {
  const fromTypescript = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'tsc.exe' : 'tsc';
  return path.join(path.dirname(fromTypescript.resolve(`${name}/package.json`)), 'lib', file);
}
