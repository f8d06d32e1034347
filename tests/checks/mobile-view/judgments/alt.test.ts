import { expect, test } from 'vitest';
import { weakAlt } from '../../../../checks/mobile-view/judge/alt.ts';

test.for([
  ['a file name', 'architecture-diagram.png', ''],
  ['a Korean file name', '구조도_최종.png', ''],
  ['a file name with blanks', 'Screen Shot 2024-05-01 at 3.12.45 PM.png', ''],
  ['what a camera calls it', 'IMG_2041', ''],
  ['what an editor calls it', 'image-20240501123456789', ''],
  ['the name of its own file', 'login_flow-2', '/img/login_flow-2.webp?v=3'],
  ['only the word', 'image', ''],
  ['only the word, in Korean', '스크린샷', ''],
  ['the word with a number', 'Figure 3', ''],
  ['the word with a number, in Korean', '그림 2-1', ''],
  ['a date', '스크린샷 2024년 5월 1일 오후 3.12.45', ''],
  ['nothing but signs', '---', ''],
] as const)('says nothing: %s', ([, alt, address]) => expect(weakAlt(alt, address)).toBe(true));

test.for([
  ['a sentence', 'Requests wait in a queue before they reach a worker', ''],
  ['a sentence in Korean', '주문이 결제를 거쳐 배송으로 이어지는 흐름', ''],
  ['the word with what it shows', 'Screenshot of the settings dialog', ''],
  ['the word with what it shows, in Korean', '설정 화면 스크린샷', ''],
  ['a name that its file has too', 'logo', '/img/logo.png'],
  ['a name with a version', 'Vite 7', '/img/vite-7.png'],
  ['a file that the picture is about', 'The file tsconfig.json open in the editor', ''],
  ['one telling word', 'Kubernetes', ''],
] as const)('says something: %s', ([, alt, address]) => expect(weakAlt(alt, address)).toBe(false));

test.for(['_', '1', '.', 'a', '가', ' ', '-1'])('2 MiB of %j are judged at once', (unit) => {
  const begun = performance.now();
  weakAlt(unit.repeat(1_000_000), '/a.png');
  expect(performance.now() - begun).toBeLessThan(500);
});
