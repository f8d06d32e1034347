import { defineMessages } from '../../pipeline/core/messages.ts';

export const messages = defineMessages({
  en: {
    'broken-code': {
      message: 'The {language} block of line {line} does not parse: {says}.',
      why: 'Readers copy code; what does not parse fails on their machine first.',
      next: 'Mend the code here. If it fails on purpose, say so with `expect-error` after the language; if it is an excerpt, mark what is left out with `...`.',
    },
    'suspect-code': {
      message: 'The {language} block of line {line} is probably wrong: {says}.',
      why: 'A reader who takes the block as it stands runs into this.',
      next: 'Mend it, or split the block where it shows two ways.',
    },
    'wrong-language': {
      message: 'The block of line {line} says `{claimed}`, but holds {actual} ({says}).',
      why: 'Highlighting misleads, and readers save the code under a name that does not run.',
      next: 'Name the right language after the fence, or mend the code.',
    },
    'unjudged-code': {
      message: 'The {language} block of line {line} was not judged: {reason}.',
      why: 'Code that no parser can read within its limits may hide a fault.',
      next: 'Shorten the block, or link to the file instead.',
    },
  },
  ko: {
    'broken-code': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 구문이 잘못되었습니다: {says}.',
      why: '독자는 코드를 그대로 복사합니다. 구문이 틀린 코드는 독자의 컴퓨터에서 가장 먼저 실패합니다.',
      next: '코드를 고치세요. 일부러 틀린 예라면 언어 이름 뒤에 `expect-error`를 적고, 일부만 보여 주는 코드라면 생략한 곳을 `...`로 표시하세요.',
    },
    'suspect-code': {
      message: '{line}번째 줄에서 시작하는 {language} 블록에 오류가 있는 듯합니다: {says}.',
      why: '블록을 그대로 쓰는 독자는 이 문제를 만납니다.',
      next: '코드를 고치거나, 두 가지 방법을 보여 주는 블록이라면 나누세요.',
    },
    'wrong-language': {
      message: '{line}번째 줄의 블록은 `{claimed}`라고 적혀 있지만 내용은 {actual}입니다({says}).',
      why: '구문 강조가 어긋나고, 독자가 실행되지 않는 이름으로 파일을 저장하게 됩니다.',
      next: '코드 펜스에 맞는 언어를 적거나 코드를 고치세요.',
    },
    'unjudged-code': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 검사하지 못했습니다: {reason}.',
      why: '한도 안에서 읽을 수 없는 코드에는 오류가 숨어 있을 수 있습니다.',
      next: '블록을 줄이거나 파일로 연결하세요.',
    },
  },
});
