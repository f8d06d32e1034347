import { defineMessages } from '../../../pipeline/core/messages.ts';

export const writingMessages = defineMessages({
  en: {
    placeholder: {
      message: 'A placeholder is left in the text: `{text}`.',
      why: 'Readers see an unfinished page.',
      next: 'Write what belongs here, or take the line out.',
    },
    'placeholder-in-comment': {
      message: 'A comment holds a `{text}`.',
      why: 'The work it names is not done, and comments reach whoever opens the source of the page.',
      next: 'Do it, or move the note to your issue tracker.',
    },
    'template-variable': {
      message: 'The template variable `{text}` was not filled in.',
      why: 'Readers see the variable instead of its value.',
      next: 'Put the value in its place; if it is shown as an example, make it inline code.',
    },
    'address-not-filled-in': {
      message: 'The address of this link is a placeholder: `{url}`.',
      why: 'The link leads to a page that does not exist.',
      next: 'Put the real address in, or take the link out.',
    },
    'assistant-leftover': {
      message: 'This is said by an assistant to its user, not to readers: “{text}”.',
      why: 'It shows that nobody read the text before publishing it.',
      next: 'Take the sentence out, and read the whole text again.',
    },
    'copy-residue': {
      message: 'Left over from copying: `{text}`.',
      why: 'A chat tool or a web page put this in; the text that stood here may be lost.',
      next: 'Take it out, and restore what it replaced from the original.',
    },
    'conflict-marker': {
      message: 'A merge conflict was left unresolved; it ends at line {line}.',
      why: 'Readers see the markers and both versions of the text.',
      next: 'Keep one version, and remove the three marker lines.',
    },
    'title-missing': {
      message: 'The page has no title: neither in the front matter nor as a first-level heading.',
      why: 'Tabs, search results and lists show a file name instead.',
      next: 'Add `title` to the front matter, or a `# Heading` at the top.',
    },
    'several-titles': {
      message: 'A second first-level heading; the first stands at line {line}.',
      why: 'A page has one title; screen readers and tables of contents take each as the start of a page.',
      next: 'Make this one a second-level heading.',
    },
    'heading-level-skipped': {
      message: 'The heading level jumps from {from} to {to}.',
      why: 'Who moves through a page by its headings misses a level and suspects a missing section.',
      next: 'Use the next level, or add the heading between.',
    },
    'heading-repeated': {
      message: 'The heading “{title}” stands twice in a row; the first time at line {line}.',
      why: 'One of the two is a slip, and links to it lead to the wrong one.',
      next: 'Remove or rename one of them.',
    },
    'heading-empty': {
      message: 'A heading without text.',
      why: 'It shows as a gap, and tables of contents list an empty line.',
      next: 'Give it a text, or remove it.',
    },
    'section-empty': {
      message: 'Nothing stands below the heading “{title}”.',
      why: 'Readers follow the heading and find nothing.',
      next: 'Write the section, or remove its heading.',
    },
    'block-repeated': {
      message: 'This stands already at line {line}, word for word.',
      why: 'Readers wonder what the difference is; mostly one is left from pasting.',
      next: 'Remove one of the two.',
    },
    'image-without-alt': {
      message: 'An image without alternative text.',
      why: 'Who cannot see the image, or cannot load it, learns nothing of it.',
      next: 'Say in a few words what it shows; for mere decoration write `alt=""` in HTML.',
    },
  },
  ko: {
    placeholder: {
      message: '채우지 않은 자리 표시가 본문에 남아 있습니다: `{text}`.',
      why: '독자에게 완성되지 않은 글이 보입니다.',
      next: '들어갈 내용을 쓰거나 그 줄을 지우세요.',
    },
    'placeholder-in-comment': {
      message: '주석에 `{text}`{text:이|가} 남아 있습니다.',
      why: '적어 둔 일이 아직 끝나지 않았고, 페이지 소스를 여는 사람에게는 주석도 보입니다.',
      next: '그 일을 마치거나 메모를 이슈로 옮기세요.',
    },
    'template-variable': {
      message: '템플릿 변수 `{text}`{text:이|가} 값으로 바뀌지 않았습니다.',
      why: '독자에게 값 대신 변수 이름이 보입니다.',
      next: '값을 넣으세요. 예시로 보여 주려던 것이면 인라인 코드로 감싸세요.',
    },
    'address-not-filled-in': {
      message: '링크 주소가 자리 표시 그대로입니다: `{url}`.',
      why: '없는 페이지로 연결됩니다.',
      next: '실제 주소를 넣거나 링크를 지우세요.',
    },
    'assistant-leftover': {
      message: '독자가 아니라 사용자에게 하는 AI 어시스턴트의 말이 남아 있습니다: “{text}”.',
      why: '게시하기 전에 아무도 읽어 보지 않았다는 표시가 됩니다.',
      next: '그 문장을 지우고 글 전체를 다시 읽어 보세요.',
    },
    'copy-residue': {
      message: '복사하면서 딸려 온 내용입니다: `{text}`.',
      why: '채팅 도구나 웹 페이지가 넣은 것이며, 원래 있던 내용이 사라졌을 수 있습니다.',
      next: '지우고, 원문에서 빠진 내용을 되살리세요.',
    },
    'conflict-marker': {
      message: '해결하지 않은 병합 충돌이 남아 있습니다. 끝은 {line}번째 줄입니다.',
      why: '독자에게 충돌 표시와 두 가지 판이 모두 보입니다.',
      next: '한쪽만 남기고 표시 줄 세 개를 지우세요.',
    },
    'title-missing': {
      message: '페이지에 제목이 없습니다. 프런트 매터의 제목도, 1단계 제목도 없습니다.',
      why: '브라우저 탭, 검색 결과, 목록에 제목 대신 파일 이름이 나옵니다.',
      next: '프런트 매터에 `title`을 넣거나 맨 위에 `# 제목`을 쓰세요.',
    },
    'several-titles': {
      message: '1단계 제목이 또 있습니다. 첫 번째는 {line}번째 줄에 있습니다.',
      why: '페이지의 제목은 하나입니다. 화면 낭독기와 목차는 1단계 제목마다 새 페이지가 시작된다고 여깁니다.',
      next: '2단계 제목으로 바꾸세요.',
    },
    'heading-level-skipped': {
      message: '제목 단계가 {from}에서 {to}{to:으로|로} 건너뜁니다.',
      why: '제목으로 페이지를 훑는 독자는 빠진 절이 있다고 생각하게 됩니다.',
      next: '바로 다음 단계를 쓰거나 그 사이의 제목을 넣으세요.',
    },
    'heading-repeated': {
      message: '“{title}” 제목이 잇달아 두 번 나옵니다. 첫 번째는 {line}번째 줄에 있습니다.',
      why: '둘 중 하나는 실수이고, 이 제목으로 가는 링크는 다른 쪽으로 연결됩니다.',
      next: '하나를 지우거나 이름을 바꾸세요.',
    },
    'heading-empty': {
      message: '내용이 없는 제목입니다.',
      why: '빈 줄로 보이고, 목차에도 빈 항목이 생깁니다.',
      next: '제목을 쓰거나 지우세요.',
    },
    'section-empty': {
      message: '“{title}” 제목 아래에 아무 내용이 없습니다.',
      why: '제목을 보고 찾아온 독자가 읽을 것이 없습니다.',
      next: '내용을 쓰거나 제목을 지우세요.',
    },
    'block-repeated': {
      message: '{line}번째 줄의 내용과 글자까지 같습니다.',
      why: '독자는 무엇이 다른지 찾게 됩니다. 대개는 붙여 넣다가 남은 것입니다.',
      next: '둘 중 하나를 지우세요.',
    },
    'image-without-alt': {
      message: '대체 텍스트가 없는 이미지입니다.',
      why: '이미지를 볼 수 없거나 불러오지 못한 독자는 그 내용을 알 수 없습니다.',
      next: '무엇을 보여 주는지 짧게 쓰세요. 장식일 뿐이면 HTML에서 `alt=""`로 쓰세요.',
    },
  },
});
