import type { Page } from 'playwright-core';
import type { Asset } from '../../evidence.ts';

/** Lets the page ask its own site alone, and tells what else it asked for, and what it did not get. */
export async function keepToSite(page: Page, url: string, note: (asset: Asset) => void): Promise<void> {
  const { origin } = new URL(url);
  await page.route('**/*', async (route) => {
    const request = route.request();
    const address = request.url();
    if (URL.parse(address)?.origin === origin || /^(?:data|blob|about):/.test(address)) return route.continue();
    if (request.resourceType() === 'image') note({ address, state: 'remote' });
    return route.abort('blockedbyclient');
  });
  page.on('response', (response) => {
    const address = response.url();
    if (response.request().resourceType() !== 'image' || response.ok() || address.startsWith('data:')) return;
    if (response.status() >= 400) note({ address, state: 'missing' });
  });
  // Sockets do not pass the routes. One that stays open and silent keeps a development server's page from reloading.
  await page.routeWebSocket(/.*/, () => {});
}
