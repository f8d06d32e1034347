import type { Page } from 'playwright-core';
import { PublishError } from '../../../../pipeline/core/error.ts';
import type { BrowserUsed, Change, Device, Picture, Spot, View, Asset, PageSeen, MobileView } from '../../evidence.ts';
import type { PageFacts } from '../../facts.ts';
import type { Collector } from '../collector.ts';
import type { ChangesIn } from '../diff/changes-since.ts';
import type { Camera } from '../pictures/camera.ts';
import { type Patience, settle } from './settle.ts';

export interface Task {
  readonly url: string;
  readonly page: PageSeen['page'];
  readonly devices: readonly Device[];
  readonly collector: Collector;
  readonly browser: BrowserUsed;
  readonly loadMs: number;
  readonly patience: Patience;
  /** Undefined where no pictures are wanted. */
  readonly camera: Camera | undefined;
  /** Asked once all is loaded. */
  readonly assets: () => readonly Asset[];
  /** What the judgments object to, to be pictured from near. */
  readonly spots: (seen: PageSeen) => readonly Spot[];
  /** Since somebody decided on the page. */
  readonly changesIn: ChangesIn;
  readonly subject: string;
}

const mostCloseUps = 5;
const graceMs = 5_000;

/** Loads the page once, and looks at it at the width of each device: facts first, then pictures. */
export async function look(page: Page, task: Task): Promise<MobileView> {
  const { devices, collector, camera, browser } = task;
  const narrowest = devices.reduce((one, other) => (other.width < one.width ? other : one), devices[0] as Device);
  const views: View[] = [];
  const pictures: Picture[] = [];
  let once: PageFacts | undefined;
  let changes: readonly Change[] | undefined;
  for (const [index, device] of devices.entries()) {
    await page.setViewportSize({ width: device.width, height: device.height });
    if (index === 0) await load(page, task);
    const settled = await settledWithin(page, task);
    const facts = await collector.view(page);
    views.push({ device, settled, facts });
    if (device === narrowest) once ??= await collector.once(page);
    if (camera === undefined) continue;
    const size = { width: facts.scrollWidth, height: facts.scrollHeight };
    const whole = await camera.wholePage(device, size, { lossless: index === 0 });
    pictures.push(...whole);
    if (index > 0) continue;
    pictures.push(...(await camera.firstScreen(device)));
    if (whole[0] !== undefined) changes = await task.changesIn(page, device, whole[0]);
  }
  if (once === undefined) throw new Error('No device was looked at.');
  const seen: PageSeen = { page: task.page, browser, assets: task.assets(), views, once };
  if (camera !== undefined) pictures.push(...(await closeUps(page, seen, { ...task, camera })));
  return { ...seen, pictures, ...(changes && { changes }) };
}

async function load(page: Page, { url, loadMs, subject }: Task): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: loadMs }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    throw new PublishError('page-never-loads', `${subject}: ${url} was not loaded within ${loadMs / 1000} s.`);
  });
  const status = response?.status() ?? 0;
  if (status < 200 || status > 299)
    throw new PublishError('page-not-served', `${subject}: ${url} answers with status ${status}.`);
}

/** A page that is busy with itself does not even say that it has not settled. */
async function settledWithin(page: Page, { patience, subject }: Task): Promise<boolean> {
  const answerMs = patience.timeoutMs + graceMs;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PublishError('page-busy', `${subject} did not answer within ${answerMs / 1000} s.`)),
    answerMs,
  );
  try {
    return await Promise.race([page.evaluate(settle, patience), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first few findings of different kinds, device by device, so that the width changes seldom. */
async function closeUps(page: Page, seen: PageSeen, task: Task & { readonly camera: Camera }): Promise<Picture[]> {
  const chosen = new Map<string, Spot>();
  for (const spot of task.spots(seen)) {
    if (chosen.size < mostCloseUps && !chosen.has(spot.code)) chosen.set(spot.code, spot);
  }
  const pictures: Picture[] = [];
  for (const device of task.devices) {
    const spots = [...chosen.values()].filter((spot) => spot.device === device.name);
    if (spots.length === 0) continue;
    await page.setViewportSize({ width: device.width, height: device.height });
    await settledWithin(page, task);
    for (const spot of spots) pictures.push(...(await task.camera.closeUp(device, spot)));
  }
  return pictures;
}
