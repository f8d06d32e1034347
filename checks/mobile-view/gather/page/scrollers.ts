import type { Scroller } from '../../facts.ts';
import type { Kit } from './kit.ts';

/** Runs in the page. What has to be scrolled sideways by itself, the longest way first. */
export function scrollers(kit: Kit, least: number, most: number): Scroller[] {
  const found: Scroller[] = [];
  for (const element of kit.elements) {
    if (kit.late()) break;
    const { overflowX } = kit.style(element);
    if ((overflowX !== 'auto' && overflowX !== 'scroll') || element === document.body) continue;
    const { scrollWidth, clientWidth } = element;
    if (clientWidth < 40 || scrollWidth < clientWidth * least) continue;
    const only = element.querySelector('table, pre');
    const inner = element.matches('pre, table') ? element : (only ?? element);
    const kind = inner.localName === 'table' ? 'table' : inner.localName === 'pre' ? 'code' : 'other';
    const part = { ...kit.part(inner), box: kit.box(kit.rect(element)) };
    found.push({ ...part, kind, screens: Math.round((scrollWidth / clientWidth) * 100) / 100 });
  }
  return found.sort((one, other) => other.screens - one.screens).slice(0, most);
}
