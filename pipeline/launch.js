#!/usr/bin/env node
// Plain JavaScript, since it must run on any Node: says which Node is needed, turns the compile cache on, starts the command.

const oldest = 24;
const { existsSync, readFileSync } = process.getBuiltinModule?.('node:fs') ?? (await import('node:fs'));
const [major] = process.versions.node.split('.').map(Number);
const [first, ...rest] = process.argv.slice(2);

if (rest.length === 0 && (first === '--version' || first === '-V')) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else if (major < oldest) {
  process.stderr.write(
    `publish needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n` +
      'In a clone of the project, `npm ci` brings the right one and `npx publish` uses it.\n' +
      'Elsewhere install it from https://nodejs.org/, or run `npm install --save-dev node@26`.\n',
  );
  process.exitCode = 2;
} else {
  process.getBuiltinModule('node:module').enableCompileCache?.();
  const source = new URL('./cli.ts', import.meta.url);
  const built = new URL('../dist/pipeline/cli.js', import.meta.url);
  const { main } = await import((existsSync(source) ? source : built).href);
  await main(process.argv.slice(2));
}
