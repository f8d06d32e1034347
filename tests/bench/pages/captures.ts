import type { Page } from 'playwright-core';
import { defaultDevices } from '../../../checks/mobile-view/evidence.ts';
import { settle } from '../../../checks/mobile-view/gather/run/settle.ts';
import type { FoundBrowser } from '../../../pipeline/resources/browser/find-browser.ts';
import { launchBrowser } from '../../../pipeline/resources/browser/launch-browser.ts';

const context = { deviceScaleFactor: 2, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;
const patience = { timeoutMs: 10_000, calm: 1, pauseMs: 0 };

/** As a script does that shoots without a thought: a browser for each picture. Nothing is judged. */
export async function browserPerShot(urls: readonly string[], found: FoundBrowser): Promise<number> {
  const begun = performance.now();
  for (const url of urls) {
    for (const [index, { width, height }] of defaultDevices.entries()) {
      for (const fullPage of index === 0 ? [true, false] : [true]) {
        await using launched = await launchBrowser(found);
        const page = await (await launched.browser.newContext({ ...context, viewport: { width, height } })).newPage();
        await page.goto(url);
        await page.evaluate(settle, patience);
        await page.screenshot({ type: 'jpeg', quality: 75, fullPage, scale: fullPage ? 'css' : 'device' });
      }
    }
  }
  return performance.now() - begun;
}

/** The floor: each page loaded once, and the same pixels taken over the browser's own protocol, two at a time. Nothing is judged. */
export async function rawCaptures(urls: readonly string[], found: FoundBrowser): Promise<number> {
  const begun = performance.now();
  await using launched = await launchBrowser(found);
  const opened = await launched.browser.newContext(context);
  const lanes = [0, 1].map((lane) => urls.filter((_, index) => index % 2 === lane));
  await Promise.all(
    lanes.map(async (lane) => {
      const page = await opened.newPage();
      for (const url of lane) {
        await page.setViewportSize(sizeOf(0));
        await page.goto(url);
        for (const index of defaultDevices.keys()) {
          await page.setViewportSize(sizeOf(index));
          await page.evaluate(settle, patience);
          await capture(page, index);
        }
      }
    }),
  );
  return performance.now() - begun;
}

function sizeOf(index: number): { readonly width: number; readonly height: number } {
  const { width, height } = defaultDevices[index] ?? { width: 390, height: 664 };
  return { width, height };
}

async function capture(page: Page, index: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height: screen } = sizeOf(index);
  const height: number = await page.evaluate('document.documentElement.scrollHeight');
  const whole = { x: 0, y: 0, width, height, scale: 1 };
  const lossy = { format: 'jpeg', quality: 75, optimizeForSpeed: true } as const;
  const format = index === 0 ? ({ format: 'png' } as const) : lossy;
  await session.send('Page.captureScreenshot', { ...format, captureBeyondViewport: true, clip: whole });
  const first = { x: 0, y: 0, width, height: screen, scale: 2 };
  if (index === 0) await session.send('Page.captureScreenshot', { ...lossy, clip: first });
  await session.detach();
}
