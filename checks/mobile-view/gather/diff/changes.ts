import type { Change, Device, Picture } from '../../evidence.ts';
import type { LineBox } from './lines-at.ts';
import type { RowChange } from './row-diff.ts';

/** Rows of the picture of a whole page as regions of the page, with the lines of the draft that lie there. */
export function changesOf(
  rows: readonly RowChange[],
  { region, scale }: Pick<Picture, 'region' | 'scale'>,
  { device, boxes }: { readonly device: Device; readonly boxes: readonly LineBox[] },
): Change[] {
  return rows.map(({ from, to, rowsIn, rowsOut }) => {
    const [y, end] = [from / scale, to / scale];
    const within = boxes.filter(({ top, bottom }) => bottom > y && top < Math.max(end, y + 1));
    const lines = within.length > 0 && {
      first: Math.min(...within.map(({ first }) => first)),
      last: Math.max(...within.map(({ last }) => last)),
    };
    const box = { x: 0, y, width: region.width, height: end - y };
    return { device: device.name, region: box, rowsIn, rowsOut, ...(lines && { lines }) };
  });
}
