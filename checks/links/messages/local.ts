import { defineMessages } from '../../../pipeline/core/messages.ts';

/** `near` is 1 where `meant` names a candidate (with a blank before it), 2 where it is empty. */
export const localMessages = defineMessages({
  en: {
    'broken-link': {
      message: 'Nothing answers to the link `{address}`: there is no `{file}`.',
      why: 'Readers who follow it get an error page.',
      next: '{near:The nearest is|Correct the address, or add the page}{meant}.',
    },
    'broken-image': {
      message: 'There is no image at `{address}`: `{file}` does not exist.',
      why: 'Readers see a broken image.',
      next: '{near:The nearest is|Correct the address, or add the image}{meant}.',
    },
    'wrong-case': {
      message: '`{address}` and the file `{file}` differ in upper and lower case.',
      why: 'It works on macOS and Windows, and is an error page on most servers and on GitHub.',
      next: 'Write the name as the file has it.',
    },
    'leaves-repository': {
      message: 'The link `{address}` leads out of the repository.',
      why: 'What lies there on this machine does not lie there for readers.',
      next: 'Take out a `../`, or link to the page’s web address.',
    },
    'link-unverified': {
      message: 'Nothing in the repository answers to `{address}`.',
      why: 'The page may be made when the site is built, or it may not exist. Nobody looked.',
      next: '{near:The nearest is|See whether the page exists; name the folders where such addresses start in `site.roots`}{meant}.',
    },
    'image-undecodable': {
      message: 'The image `{address}` cannot be shown: `{file}` holds {holds}.',
      why: 'Readers see a broken image.',
      next: 'Replace the file with the image.',
    },
    'image-empty': {
      message: 'The image `{file}` is an empty file.',
      why: 'Readers see a broken image, unless the build puts another file in its place.',
      next: 'Replace the file with the image.',
    },
    'image-unverified': {
      message: 'The image `{file}` is a pointer of Git LFS, and the image itself is not here.',
      why: 'Nobody could look at it.',
      next: 'Run `git lfs pull`, and check again.',
    },
    'broken-fragment': {
      message: '`{file}` has no part called `#{fragment}`.',
      why: 'Readers land at the top of the page, and have to look for what was promised.',
      next: '{near:The nearest is|Correct the part behind `#`, or give a heading that id}{meant}.',
    },
    'fragment-dialect': {
      message: '`#{fragment}` names a heading of `{file}` as {other} would, not as {generator} does.',
      why: 'Readers of the published site may land at the top of the page.',
      next: 'Write it as the site does, or say in `site.anchors` how the site makes ids.',
    },
    'fragment-unverified': {
      message: 'Whether `{file}` has a part called `#{fragment}` cannot be told: it holds {because}.',
      why: 'What is put together when the site is built may hold the part, or may not. Nobody looked.',
      next: 'Follow the link on the built site.',
    },
    'broken-lines': {
      message: '`{address}` names lines that `{file}` does not have: it has {lines}.',
      why: 'Readers are shown the wrong lines, or none.',
      next: 'Correct the numbers of the lines.',
    },
    'text-fragment-missing': {
      message: 'The text that `{address}` points to does not stand in `{file}`.',
      why: 'Readers land at the top of the page, and have to look for what was promised.',
      next: 'Correct the text behind `#:~:text=`, or take it out.',
    },
    'dangerous-address': {
      message: 'The address `{address}` runs code or reaches into the reader’s machine (`{scheme}:`).',
      why: 'No published page needs this, and browsers and readers treat it as an attack.',
      next: 'Link to a page instead, or show the address as code.',
    },
    'address-malformed': {
      message: 'This address cannot work: `{address}`.',
      why: 'Browsers find no host in it.',
      next: 'Correct it; web addresses begin with `https://` and a host.',
    },
    'data-empty': {
      message: 'The address `{address}` holds no data.',
      why: 'Readers see nothing, or a broken image.',
      next: 'Put the data behind the comma, or link to a file.',
    },
  },
  ko: {
    'broken-link': {
      message: '링크 `{address}`에 해당하는 것이 없습니다. `{file}` 파일이 없습니다.',
      why: '링크를 누른 독자에게 오류 페이지가 나옵니다.',
      next: '{near:가장 가까운 것은|주소를 고치거나 페이지를 추가하세요}{meant}{near:입니다|}.',
    },
    'broken-image': {
      message: '`{address}`에 이미지가 없습니다. `{file}` 파일이 없습니다.',
      why: '독자에게 깨진 이미지가 보입니다.',
      next: '{near:가장 가까운 것은|주소를 고치거나 이미지를 추가하세요}{meant}{near:입니다|}.',
    },
    'wrong-case': {
      message: '`{address}`와 파일 `{file}`의 대소문자가 다릅니다.',
      why: 'macOS와 Windows에서는 열리지만, 대부분의 서버와 GitHub에서는 오류 페이지가 나옵니다.',
      next: '파일 이름과 똑같이 쓰세요.',
    },
    'leaves-repository': {
      message: '링크 `{address}`{address:은|는} 저장소 밖을 가리킵니다.',
      why: '이 컴퓨터에 있는 것이 독자에게는 없습니다.',
      next: '`../`를 하나 빼거나, 페이지의 웹 주소로 연결하세요.',
    },
    'link-unverified': {
      message: '저장소에서 `{address}`에 해당하는 것을 찾지 못했습니다.',
      why: '사이트를 빌드할 때 생기는 페이지일 수도, 없는 페이지일 수도 있습니다. 아무도 확인하지 못했습니다.',
      next: '{near:가장 가까운 것은|페이지가 있는지 확인하고, 이런 주소가 시작되는 폴더를 `site.roots`에 적어 주세요}{meant}{near:입니다|}.',
    },
    'image-undecodable': {
      message: '이미지 `{address}`{address:을|를} 표시할 수 없습니다. `{file}`의 내용이 이미지가 아닙니다({holds}).',
      why: '독자에게 깨진 이미지가 보입니다.',
      next: '파일을 이미지로 바꾸세요.',
    },
    'image-empty': {
      message: '이미지 `{file}`{file:이|가} 빈 파일입니다.',
      why: '빌드할 때 다른 파일로 바뀌지 않는다면 독자에게 깨진 이미지가 보입니다.',
      next: '파일을 이미지로 바꾸세요.',
    },
    'image-unverified': {
      message: '이미지 `{file}`{file:은|는} Git LFS 포인터이고 이미지 자체는 여기에 없습니다.',
      why: '아무도 이미지를 확인하지 못했습니다.',
      next: '`git lfs pull`을 실행하고 다시 검사하세요.',
    },
    'broken-fragment': {
      message: '`{file}`에 `#{fragment}`{fragment:이라는|라는} 위치가 없습니다.',
      why: '독자가 페이지 맨 위로 가서 내용을 직접 찾아야 합니다.',
      next: '{near:가장 가까운 것은|`#` 뒤를 고치거나, 제목에 그 id를 붙이세요}{meant}{near:입니다|}.',
    },
    'fragment-dialect': {
      message: '`#{fragment}`{fragment:은|는} `{file}`의 제목을 {generator} 방식이 아니라 {other} 방식으로 가리킵니다.',
      why: '게시된 사이트에서는 독자가 페이지 맨 위로 갈 수 있습니다.',
      next: '사이트가 쓰는 방식으로 쓰거나, 사이트가 id를 만드는 방식을 `site.anchors`에 적어 주세요.',
    },
    'fragment-unverified': {
      message:
        '`{file}`에 `#{fragment}`{fragment:이라는|라는} 위치가 있는지 알 수 없습니다. 빌드할 때 채워지는 내용이 있습니다({because}).',
      why: '빌드할 때 합쳐지는 내용에 그 위치가 있을 수도, 없을 수도 있습니다. 아무도 확인하지 못했습니다.',
      next: '빌드한 사이트에서 링크를 눌러 보세요.',
    },
    'broken-lines': {
      message: '`{address}`{address:이|가} 가리키는 줄이 `{file}`에 없습니다. 이 파일은 {lines}줄입니다.',
      why: '독자에게 엉뚱한 줄이 보이거나 아무것도 보이지 않습니다.',
      next: '줄 번호를 고치세요.',
    },
    'text-fragment-missing': {
      message: '`{address}`{address:이|가} 가리키는 글이 `{file}`에 없습니다.',
      why: '독자가 페이지 맨 위로 가서 내용을 직접 찾아야 합니다.',
      next: '`#:~:text=` 뒤의 글을 고치거나 빼세요.',
    },
    'dangerous-address': {
      message: '주소 `{address}`{address:은|는} 코드를 실행하거나 독자의 컴퓨터에 접근합니다(`{scheme}:`).',
      why: '게시하는 글에 필요 없는 주소이고, 브라우저와 독자는 공격으로 받아들입니다.',
      next: '페이지로 연결하거나, 주소를 코드로 보여 주세요.',
    },
    'address-malformed': {
      message: '쓸 수 없는 주소입니다: `{address}`.',
      why: '브라우저가 호스트를 찾지 못합니다.',
      next: '주소를 바로잡으세요. 웹 주소는 `https://`와 호스트로 시작합니다.',
    },
    'data-empty': {
      message: '주소 `{address}`에 데이터가 없습니다.',
      why: '독자에게 아무것도 보이지 않거나 깨진 이미지가 보입니다.',
      next: '쉼표 뒤에 데이터를 넣거나, 파일로 연결하세요.',
    },
  },
});
