import { defineMessages } from '../../../pipeline/core/messages.ts';

export const syntaxMessages = defineMessages({
  en: {
    'fence-unclosed': {
      message: 'This code block is never closed; it takes in {lines} {lines:line|lines} to the end.',
      why: 'Everything below is shown as code.',
      next: 'Close it with a line that holds nothing but the fence, indented like the opening one.',
    },
    'fence-swallows-fence': {
      message:
        'This code block takes in the opening fence at line {line} (`{opener}`): its own closing fence is missing or damaged.',
      why: 'Text is shown as code, and code as text, from here on.',
      next: 'Close this block before that line; to show a fence inside a block, use a longer fence around it.',
    },
    'table-row-short': {
      message: 'This table row has {cells} {cells:cell|cells}; the header has {width}.',
      why: 'The values stand under the wrong headings, or one is missing.',
      next: 'Add the missing cell, empty if need be.',
    },
    'table-row-long': {
      message: 'This table row has {cells} {cells:cell|cells}; the header has {width}.',
      why: 'Whatever is beyond the header is not shown.',
      next: 'Join the cells, or add a column to the header.',
    },
    'table-pipe-unescaped': {
      message: 'A `|` inside code splits this table row into {cells} cells; the header has {width}.',
      why: 'In tables a pipe ends the cell even in code: the rest of the row is not shown.',
      next: 'Write the pipe as `\\|`.',
    },
    'table-not-read': {
      message: 'This is meant as a table but is read as text.',
      why: 'Readers see the pipes.',
      next: 'A table needs a header line and right below a row of dashes with as many cells; no blank line may part its rows.',
    },
    'inline-code-unclosed': {
      message: 'A backtick without a partner.',
      why: 'Readers see the backtick; code and text may be exchanged from here on.',
      next: 'Close the code, or remove the backtick.',
    },
    'inline-code-uneven': {
      message: 'Backticks open code here that as many backticks do not close.',
      why: 'Readers see the backticks, and the code is not set as code.',
      next: 'Use the same number of backticks on both sides.',
    },
    'inline-code-escaped': {
      message: 'The backticks around `{text}` are escaped, so it is not set as code.',
      why: 'Readers see the backticks.',
      next: 'Remove the backslashes.',
    },
    'bold-beside-hangul': {
      message:
        '`**{text}**` is not read as bold: a sign of punctuation inside and a letter outside touch the asterisks.',
      why: 'Readers see the asterisks. CommonMark closes emphasis there only before a blank or punctuation.',
      next: 'Move the punctuation out of the bold, put a blank after it, or use `<strong>`.',
    },
    'bold-not-read': {
      message: '`**{text}**` is not read as bold.',
      why: 'Readers see the asterisks.',
      next: 'Move punctuation at its ends out of the asterisks; escape them if they are meant as text.',
    },
    'bold-with-blanks': {
      message: 'A blank inside the asterisks keeps `{text}` from being bold.',
      why: 'Readers see the asterisks.',
      next: 'Remove the blanks next to the asterisks.',
    },
    'bold-unclosed': {
      message: 'These asterisks have no partner.',
      why: 'Readers see the asterisks.',
      next: 'Put `**` at both ends of what should be bold, or remove the asterisks.',
    },
    'bold-uneven': {
      message: 'Emphasis with more asterisks on one side than on the other.',
      why: 'Readers see the asterisk that is left over.',
      next: 'Use the same number on both sides.',
    },
    'bold-escaped': {
      message: 'The asterisks around `{text}` are escaped, so it is not bold.',
      why: 'Readers see the asterisks.',
      next: 'Remove the backslashes.',
    },
  },
  ko: {
    'fence-unclosed': {
      message: '이 코드 블록이 닫히지 않아 끝까지 {lines}줄이 코드로 들어갑니다.',
      why: '아래의 모든 내용이 코드로 표시됩니다.',
      next: '여는 줄과 같은 들여쓰기로, 울타리 기호만 있는 줄을 넣어 닫으세요.',
    },
    'fence-swallows-fence': {
      message:
        '이 코드 블록이 {line}번째 줄의 여는 울타리(`{opener}`)까지 삼킵니다. 닫는 울타리가 없거나 망가졌습니다.',
      why: '여기서부터 글은 코드로, 코드는 글로 표시됩니다.',
      next: '그 줄 앞에서 블록을 닫으세요. 블록 안에 울타리를 보여 주려면 바깥을 더 긴 울타리로 감싸세요.',
    },
    'table-row-short': {
      message: '이 표의 행은 {cells}칸인데 머리글은 {width}칸입니다.',
      why: '값이 다른 열 아래에 놓였거나 빠졌습니다.',
      next: '빠진 칸을 넣으세요. 값이 없으면 빈칸으로 두세요.',
    },
    'table-row-long': {
      message: '이 표의 행은 {cells}칸인데 머리글은 {width}칸입니다.',
      why: '머리글보다 많은 칸은 표시되지 않습니다.',
      next: '칸을 합치거나 머리글에 열을 추가하세요.',
    },
    'table-pipe-unescaped': {
      message: '코드 안의 `|` 때문에 이 행이 {cells}칸으로 나뉩니다. 머리글은 {width}칸입니다.',
      why: '표에서는 코드 안의 세로줄도 칸을 끝내므로 나머지가 표시되지 않습니다.',
      next: '세로줄을 `\\|`로 쓰세요.',
    },
    'table-not-read': {
      message: '표로 쓰려던 내용이 일반 글로 읽힙니다.',
      why: '독자에게 세로줄이 그대로 보입니다.',
      next: '머리글 바로 아래에 칸 수가 같은 구분선을 두고, 행 사이에 빈 줄을 넣지 마세요.',
    },
    'inline-code-unclosed': {
      message: '짝이 없는 백틱입니다.',
      why: '백틱이 그대로 보이고, 여기서부터 코드와 글이 뒤바뀔 수 있습니다.',
      next: '코드를 닫거나 백틱을 지우세요.',
    },
    'inline-code-uneven': {
      message: '여기서 연 백틱을 같은 개수의 백틱으로 닫지 않았습니다.',
      why: '백틱이 그대로 보이고 코드로 표시되지 않습니다.',
      next: '양쪽 백틱의 개수를 맞추세요.',
    },
    'inline-code-escaped': {
      message: '`{text}` 양쪽의 백틱이 이스케이프되어 코드로 표시되지 않습니다.',
      why: '독자에게 백틱이 그대로 보입니다.',
      next: '역슬래시를 지우세요.',
    },
    'bold-beside-hangul': {
      message:
        '`**{text}**` 부분이 굵게 표시되지 않습니다. 별표 안쪽에는 문장 부호가, 바깥쪽에는 글자가 붙어 있습니다.',
      why: '독자에게 별표가 그대로 보입니다. CommonMark는 이 자리에서 뒤에 공백이나 문장 부호가 와야 강조를 닫습니다.',
      next: '문장 부호를 별표 밖으로 옮기거나, `<strong>` 태그를 쓰세요.',
    },
    'bold-not-read': {
      message: '`**{text}**` 부분이 굵게 표시되지 않습니다.',
      why: '독자에게 별표가 그대로 보입니다.',
      next: '양 끝의 문장 부호를 별표 밖으로 옮기세요. 글자로 쓴 별표라면 이스케이프하세요.',
    },
    'bold-with-blanks': {
      message: '별표 안쪽의 공백 때문에 `{text}` 부분이 굵게 표시되지 않습니다.',
      why: '독자에게 별표가 그대로 보입니다.',
      next: '별표 옆의 공백을 지우세요.',
    },
    'bold-unclosed': {
      message: '짝이 없는 별표입니다.',
      why: '독자에게 별표가 그대로 보입니다.',
      next: '굵게 쓸 부분의 양쪽에 `**`를 붙이거나 별표를 지우세요.',
    },
    'bold-uneven': {
      message: '강조 표시의 별표 개수가 양쪽이 다릅니다.',
      why: '남는 별표가 독자에게 그대로 보입니다.',
      next: '양쪽 별표의 개수를 맞추세요.',
    },
    'bold-escaped': {
      message: '`{text}` 양쪽의 별표가 이스케이프되어 굵게 표시되지 않습니다.',
      why: '독자에게 별표가 그대로 보입니다.',
      next: '역슬래시를 지우세요.',
    },
  },
});
