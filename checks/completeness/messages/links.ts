import { defineMessages } from '../../../pipeline/core/messages.ts';

export const linkMessages = defineMessages({
  en: {
    'reference-undefined': {
      message: 'The reference `{label}` is not defined on this page.',
      why: 'Readers see the brackets instead of a link.',
      next: 'Add a line `[{label}]: address`, or use the label of an existing definition.',
    },
    'reference-misspelt': {
      message: 'The reference `{label}` is not defined; `{meant}` is, and nothing uses it.',
      why: 'Readers see the brackets instead of a link.',
      next: 'Write both labels alike.',
    },
    'definition-repeated': {
      message: 'The reference `{label}` is defined already, at line {line}.',
      why: 'Only the first definition counts; links go where this one does not say.',
      next: 'Remove one of the two, or give it another label.',
    },
    'definition-empty': {
      message: 'The definition of `{label}` has no content.',
      why: 'Readers see the brackets, and the references lead nowhere.',
      next: 'Put the address or the note behind the colon.',
    },
    'definition-not-read': {
      message: 'The definition of `{label}` is read as text.',
      why: 'A definition cannot interrupt a paragraph, and nothing but a title in quotes may follow its address.',
      next: 'Put a blank line in front of it, and nothing else on its line.',
    },
    'footnote-undefined': {
      message: 'The footnote `{label}` has no text on this page.',
      why: 'Readers see `[^{label}]` instead of a note.',
      next: 'Add a line `[^{label}]: text`, or remove the mark.',
    },
    'footnote-unused': {
      message: 'Nothing refers to the footnote `{label}`.',
      why: 'Its text is not shown anywhere.',
      next: 'Refer to it with `[^{label}]`, or remove it.',
    },
    'link-bracket-stray': {
      message: 'A bracket too many next to this link: `{text}`.',
      why: 'Readers see the bracket, and wonder what it belongs to.',
      next: 'Remove it, or add its partner.',
    },
    'link-brackets-wrong': {
      message: 'The brackets of this link are of the wrong kind: `{text}`.',
      why: 'Readers see brackets and an address instead of a link.',
      next: 'Write `[text](address)`.',
    },
    'link-brackets-apart': {
      message: 'A blank keeps the two parts of this link apart: `{text}`.',
      why: 'Readers see brackets and an address instead of a link.',
      next: 'Remove the blank between `]` and `(`.',
    },
    'link-brackets-doubled': {
      message: 'The address of this link is in doubled round brackets: `{text}`.',
      why: 'The brackets become part of the address, which then does not exist.',
      next: 'Remove one pair of brackets.',
    },
    'link-bracket-missing': {
      message: 'A bracket of this link is missing, or its address has a blank: `{text}`.',
      why: 'Readers see brackets and an address instead of a link.',
      next: 'Write `[text](address)`; write blanks in the address as `%20`.',
    },
    'link-without-text': {
      message: 'A link without a text.',
      why: 'Readers see nothing that they could follow.',
      next: 'Put the text between the square brackets.',
    },
    'link-without-address': {
      message: 'A link without an address.',
      why: 'It looks like a link and leads back to the same page.',
      next: 'Put the address in, or take the link out.',
    },
    'image-without-address': {
      message: 'An image without an address.',
      why: 'Readers see a broken image.',
      next: 'Put the address in, or take the image out.',
    },
    'address-malformed': {
      message: 'This address cannot work: `{url}`.',
      why: 'Its beginning is mistyped, so browsers take it for something else.',
      next: 'Correct it; web addresses begin with `https://`.',
    },
    'address-without-scheme': {
      message: 'The address `{url}` lacks `{scheme}`.',
      why: 'Browsers take it for a file of this site.',
      next: 'Write `{scheme}{url}`.',
    },
  },
  ko: {
    'reference-undefined': {
      message: '참조 `{label}`의 정의가 이 페이지에 없습니다.',
      why: '독자에게 링크 대신 대괄호가 보입니다.',
      next: '`[{label}]: 주소` 줄을 넣거나, 이미 있는 정의의 이름을 쓰세요.',
    },
    'reference-misspelt': {
      message: '참조 `{label}`의 정의가 없습니다. `{meant}`의 정의는 있지만 쓰는 곳이 없습니다.',
      why: '독자에게 링크 대신 대괄호가 보입니다.',
      next: '두 이름을 똑같이 쓰세요.',
    },
    'definition-repeated': {
      message: '참조 `{label}`{label:은|는} {line}번째 줄에 이미 정의되어 있습니다.',
      why: '첫 번째 정의만 쓰이므로 이 주소로는 연결되지 않습니다.',
      next: '둘 중 하나를 지우거나 이름을 바꾸세요.',
    },
    'definition-empty': {
      message: '`{label}`의 정의에 내용이 없습니다.',
      why: '대괄호가 그대로 보이고, 참조한 링크는 아무 데도 가지 않습니다.',
      next: '콜론 뒤에 주소나 각주 내용을 쓰세요.',
    },
    'definition-not-read': {
      message: '`{label}`의 정의가 일반 글로 읽힙니다.',
      why: '정의는 문단 중간에 올 수 없고, 주소 뒤에는 따옴표로 묶은 제목만 올 수 있습니다.',
      next: '정의 앞에 빈 줄을 두고, 같은 줄에 다른 내용을 쓰지 마세요.',
    },
    'footnote-undefined': {
      message: '각주 `{label}`의 내용이 이 페이지에 없습니다.',
      why: '독자에게 각주 대신 `[^{label}]`{label:이|가} 보입니다.',
      next: '`[^{label}]: 내용` 줄을 넣거나 각주 표시를 지우세요.',
    },
    'footnote-unused': {
      message: '각주 `{label}`{label:을|를} 가리키는 곳이 없습니다.',
      why: '각주 내용이 어디에도 표시되지 않습니다.',
      next: '본문에 `[^{label}]`{label:을|를} 넣거나 각주를 지우세요.',
    },
    'link-bracket-stray': {
      message: '링크 옆에 괄호가 하나 더 있습니다: `{text}`.',
      why: '독자에게 짝이 없는 괄호가 보입니다.',
      next: '괄호를 지우거나 짝을 맞추세요.',
    },
    'link-brackets-wrong': {
      message: '링크의 괄호 종류가 잘못되었습니다: `{text}`.',
      why: '독자에게 링크 대신 괄호와 주소가 보입니다.',
      next: '`[글](주소)` 형식으로 쓰세요.',
    },
    'link-brackets-apart': {
      message: '링크의 두 부분이 공백으로 떨어져 있습니다: `{text}`.',
      why: '독자에게 링크 대신 괄호와 주소가 보입니다.',
      next: '`]`와 `(` 사이의 공백을 지우세요.',
    },
    'link-brackets-doubled': {
      message: '링크 주소의 소괄호가 겹쳐 있습니다: `{text}`.',
      why: '괄호가 주소의 일부가 되어 없는 주소가 됩니다.',
      next: '괄호 한 쌍을 지우세요.',
    },
    'link-bracket-missing': {
      message: '링크의 괄호가 빠졌거나 주소에 공백이 있습니다: `{text}`.',
      why: '독자에게 링크 대신 괄호와 주소가 보입니다.',
      next: '`[글](주소)` 형식으로 쓰고, 주소의 공백은 `%20`으로 쓰세요.',
    },
    'link-without-text': {
      message: '글이 없는 링크입니다.',
      why: '독자에게 누를 곳이 보이지 않습니다.',
      next: '대괄호 안에 링크 글을 쓰세요.',
    },
    'link-without-address': {
      message: '주소가 없는 링크입니다.',
      why: '링크처럼 보이지만 같은 페이지로 돌아올 뿐입니다.',
      next: '주소를 넣거나 링크를 지우세요.',
    },
    'image-without-address': {
      message: '주소가 없는 이미지입니다.',
      why: '독자에게 깨진 이미지가 보입니다.',
      next: '주소를 넣거나 이미지를 지우세요.',
    },
    'address-malformed': {
      message: '쓸 수 없는 주소입니다: `{url}`.',
      why: '앞부분을 잘못 써서 브라우저가 다른 것으로 받아들입니다.',
      next: '주소를 바로잡으세요. 웹 주소는 `https://`로 시작합니다.',
    },
    'address-without-scheme': {
      message: '주소 `{url}` 앞에 `{scheme}`{scheme:이|가} 없습니다.',
      why: '브라우저가 이 사이트 안의 파일로 받아들입니다.',
      next: '`{scheme}{url}`로 쓰세요.',
    },
  },
});
