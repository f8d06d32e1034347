import path from 'node:path';
import type { Page } from 'playwright-core';
import { blobPath } from '../../../../pipeline/core/blob-path.ts';
import { PublishError } from '../../../../pipeline/core/error.ts';
import type { GatherContext } from '../../../../pipeline/core/evidence.ts';
import { decidedAttachments } from '../../../../pipeline/resources/decided-report.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../../pipeline/resources/workers.ts';
import { nameOf } from '../../attach.ts';
import { type Change, type Device, type Picture, placeAttribute } from '../../evidence.ts';
import { changesOf } from './changes.ts';
import { linesAt } from './lines-at.ts';
import type { RowChange } from './row-diff.ts';

const module = moduleBeside(import.meta.url, './compare-pictures-task');
const compareMs = 15_000;
const mostBoxes = 20_000;

export type ChangesIn = (page: Page, device: Device, picture: Picture) => Promise<readonly Change[] | undefined>;

/** Compares the page with how it looked when somebody last decided on it. Silent where there is nothing to compare with. */
export function changesSince({ draft, resources, signal }: GatherContext<Resources>): ChangesIn {
  const { root, workers } = resources;
  return async (page, device, picture) => {
    const name = nameOf({ kind: 'page', device: device.name }, device);
    const before = decidedAttachments(root, draft).find(
      (one) => one.mediaType === picture.mediaType && path.posix.basename(one.path).startsWith(`${name}-`),
    );
    if (before === undefined) return undefined;
    if (before.digest === picture.digest) return [];
    const files = { before: path.join(root, before.path), after: path.join(root, blobPath(picture.digest)) };
    const subject = `Comparing pictures of ${draft.path}`;
    try {
      const rows = await workers.run<readonly RowChange[] | undefined>({
        module,
        input: files,
        timeoutMs: compareMs,
        subject,
        signal,
      });
      if (rows === undefined) return undefined;
      const boxes = await page.evaluate(linesAt, { attribute: placeAttribute, most: mostBoxes });
      return changesOf(rows, picture, { device, boxes });
    } catch (error) {
      // It is told for people to see; no judgment rests on it.
      if (error instanceof PublishError && error.code === 'took-too-long') return undefined;
      throw error;
    }
  };
}
