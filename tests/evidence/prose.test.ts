import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftRange } from '../../pipeline/core/draft-evidence.ts';
import type { DraftFormat } from '../../pipeline/core/types.ts';
import { proseOf } from './gather-evidence.ts';

const texts = (text: string, format: DraftFormat = 'md') => proseOf(text, format).map((block) => block.text.trim());

describe('what no reader reads as a sentence is not prose', () => {
  test.for<[name: string, text: string, format?: DraftFormat]>([
    ['code blocks', '```js\nTODO\n```\n\n    indented\n'],
    ['comments', '<!-- TODO: write -->\n'],
    ['front matter', '---\ntitle: TODO\n---\n'],
    ['HTML', '<div>\nText\n</div>\n'],
    ['shortcodes', '{{< note >}}\n\n{{% /note %}}\n'],
    ['Liquid tags', '{% include note.html %}\n'],
    ['containers', ':::tip Title\n:::\n'],
    ['admonitions', '!!! note "Title"\n'],
    ['a table of contents', '[[toc]]\n'],
    ['includes', '<<< @/snippets/a.js\n\n{{#include a.rs}}\n'],
    ['imports and exports', "import A from './a.js'\nexport const b = 1\n", 'mdx'],
    ['expressions', '{/* TODO */}\n\n{value}\n', 'mdx'],
  ])('%s', ([, text, format]) => {
    expect(texts(text, format)).toEqual([]);
  });
});

describe('what is read, and as what', () => {
  test.for<[name: string, text: string, blocks: [kind: string, text: string][]]>([
    [
      'heading, paragraph',
      '# A `b` {#id}\n\nText\nmore.\n',
      [
        ['heading', 'A b'],
        ['paragraph', 'Text more.'],
      ],
    ],
    [
      'list',
      '- a\n- b\n',
      [
        ['list-item', 'a'],
        ['list-item', 'b'],
      ],
    ],
    ['quote, with an alert', '> [!NOTE]\n> Mind\n> the gap.\n', [['quote', 'Mind the gap.']]],
    [
      'table',
      '| a | b |\n| - | - |\n| 1 | `x` |\n',
      [
        ['table-cell', 'a'],
        ['table-cell', 'b'],
        ['table-cell', '1'],
        ['table-cell', 'x'],
      ],
    ],
    ['links and emphasis', 'A [link](u) **and** ~~so~~ ![alt](i) on.', [['paragraph', 'A link and so  on.']]],
    ['references and escapes', 'a &amp; b \\* c &#x61;', [['paragraph', 'a & b * c a']]],
    [
      'an address in the text',
      'See (https://example.com)[x] now.',
      [['paragraph', 'See (https://example.com)[x] now.']],
    ],
    ['decomposed Hangul', '각은 cafe\u0301', [['paragraph', '각은 café']]],
    ['text beside a shortcode', 'Use {{< x >}} here.', [['paragraph', 'Use  here.']]],
  ])('%s', ([, text, blocks]) => {
    expect(proseOf(text).map((block) => [block.kind, block.text.trim()])).toEqual(blocks);
  });

  test('shortcodes in code are code', () => {
    expect(texts('Write `{{< x >}}` here.')).toEqual(['Write {{< x >}} here.']);
  });

  test('elements of code are code', () => {
    const blocks = [...proseOf('<A><code>TODO</code></A>\n', 'mdx'), ...proseOf('<code>TODO</code>\n')];
    expect(blocks.flatMap(({ spans }) => spans.map(({ code }) => code))).toEqual([true, true]);
  });

  test('elements of MDX hold prose', () => {
    expect(texts('<Note>\n\nText.\n\n</Note>\n', 'mdx')).toEqual(['Text.']);
  });
});

describe('each stretch is found again in the draft', () => {
  const written = (draft: string, wanted: string): string => {
    for (const block of proseOf(draft)) {
      const at = block.text.indexOf(wanted);
      if (at === -1) continue;
      const { from, to } = draftRange(block, at, at + wanted.length);
      return draft.slice(from, to);
    }
    return '';
  };
  test.for<[name: string, draft: string, wanted: string, written: string]>([
    ['in a plain paragraph', 'one two three', 'two', 'two'],
    ['behind a character reference', 'a &amp; two', 'two', 'two'],
    ['a character reference itself', 'a &amp; b', '&', '&amp;'],
    ['on a quoted line', '> one\n> > two\n', 'two', 'two'],
    ['over a quoted line end', '> one\n> two three\n', 'one two', 'one\n> two'],
    ['over a Windows line end', '- one\r\n  two\r\n', 'one two', 'one\r\n  two'],
    ['decomposed Hangul', '첫 \u1100\u1161\u11a8 끝', '각', '\u1100\u1161\u11a8'],
    ['behind decomposed Hangul', '\u1100\u1161\u11a8\u1112\u1161\u11ab 끝', '끝', '끝'],
    ['behind inline code', '`` a`b `` two', 'two', 'two'],
    ['inside inline code', 'one `two` three', 'two', 'two'],
    ['behind a shortcode', 'a {{< x >}} two', 'two', 'two'],
    ['beside an address', 'x (https://example.com)[y] two', 'two', 'two'],
    ['in a cell', '| a | b |\n| - | - |\n| 1 | x \\| two |\n', 'two', 'two'],
  ])('%s', ([, draft, wanted, expected]) => {
    expect(written(draft, wanted)).toBe(expected);
  });
});

test('spans cover the text of every block and say what the draft says', () => {
  const word = fc.constantFrom(
    'a',
    'TODO',
    '각',
    '각'.normalize('NFD'),
    '`c`',
    '**b**',
    '[l](u)',
    '&amp;',
    '\\*',
    'https://x.y',
    'a@b.c',
    '{{< s >}}',
    '<b>',
    '\n',
    '\r\n> ',
    '\n- ',
    '\n# ',
    '|',
    '😀',
    '\n\n',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const draft = words.join(' ');
      for (const { text, spans } of proseOf(draft)) {
        let at = 0;
        for (const span of spans) {
          expect(span.at).toBe(at);
          at += span.length;
          const stretch = text.slice(span.at, span.at + span.length);
          const raw = draft.slice(span.offset, span.offset + span.draftLength);
          const same =
            raw.replace(/[\r\n]+/g, ' ').normalize('NFC') === stretch.normalize('NFC') || raw.startsWith('&');
          expect(same ? '' : `${raw} / ${stretch}`).toBe('');
        }
        expect(at).toBe(text.length);
      }
    }),
    { numRuns: 300 },
  );
});
