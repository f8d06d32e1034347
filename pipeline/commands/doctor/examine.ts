import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { checks } from '../../../checks/index.ts';
import { readConfigFile, validateConfig } from '../../config/load.ts';
import { findRoot } from '../../config/repository.ts';
import { toFailure } from '../../core/error.ts';
import type { Settings } from '../../core/settings.ts';
import { visible } from '../../core/visible.ts';
import { BrowserPool } from '../../resources/browser.ts';
import { waysToGetBrowser } from '../../resources/browser/mending.ts';
import { findConfigured } from '../../resources/find-drafts.ts';
import type { Part } from './texts.ts';

export interface Examined {
  readonly part: Part;
  readonly state: 'ok' | 'missing' | 'optional';
  /** What was found, or what was said instead. */
  readonly found: string;
  /** Commands that bring it. */
  readonly mend: readonly string[];
}

interface Request {
  readonly cwd: string;
  readonly config: string | undefined;
  readonly signal: AbortSignal;
}

const run = promisify(execFile);
const oldestNode = 24;
const answerMs = 10_000;
const browserMs = 60_000;
const fontPackages = [
  '@fontsource-variable/noto-sans-kr',
  '@fontsource/jetbrains-mono',
  '@fontsource/nanum-gothic-coding',
  'twemoji-colr-font',
];

/** By package manager: only Debian's names are sure to be right, so that they alone are told. */
const debian: Readonly<Record<'git' | 'ssh-keygen' | 'javac' | 'rustc' | 'gcc' | 'php', string>> = {
  git: 'git',
  'ssh-keygen': 'openssh-client',
  javac: 'default-jdk-headless',
  rustc: 'rustc',
  gcc: 'gcc',
  php: 'php-cli',
};

/** Looks at everything that the checks need, in the order in which it is told. */
export async function* examine(request: Request): AsyncGenerator<Examined> {
  const major = Number.parseInt(process.versions.node, 10);
  const node = `${process.versions.node} (${process.execPath})`;
  yield {
    part: 'node',
    state: major >= oldestNode ? 'ok' : 'missing',
    found: node,
    mend: major >= oldestNode ? [] : ['npm install node@26'],
  };
  const { repository, settings, root } = await lookAtRepository(request);
  yield repository;
  yield lookAtState(root);
  yield lookForCommand('git', ['--version'], 'missing');
  yield lookAtBrowser(root, settings, request.signal);
  yield lookAtFonts();
  yield lookForCommand('ssh-keygen', undefined, 'optional');
  yield lookForCommand('javac', ['-version'], 'optional');
  yield lookForCommand('rustc', ['--version'], 'optional');
  yield lookForCommand('gcc', ['--version'], 'optional');
  yield lookForCommand('php', ['--version'], 'optional');
}

async function lookAtRepository({ cwd, config }: Request): Promise<{
  readonly repository: Examined;
  readonly settings: Settings | undefined;
  readonly root: string;
}> {
  let root = cwd;
  try {
    root = findRoot(cwd);
    const settings = await validateConfig(readConfigFile(root, config), checks);
    const drafts = findConfigured(settings.drafts, root).length;
    const found = `${root}: ${drafts} ${drafts === 1 ? 'draft' : 'drafts'} (${settings.drafts.join(', ')})`;
    return { repository: { part: 'repository', state: 'ok', found, mend: [] }, settings, root };
  } catch (error) {
    const found = toFailure(error).message;
    return { repository: { part: 'repository', state: 'missing', found, mend: [] }, settings: undefined, root };
  }
}

function lookAtState(root: string): Examined {
  const folder = ['.publish', 'reports'].map((name) => path.join(root, name)).filter((one) => existsSync(one));
  try {
    for (const one of folder.length > 0 ? folder : [root]) accessSync(one, constants.W_OK);
    return { part: 'state', state: 'ok', found: path.join(root, '.publish'), mend: [] };
  } catch (error) {
    return { part: 'state', state: 'missing', found: toFailure(error).message, mend: [] };
  }
}

/** Started, and not only found: a library or a sandbox may be missing. */
async function lookAtBrowser(root: string, settings: Settings | undefined, signal: AbortSignal): Promise<Examined> {
  await using pool = new BrowserPool({ root, configured: settings?.site.browser });
  const request = {
    colorScheme: 'light',
    scale: 1,
    locale: 'en',
    isolated: false,
    timeoutMs: browserMs,
    subject: 'An empty page',
    signal,
  } as const;
  try {
    const found = await pool.withPage(request, async (page, { name, version, path: file, foundBy }) => {
      await page.setContent('<p>x');
      return `${name} ${version} (${file}, ${foundBy})`;
    });
    return { part: 'browser', state: 'ok', found, mend: [] };
  } catch (error) {
    signal.throwIfAborted();
    const mend = waysToGetBrowser(process.platform).map(({ where, command }) => `${command}    (${where})`);
    return { part: 'browser', state: 'missing', found: toFailure(error).message, mend };
  }
}

function lookAtFonts(): Examined {
  const gone = fontPackages.filter((name) => !isInstalled(name));
  return gone.length === 0
    ? { part: 'fonts', state: 'ok', found: fontPackages.join(', '), mend: [] }
    : { part: 'fonts', state: 'missing', found: gone.join(', '), mend: ['npm ci'] };
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/** Without arguments a program is only looked for: some have no way to tell their version. */
async function lookForCommand(
  name: keyof typeof debian,
  args: readonly string[] | undefined,
  otherwise: 'missing' | 'optional',
): Promise<Examined> {
  const file = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .find((one) => existsSync(one));
  const mend =
    process.platform === 'linux'
      ? [`sudo apt-get install -y --no-install-recommends ${debian[name]}    (Debian, Ubuntu)`]
      : [];
  if (file === undefined) return { part: name, state: otherwise, found: '', mend };
  if (args === undefined) return { part: name, state: 'ok', found: file, mend: [] };
  try {
    const { stdout, stderr } = await run(file, [...args], { timeout: answerMs });
    const [line = ''] = (stdout || stderr).split('\n');
    return { part: name, state: 'ok', found: `${visible(line.slice(0, 100))} (${file})`, mend: [] };
  } catch (error) {
    return { part: name, state: otherwise, found: `${file}: ${toFailure(error).message}`, mend };
  }
}
