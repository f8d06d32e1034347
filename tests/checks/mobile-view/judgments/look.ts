import { tmpdir } from 'node:os';
import { deflateSync, crc32 } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Asset, Device, PageSeen } from '../../../../checks/mobile-view/evidence.ts';
import type { PageFacts } from '../../../../checks/mobile-view/facts.ts';
import { collector } from '../../../../checks/mobile-view/gather/page/collect.ts';
import { judge } from '../../../../checks/mobile-view/judge/judge.ts';
import type { Fault } from '../../../../checks/mobile-view/judge/sighting.ts';
import { fonts } from '../../../../checks/mobile-view/gather/preview/fonts.ts';
import { options } from '../../../../checks/mobile-view/options.ts';
import { findBrowser } from '../../../../pipeline/resources/browser/find-browser.ts';

export interface Fixture {
  readonly body: string;
  readonly css?: string;
  /** Instead of the usual head: a viewport and a title. */
  readonly head?: string;
  readonly html?: string;
  readonly page?: 'preview' | 'site';
  /** The draft behind it. */
  readonly text?: string;
  readonly assets?: readonly Asset[];
  readonly settings?: object;
  readonly devices?: readonly Device[];
  /** False where only what depends on the width is of interest: neither glyphs nor axe are asked then. */
  readonly once?: boolean;
}

const nothing: PageFacts = { glyphs: [], glyphsTried: 0, lettering: [], axe: [], axeVersion: '', leftOut: [] };

export const phone: Device = { name: 'phone', width: 390, height: 664 };
const small: Device = { name: 'small phone', width: 320, height: 568 };
const origin = 'http://page.test';

const style = `
*{box-sizing:border-box}
body{margin:0;padding:16px;font:16px/1.6 "DejaVu Sans",sans-serif;color:#222;background:#fff;overflow-wrap:break-word}
img{max-width:100%;height:auto}
pre,.scroll{overflow-x:auto}
pre{font:14px/1.5 "DejaVu Sans Mono",monospace}
table{border-collapse:collapse}td,th{border:1px solid #888;padding:4px 8px}
`;

/** The fonts of our previews, so that glyphs do not depend on the machine. */
export const embedded = {
  head: '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/fonts/all.css"><title>Page</title>',
  css: 'p{font-family:"Noto Sans KR Variable",Twemoji}',
};

export const viewport = '<meta name="viewport" content="width=device-width,initial-scale=1">';

export class Looker {
  #browser: Browser | undefined;
  #context: BrowserContext | undefined;

  async open(): Promise<void> {
    const { env, platform } = process;
    const found = await findBrowser({
      configured: undefined,
      env,
      platform,
      cacheFolder: tmpdir(),
      root: process.cwd(),
    });
    this.#browser = await chromium.launch({
      executablePath: found.path,
      args: ['--font-render-hinting=none'],
    });
    this.#context = await this.#browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
    await this.#context.route('**/*', async (route) => {
      const { pathname, host } = new URL(route.request().url());
      if (`http://${host}` !== origin) return route.abort();
      if (pathname === '/fonts/all.css') return route.fulfill({ contentType: 'text/css', body: fonts().css });
      const font = fonts().files.get(pathname.replace('/fonts/', ''));
      if (font !== undefined) return route.fulfill({ contentType: 'font/woff2', path: font });
      const size = /\/(\d+)x(\d+)\.png$/.exec(pathname);
      if (size !== null)
        return route.fulfill({ contentType: 'image/png', body: plainPng(Number(size[1]), Number(size[2])) });
      return route.fulfill({ status: 404, body: '' });
    });
  }

  async close(): Promise<void> {
    await this.#browser?.close();
  }

  async page(fixture: Fixture): Promise<Page> {
    const page = await (this.#context ?? raise()).newPage();
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: documentOf(fixture) }));
    await page.goto(`${origin}/`);
    await page.evaluate('document.fonts.ready.then(() => 0)');
    return page;
  }

  async look(fixture: Fixture): Promise<PageSeen> {
    const { devices = [phone], assets = [] } = fixture;
    const page = await this.page(fixture);
    try {
      const views = [];
      for (const device of devices) {
        await page.setViewportSize(device);
        views.push({ device, settled: true, facts: await collector.view(page) });
      }
      return {
        page: fixture.page ?? 'site',
        browser: { name: 'chromium', version: '1', foundBy: 'system' },
        assets,
        views,
        once: fixture.once === false ? nothing : await collector.once(page),
      };
    } finally {
      await page.close();
    }
  }

  async faults(fixture: Fixture): Promise<Fault[]> {
    return judge(await this.look(fixture), fixture.text ?? '', options.parse(fixture.settings ?? {}));
  }
}

/** A browser for the tests of a file. */
export function useLooker(): Looker {
  const looker = new Looker();
  beforeAll(() => looker.open());
  afterAll(() => looker.close());
  return looker;
}

export const bothPhones = [phone, small];

/** The codes of faults, each once, without notes. */
export function gravest(faults: readonly Fault[]): string[] {
  return [...new Set(faults.filter(({ severity }) => severity !== 'note').map(({ code }) => code))].toSorted();
}

export function codesOf(faults: readonly Fault[]): string[] {
  return [...new Set(faults.map(({ code }) => code))].toSorted();
}

function documentOf({ body, css = '', head = `${viewport}<title>Page</title>`, html = 'lang="en"' }: Fixture): string {
  return `<!doctype html><html ${html}><head><meta charset="utf-8">${head}<style>${style}${css}</style></head><body>${body}</body></html>`;
}

/** One colour, as large as wanted. */
function plainPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 200);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function raise(): never {
  throw new Error('The browser is not open.');
}
