import { defineMessages } from '../../../pipeline/core/messages.ts';

export const ignoreMessages = defineMessages({
  en: {
    'ignore-unexplained': {
      message: 'This comment leaves links out, and does not say why.',
      why: 'Nobody can tell later whether the reason still holds.',
      next: 'Add `reason="…"` to it.',
    },
    'ignore-unknown': {
      message: '`{written}` is not known, so nothing is left out.',
      why: 'The author believes that links are left out, and they are not.',
      next: 'Write `links-ignore-line`, `links-ignore-next-line` or `links-ignore-file`.',
    },
    'ignore-date-malformed': {
      message: '`{until}` is no date, so nothing is left out.',
      why: 'The author believes that links are left out, and they are not.',
      next: 'Write it as `until=2027-01-31`.',
    },
    'ignore-expired': {
      message: 'This comment left links out until {until} (“{reason}”).',
      why: 'The links are judged again from that day on.',
      next: 'Mend the links and remove the comment, or set a later date.',
    },
    'ignore-unused': {
      message: 'This comment leaves out no link.',
      why: 'It would hide the next broken link that is written here.',
      next: 'Remove it.',
    },
    ignored: {
      message: '{count} {count:link is|links are} left out here: {reason}.',
      why: 'A person should know what nobody looked at.',
      next: 'See whether the reason still holds.',
    },
  },
  ko: {
    'ignore-unexplained': {
      message: '링크를 검사에서 빼는 주석에 이유가 없습니다.',
      why: '그 이유가 나중에도 맞는지 아무도 확인할 수 없습니다.',
      next: '주석에 `reason="…"`을 쓰세요.',
    },
    'ignore-unknown': {
      message: '`{written}`{written:은|는} 알 수 없는 형식이라 아무 링크도 빼지 않습니다.',
      why: '글쓴이는 링크를 뺐다고 믿지만 그렇지 않습니다.',
      next: '`links-ignore-line`, `links-ignore-next-line`, `links-ignore-file` 가운데 하나로 쓰세요.',
    },
    'ignore-date-malformed': {
      message: '`{until}`{until:은|는} 날짜가 아니라서 아무 링크도 빼지 않습니다.',
      why: '글쓴이는 링크를 뺐다고 믿지만 그렇지 않습니다.',
      next: '`until=2027-01-31`처럼 쓰세요.',
    },
    'ignore-expired': {
      message: '이 주석은 {until}까지만 링크를 뺐습니다(“{reason}”).',
      why: '그 날짜가 지나서 링크를 다시 검사합니다.',
      next: '링크를 고치고 주석을 지우거나, 날짜를 새로 정하세요.',
    },
    'ignore-unused': {
      message: '이 주석으로 빠지는 링크가 없습니다.',
      why: '앞으로 이 자리에 깨진 링크가 생겨도 가려집니다.',
      next: '주석을 지우세요.',
    },
    ignored: {
      message: '이 주석 때문에 링크 {count}개를 검사하지 않았습니다: {reason}.',
      why: '아무도 확인하지 않은 것이 무엇인지 사람이 알아야 합니다.',
      next: '이유가 아직 맞는지 확인하세요.',
    },
  },
});
