import { batches } from './batches.ts';
import { runSections, type Section } from './bench.ts';
import { code } from './code.ts';
import { duplicates } from './duplicates.ts';
import { linksExternal } from './links-external.ts';
import { linksLocal } from './links-local.ts';
import { pages } from './pages.ts';
import { startUp } from './start-up.ts';

/** `npm run bench -- [--quick] [section…]`; all sections where none is named. */
const sections: Readonly<Record<string, Section>> = {
  'start-up': startUp,
  batches,
  code,
  'links-external': linksExternal,
  'links-local': linksLocal,
  duplicates,
  pages,
};

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = [
  ...named.filter((name) => !(name in sections)),
  ...args.filter((arg) => arg.startsWith('--') && arg !== '--quick'),
];
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}; flag: --quick.\n`,
  );
  process.exitCode = 2;
} else {
  const chosen = Object.fromEntries(
    Object.entries(sections).filter(([name]) => named.length === 0 || named.includes(name)),
  );
  const misses = await runSections(chosen, args.includes('--quick'));
  process.stdout.write(misses.length === 0 ? 'Every bound holds.\n' : `Missed: ${misses.join('; ')}\n`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
