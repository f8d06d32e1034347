import { defineMessages } from '../../pipeline/core/messages.ts';

export const externalMessages = defineMessages({
  en: {
    'external-missing': {
      message: '`{url}` is not there: its server answers {status} (asked {attempts} {attempts:time|times}, {at}).',
      why: 'Readers who follow the link find nothing.',
      next: 'Link to where the page is now, to an archived copy, or remove the link.',
    },
    'external-no-host': {
      message: '`{url}` is not there: no host has the name `{host}` ({at}).',
      why: 'Readers who follow the link find nothing, and somebody else may take the name.',
      next: 'Correct the name, link to an archived copy, or remove the link.',
    },
    'external-fragment-missing': {
      message: '`{url}` has no anchor `#{fragment}` ({at}).',
      why: 'Readers land at the top of the page and have to search.',
      next: 'Open the page, copy the link of its heading, or leave the anchor out.',
    },
    'external-failing': {
      message: '`{url}` has been failing since {since} ({failures} {failures:time|times} in a row, last {at}).',
      why: 'If it stays so, readers who follow the link find nothing.',
      next: 'Wait for the next look, or mend the link now.',
    },
    'external-soft-404': {
      message: '`{url}` says {status}, but shows what its site shows for any address ({at}).',
      why: 'The page is probably gone, and the site does not own up to it.',
      next: 'Open the link. If the page is gone, link to where it is now.',
    },
    'external-sent-home': {
      message: '`{url}` redirects to a home page, `{target}` ({at}).',
      why: 'The page is probably gone: readers do not find what the link promises.',
      next: 'Open the link, and link to where the page is now.',
    },
    'external-sent-to-login': {
      message: '`{url}` redirects to a login, `{target}` ({at}).',
      why: 'Readers without an account do not get to see it.',
      next: 'Link to a public page, or say that an account is needed.',
    },
    'external-parked': {
      message: '`{url}` leads to a domain that is for sale, `{target}` ({at}).',
      why: 'The site is gone, and its next owner decides what readers see.',
      next: 'Link to where the page is now, to an archived copy, or remove the link.',
    },
    'external-text-missing': {
      message: 'The text that the link quotes (`#{fragment}`) is not on `{url}` ({at}).',
      why: 'Readers land at the top of the page and have to search.',
      next: 'Open the page, and quote what stands there now.',
    },
    'external-fragment-unsure': {
      message: 'The page `{url}` is there, but nobody can tell without a browser whether it has `#{fragment}` ({at}).',
      why: 'Its anchors are set by a script, or it could not be read whole.',
      next: 'Open the link and see where it lands.',
    },
    'external-refused': {
      message:
        '{count} {count:link|links} to `{host}` could not be verified: the host turns programs away ({status}; {at}).',
      why: 'The pages may be there or not; a program cannot tell.',
      next: 'Open them in a browser.',
    },
    'external-rate-limited': {
      message:
        '{count} {count:link|links} to `{host}` could not be verified: the host limits how much is asked ({at}).',
      why: 'The pages may be there or not; nobody has seen them now.',
      next: 'Check again later, or open them in a browser.',
    },
    'external-odd-answer': {
      message:
        '`{url}` could not be verified: its server answers {status} (asked {attempts} {attempts:time|times}, {at}).',
      why: 'The server fails now; the page may be back soon, or not.',
      next: 'Check again later, or open the link in a browser.',
    },
    'external-bad-redirect': {
      message: '`{url}` could not be verified: its redirects come to no end (`{cause}`, last `{target}`; {at}).',
      why: 'Browsers give up on such a link, unless a cookie or script helps them.',
      next: 'Open the link in a browser, and link to the page where it ends.',
    },
    'external-unreachable': {
      message:
        '{count} {count:link|links} to `{host}` could not be verified: `{cause}` (tried {attempts} {attempts:time|times}, {at}).',
      why: 'The host may be down for a moment, or for good, or not be reached from here.',
      next: 'Check again later, or open the link in a browser.',
    },
    'external-private': {
      message: '{count} {count:link|links} to `{host}` lead to an address that is not on the public internet ({at}).',
      why: 'Readers cannot get there, so nobody connected to it.',
      next: 'Link to a public page, or name the host in `external.allow` if readers are inside.',
    },
    'external-not-asked': {
      message: '{count} external {count:link was|links were} not verified: `{cause}`.',
      why: 'Nobody knows whether they lead anywhere.',
      next: 'Check again with the network at hand, and with more time where the deadline or the budget was over.',
    },
    'external-moved': {
      message: '`{url}` has moved for good to `{target}`.',
      why: 'The redirect may go one day, and costs readers time until then.',
      next: 'Link to the new address.',
    },
  },
  ko: {
    'external-missing': {
      message: '`{url}` 페이지가 없습니다. 서버가 {status}로 응답했습니다({attempts}번 확인, {at}).',
      why: '링크를 따라간 독자는 아무것도 찾지 못합니다.',
      next: '옮겨 간 주소나 보존된 사본으로 연결하거나, 링크를 지우세요.',
    },
    'external-no-host': {
      message: '`{url}`에 연결할 수 없습니다. `{host}`{host:이라는|라는} 호스트가 없습니다({at}).',
      why: '링크를 따라간 독자는 아무것도 찾지 못하고, 다른 사람이 그 이름을 차지할 수도 있습니다.',
      next: '이름을 바로잡거나, 보존된 사본으로 연결하거나, 링크를 지우세요.',
    },
    'external-fragment-missing': {
      message: '`{url}` 페이지에 `#{fragment}` 앵커가 없습니다({at}).',
      why: '독자는 페이지 맨 위로 가서 직접 찾아야 합니다.',
      next: '페이지를 열어 제목의 링크를 복사하거나, 앵커를 빼세요.',
    },
    'external-failing': {
      message: '`{url}` 주소가 {since}부터 응답하지 않습니다(연속 {failures}번, 마지막 확인 {at}).',
      why: '계속 이러면 링크를 따라간 독자는 아무것도 찾지 못합니다.',
      next: '다음 확인을 기다리거나 지금 링크를 고치세요.',
    },
    'external-soft-404': {
      message: '`{url}` 주소는 {status}로 응답하지만, 이 사이트가 아무 주소에나 보여 주는 페이지입니다({at}).',
      why: '페이지가 사라졌는데 사이트가 밝히지 않는 듯합니다.',
      next: '링크를 열어 보고, 페이지가 사라졌다면 옮겨 간 곳으로 연결하세요.',
    },
    'external-sent-home': {
      message: '`{url}` 주소를 열면 첫 화면 `{target}`{target:으로|로} 이동합니다({at}).',
      why: '페이지가 사라진 듯합니다. 독자는 기대한 내용을 찾지 못합니다.',
      next: '링크를 열어 보고, 옮겨 간 곳으로 연결하세요.',
    },
    'external-sent-to-login': {
      message: '`{url}` 주소를 열면 로그인 화면 `{target}`{target:으로|로} 이동합니다({at}).',
      why: '계정이 없는 독자는 내용을 볼 수 없습니다.',
      next: '공개된 페이지로 연결하거나, 계정이 필요하다고 밝히세요.',
    },
    'external-parked': {
      message: '`{url}` 주소는 판매 중인 도메인 `{target}`{target:으로|로} 이어집니다({at}).',
      why: '사이트가 사라졌고, 독자가 무엇을 보게 될지는 다음 주인에게 달려 있습니다.',
      next: '옮겨 간 주소나 보존된 사본으로 연결하거나, 링크를 지우세요.',
    },
    'external-text-missing': {
      message: '링크가 인용한 글(`#{fragment}`)이 `{url}` 페이지에 없습니다({at}).',
      why: '독자는 페이지 맨 위로 가서 직접 찾아야 합니다.',
      next: '페이지를 열어 지금 쓰여 있는 글을 인용하세요.',
    },
    'external-fragment-unsure': {
      message: '`{url}` 페이지는 있지만, `#{fragment}` 앵커가 있는지는 브라우저 없이 알 수 없습니다({at}).',
      why: '앵커를 스크립트가 만들거나, 페이지를 끝까지 읽지 못했습니다.',
      next: '링크를 열어 어디로 가는지 확인하세요.',
    },
    'external-refused': {
      message: '`{host}` 링크 {count}개를 확인하지 못했습니다. 이 호스트는 프로그램의 접근을 막습니다({status}, {at}).',
      why: '페이지가 있는지 프로그램으로는 알 수 없습니다.',
      next: '브라우저로 열어 보세요.',
    },
    'external-rate-limited': {
      message: '`{host}` 링크 {count}개를 확인하지 못했습니다. 이 호스트가 요청 횟수를 제한합니다({at}).',
      why: '페이지가 있는지 지금은 아무도 확인하지 못했습니다.',
      next: '나중에 다시 검사하거나 브라우저로 열어 보세요.',
    },
    'external-odd-answer': {
      message: '`{url}` 링크를 확인하지 못했습니다. 서버가 {status}로 응답했습니다({attempts}번 시도, {at}).',
      why: '지금은 서버에 문제가 있습니다. 곧 돌아올 수도, 아닐 수도 있습니다.',
      next: '나중에 다시 검사하거나 브라우저로 열어 보세요.',
    },
    'external-bad-redirect': {
      message: '`{url}` 링크를 확인하지 못했습니다. 리디렉션이 끝나지 않습니다(`{cause}`, 마지막 `{target}`, {at}).',
      why: '쿠키나 스크립트가 돕지 않으면 브라우저도 이런 링크를 포기합니다.',
      next: '브라우저로 열어 보고, 마지막에 닿는 페이지로 연결하세요.',
    },
    'external-unreachable': {
      message: '`{host}` 링크 {count}개를 확인하지 못했습니다: `{cause}`({attempts}번 시도, {at}).',
      why: '호스트가 잠시 또는 영영 멈췄거나, 여기에서 닿지 않는 것일 수 있습니다.',
      next: '나중에 다시 검사하거나 브라우저로 열어 보세요.',
    },
    'external-private': {
      message: '`{host}` 링크 {count}개는 공개 인터넷에 없는 주소로 이어집니다({at}).',
      why: '독자가 갈 수 없는 곳이어서 접속하지 않았습니다.',
      next: '공개된 페이지로 연결하거나, 독자가 내부 사람이라면 `external.allow`에 호스트를 적으세요.',
    },
    'external-not-asked': {
      message: '외부 링크 {count}개를 확인하지 않았습니다: `{cause}`.',
      why: '제대로 이어지는지 아무도 모릅니다.',
      next: '네트워크가 되는 곳에서 다시 검사하세요. 시간이나 요청 횟수가 모자랐다면 한도를 늘리세요.',
    },
    'external-moved': {
      message: '`{url}` 페이지는 `{target}`{target:으로|로} 완전히 옮겨 갔습니다.',
      why: '리디렉션은 언젠가 사라질 수 있고, 그때까지 독자의 시간을 빼앗습니다.',
      next: '새 주소로 연결하세요.',
    },
  },
});
