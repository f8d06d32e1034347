import { defineMessages } from '../../pipeline/core/messages.ts';

export const messages = defineMessages({
  en: {
    'copied-passage': {
      message:
        '“{heading}” repeats `{path}`: {words} words ({share} %) stand there too, under “{there}”. The longest run: “{quote}”',
      why: 'Two copies drift apart: whoever mends one does not know of the other, and readers cannot tell which is right.',
      next: 'Link to the page instead, or say in the front matter what the two are to each other (`duplicate-of`, `supersedes`, `series`). If both must say it, record that with `publish check --accept-pair`.',
    },
    translation: {
      message: 'This seems to be `{path}` in another language: both speak of {terms}.',
      why: 'Readers find a translation by its link, and whoever changes one of the two must know of the other.',
      next: 'Write `translation-of: {path}` in the front matter. If it is a text of its own, record that with `publish check --accept-pair`.',
    },
    'same-topic': {
      message: '`{path}` (“{title}”) very likely covers this already: both are about {terms}.',
      why: 'Two pages on one subject split readers, search results and corrections.',
      next: 'Extend that page, or write what is different here into title and introduction. `supersedes` or `series` in the front matter, or `publish check --accept-pair`, settle it for good.',
    },
    'similar-topic': {
      message: '`{path}` (“{title}”) may cover this already: both speak of {terms}.',
      why: 'Two pages on one subject split readers, search results and corrections.',
      next: 'Look at that page once. If the two differ, link them; nothing else is to be done.',
    },
    'judged-topic': {
      message: 'A model finds it {share} % likely that `{path}` (“{title}”) covers this already.',
      why: 'Two pages on one subject split readers, search results and corrections.',
      next: 'Look at that page once. A model’s opinion is a hint: if the two differ, record that with `publish check --accept-pair`.',
    },
    'model-not-heard': {
      message: 'The model that the config asks for was not heard: {reason}.',
      why: 'Pages on this subject in other words may have gone unseen.',
      next: 'Set `PUBLISH_MODEL_URL` or `PUBLISH_MODEL_COMMAND`, see that it answers, and check again; or take `model` out of the options.',
    },
  },
  ko: {
    'copied-passage': {
      message:
        '“{heading}”의 {words}단어({share}%)가 `{path}`의 “{there}”에도 그대로 있습니다. 가장 길게 겹치는 부분: “{quote}”',
      why: '같은 글이 두 곳에 있으면 한쪽만 고쳐지고, 독자는 어느 쪽이 맞는지 알 수 없습니다.',
      next: '그 글로 링크하거나, 두 글의 관계를 머리말에 밝히세요(`duplicate-of`, `supersedes`, `series`). 둘 다 필요하다면 `publish check --accept-pair`로 남겨 두세요.',
    },
    translation: {
      message: '`{path}`의 번역으로 보입니다. 두 글 모두 {terms}{terms:을|를} 다룹니다.',
      why: '독자는 링크로 번역을 찾고, 한쪽을 고치는 사람은 다른 쪽이 있다는 것을 알아야 합니다.',
      next: '머리말에 `translation-of: {path}`를 적으세요. 따로 쓴 글이라면 `publish check --accept-pair`로 남겨 두세요.',
    },
    'same-topic': {
      message: '`{path}`(“{title}”)에서 이미 다룬 주제로 보입니다. 두 글 모두 {terms}{terms:이|가} 중심입니다.',
      why: '한 주제가 두 글로 나뉘면 독자도, 검색 결과도, 고치는 손길도 나뉩니다.',
      next: '그 글을 보완하거나, 무엇이 다른지 제목과 도입부에 적으세요. 머리말의 `supersedes`·`series` 또는 `publish check --accept-pair`로 매듭지을 수 있습니다.',
    },
    'similar-topic': {
      message: '`{path}`(“{title}”)에서 이미 다루었을 수 있습니다. 두 글 모두 {terms}{terms:을|를} 이야기합니다.',
      why: '한 주제가 두 글로 나뉘면 독자도, 검색 결과도, 고치는 손길도 나뉩니다.',
      next: '그 글을 한번 확인하세요. 내용이 다르면 서로 링크하는 것으로 충분합니다.',
    },
    'judged-topic': {
      message: '모델은 `{path}`(“{title}”)에서 이미 다룬 주제일 가능성을 {share}%로 봅니다.',
      why: '한 주제가 두 글로 나뉘면 독자도, 검색 결과도, 고치는 손길도 나뉩니다.',
      next: '그 글을 한번 확인하세요. 모델의 판단은 참고일 뿐이니, 내용이 다르면 `publish check --accept-pair`로 남겨 두세요.',
    },
    'model-not-heard': {
      message: '설정에서 지정한 모델의 의견을 듣지 못했습니다(`{reason}`).',
      why: '같은 주제를 다른 말로 쓴 글을 놓쳤을 수 있습니다.',
      next: '`PUBLISH_MODEL_URL` 또는 `PUBLISH_MODEL_COMMAND`를 지정하고 응답하는지 확인한 뒤 다시 검사하거나, 옵션에서 `model`을 빼세요.',
    },
  },
});
