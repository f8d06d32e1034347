import { defineMessages } from '../../../pipeline/core/messages.ts';

export const frontMatterMessages = defineMessages({
  en: {
    'front-matter-unclosed': {
      message: 'The front matter is opened here and never closed.',
      why: 'Site generators either fail or print the keys as text at the top of the page.',
      next: 'Put the closing fence (the same three characters as here) alone on a line below the last key.',
    },
    'front-matter-misplaced': {
      message: 'The front matter does not start at the very beginning of the file.',
      why: 'Front matter counts only from the first line on; here readers get a rule and a heading made of the keys.',
      next: 'Remove blank lines and blanks in front of the opening fence.',
    },
    'front-matter-without-keys': {
      message: 'The front matter holds no `key: value` lines.',
      why: 'Without keys the page has no title or date for lists, feeds and search results.',
      next: 'Write each entry as `key: value`, with a blank after the colon.',
    },
    'front-matter-key-repeated': {
      message: 'The front matter has the key `{key}` more than once.',
      why: 'Parsers refuse such a block or silently drop one of the values.',
      next: 'Keep one of the entries.',
    },
    'front-matter-tab': {
      message: 'The front matter is indented with a tab.',
      why: 'YAML forbids tabs as indentation, so the whole block is not read.',
      next: 'Indent with blanks.',
    },
    'front-matter-invalid': {
      message: 'The front matter cannot be parsed: {problem}.',
      why: 'The page is built without its title and date, or not at all.',
      next: 'Mend the line; put values that hold a colon, a quote or a bracket in quotes.',
    },
    'front-matter-key-missing': {
      message: 'The front matter lacks `{key}`, or leaves it empty.',
      why: 'The config of this repository asks for this key on every draft.',
      next: 'Add `{key}` with a value.',
    },
    'date-malformed': {
      message: '`{key}` is not a date that exists: {value}.',
      why: 'Parsers guess, fail, or sort the page to the wrong place.',
      next: 'Write the date as YYYY-MM-DD, or in full ISO 8601 with a time zone.',
    },
    'date-in-future': {
      message: '`{key}` lies in the future: {value}.',
      why: 'Many sites hide pages with a future date, and readers distrust them.',
      next: 'Correct the date, or publish when it has come.',
    },
    'mdx-invalid': {
      message: 'The MDX cannot be parsed: {problem}.',
      why: 'The site does not build with this page; the rest of it was judged as plain Markdown.',
      next: 'Close the tag or brace, or escape it with a backslash if it is meant as text.',
    },
    'page-thin': {
      message: 'The page has {words} {words:word|words} of text; {wanted} are asked for.',
      why: 'Readers come for an explanation and find a stub.',
      next: 'Write the missing parts, or lower `depth.words` for this type of page.',
    },
    'section-thin': {
      message: 'The section “{title}” has {words} {words:word|words}; {wanted} are asked for.',
      why: 'A section that says almost nothing reads as unfinished.',
      next: 'Write it out, or join it with its neighbour.',
    },
    'sections-few': {
      message: 'The page has {sections} {sections:heading|headings}; {wanted} are asked for.',
      why: 'Readers look for their part by its heading.',
      next: 'Divide the text into sections with headings.',
    },
    'examples-few': {
      message: 'The page has {examples} {examples:code block|code blocks}; {wanted} are asked for.',
      why: 'This type of page is expected to show how it is done.',
      next: 'Add examples that readers can run.',
    },
  },
  ko: {
    'front-matter-unclosed': {
      message: '프런트 매터가 여기서 시작되지만 닫히지 않았습니다.',
      why: '사이트 빌드가 실패하거나, 키 목록이 페이지 맨 위에 본문처럼 그대로 표시됩니다.',
      next: '마지막 키 아래에 여는 줄과 같은 세 글자만 있는 줄을 넣어 닫으세요.',
    },
    'front-matter-misplaced': {
      message: '프런트 매터가 파일의 첫 줄에서 시작하지 않습니다.',
      why: '프런트 매터는 첫 줄에서 시작해야만 인식됩니다. 지금은 가로줄과 키로 된 제목이 독자에게 보입니다.',
      next: '여는 줄 앞의 빈 줄과 공백을 지우세요.',
    },
    'front-matter-without-keys': {
      message: '프런트 매터에 `키: 값` 형식의 줄이 없습니다.',
      why: '키가 없으면 목록, 피드, 검색 결과에 쓸 제목과 날짜가 없습니다.',
      next: '각 항목을 `키: 값` 형식으로, 콜론 뒤에 공백을 두고 쓰세요.',
    },
    'front-matter-key-repeated': {
      message: '프런트 매터에 `{key}` 키가 두 번 이상 있습니다.',
      why: '파서가 블록 전체를 거부하거나 값 하나를 조용히 버립니다.',
      next: '하나만 남기세요.',
    },
    'front-matter-tab': {
      message: '프런트 매터를 탭으로 들여 썼습니다.',
      why: 'YAML은 들여쓰기에 탭을 허용하지 않아 블록 전체를 읽지 못합니다.',
      next: '공백으로 들여 쓰세요.',
    },
    'front-matter-invalid': {
      message: '프런트 매터를 해석할 수 없습니다: {problem}.',
      why: '페이지가 제목과 날짜 없이 만들어지거나 아예 만들어지지 않습니다.',
      next: '해당 줄을 고치고, 콜론·따옴표·괄호가 든 값은 따옴표로 묶으세요.',
    },
    'front-matter-key-missing': {
      message: '프런트 매터에 `{key}`{key:이|가} 없거나 비어 있습니다.',
      why: '이 저장소의 설정은 모든 초안에 이 키를 요구합니다.',
      next: '`{key}`{key:을|를} 값과 함께 넣으세요.',
    },
    'date-malformed': {
      message: '`{key}`의 값은 실제로 있는 날짜가 아닙니다: {value}.',
      why: '파서마다 다르게 추측하거나 실패하고, 글이 엉뚱한 순서로 정렬됩니다.',
      next: 'YYYY-MM-DD 형식이나 시간대를 포함한 ISO 8601 형식으로 쓰세요.',
    },
    'date-in-future': {
      message: '`{key}`의 날짜가 미래입니다: {value}.',
      why: '미래 날짜의 글을 숨기는 사이트가 많고, 독자도 믿지 않습니다.',
      next: '날짜를 바로잡거나 그날이 된 뒤에 게시하세요.',
    },
    'mdx-invalid': {
      message: 'MDX를 해석할 수 없습니다: {problem}.',
      why: '이 페이지가 있으면 사이트가 빌드되지 않습니다. 나머지는 일반 마크다운으로 검사했습니다.',
      next: '태그나 중괄호를 닫고, 글자로 쓰려던 것이면 앞에 역슬래시를 붙이세요.',
    },
    'page-thin': {
      message: '본문이 {words}어절입니다. {wanted}어절 이상이어야 합니다.',
      why: '설명을 찾아온 독자가 빈 페이지를 보게 됩니다.',
      next: '빠진 내용을 채우거나, 이 유형의 `depth.words` 값을 낮추세요.',
    },
    'section-thin': {
      message: '“{title}” 절이 {words}어절입니다. {wanted}어절 이상이어야 합니다.',
      why: '내용이 거의 없는 절은 쓰다 만 글로 보입니다.',
      next: '내용을 채우거나 이웃한 절과 합치세요.',
    },
    'sections-few': {
      message: '제목이 {sections}개입니다. {wanted}개 이상이어야 합니다.',
      why: '독자는 제목을 보고 필요한 부분을 찾습니다.',
      next: '본문을 나누고 절마다 제목을 붙이세요.',
    },
    'examples-few': {
      message: '코드 블록이 {examples}개입니다. {wanted}개 이상이어야 합니다.',
      why: '이 유형의 글에서는 실제로 하는 방법을 보여 주어야 합니다.',
      next: '독자가 실행해 볼 수 있는 예제를 추가하세요.',
    },
  },
});
