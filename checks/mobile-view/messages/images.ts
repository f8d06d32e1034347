import { defineMessages } from '../../../pipeline/core/messages.ts';

export const imageMessages = defineMessages({
  en: {
    'broken-image': {
      message: 'The image `{address}` is not there.',
      why: 'Readers see a broken frame.',
      next: 'Add the file or mend the address. An address that starts with `/` is looked up in the folders of `site.roots`.',
    },
    'damaged-image': {
      message: 'The file `{address}` is no image that a browser can show.',
      why: 'Readers see a broken frame.',
      next: 'Export the image again. A Git LFS pointer has to be fetched first: `git lfs pull`.',
    },
    'refused-image': {
      message: 'The image `{address}` lies outside of the repository, is hidden, or is of no kind that browsers show.',
      why: 'It will not be there once the page is published.',
      next: 'Put the image into the repository as PNG, JPEG, WebP, AVIF, GIF or SVG.',
    },
    'oversized-image': {
      message: 'The image `{address}` is too large to be shown here ({width} × {height} pixels).',
      why: 'A phone may run out of memory over it, and shows nothing.',
      next: 'Scale it down: 2000 pixels are more than any phone is wide.',
    },
    'remote-image': {
      message:
        '{images} {images:image comes|images come} from elsewhere and {images:was|were} not looked at: `{address}`.',
      why: 'Nobody has seen here whether {images:it shows|they show}, and how {images:it looks|they look} on a phone.',
      next: 'Look at {images:it|them} yourself, or keep a copy beside the draft.',
    },
    'image-shrunk': {
      message:
        'An image {natural} pixels wide with lettering is shown {shown} px wide at {widths} px: {times} times smaller.',
      why: 'Text in a screenshot or diagram shrinks with it and cannot be read on a phone.',
      next: 'Cut it to what matters, take it again in a narrow window, or write the text out.',
    },
    'unsized-image': {
      message:
        '{images} {images:image has|images have} no width and height (the largest: {what}); the page grows by {growth} px at {widths} px.',
      why: 'Text jumps away under the reader’s eyes when the images come in.',
      next: 'Give images `width` and `height`, or CSS `aspect-ratio`.',
    },
    'empty-alt': {
      message: 'The image `{address}` says by its empty `alt` that it only decorates, and is large enough to be read.',
      why: 'Who listens to the page never hears of it.',
      next: 'Describe the image in `alt`, or say `role="presentation"` if it does only decorate.',
    },
    'weak-alt': {
      message: 'The alternative text of an image says nothing of it: “{alt}”.',
      why: 'Who cannot see the image hears a file name or the word “image”.',
      next: 'Say what the image shows.',
    },
    'missing-alt': {
      message: '{what} has no alternative text.',
      why: 'Who cannot see the image does not learn what it shows.',
      next: 'Add `alt`, or a `title` or `aria-label` for an SVG; `alt=""` where it only decorates.',
    },
  },
  ko: {
    'broken-image': {
      message: '이미지 `{address}` 파일이 없습니다.',
      why: '독자는 깨진 이미지를 봅니다.',
      next: '파일을 넣거나 주소를 고치세요. `/`로 시작하는 주소는 `site.roots` 폴더에서 찾습니다.',
    },
    'damaged-image': {
      message: '`{address}` 파일은 브라우저가 표시할 수 있는 이미지가 아닙니다.',
      why: '독자는 깨진 이미지를 봅니다.',
      next: '이미지를 다시 내보내세요. Git LFS 포인터라면 먼저 `git lfs pull`로 받아야 합니다.',
    },
    'refused-image': {
      message: '이미지 `{address}` 파일은 저장소 밖에 있거나, 숨겨져 있거나, 브라우저가 표시하지 않는 종류입니다.',
      why: '페이지를 발행하면 이 이미지는 보이지 않습니다.',
      next: '이미지를 PNG, JPEG, WebP, AVIF, GIF, SVG 중 하나로 저장소에 넣으세요.',
    },
    'oversized-image': {
      message: '이미지 `{address}` 파일은 너무 커서 표시하지 않았습니다({width} × {height}픽셀).',
      why: '휴대폰은 메모리가 부족해 이미지를 표시하지 못할 수 있습니다.',
      next: '이미지를 줄이세요. 너비 2000픽셀이면 어떤 휴대폰에도 충분합니다.',
    },
    'remote-image': {
      message: '이미지 {images}개는 다른 곳에서 가져오는 것이라 살펴보지 않았습니다: `{address}`.',
      why: '이미지가 제대로 나오는지, 휴대폰에서 어떻게 보이는지 여기서는 아무도 확인하지 않았습니다.',
      next: '직접 확인하거나, 초안 옆에 사본을 두세요.',
    },
    'image-shrunk': {
      message: '글자가 든 {natural}픽셀 너비의 이미지가 너비 {widths}px 화면에서 {shown}px로 {times}배 작게 보입니다.',
      why: '화면 캡처나 도표 속 글자도 함께 작아져 휴대폰에서 읽을 수 없습니다.',
      next: '필요한 부분만 잘라 내거나, 좁은 창에서 다시 캡처하거나, 글자를 본문에 적으세요.',
    },
    'unsized-image': {
      message:
        '이미지 {images}개에 너비와 높이가 없습니다. 가장 큰 것은 {what}이고, 너비 {widths}px에서 페이지가 {growth}px 늘어납니다.',
      why: '이미지가 나타날 때마다 읽던 글이 밀려납니다.',
      next: '이미지에 `width`와 `height`를 적거나 CSS `aspect-ratio`를 주세요.',
    },
    'empty-alt': {
      message: '이미지 `{address}`에 빈 `alt`가 있어 장식이라는 뜻이 되지만, 내용을 담을 만큼 큽니다.',
      why: '화면을 소리로 듣는 독자는 이미지가 있다는 것을 알 수 없습니다.',
      next: '`alt`에 이미지의 내용을 적으세요. 정말 장식이라면 `role="presentation"`을 주세요.',
    },
    'weak-alt': {
      message: '이미지의 대체 텍스트가 내용을 알려 주지 않습니다: “{alt}”.',
      why: '이미지를 볼 수 없는 독자는 파일 이름이나 “이미지”라는 말만 듣습니다.',
      next: '이미지가 무엇을 보여 주는지 적으세요.',
    },
    'missing-alt': {
      message: '{what} 이미지에 대체 텍스트가 없습니다.',
      why: '이미지를 볼 수 없는 독자는 무엇을 보여 주는지 알 수 없습니다.',
      next: '`alt`를 적으세요. SVG라면 `title`이나 `aria-label`을, 장식이라면 `alt=""`를 쓰세요.',
    },
  },
});
