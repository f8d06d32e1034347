/// <reference lib="dom" />

export interface Patience {
  /** For everything together, in milliseconds. */
  readonly timeoutMs: number;
  /** How often in a row the layout must be found unchanged. */
  readonly calm: number;
  /** Between two looks, in milliseconds; 0 for the next frame. */
  readonly pauseMs: number;
}

/**
 * Runs in the page. Waits until images and fonts are there and the layout stays as it is. Returns false where it still
 * changes when time is over.
 */
export async function settle({ timeoutMs, calm, pauseMs }: Patience): Promise<boolean> {
  const begun = performance.now();
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  const frame = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => (pauseMs > 0 ? setTimeout(resolve, pauseMs) : resolve())));
  const arrived = (image: HTMLImageElement): Promise<unknown> =>
    image.complete
      ? image.decode().catch(() => undefined)
      : new Promise((resolve) => {
          image.addEventListener('load', () => image.decode().then(resolve, resolve), { once: true });
          image.addEventListener('error', resolve, { once: true });
        });
  const all = async (): Promise<boolean> => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
    await Promise.all([...document.images].map(arrived));
    await document.fonts.ready;
    let last = '';
    let same = 0;
    while (performance.now() - begun < timeoutMs) {
      await frame();
      const { scrollWidth, scrollHeight } = document.documentElement;
      const seen = `${scrollWidth} ${scrollHeight} ${document.images.length} ${document.fonts.status}`;
      same = seen === last ? same + 1 : 0;
      if (same >= calm) return true;
      last = seen;
    }
    return false;
  };
  return Promise.race([all(), late]);
}
