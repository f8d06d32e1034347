import type { PageSeen, View } from '../evidence.ts';
import type { LeftOut } from '../facts.ts';
import type { Sighting } from './sighting.ts';

/** Whether the page is laid out for the screen at all, and stood still to be looked at. */
export function judgeFrame({ device, facts, settled }: View): Sighting[] {
  const { clientWidth, scrollHeight } = facts;
  const area = { x: 0, y: 0, width: clientWidth, height: Math.min(scrollHeight, device.height) };
  const part = { box: area, element: 'body', text: '', furniture: false };
  const found: Sighting[] = [];
  if (clientWidth > device.width + 1)
    found.push({ code: 'no-viewport', params: { layout: clientWidth }, part, weight: clientWidth });
  if (!settled) found.push({ code: 'unsettled-page', params: {}, part, weight: 1 });
  return found;
}

/** What the caps and the deadlines left out, at any width. */
export function tellLeftOut({ views, once }: PageSeen): Sighting[] {
  const all = [...views.flatMap(({ facts }) => facts.leftOut), ...once.leftOut];
  if (all.length === 0) return [];
  const most = new Map<string, number>();
  for (const { what, count = 0 } of all) most.set(what, Math.max(most.get(what) ?? 0, count));
  return [
    {
      code: 'not-looked-at',
      params: { kinds: [...most].map(([what, count]) => told({ what, count })).join(', ') },
      weight: 1,
    },
  ];
}

function told({ what, count = 0 }: LeftOut): string {
  return count === 0 ? `\`${what}\`` : `\`${what}\` (${count})`;
}
