import { expect, test } from 'vitest';
import { shownTitle } from '../../../checks/duplicate-topic/gather/shown-title.ts';

test.for([
  { name: 'a key', title: `Token ghp_${'a1B2'.repeat(9)} here`, shown: 'Token … here' },
  { name: 'an address', title: 'Mail kim@example.com', shown: 'Mail …' },
  { name: 'a number of a person', title: '번호 850312-1029388', shown: '번호 …' },
  { name: 'a telephone', title: 'Call 010-2938-4756 now', shown: 'Call … now' },
])('$name in a title is not shown', ({ title, shown }) => {
  expect(shownTitle(title)).toBe(shown);
});

test.for(['Announcing Rust 1.75.0', 'Notes of 2023-01-25', 'Internationalization of web pages', '자바스크립트 클로저'])(
  '%s is shown as it is',
  (title) => {
    expect(shownTitle(title)).toBe(title);
  },
);
