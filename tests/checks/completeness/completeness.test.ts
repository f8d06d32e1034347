import { describe, expect, test } from 'vitest';
import { faults, judgeText, page } from './judge-text.ts';

const fence = '```';

describe('what is fine', () => {
  test.for<[name: string, ...lines: string[]]>([
    ['a plain page'],
    ['a TODO list is a thing', 'Write a TODO list app, and mark every TODO comment that is left.'],
    ['a TODO in code', 'The word `TODO: later` marks it.', '', fence, 'TODO: later', '[a](b c)', fence],
    ['something is coming soon in a sentence', 'Support for new targets is coming soon, in the next release.'],
    ['template variables of a site', '{% include note.html %}', '', 'Version {{ site.version }} is out.'],
    ['a template variable in code', 'Write `{{name}}` where the name goes.'],
    ['a hidden decoration', '<img src="line.svg" alt="">'],
    ['a table without outer pipes', 'a | b', '- | -', '1 | 2'],
    ['an escaped pipe in a cell', '| a | b |', '| - | - |', '| `x \\| y` | 2 |'],
    ['an address with balanced brackets', '[a](https://example.com/a_(b))'],
    ['a link between round brackets', 'See (the [guide](guide.md)).'],
    ['an array index', 'The cell is m[i][j] here.'],
    ['bold that closes before a blank', '이것은 **“굵게”** 보인다.'],
    ['glob stars', 'Everything below src/**/*.ts and 2 ** 3 counts.'],
    ['a fence in a longer fence', '````md', `${fence}js`, 'a', fence, '````'],
    ['a relative file whose name ends like a host', '[the file](assets/logo.io.svg)'],
    ['a definition for each purpose', 'See [a] and [b].', '', '[a]: /a', '[b]: /b'],
    ['words in brackets', 'It is [sic] so, with [some] words [x] in brackets.', '', 'See [a].', '', '[a]: /a'],
    ['keyword arguments', 'It takes **kwargs and 2**8 values.'],
    ['a footnote star', 'The price* is *not* 5 * 3.'],
    ['a repeated label', '**Example**', '', 'One thing.', '', '**Example**', '', 'Another thing.'],
    ['a link in a list of steps', '1) See [a](/a)', '2) See [b](/b)'],
    ['an anchor', '[](){#here}', '', 'Text.'],
    ['an alert', '> [!NOTE]', '> Mind the gap.'],
    ['headings that climb back', '## One', '', 'Text.', '', '### Two', '', 'Text.', '', '## Three', '', 'Text.'],
    ['a merge shown as code', `${fence}text`, '<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> c', fence],
  ])('%s', ([, ...lines]) => {
    expect(faults(page(...lines))).toEqual([]);
  });
});

describe('what is found, and where', () => {
  test.for<[fault: string, ...lines: string[]]>([
    ['placeholder@5', 'TODO: write this'],
    ['placeholder@6', 'We use the', 'gate. TODO(ann): say why'],
    ['placeholder@5', 'Lorem ipsum dolor sit amet.'],
    ['placeholder@5', 'Run it with [insert your command here].'],
    ['placeholder@5', '[여기에 설명을 입력하세요]'],
    ['placeholder@5', '작성 예정'],
    ['placeholder@5', '이 부분은 추후 작성 예정입니다.'],
    ['placeholder@5', 'Coming soon!'],
    ['placeholder-in-comment@6', '<!--', 'TODO: explain -->'],
    ['placeholder@5', 'TODO 설명을 적는다'],
    ['placeholder@5', 'The last part is done. TODO'],
    ['placeholder@5', '| TBD | 1 |', '| - | - |'],
    ['placeholder@5', '???'],
    ['placeholder@5', 'This page is still under construction.'],
    ['placeholder@5', '이 절은 아직 작성되지 않았습니다.'],
    ['block-repeated@7', 'The same sentence, pasted two times over.', '', 'The same sentence, pasted two times over.'],
    ['block-repeated@6', '- the same item, pasted two times over', '- the same item, pasted two times over'],
    ['template-variable@5', 'Hello {{user_name}}, welcome.'],
    ['address-not-filled-in@7', 'See [this][a].', '', '[a]: TODO'],
    ['assistant-leftover@5', 'Certainly! Here is the article you asked for.'],
    ['assistant-leftover@5', '물론입니다! 아래는 요청하신 글입니다.'],
    ['assistant-leftover@5', 'As an AI language model, I cannot run code.'],
    ['assistant-leftover@5', 'I hope this helps!'],
    ['copy-residue@5', 'Write to [email protected] for help.'],
    ['copy-residue@5', 'Copy code'],
    ['conflict-marker@5', '<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> other'],
    ['several-titles@5', '# Another title', '', 'Text.'],
    ['heading-level-skipped@5', '### Deep', '', 'Text.'],
    ['heading-repeated@9', '## Same', '', 'Text.', '', '## Same', '', 'Text.'],
    ['section-empty@5', '## Nothing', '', '## Something', '', 'Text.'],
    ['heading-empty@5', '##', '', 'Text.'],
    ['image-without-alt@5', '![](a.png)'],
    ['image-without-alt@6', '<p>', '<img src="a.png">', '</p>'],
    ['fence-unclosed@5', `${fence}js`, 'a()'],
    ['fence-swallows-fence@5', `${fence}bash`, 'a', '', `${fence}js`, 'b', fence],
    ['table-row-short@7', '| a | b |', '| - | - |', '| 1 |'],
    ['table-row-long@7', '| a | b |', '| - | - |', '| 1 | 2 | 3 |'],
    ['table-pipe-unescaped@7', '| a | b |', '| - | - |', '| 1 | `x|y` |'],
    ['table-not-read@5', '| a | b |', '| 1 | 2 |'],
    ['table-not-read@9', '| a | b |', '| - | - |', '| 1 | 2 |', '', '| 3 | 4 |'],
    ['table-not-read@6', '| a | b | c |', '| - | - |', '| 1 | 2 |'],
    ['reference-undefined@5', 'See [the guide][guide].'],
    [
      'reference-undefined@5',
      'See [`a.b()`], [`c.d()`] and [`Missing.one()`].',
      '',
      '[`a.b()`]: https://example.com/a',
      '[`c.d()`]: https://example.com/c',
    ],
    ['definition-empty@5', '[^1]:', '', 'Text.[^1]'],
    ['footnote-unused@7', 'Text.', '', '[^1]: A note.'],
    ['reference-misspelt@5', 'See [Event Machin].', '', '[Event Machine]: https://example.com'],
    ['definition-repeated@8', 'See [a].', '', '[a]: https://example.com/1', '[a]: https://example.com/2'],
    ['definition-empty@5', '[guide]: ', '', 'Text.'],
    ['definition-not-read@6', 'Text.', '[guide]: https://example.com'],
    ['footnote-undefined@5', 'So it is.[^1]'],
    ['link-brackets-wrong@5', 'See the (guide)[/guide/] for more.'],
    ['link-brackets-wrong@5', 'See the (guide (new))[https://example.com/a] for more.'],
    ['link-brackets-wrong@5', 'See the [guide][https://example.com/a] for more.'],
    ['link-brackets-wrong@5', 'See the (guide)(https://example.com/a) for more.'],
    ['link-bracket-missing@5', 'See the [guide(/guide) for more.'],
    ['link-bracket-missing@5', 'See the [guide]/guide) for more.'],
    ['link-bracket-missing@5', 'See the [guide](/a guide) for more.'],
    ['link-bracket-stray@5', 'See the [guide](/guide)) for more.'],
    ['link-bracket-stray@5', 'See the [[guide](/guide) for more.'],
    ['link-without-text@5', 'See [](/guide) for more.'],
    ['link-brackets-apart@5', 'See the [guide] (https://example.com/guide).'],
    ['link-brackets-doubled@5', 'See the [guide]((/guide)).'],
    ['link-bracket-missing@5', 'See the guide](/guide) for more.'],
    ['link-bracket-missing@5', 'See the [guide](/guide for more.'],
    ['link-bracket-missing@5', 'See the [guide](https://example.com](/guide).'],
    ['link-without-address@5', 'See the [guide]().'],
    ['address-malformed@5', 'See the [guide](ttps://example.com).'],
    ['address-malformed@5', 'See the [guide](http:/example.com).'],
    ['address-malformed@5', 'See the [guide](https://https://example.com).'],
    ['address-without-scheme@5', 'See the [guide](github.com/a/b).'],
    ['address-without-scheme@5', 'Write to [Ann](ann@example.com).'],
    ['bold-beside-hangul@5', '메모리에 **‘주소 공간’**이 할당된다.'],
    ['bold-beside-hangul@5', '이것은 **함수(function)**은 다르다.'],
    ['bold-unclosed@5', 'This is **important to know.'],
    ['bold-unclosed@5', 'This is important** to know.'],
    ['bold-uneven@5', 'This is **important* to know.'],
    ['bold-uneven@5', '*Note**: mind the gap.'],
    ['bold-escaped@5', 'This is \\*\\*important\\*\\* to know.'],
    ['bold-with-blanks@5', 'This is ** important** to know.'],
    ['inline-code-unclosed@5', 'Call `run` and `stop.'],
    ['inline-code-uneven@5', 'Of type ``boolean`.'],
    ['inline-code-escaped@5', 'It has \\`fs.link\\` support.'],
  ])('%s: %s', ([fault, ...lines]) => {
    expect(faults(page(...lines))).toEqual([fault]);
  });
});

test('a finding says what, why and what next, in words about this place', () => {
  const [finding] = judgeText(page('| a | b |', '| - | - |', '| 1 |')).findings;
  expect(finding).toMatchObject({
    code: 'table-row-short',
    severity: 'warning',
    message: 'This table row has 1 cell; the header has 2.',
    place: { start: { line: 7, column: 1 }, end: { line: 7, column: 6 } },
  });
});

describe('front matter', () => {
  const text = (...lines: string[]) =>
    [
      '---',
      ...lines,
      '---',
      '',
      'A gate lets through what was checked, and holds back everything else until a person has looked at it twice and signed.',
    ].join('\n');

  test.for<[name: string, text: string, options: unknown, faults: string[]]>([
    ['sound', text('title: A', 'date: 2026-05-31'), {}, []],
    ['invalid', text('title: A: B'), {}, ['front-matter-invalid@2']],
    ['a key twice', text('title: A', 'title: B'), {}, ['front-matter-key-repeated@3']],
    ['a tab', text('title: A', 'x:', '\ty: 1'), {}, ['front-matter-tab@4']],
    ['no keys', text('title'), {}, ['front-matter-without-keys@2']],
    ['no title', text('author: A'), {}, ['title-missing@5']],
    [
      'a required key',
      text('title: A'),
      { frontMatter: { required: ['title', 'tags'] } },
      ['front-matter-key-missing@1'],
    ],
    [
      'a required key left empty',
      text('title: A', 'tags: []'),
      { frontMatter: { required: ['tags'] } },
      ['front-matter-key-missing@3'],
    ],
    ['a day that is none', text('title: A', 'date: 2026-02-30'), {}, ['date-malformed@3']],
    ['no date', text('title: A', 'date: soon'), {}, ['date-malformed@3']],
    ['a date in words', text('title: A', 'date: March 5th, 2026'), {}, []],
    ['tomorrow', text('title: A', 'date: 2026-06-02'), {}, ['date-in-future@3']],
    ['today', text('title: A', 'date: 2026-06-01'), {}, []],
    ['a minute ago, in Seoul', text('title: A', 'date: 2026-06-01T08:59:00+09:00'), {}, []],
    ['in a minute, in Seoul', text('title: A', 'date: 2026-06-01 09:01:00 +0900'), {}, ['date-in-future@3']],
    ['a date of a template', text('title: A', 'date: "{{ now }}"'), {}, []],
    [
      'a key of its own',
      text('title: A', 'when: 2030-01-01'),
      { frontMatter: { dates: ['when'] } },
      ['date-in-future@3'],
    ],
  ])('%s', ([, draft, options, expected]) => {
    expect(faults(draft, { options })).toEqual(expected);
  });

  test('a date in the future says when it will have come', () => {
    const { found } = judgeText(text('title: A', 'date: 2026-06-03'));
    expect(found.map(({ until }) => until)).toEqual(['2026-06-02T10:00:00.000Z']);
  });
});

describe('depth', () => {
  test.for<[name: string, text: string, depth: unknown, faults: string[]]>([
    ['an empty page', '', {}, ['page-thin@1']],
    ['at the limit', '# One\n\ntwo three\n', { words: 3 }, []],
    ['one short of it', '# One\n\ntwo three\n', { words: 4 }, ['page-thin@1']],
    ['inline code does not count', '# One\n\ntwo `three`\n', { words: 3 }, ['page-thin@1']],
    ['a code block counts as ten', '# One\n\n```\na\n```\n', { words: 11 }, []],
    ['a code block counts as no more', '# One\n\n```\na\n```\n', { words: 12 }, ['page-thin@1']],
    ['Korean counts 어절', '# 제목\n\n두 번째 어절이다.\n', { words: 4 }, []],
    [
      'sections and examples',
      '# One\n\nTwo.\n',
      { words: 1, sections: 2, examples: 1 },
      ['examples-few@1', 'sections-few@1'],
    ],
    ['a thin section', '# One\n\nA b c.\n\n## Two\n\nA.\n', { words: 1, sectionWords: 3 }, ['section-thin@5']],
    [
      'by type',
      '---\ntype: tutorial\ntitle: T\n---\none\n',
      { words: 1, types: { tutorial: { words: 2 } } },
      ['page-thin@1'],
    ],
    ['another type', '---\ntype: note\ntitle: T\n---\none\n', { words: 1, types: { tutorial: { words: 2 } } }, []],
  ])('%s', ([, draft, depth, expected]) => {
    expect(faults(draft, { options: { depth } })).toEqual(expected);
  });

  test('what was counted is told', () => {
    expect(judgeText('# One two\n\n```js\na\n```\n').data).toEqual({ words: 2, sections: 1, examples: 1 });
  });
});

test('MDX that does not parse is said once, and the rest is judged as Markdown', () => {
  const draft = page('TODO: write', '', '<Tabs>', '', 'Text {');
  expect(faults(draft, { format: 'mdx' })).toEqual(['placeholder@5', expect.stringMatching(/^mdx-invalid@\d+$/)]);
});

test('a title that the page opens with at another level is a note', () => {
  const { findings } = judgeText('## Opening\n\nText.\n\n### Part\n\nText.\n');
  expect(findings.map(({ code, severity }) => [code, severity])).toContainEqual(['title-missing', 'note']);
});

test('thousands of faults of a kind are counted, not listed', () => {
  const { findings, data } = judgeText(page(...Array.from({ length: 500 }, () => '[a](b c)\n')));
  expect(findings.filter(({ code }) => code === 'link-bracket-missing')).toHaveLength(200);
  expect(data).toMatchObject({ untold: 300 });
});
