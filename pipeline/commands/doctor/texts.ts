import type { Language } from '../../core/types.ts';

export const parts = [
  'node',
  'repository',
  'state',
  'git',
  'browser',
  'fonts',
  'ssh-keygen',
  'javac',
  'rustc',
  'gcc',
  'php',
] as const;
export type Part = (typeof parts)[number];

interface PartText {
  readonly title: string;
  /** What goes undone without it. */
  readonly without: string;
}

interface Texts {
  readonly state: { readonly ok: string; readonly missing: string; readonly optional: string };
  readonly mend: string;
  readonly allWell: string;
  readonly notWell: string;
  readonly parts: Readonly<Record<Part, PartText>>;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    state: { ok: 'ok', missing: 'missing', optional: 'not there, and not needed' },
    mend: 'To mend it',
    allWell: 'Every check can look.',
    notWell: 'Not every check can look: see what is missing.',
    parts: {
      node: { title: 'Node', without: 'nothing runs' },
      repository: { title: 'Repository and config', without: 'no draft is found' },
      state: { title: 'Folder for reports and state', without: 'no report is kept, and every run starts anew' },
      git: { title: 'git', without: '`--changed` cannot tell what changed' },
      browser: { title: 'Browser', without: '`mobile-view` is errored, and the gate stays shut' },
      fonts: { title: 'Fonts of the preview', without: 'pages look otherwise on every machine' },
      'ssh-keygen': { title: 'ssh-keygen', without: 'nobody can sign an approval here' },
      javac: { title: 'javac', without: 'doubtful Java is a warning, not a verdict' },
      rustc: { title: 'rustc', without: 'doubtful Rust is a warning, not a verdict' },
      gcc: { title: 'gcc', without: 'doubtful C and C++ are a warning, not a verdict' },
      php: { title: 'php', without: 'doubtful PHP is a warning, not a verdict' },
    },
  },
  ko: {
    state: { ok: '정상', missing: '없음', optional: '없어도 됨' },
    mend: '해결 방법',
    allWell: '모든 검사를 실행할 수 있습니다.',
    notWell: '실행할 수 없는 검사가 있습니다. 빠진 항목을 확인하세요.',
    parts: {
      node: { title: 'Node', without: '아무것도 실행되지 않습니다' },
      repository: { title: '저장소와 설정', without: '초안을 찾지 못합니다' },
      state: { title: '보고서와 상태 폴더', without: '보고서가 남지 않고 매번 처음부터 검사합니다' },
      git: { title: 'git', without: '`--changed`로 바뀐 초안을 가려낼 수 없습니다' },
      browser: { title: '브라우저', without: '`mobile-view`가 errored로 끝나고 게이트가 열리지 않습니다' },
      fonts: { title: '미리 보기 글꼴', without: '컴퓨터마다 페이지가 다르게 보입니다' },
      'ssh-keygen': { title: 'ssh-keygen', without: '여기서는 승인에 서명할 수 없습니다' },
      javac: { title: 'javac', without: '의심스러운 Java 코드는 판정하지 않고 경고만 합니다' },
      rustc: { title: 'rustc', without: '의심스러운 Rust 코드는 판정하지 않고 경고만 합니다' },
      gcc: { title: 'gcc', without: '의심스러운 C, C++ 코드는 판정하지 않고 경고만 합니다' },
      php: { title: 'php', without: '의심스러운 PHP 코드는 판정하지 않고 경고만 합니다' },
    },
  },
};
