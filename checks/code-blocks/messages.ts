import { defineMessages } from '../../pipeline/core/messages.ts';

export const messages = defineMessages({
  en: {
    'broken-code': {
      message: 'The {language} block of line {line} does not parse: {says}.',
      why: 'Readers copy code; what does not parse fails on their machine first.',
      next: 'Mend the code here. If it fails on purpose, say so with `expect-error` after the language; if it is an excerpt, mark what is left out with `...`.',
    },
    'refused-code': {
      message: 'The {language} block of line {line} does not parse, says {tool}: {says}.',
      why: 'Readers copy code; what a compiler cannot even read fails on their machine first.',
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
    'not-broken': {
      message: 'The {language} block of line {line} is said to fail (`expect-error`), but it parses.',
      why: 'Readers are told of an error that does not come.',
      next: 'Take `expect-error` away, or show code that fails.',
    },
    'no-check': {
      message: 'The {language} block of line {line} is not judged, as its author asks: {reason}.',
      why: 'Whoever approves the draft takes this code on trust.',
      next: 'Look at it yourself, or take `no-check` away.',
    },
    'no-check-unexplained': {
      message: 'The {language} block of line {line} asks not to be judged (`no-check`) and gives no reason.',
      why: 'Whoever approves the draft must know why this code was left out.',
      next: 'Add the reason: `no-check reason="…"`.',
    },
    'type-error': {
      message: 'The TypeScript block of line {line} does not type-check: {says} ({number}).',
      why: 'Readers who paste it into a project get this error.',
      next: 'Mend the code. If the error is the point, name it with `// @errors: number` in the block.',
    },
    'name-undeclared': {
      message: 'The TypeScript block of line {line} uses a name that nothing on the page declares: {says} ({number}).',
      why: 'Readers cannot tell where it comes from: an import is missing, or the name is misspelt.',
      next: 'Import or declare it, or show the block that does.',
    },
    'import-unresolved': {
      message: 'The TypeScript block of line {line} leans on what is not installed here: {says} ({number}).',
      why: 'What comes from there was taken as `any`, so its use was not checked.',
      next: 'Install the package in the repository to have its use checked.',
    },
    'expected-error-missing': {
      message: 'The TypeScript block of line {line} says that {number} comes, and it does not.',
      why: 'The text explains an error that readers will not see.',
      next: 'Mend the example, or take the `// @errors` comment out.',
    },
  },
  ko: {
    'broken-code': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 구문이 잘못되었습니다: {says}.',
      why: '독자는 코드를 그대로 복사합니다. 구문이 틀린 코드는 독자의 컴퓨터에서 가장 먼저 실패합니다.',
      next: '코드를 고치세요. 일부러 틀린 예라면 언어 이름 뒤에 `expect-error`를 적고, 일부만 보여 주는 코드라면 생략한 곳을 `...`로 표시하세요.',
    },
    'refused-code': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 구문이 잘못되었습니다({tool}): {says}.',
      why: '독자는 코드를 그대로 복사합니다. 컴파일러가 읽지도 못하는 코드는 독자의 컴퓨터에서 가장 먼저 실패합니다.',
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
    'not-broken': {
      message:
        '{line}번째 줄에서 시작하는 {language} 블록은 실패하는 예(`expect-error`)라고 하지만 구문에 문제가 없습니다.',
      why: '독자는 나지 않을 오류를 기대하게 됩니다.',
      next: '`expect-error`를 지우거나, 실제로 실패하는 코드를 보여 주세요.',
    },
    'no-check': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 작성자의 요청으로 검사하지 않았습니다: {reason}.',
      why: '초안을 승인하는 사람은 이 코드를 믿고 넘어가게 됩니다.',
      next: '직접 확인하거나 `no-check`를 지우세요.',
    },
    'no-check-unexplained': {
      message: '{line}번째 줄에서 시작하는 {language} 블록은 이유 없이 검사를 건너뛰려고 합니다(`no-check`).',
      why: '초안을 승인하는 사람은 이 코드를 왜 뺐는지 알아야 합니다.',
      next: '`no-check reason="…"`처럼 이유를 적으세요.',
    },
    'type-error': {
      message: '{line}번째 줄에서 시작하는 TypeScript 블록에 타입 오류가 있습니다: {says} ({number}).',
      why: '독자가 프로젝트에 붙여 넣으면 이 오류가 납니다.',
      next: '코드를 고치세요. 오류를 보여 주려는 예라면 블록 안에 `// @errors: 번호`를 적으세요.',
    },
    'name-undeclared': {
      message:
        '{line}번째 줄에서 시작하는 TypeScript 블록이 이 글 어디에서도 선언하지 않은 이름을 씁니다: {says} ({number}).',
      why: '빠진 임포트인지 오타인지, 그 이름이 어디서 왔는지 독자가 알 수 없습니다.',
      next: '임포트하거나 선언하세요. 다른 코드에 있다면 그 블록도 보여 주세요.',
    },
    'import-unresolved': {
      message: '{line}번째 줄에서 시작하는 TypeScript 블록은 여기에 설치되지 않은 것을 씁니다: {says} ({number}).',
      why: '그곳에서 온 값은 `any`로 보았으므로 쓰임새를 검사하지 못했습니다.',
      next: '쓰임새까지 검사하려면 저장소에 그 패키지를 설치하세요.',
    },
    'expected-error-missing': {
      message: '{line}번째 줄에서 시작하는 TypeScript 블록은 {number} 오류가 난다고 하지만 나지 않습니다.',
      why: '글은 독자가 보지 못할 오류를 설명하고 있습니다.',
      next: '예제를 고치거나 `// @errors` 주석을 지우세요.',
    },
  },
});
