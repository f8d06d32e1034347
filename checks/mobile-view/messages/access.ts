import { defineMessages } from '../../../pipeline/core/messages.ts';

export const accessMessages = defineMessages({
  en: {
    'low-contrast': {
      message: '{what} has a contrast of {measured}:1; {asked}:1 is asked ({count} {count:place|places}).',
      why: 'Pale text vanishes on a phone in daylight.',
      next: 'Make the text darker or its ground lighter.',
    },
    'small-target': {
      message: '{what} is too small to be tapped ({size} px), and others are near ({count} {count:place|places}).',
      why: 'A thumb hits its neighbour.',
      next: 'Give it 24 × 24 px, or more room around it.',
    },
    'zoom-disabled': {
      message: 'The page forbids zooming in (`user-scalable=no` or a small `maximum-scale`).',
      why: 'Who needs larger text cannot make it larger.',
      next: 'Take both out of the viewport’s `meta`.',
    },
    'empty-link': {
      message: '{what} is a link without a text.',
      why: 'Who listens to the page hears an address, or nothing.',
      next: 'Give the link a text, its image an `alt`, or an `aria-label`.',
    },
    'empty-heading': {
      message: '{what} is a heading without a text.',
      why: 'Who jumps from heading to heading lands nowhere.',
      next: 'Write the heading, or take it out.',
    },
    'heading-skipped': {
      message: '{what} leaves out a level of headings.',
      why: 'The outline that screen readers offer has a hole.',
      next: 'Use the next level, and set its size by style.',
    },
    'missing-lang': {
      message: 'The page does not say in which language it is.',
      why: 'Phones then read it aloud, hyphenate and choose fonts as for another language.',
      next: 'Add `lang` to the `html` element.',
    },
    'untitled-frame': {
      message: '{what} is a frame without a title.',
      why: 'Who listens to the page cannot tell what is in it.',
      next: 'Add `title`.',
    },
    'axe-undecided': {
      message: 'axe-core could not decide {places} {places:place|places}: {rules}.',
      why: 'Text over pictures or gradients has no one contrast: only eyes can tell.',
      next: 'Look at the pictures.',
    },
  },
  ko: {
    'low-contrast': {
      message: '{what} 글자의 명암비가 {measured}:1입니다. {asked}:1 이상이어야 합니다({count}곳).',
      why: '흐린 글자는 밝은 곳에서 휴대폰으로 보면 보이지 않습니다.',
      next: '글자를 더 진하게, 또는 바탕을 더 밝게 하세요.',
    },
    'small-target': {
      message: '{what} 부분은 누르기에 너무 작고({size}px) 다른 것과 가깝습니다({count}곳).',
      why: '손가락으로 누르면 옆의 것이 눌립니다.',
      next: '24 × 24px 크기를 주거나 둘레를 더 띄우세요.',
    },
    'zoom-disabled': {
      message: '페이지가 확대를 막습니다(`user-scalable=no` 또는 작은 `maximum-scale`).',
      why: '큰 글자가 필요한 독자가 글자를 키울 수 없습니다.',
      next: '뷰포트 `meta`에서 두 설정을 빼세요.',
    },
    'empty-link': {
      message: '{what} 링크에 글자가 없습니다.',
      why: '화면을 소리로 듣는 독자는 주소만 듣거나 아무것도 듣지 못합니다.',
      next: '링크에 글자를 넣거나, 이미지에 `alt`를, 또는 `aria-label`을 주세요.',
    },
    'empty-heading': {
      message: '{what} 제목에 글자가 없습니다.',
      why: '제목을 따라 옮겨 다니는 독자가 빈 곳에 이릅니다.',
      next: '제목을 쓰거나 지우세요.',
    },
    'heading-skipped': {
      message: '{what} 제목이 한 단계를 건너뜁니다.',
      why: '화면 낭독기가 보여 주는 목차에 빈 단계가 생깁니다.',
      next: '바로 아래 단계를 쓰고, 크기는 스타일로 정하세요.',
    },
    'missing-lang': {
      message: '페이지가 어떤 언어로 쓰였는지 밝히지 않습니다.',
      why: '휴대폰이 다른 언어로 여기고 읽어 주거나 글꼴을 고릅니다.',
      next: '`html` 요소에 `lang`을 적으세요.',
    },
    'untitled-frame': {
      message: '{what} 프레임에 제목이 없습니다.',
      why: '화면을 소리로 듣는 독자는 그 안에 무엇이 있는지 알 수 없습니다.',
      next: '`title`을 적으세요.',
    },
    'axe-undecided': {
      message: 'axe-core가 {places}곳을 판정하지 못했습니다: {rules}.',
      why: '그림이나 그러데이션 위의 글자는 명암비가 하나가 아니어서 눈으로만 알 수 있습니다.',
      next: '사진을 보고 확인하세요.',
    },
  },
});
