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
    ['table-not-read@6', '| a | b | c |', '| - | - |', '| 1 | 2 |'],
    ['reference-undefined@5', 'See [the guide][guide].'],
    ['reference-misspelt@5', 'See [Event Machin].', '', '[Event Machine]: https://example.com'],
    ['definition-repeated@8', 'See [a].', '', '[a]: https://example.com/1', '[a]: https://example.com/2'],
    ['definition-empty@5', '[guide]: ', '', 'Text.'],
    ['definition-not-read@6', 'Text.', '[guide]: https://example.com'],
    ['footnote-undefined@5', 'So it is.[^1]'],
    ['link-brackets-exchanged@5', 'See the (guide)[/guide/] for more.'],
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
