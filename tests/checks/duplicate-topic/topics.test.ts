import { describe, expect, test } from 'vitest';
import { buildSegment } from '../../../checks/duplicate-topic/gather/index/build-segment.ts';
import { CorpusIndex } from '../../../checks/duplicate-topic/gather/index/corpus-index.ts';
import { readPage } from '../../../checks/duplicate-topic/gather/page/read-page.ts';
import { recordOf } from '../../../checks/duplicate-topic/gather/record.ts';
import { openLexicon } from '../../../checks/duplicate-topic/gather/topic/lexicon.ts';
import { rankTopics, type TopicCandidate } from '../../../checks/duplicate-topic/gather/topic/rank-topics.ts';
import { areSetApart, marksOf } from '../../../checks/duplicate-topic/gather/topic/title-marks.ts';
import { madePage, markdownOf } from '../../fixtures/made-pages.ts';
import { fitLogistic, oddsOf } from '../../bench/topics/fit-logistic.ts';

const lexicon = openLexicon({});

describe('titles that name issues of one series are told apart', () => {
  test.for([
    ['Announcing Rust 1.68', 'Announcing Rust 1.70', true],
    ['Ruby 1.9.3-p551 released', 'Ruby 1.9.3-p550 released', true],
    ['March 2018 security releases', 'August 2018 security releases', true],
    ['2019년 3월 소식', '2019년 4월 소식', true],
    ['Node v0.10.22', 'Node v0.10.19', true],
    ['Rust', 'Rust 1.70', false],
    ['Survey 2018', 'Survey 2018, in depth', false],
    ['Using effects', 'Closures', false],
    ['', '', false],
  ] as const)('%s | %s', ([one, other, apart]) => {
    expect(areSetApart(marksOf(one), marksOf(other))).toBe(apart);
    expect(areSetApart(marksOf(other), marksOf(one))).toBe(apart);
  });
});

describe('what names a page', () => {
  test.for([
    ['a name in angle brackets in front matter', '---\ntitle: "<progress>"\n---\n\n## Usage\n', 'progress', ''],
    ['a name in angle brackets in code', '# `<Suspense>` at work\n', 'Suspense at work', ''],
    ['markup in a heading is none', '# <small>Tiny</small> pages\n', 'Tiny pages', ''],
    ['an id in a heading is none', '# Reference {/*reference*/}\n', 'Reference', ''],
    [
      'of a book, the chapter too',
      '# A Book on Scope\n# Chapter 3: Closures\n\nText.\n',
      'A Book on Scope',
      'Chapter 3: Closures',
    ],
    ['not the first section', '# A Page\n\n## Closures\n\nText.\n', 'A Page', ''],
    ['not what follows text', '# A Page\n\nText.\n\n# Closures\n', 'A Page', ''],
  ] as const)('%s', ([, text, title, subtitle]) => {
    const page = readPage(text);
    expect([page.title, page.subtitle]).toEqual([title, subtitle]);
  });
});

describe('Korean words count as their English counterparts', () => {
  test.for([
    ['인덱스', '색인을'],
    ['인덱스', 'index'],
    ['문자열', '스트링'],
    ['웹훅', 'webhook'],
    ['직렬화', '직렬화를'],
  ] as const)('%s | %s', ([one, other]) => {
    const termsOf = (title: string): readonly number[] => [...recordOf(`# ${title}\n`, lexicon).fields.title.terms];
    expect(termsOf(one)).toEqual(termsOf(other));
    expect(termsOf(one)).not.toEqual([]);
  });

  test('a word that no list has stays itself', () => {
    const [one, other] = ['오로라', '새벽빛'].map((title) => [...recordOf(`# ${title}\n`, lexicon).fields.title.terms]);
    expect(one).not.toEqual(other);
  });

  test('words of the config come first', () => {
    const own = openLexicon({ 오로라: 'aurora' });
    expect(recordOf('# 오로라\n', own).fields.title.terms).toEqual(recordOf('# Aurora\n', own).fields.title.terms);
  });
});

describe('ranking', () => {
  const common = (about: string): string =>
    `${about} is what this page explains. With ${about} you tune it; ${about} helps. `;
  const site = Array.from({ length: 40 }, (_, seed) => markdownOf(madePage(seed, { sections: 4, sentences: 4 })));
  const rank = (draft: string, pages: readonly string[]): (TopicCandidate & { readonly text: string })[] => {
    const all = [...site, ...pages];
    const indexed = all.map((text, at) => ({ path: `${at}.md`, digest: `${at}`, record: recordOf(text, lexicon) }));
    const index = new CorpusIndex([{ buffer: buildSegment(indexed), removed: [] }]);
    const ranked = rankTopics(recordOf(draft, lexicon), index, { accepts: () => true });
    return ranked.map((one) => ({ ...one, text: all[one.page] ?? '' }));
  };
  const page = (title: string, about: string): string => `# ${title}\n\n${common(about).repeat(20)}\n`;

  test('a page on the same theme under another title comes first, and is told', () => {
    const other = page('Tuning by hand', 'backpressure');
    const [first] = rank(page('Backpressure explained', 'backpressure'), [other]);
    expect(first).toMatchObject({ text: other, verdict: 'likely' });
  });

  test('two issues of a series are not one topic', () => {
    const other = page('Backpressure 2.1', 'backpressure');
    const same = rank(page('Backpressure', 'backpressure'), [other])[0];
    const issue = rank(page('Backpressure 2.2', 'backpressure'), [other])[0];
    expect(same).toMatchObject({ text: other, verdict: 'likely', likeness: { marks: 0 } });
    expect(issue).toMatchObject({ text: other, verdict: 'other', likeness: { marks: 1 } });
  });

  test('where many pages dwell on a theme, each is less of a double', () => {
    const draft = page('Backpressure', 'backpressure');
    const alone = rank(draft, [page('One', 'backpressure')])[0];
    const crowd = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((title) => page(title, 'backpressure'));
    const crowded = rank(draft, crowd)[0];
    expect(crowded?.score).toBeLessThan(alone?.score ?? 0);
  });

  test.for(['', '# \n', '---\ntitle: ""\n---\n', '!!! ??? ---'])('nothing to go by: %j', (draft) => {
    expect(rank(draft, []).filter(({ verdict }) => verdict !== 'other')).toEqual([]);
  });
});

test('a fit finds the weights by which labels were drawn', () => {
  const truth = { offset: -1, weights: [2, -3] };
  const examples = Array.from({ length: 400 }, (_, at) => {
    const features = [((at * 37) % 101) / 50, ((at * 53) % 97) / 50];
    const label: 0 | 1 = oddsOf(truth, features) > 0 ? 1 : 0;
    return { features, label, weight: 1 };
  });
  const fit = fitLogistic(examples, 0.01);
  const right = examples.filter(({ features, label }) => oddsOf(fit, features) > 0 === (label === 1));
  expect(right.length / examples.length).toBeGreaterThan(0.97);
  expect((fit.weights[1] ?? 0) / (fit.weights[0] ?? 1)).toBeCloseTo(-1.5, 0);
});
