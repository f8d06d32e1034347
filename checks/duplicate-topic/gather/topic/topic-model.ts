/** What is seen of a draft and a page before they are said to share a topic. */
export interface Likeness {
  /** How far both dwell on the same terms, from 0 to 1. */
  readonly focus: number;
  /** How much more alike in focus the page is than the draft's ten nearest pages are on average: many pages dwell on a common theme. */
  readonly lead: number;
  /** How much of one title is a theme of the other text, from 0 to 1; of both directions the better. */
  readonly title: number;
  /** 1 where the titles name different issues of one series: two versions, years or months. */
  readonly marks: number;
  /** The logarithm of the words of the shorter: the more was read, the more a likeness says. */
  readonly size: number;
}

/** Weights of a logistic model, fitted on labelled pairs of pages; the README says what it reaches. `tests/bench/topics/fit.ts` fits them. */
export const topicModel: Readonly<Record<keyof Likeness, number>> & { readonly offset: number } = {
  offset: -7,
  focus: 3.3,
  lead: 5.6,
  title: 0.37,
  marks: -4.35,
  size: 0.54,
};

/** Log odds from which a page is said to cover the draft's topic. Chosen for false alarms on hard negatives: see the README. */
export const likely = 1;
export const maybe = 0.3;

export function logOdds(likeness: Likeness): number {
  return (
    topicModel.offset +
    topicModel.focus * likeness.focus +
    topicModel.lead * likeness.lead +
    topicModel.title * likeness.title +
    topicModel.marks * likeness.marks +
    topicModel.size * likeness.size
  );
}
