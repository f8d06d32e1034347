import { defineMessages } from '../../../pipeline/core/messages.ts';

export const textMessages = defineMessages({
  en: {
    'squeezed-cell': {
      message:
        'At {widths} px, {count} {count:table cell is|table cells are} squeezed, the worst to {each} characters a line over {lines} lines: “{text}”.',
      why: 'Words fall apart into pieces that nobody can read at a glance.',
      next: 'Drop or merge columns, shorten the cells, or let the table scroll without breaking words.',
    },
    'small-text': {
      message: '{what} is drawn at {size} px on a screen of {widths} px.',
      why: 'Text this small cannot be read on a phone without zooming in.',
      next: 'Make it larger; in a drawing, use fewer or larger labels, or turn it upright.',
    },
    'text-overlap': {
      message: 'At {widths} px, {what} is drawn over {over}.',
      why: 'Neither of the two can be read.',
      next: 'Take away the fixed height, position or negative margin that pushes them together.',
    },
    tofu: {
      message:
        '{glyphs} {glyphs:character has|characters have} no glyph and {glyphs:is|are} shown as a box: {characters}.',
      why: 'Readers see boxes instead of text.',
      next: 'Use another character, or a font that has it. If every Korean letter or emoji is named here, this machine lacks fonts: install `fonts-noto-cjk` and `fonts-noto-color-emoji`.',
    },
    'blank-glyph': {
      message: '{glyphs} {glyphs:character is|characters are} drawn without any ink in `{fonts}`: {characters}.',
      why: 'Readers see a gap where something is meant to stand.',
      next: 'Use another character, or mend the font that claims to have it.',
    },
  },
  ko: {
    'squeezed-cell': {
      message:
        '너비 {widths}px에서 표의 칸 {count}개가 좁게 눌립니다. 가장 심한 칸은 {lines}줄에 한 줄 평균 {each}자입니다: “{text}”.',
      why: '단어가 조각나서 한눈에 읽을 수 없습니다.',
      next: '열을 없애거나 합치고, 칸의 내용을 줄이거나, 단어를 끊지 않고 표가 스크롤되게 하세요.',
    },
    'small-text': {
      message: '너비 {widths}px 화면에서 {what} 부분이 {size}px 크기로 그려집니다.',
      why: '이렇게 작은 글자는 휴대폰에서 확대하지 않으면 읽을 수 없습니다.',
      next: '글자를 키우세요. 그림이라면 글자를 줄이거나 키우고, 세로로 길게 바꾸세요.',
    },
    'text-overlap': {
      message: '너비 {widths}px에서 {what} 부분이 {over} 위에 겹쳐 그려집니다.',
      why: '둘 다 읽을 수 없습니다.',
      next: '둘을 겹치게 하는 고정 높이, 위치 지정, 음수 여백을 없애세요.',
    },
    tofu: {
      message: '글자 {glyphs}개가 글꼴에 없어 네모로 보입니다: {characters}.',
      why: '독자는 글자 대신 네모를 봅니다.',
      next: '다른 글자를 쓰거나 그 글자가 있는 글꼴을 쓰세요. 한글이나 이모지가 모두 나온다면 이 컴퓨터에 글꼴이 없는 것이니 `fonts-noto-cjk`와 `fonts-noto-color-emoji`를 설치하세요.',
    },
    'blank-glyph': {
      message: '글자 {glyphs}개가 `{fonts}` 글꼴에서 아무것도 그려지지 않습니다: {characters}.',
      why: '독자는 글자가 있어야 할 자리에서 빈칸을 봅니다.',
      next: '다른 글자를 쓰거나, 그 글자가 있다고 하는 글꼴을 고치세요.',
    },
  },
});
