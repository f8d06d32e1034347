import type { AttachmentParts, Mark } from '../../pipeline/core/types.ts';
import type { Box, Device, MobileView, Picture } from './evidence.ts';

/** The pictures as the report brings them: whole pages side by side, then what was seen from near. */
export function attachmentsOf({ pictures, views }: MobileView): AttachmentParts[] {
  return pictures.map((picture) => {
    const device = views.find((view) => view.device.name === picture.device)?.device;
    const { digest, mediaType, region, scale, kind } = picture;
    return {
      digest,
      mediaType,
      label: labelOf(picture, device),
      name: nameOf(picture, device),
      width: Math.round(region.width * scale),
      height: Math.round(region.height * scale),
      group: kind,
    };
  });
}

/** Where a box of the page lies in the pictures of that device that show all or a part of it. */
export function marksOf({ pictures }: MobileView, device: string, box: Box): Mark[] {
  return pictures.flatMap(({ device: of, digest, region, scale }) => {
    const left = Math.max(box.x, region.x);
    const top = Math.max(box.y, region.y);
    const right = Math.min(box.x + box.width, region.x + region.width);
    const bottom = Math.min(box.y + box.height, region.y + region.height);
    if (of !== device || right <= left || bottom <= top) return [];
    const [x, y] = [(left - region.x) * scale, (top - region.y) * scale];
    const [width, height] = [(right - left) * scale, (bottom - top) * scale];
    return [{ attachment: digest, x: round(x), y: round(y), width: round(width), height: round(height) }];
  });
}

/** Whole pages of this name are compared from report to report. */
export function nameOf(
  { kind, device: name, code }: Pick<Picture, 'kind' | 'device' | 'code'>,
  device?: Device,
): string {
  const words = [name, device?.width ?? '', kind, code ?? ''].join(' ').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function labelOf({ kind, code, isCut }: Picture, device: Device | undefined): string {
  const screen = `${device?.name} · ${device?.width} px`;
  if (kind === 'close-up') return `${screen} · ${code}`;
  if (kind === 'first-screen') return `${screen} · first screen`;
  return isCut ? `${screen} · cut` : screen;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
