import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { browserVariable } from '../../core/environment.ts';
import { PublishError } from '../../core/error.ts';
import { waysToGetBrowser } from './mending.ts';
import { packagedBrowser } from './packaged.ts';
import { usualPlaces } from './places.ts';

export interface FoundBrowser {
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  readonly foundBy: 'config' | 'environment' | 'playwright' | 'system' | 'package';
}

export interface BrowserSearch {
  /** `site.browser` of the config; absolute, or a command's name. */
  readonly configured: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Where a packaged browser is unpacked. */
  readonly cacheFolder: string;
  /** Where optional packages of the user's repository are looked for. */
  readonly root: string;
}

/**
 * The browser of this machine: the one that was named, Playwright's own, an installed one, an optional package. Throws a
 * PublishError `no-browser` that says how to get one.
 */
export async function findBrowser(search: BrowserSearch): Promise<FoundBrowser> {
  const { configured, env, platform } = search;
  for (const [foundBy, asked, where] of [
    ['environment', env[browserVariable], `The variable ${browserVariable}`],
    ['config', configured, '`site.browser` in the config'],
  ] as const) {
    if (asked === undefined || asked === '') continue;
    const found = runnable(asked, env);
    if (found !== undefined) return { name: nameOf(found), path: found, foundBy };
    throw new PublishError('no-browser', `${where} names \`${asked}\`, which is no program that can be run here.`);
  }
  const own = await playwrightsOwn();
  if (own !== undefined) return { name: nameOf(own), path: own, foundBy: 'playwright' };
  for (const { name, command } of usualPlaces(platform, env)) {
    const found = runnable(command, env);
    if (found !== undefined) return { name, path: found, foundBy: 'system' };
  }
  const packaged = await packagedBrowser(search);
  if (packaged !== undefined) return { name: packaged.name, path: packaged.path, foundBy: 'package' };
  throw noBrowser(platform);
}

function noBrowser(platform: NodeJS.Platform): PublishError {
  const ways = waysToGetBrowser(platform).map(({ where, command }) => `\`${command}\` (${where})`);
  return new PublishError(
    'no-browser',
    `There is no Chromium here to look with. One of these brings it: ${ways.join(', ')}.`,
  );
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  try {
    const file = chromium.executablePath();
    return isRunnable(file) ? file : undefined;
  } catch {
    // It has none for this system.
    return undefined;
  }
}

function runnable(command: string, env: NodeJS.ProcessEnv): string | undefined {
  if (path.isAbsolute(command)) return isRunnable(command) ? command : undefined;
  if (command.includes('/') || command.includes('\\')) return runnable(path.resolve(command), env);
  for (const folder of (env['PATH'] ?? '').split(path.delimiter)) {
    if (!path.isAbsolute(folder)) continue;
    const file = path.join(folder, command);
    if (isRunnable(file)) return file;
  }
  return undefined;
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function nameOf(file: string): string {
  return path
    .basename(file)
    .replace(/\.exe$/i, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
