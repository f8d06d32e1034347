import type { View } from '../evidence.ts';
import type { Options } from '../options.ts';
import { nameOf, type Sighting } from './sighting.ts';

/** Whether everything fits the screen's width, or can be scrolled to. */
export function judgeLayout({ device, facts }: View, { sidewaysScreens }: Options): Sighting[] {
  const { clientWidth, scrollWidth, cutsOff } = facts;
  // A page laid out for a desktop is one fault, and all that follows from it is not worth telling.
  if (clientWidth > device.width + 1) return [];
  return [
    ...(scrollWidth > clientWidth + 1 && !cutsOff ? overflow({ device, facts }) : []),
    ...facts.clipped.map((part): Sighting => {
      const { what, hidden, cut, ellipsis } = part;
      const severity = ellipsis || what === 'image' ? 'note' : what === 'embed' ? 'warning' : 'blocker';
      return {
        code: 'clipped-x',
        params: { hidden, what: nameOf({ ...part, text: cut }) },
        part,
        weight: hidden,
        severity,
      };
    }),
    ...facts.scrollers
      .filter(({ screens }) => screens > sidewaysScreens)
      .map((part): Sighting => {
        const { screens } = part;
        return {
          code: 'long-sideways-scroll',
          params: { screens: Math.round(screens * 10) / 10, what: nameOf(part) },
          part,
          weight: screens,
        };
      }),
  ];
}

function overflow({ facts: { wide, scrollWidth, clientWidth } }: Pick<View, 'device' | 'facts'>): Sighting[] {
  if (wide.length === 0) {
    const past = scrollWidth - clientWidth;
    return [{ code: 'page-overflow-x', params: { past, what: '`body`' }, weight: past }];
  }
  return wide.map((part) => {
    const { past } = part;
    return { code: 'page-overflow-x', params: { past, what: nameOf(part) }, part, weight: past };
  });
}
