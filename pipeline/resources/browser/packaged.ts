import { mkdirSync, rmSync, renameSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PublishError } from '../../core/error.ts';

const packageName = '@sparticuz/chromium';

interface Packaged {
  executablePath(): Promise<string>;
}

/**
 * The browser in an optional package, where the user's repository or this tool has it. It unpacks into the folder for
 * temporary files, whoever's file lies there already: so it is given a folder of its own, by version and user, in which it
 * appears only when it is whole.
 */
export async function packagedBrowser({
  root,
  cacheFolder,
}: {
  readonly root: string;
  readonly cacheFolder: string;
}): Promise<{ readonly name: string; readonly path: string } | undefined> {
  const installed = installedIn(root);
  if (installed === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(installed.manifest, 'utf8')) as { readonly version: string };
  const folder = path.join(cacheFolder, `chromium-${version}-${process.getuid?.() ?? 'user'}`);
  const target = path.join(folder, 'chromium');
  if (existsSync(target)) return { name: packageName, path: target };
  const staged = `${folder}.${process.pid}.partial`;
  const before = process.env['TMPDIR'];
  try {
    mkdirSync(staged, { recursive: true, mode: 0o700 });
    process.env['TMPDIR'] = staged;
    const { default: packaged } = installed.load(packageName) as { readonly default: Packaged };
    await packaged.executablePath();
    renameSync(staged, folder);
  } catch (error) {
    rmSync(staged, { recursive: true, force: true });
    // Another run was faster.
    if (existsSync(target)) return { name: packageName, path: target };
    const message = `The browser of ${packageName} ${version} could not be unpacked: ${(error as Error).message}`;
    throw new PublishError('no-browser', message, { cause: error });
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  return { name: packageName, path: target };
}

function installedIn(root: string): { readonly manifest: string; readonly load: NodeJS.Require } | undefined {
  for (const from of [path.join(root, 'package.json'), import.meta.url]) {
    const load = createRequire(from);
    try {
      return { manifest: path.join(folderOf(load.resolve(packageName)), 'package.json'), load };
    } catch {
      // Not there.
    }
  }
  return undefined;
}

function folderOf(entry: string): string {
  const folder = path.join('node_modules', packageName);
  return entry.slice(0, entry.lastIndexOf(folder) + folder.length);
}
