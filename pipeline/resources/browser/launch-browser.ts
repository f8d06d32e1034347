import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { PublishError } from '../../core/error.ts';
import type { FoundBrowser } from './find-browser.ts';

const launchMs = 30_000;

/** Line breaks agree between builds of Chromium only without hinting, and names are looked up for nobody but this machine. */
const args = [
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export interface LaunchedBrowser extends AsyncDisposable {
  readonly browser: Browser;
}

/** Starts a browser with its sandbox, which only root cannot have. Throws a PublishError that quotes what it said. */
export async function launchBrowser({ path: executablePath, name }: FoundBrowser): Promise<LaunchedBrowser> {
  const { chromium } = await import('playwright-core');
  // Crash reports, settings and locks would stay in folders of the user, whose settings of fonts change the pictures.
  const folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-browser-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...definedIn(process.env), XDG_CONFIG_HOME: folder, TMPDIR: folder },
      args,
      headless: true,
      chromiumSandbox: process.getuid?.() !== 0,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: launchMs,
    });
    browser.on('disconnected', remove);
    return {
      browser,
      [Symbol.asyncDispose]: async () => {
        await browser.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw cannotStart(name, error as Error);
  }
}

function definedIn(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function cannotStart(name: string, cause: Error): PublishError {
  const said = cause.message;
  if (/No usable sandbox|setuid sandbox|namespace sandbox/i.test(said)) {
    const message = `${name} has no sandbox to run in. Ubuntu: \`sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\`, or Google Chrome, whose package brings one. Containers: allow user namespaces.`;
    return new PublishError('no-sandbox', message, { cause });
  }
  const line = said.split('\n').find((line) => /error|lib|cannot|denied|missing/i.test(line));
  const library = /error while loading shared libraries: ([\w.+-]+)/.exec(said)?.[1];
  const hint =
    library === undefined ? '' : ` It misses ${library}: \`npx playwright install-deps chromium\` brings it.`;
  return new PublishError('no-browser', `${name} does not start: ${line?.trim() ?? said.split('\n')[0]}${hint}`, {
    cause,
  });
}
