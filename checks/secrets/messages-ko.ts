const leaked = '페이지를 읽는 누구나 쓸 수 있고, 나중에 지워도 사본이 남습니다.';
const revoke = '발급한 곳에서 폐기하고, 글에는 `<token>` 같은 자리표시자를 적으세요.';
const personal = '공개 페이지에 실리는 데 동의하지 않은 개인과 연결됩니다.';
const unseen = '독자에게는 보이지 않지만 글을 읽거나 복사하는 프로그램은 읽습니다.';

export const ko = {
  'provider-credential': {
    message: '{name} 인증 정보가 그대로 적혀 있습니다: `{shown}`',
    why: leaked,
    next: revoke,
  },
  'private-key': {
    message: '개인 키가 그대로 적혀 있습니다({name}).',
    why: leaked,
    next: '이 키를 쓰는 모든 곳에서 키 쌍을 교체하고, 글에는 첫 줄과 `…`만 남기세요.',
  },
  'credential-in-url': {
    message: 'URL에 인증 정보가 들어 있습니다: `{shown}`',
    why: leaked,
    next: '비밀번호나 토큰을 바꾸고, URL의 그 자리에는 자리표시자를 적으세요.',
  },
  'hard-coded-secret': {
    message: '`{name}`에 실제로 쓰는 것으로 보이는 값이 적혀 있습니다: `{shown}`',
    why: leaked,
    next: '실제 값이라면 쓰는 곳에서 바꾸세요. 글에는 자리표시자를 적거나 환경 변수에서 읽도록 하세요.',
  },
  'authorization-header': {
    message: 'Authorization 헤더에 인증 정보가 들어 있습니다: `{shown}`',
    why: leaked,
    next: '폐기한 뒤 `Bearer <token>`처럼 적으세요.',
  },
  'json-web-token': {
    message: '서명된 JSON Web Token이 적혀 있습니다: `{shown}`',
    why: '만료될 때까지 페이지를 읽은 누구나 소유자 행세를 할 수 있고, 토큰에 담긴 정보도 그대로 읽힙니다.',
    next: '토큰이 속한 세션을 끝내고, 자리표시자나 jwt.io의 예시 토큰을 적으세요.',
  },
  'sample-credential': {
    message: '인증 정보({name}) 모양이지만 알려진 예시이거나 지어낸 값으로 보입니다: `{shown}`',
    why: '독자와 스캐너는 예시와 실제 값을 늘 구별하지는 못합니다.',
    next: '`<token>` 같은 자리표시자가 낫습니다. 폐기할 것은 없습니다.',
  },
  'resident-number': {
    message: '주민등록번호가 적혀 있습니다.',
    why: '한 사람을 평생 식별하는 번호이며, 공개는 법으로 금지되어 있습니다.',
    next: '지우거나 `YYMMDD-GXXXXXX`처럼 적으세요.',
  },
  'foreigner-number': {
    message: '외국인등록번호가 적혀 있습니다.',
    why: '한 사람을 평생 식별하는 번호이며, 공개는 법으로 금지되어 있습니다.',
    next: '지우거나 `YYMMDD-GXXXXXX`처럼 적으세요.',
  },
  'payment-card': {
    message: '결제 카드 번호가 적혀 있습니다({name}).',
    why: '카드 번호 검증식을 통과하며, 알려진 테스트 번호가 아닙니다.',
    next: '지우거나 4242 4242 4242 4242 같은 테스트 번호를 쓰세요.',
  },
  'phone-number': {
    message: '전화번호가 적혀 있습니다: `{shown}` ({lines}행)',
    why: personal,
    next: '지우거나 010-1234-5678, 010-XXXX-XXXX처럼 적으세요.',
  },
  'email-address': {
    message: '이메일 주소가 적혀 있습니다: `{shown}` ({lines}행)',
    why: personal,
    next: 'example.com 주소로 바꾸세요. 공개해도 되는 주소라면 `checks.secrets.allow`에 등록하세요.',
  },
  'home-directory': {
    message: '경로에 사용자 이름이 드러나 있습니다: `{shown}` ({lines}행)',
    why: '누가 어느 컴퓨터에서 썼는지 드러나고, 다른 사람에게는 통하지 않는 경로입니다.',
    next: '`~`, `$HOME` 또는 프로젝트 기준 상대 경로로 적으세요.',
  },
  'private-host': {
    message: '사설망의 호스트 이름이 적혀 있습니다: `{shown}` ({lines}행)',
    why: '독자는 접속할 수 없고, 외부인에게 내부망 구조를 알려 줍니다.',
    next: 'example.com의 호스트로 바꾸거나 `checks.secrets.allow.hosts`에 등록하세요.',
  },
  'private-ip': {
    message: '사설망 주소가 적혀 있습니다: `{shown}` ({lines}행)',
    why: '실제 내부망의 주소일 수 있고, 독자에게는 쓸모가 없습니다.',
    next: '실제 내부망의 주소라면 192.0.2.1 같은 문서용 주소로 바꾸세요.',
  },
  'tag-characters': {
    message: '유니코드 태그 문자(U+E0000…)가 {count}개 있습니다.',
    why: `${unseen} 화면에 나타나지 않는 글을 담을 수 있습니다.`,
    next: '지우고, 어떻게 들어왔는지 확인하세요.',
  },
  'variation-selectors': {
    message: '있을 자리가 아닌 곳에 변형 선택자({name})가 {count}개 있습니다.',
    why: `${unseen} 여러 개를 늘어놓으면 어떤 글이든 숨길 수 있습니다.`,
    next: '지우고, 어떻게 들어왔는지 확인하세요.',
  },
  'bidi-control': {
    message: '글의 방향을 바꾸는 제어 문자({name})가 있습니다.',
    why: '사람이 보는 순서와 컴파일러나 모델이 읽는 순서가 달라질 수 있습니다(CVE-2021-42574).',
    next: '지우세요. 코드에 필요하면 이스케이프로 적으세요.',
  },
  'invisible-character': {
    message: '보이지 않는 문자({name})가 {count}개 있습니다.',
    why: `${unseen} 함께 복사된 코드는 동작하지 않고, 검색에서도 빠집니다.`,
    next: '지우세요. 그 문자를 설명하는 글이라면 이스케이프로 적으세요.',
  },
  'byte-order-mark': {
    message: '글 안에 바이트 순서 표시(U+FEFF)가 있습니다.',
    why: '보이지 않으며, 코드나 머리말에 끼어들면 동작을 깨뜨립니다.',
    next: '지우세요.',
  },
  'hidden-instruction': {
    message: '독자에게 보이지 않는 글이 모델에게 지시를 내립니다: “{shown}”',
    why: '페이지를 검토하거나 요약하는 모델이 따를 수 있는데, 독자는 알아챌 수 없습니다.',
    next: '지우세요.',
  },
  'hidden-text': {
    message: '글이 보이지 않도록 꾸민 요소가 있습니다: “{shown}”',
    why: unseen,
    next: '보이게 하거나 지우세요.',
  },
  'text-after-blanks': {
    message: '공백 {count}개 뒤, 눈에 띄지 않는 곳에 글이 있습니다: “{shown}”',
    why: '원문을 검토하는 사람은 거기까지 스크롤하지 않습니다.',
    next: '공백이나 글을 지우세요.',
  },
  'reviewer-instruction': {
    message: '글을 읽는 모델에게 지시를 내리는 문장입니다: “{shown}”',
    why: '페이지를 검토하거나 요약하는 모델이 따를 수 있습니다.',
    next: '지우세요. 이런 공격을 다루는 글이라면 인용하거나 코드 블록에 넣으세요.',
  },
} as const;
