import type { Browser } from 'playwright-core';
import { PublishError } from '../../core/error.ts';
import type { FoundBrowser } from './find-browser.ts';

const launchMs = 30_000;

/** Line breaks agree between builds of Chromium only without hinting, and names are looked up for nobody but this machine. */
const args = [
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Starts a browser with its sandbox, which only root cannot have. Throws a PublishError that quotes what it said. */
export async function launchBrowser({ path: executablePath, name }: FoundBrowser): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      args,
      headless: true,
      chromiumSandbox: process.getuid?.() !== 0,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: launchMs,
    });
  } catch (error) {
    throw cannotStart(name, error as Error);
  }
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
