import { spawnSync } from 'node:child_process';
import { PublishError } from '../core/error.ts';
import type { SandboxKind } from '../core/receipt.ts';

export interface Sandboxed {
  readonly kind: SandboxKind;
  readonly argv: readonly [string, ...string[]];
}

interface Wrapper {
  readonly kind: Exclude<SandboxKind, 'none'>;
  readonly wrap: (argv: readonly string[], folder: string) => readonly [string, ...string[]];
}

/** Both take the network away; bubblewrap also makes everything outside the working folder read-only. */
const wrappers: readonly Wrapper[] = [
  {
    kind: 'bubblewrap',
    wrap: (argv, folder) => [
      'bwrap',
      ...words('--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --unshare-net --unshare-pid --die-with-parent'),
      '--bind',
      folder,
      folder,
      '--chdir',
      folder,
      '--',
      ...argv,
    ],
  },
  { kind: 'unshare', wrap: (argv) => ['unshare', '--map-root-user', '--net', '--', ...argv] },
];

/**
 * The command inside the best sandbox that works here. It is tried, not only looked for: kernels and containers forbid
 * it in ways that no file tells. Throws a PublishError where none works.
 */
export function sandboxed(argv: readonly [string, ...string[]], folder: string): Sandboxed {
  for (const { kind, wrap } of wrappers) {
    const [program, ...args] = wrap(['true'], folder);
    if (spawnSync(program, args, { cwd: folder, stdio: 'ignore', timeout: 5_000 }).status === 0)
      return { kind, argv: wrap(argv, folder) };
  }
  throw new PublishError(
    'no-sandbox',
    '--sandbox needs bubblewrap or unshare, and neither works here. On Debian and Ubuntu: `apt-get install bubblewrap`. Nothing was run.',
  );
}

function words(text: string): string[] {
  return text.split(' ');
}
