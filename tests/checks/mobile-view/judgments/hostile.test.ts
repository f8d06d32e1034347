import { expect, test } from 'vitest';
import { collector, makeCollector } from '../../../../checks/mobile-view/gather/page/collect.ts';
import { codesOf, phone, useLooker } from './look.ts';

const looker = useLooker();

/** For one width and all that is looked at once, in milliseconds. Alone on this machine it takes about a third. */
const limit = 20_000;

test.for([
  { name: '100,000 elements', make: '`<p>${"<b>a</b> ".repeat(20)}</p>`.repeat(5000)', left: /elements.*axe/s },
  {
    name: '20,000 cells of four lines',
    make: '`<table>${`<tr>${"<td>a b c d</td>".repeat(100)}</tr>`.repeat(200)}</table>`',
    left: /./,
  },
  {
    name: '50,000 lines at one place',
    make: '`<div style="position:relative">${Array.from({length: 50000}, (_, i) => `<i style="position:absolute">word${i}</i>`).join("")}</div>`',
    left: /overlaps|elements/,
  },
  {
    name: '30,000 different characters',
    make: 'Array.from({length: 30000}, (_, i) => String.fromCodePoint(0x20000 + i)).join(" ")',
    left: /glyphs/,
  },
  { name: '3,000 levels of nesting', make: '"<div>".repeat(3000) + "deep"', left: /^/ },
  {
    name: '4,000 large images',
    make: '\'<img alt="x" src="/1000x30.png" width="1000" height="30">\'.repeat(4000)',
    left: /images/,
  },
])('$name: an answer in time, that says what was left out', async ({ make, left }) => {
  const page = await looker.page({ body: '' });
  try {
    await page.evaluate(`document.body.innerHTML = ${make}; 0`);
    const begun = performance.now();
    const view = await collector.view(page);
    const once = await collector.once(page);
    expect(performance.now() - begun).toBeLessThan(limit);
    const kinds = [...view.leftOut, ...once.leftOut].map(({ what }) => what);
    expect(kinds.join('\n')).toMatch(left);
    expect(JSON.stringify({ view, once }).length).toBeLessThan(400_000);
  } finally {
    await page.close();
  }
});

test('a page that never stops changing is looked at as it is', async () => {
  const page = await looker.page({
    body: '<p id="p">text</p><script>setInterval(() => { p.style.width = Math.random() * 300 + "px"; p.append("x"); }, 1)</script>',
  });
  const facts = await collector.view(page);
  expect(facts.clientWidth).toBe(phone.width);
  await page.close();
});

test('a page that never answers is an error, not a pass', async () => {
  const page = await looker.page({ body: '<p>text</p>' });
  await page.evaluate('setTimeout(() => { for (;;); }, 50); 0');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(makeCollector(1_000).view(page)).rejects.toMatchObject({ code: 'page-busy' });
  await page.close();
});

test('a page that bears our attribute without being a preview cannot put findings anywhere', async () => {
  const body = '<p data-place="1:1-1:5" style="font-size:8px">a sentence in small print</p>';
  const [fault] = await looker.faults({ body, page: 'site', text: 'short', once: false });
  expect(fault).toMatchObject({ code: 'small-text' });
  expect(fault).not.toHaveProperty('place');
});

test.for(['x', '9:9', '0:1-1:1', '2:1-1:1', '1:1-99:1', '1:9-1:2', '1:1-1:1; DROP'])(
  'a preview with the impossible place %s gives a fault without one',
  async (place) => {
    const body = `<p data-place="${place}" style="font-size:8px">a sentence in small print</p>`;
    const faults = await looker.faults({ body, page: 'preview', text: 'short', once: false });
    expect(codesOf(faults)).toEqual(['small-text']);
    expect(faults[0]).not.toHaveProperty('place');
  },
);
