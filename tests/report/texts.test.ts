import { describe, expect, test } from 'vitest';
import { checks } from '../../checks/index.ts';
import type { MessageText } from '../../pipeline/core/messages.ts';
import { languages } from '../../pipeline/core/types.ts';
import { texts } from '../../pipeline/report/texts.ts';

/** The names whose values a template prints. One that only chooses a form, as for a plural, another language may not need. */
function printedBy(template: string): string[] {
  return namesIn(template, /\{([A-Za-z]\w*)\}/g);
}

function namesIn(template: string, hole: RegExp): string[] {
  return [...new Set(Array.from(template.matchAll(hole), ([, name = '']) => name))].sort();
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`));
}

describe('texts of reports', () => {
  const ko = new Map(leavesOf(texts.ko));

  test('the Korean catalogue has no key more and none less than the English one', () => {
    expect([...ko.keys()].sort()).toEqual(
      leavesOf(texts.en)
        .map(([key]) => key)
        .sort(),
    );
  });

  test.for(leavesOf(texts.en))('%s is filled alike in both languages', ([key, english]) => {
    const korean = ko.get(key) ?? '';
    expect(korean.trim()).not.toBe('');
    expect(printedBy(korean)).toEqual(printedBy(english));
  });

  test('Korean texts are in Korean', () => {
    const foreign = leavesOf(texts.ko).filter(([, text]) => !/[가-힣]/.test(text));
    expect(foreign.map(([key]) => key)).toEqual(['product', 'duration.ms']);
  });
});

describe('messages of checks', () => {
  test('there are checks to look at', () => expect(checks.length).toBeGreaterThan(0));

  test.for(checks.map((check) => ({ id: check.id, check })))('$id says all it says in both languages', ({ check }) => {
    for (const language of languages) expect(check.title[language]?.trim()).toBeTruthy();
    const { en, ko } = check.messages;
    expect(Object.keys(ko).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(check.severity).sort()).toEqual(Object.keys(en).sort());
    const faults = Object.entries(en).flatMap(([code, english]) =>
      faultsOf(english, ko[code]).map((fault) => `${code}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

function faultsOf(english: MessageText, korean: MessageText | undefined): string[] {
  if (korean === undefined) return ['no Korean text'];
  const parts = ['message', 'why', 'next'] as const;
  // A hole may move from one part to another, as languages order their sentences; none may be lost.
  const whole = (text: MessageText): string => parts.map((part) => text[part]).join(' ');
  const [printed, inKorean] = [printedBy(whole(english)).join(', '), printedBy(whole(korean)).join(', ')];
  const anyHole = /\{([A-Za-z]\w*)(?::[^{}]*)?\}/g;
  const known = namesIn(whole(english), anyHole);
  return [
    ...parts.filter((part) => english[part].trim() === '').map((part) => `no English ${part}`),
    ...parts.filter((part) => !/[가-힣]/.test(korean[part])).map((part) => `no Korean ${part}`),
    ...(printed === inKorean ? [] : [`prints ${printed} in English and ${inKorean} in Korean`]),
    ...namesIn(whole(korean), anyHole)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is unknown`),
  ];
}
