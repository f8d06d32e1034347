import { defineMessages } from '../../../pipeline/core/messages.ts';

export const layoutMessages = defineMessages({
  en: {
    'page-overflow-x': {
      message: 'The page is wider than the screen (width {widths} px): {what} reaches {past} px beyond its edge.',
      why: 'The whole page then slides sideways under the thumb, or is shrunk until nobody can read it.',
      next: 'Let it wrap, shrink or scroll by itself: break long words, put wide tables and code into a box with `overflow-x: auto`, give images and frames `max-width: 100%`.',
    },
    'clipped-x': {
      message: 'At {widths} px, {hidden} px of {what} are cut off and cannot be scrolled to.',
      why: 'Readers on a phone never see the rest, and do not know that there is one.',
      next: 'Let it wrap, or scroll: `overflow-x: auto` instead of `hidden`.',
    },
    'long-sideways-scroll': {
      message: '{what} is {screens} times as wide as its box at {widths} px.',
      why: 'To read a line to its end, a reader scrolls there and back, line after line.',
      next: 'Break long lines, or turn a wide table into several or into a list.',
    },
    'no-viewport': {
      message: 'The page is laid out {layout} px wide on a screen of {widths} px.',
      why: 'The phone shrinks the whole page, text included, until it fits.',
      next: 'Put `<meta name="viewport" content="width=device-width, initial-scale=1">` into the head of the page.',
    },
    'unsettled-page': {
      message: 'The page still changed its layout when its time was over (width {widths} px).',
      why: 'What was judged and pictured is one moment; readers see text that moves.',
      next: 'Stop what keeps changing the page, or make it heed `prefers-reduced-motion`.',
    },
    'not-looked-at': {
      message: 'The page is too large to be looked at as a whole; left out: {kinds}.',
      why: 'What was left out may hide a fault.',
      next: 'Divide the page.',
    },
  },
  ko: {
    'page-overflow-x': {
      message: '페이지가 화면(너비 {widths}px)보다 넓습니다. {what} 부분이 화면 밖으로 {past}px 나갑니다.',
      why: '페이지 전체가 옆으로 밀리거나, 읽을 수 없을 만큼 작게 줄어듭니다.',
      next: '줄을 바꾸거나, 줄이거나, 그 부분만 스크롤되게 하세요. 긴 단어는 끊고, 넓은 표와 코드는 `overflow-x: auto`를 준 상자에 넣고, 이미지와 프레임에는 `max-width: 100%`를 주세요.',
    },
    'clipped-x': {
      message: '너비 {widths}px에서 {what} 부분이 {hidden}px만큼 잘리고, 스크롤해도 볼 수 없습니다.',
      why: '휴대폰 독자는 나머지를 볼 수 없고, 나머지가 있다는 것도 알 수 없습니다.',
      next: '줄을 바꾸거나, `overflow-x: hidden` 대신 `auto`를 써서 스크롤되게 하세요.',
    },
    'long-sideways-scroll': {
      message: '너비 {widths}px에서 {what} 부분이 담긴 상자보다 {screens}배 넓습니다.',
      why: '한 줄을 끝까지 읽으려면 줄마다 옆으로 밀었다가 되돌아와야 합니다.',
      next: '긴 줄을 나누거나, 넓은 표를 여러 표나 목록으로 바꾸세요.',
    },
    'no-viewport': {
      message: '너비 {widths}px 화면에서 페이지가 {layout}px 너비로 배치됩니다.',
      why: '휴대폰은 페이지가 다 들어갈 때까지 글자까지 통째로 줄입니다.',
      next: '페이지의 head에 `<meta name="viewport" content="width=device-width, initial-scale=1">`을 넣으세요.',
    },
    'unsettled-page': {
      message: '정해진 시간이 지나도 페이지의 배치가 계속 바뀌었습니다(너비 {widths}px).',
      why: '판정과 사진은 한순간의 모습일 뿐이고, 독자는 움직이는 글을 보게 됩니다.',
      next: '페이지를 계속 바꾸는 것을 멈추거나 `prefers-reduced-motion`을 따르게 하세요.',
    },
    'not-looked-at': {
      message: '페이지가 너무 커서 전부 살펴보지 못했습니다. 빠진 것: {kinds}.',
      why: '살펴보지 못한 곳에 결함이 숨어 있을 수 있습니다.',
      next: '페이지를 나누세요.',
    },
  },
});
