/* Fits the weights of `topic-model.ts` to labelled pairs of pages, and tells what they reach on pages they have not seen.
   node tests/bench/topics/fit.ts PAGES.jsonl[.gz] PAIRS.jsonl… [--drafts REGEX]   pages that match are no part of the corpus */
import { parseArgs } from 'node:util';
import { type Likeness, topicModel } from '../../../checks/duplicate-topic/gather/topic/topic-model.ts';
import { seeded } from '../../fixtures/made-pages.ts';
import { type Example, type Fit, fitLogistic, oddsOf } from './fit-logistic.ts';
import { type LabelledPair, readLabelledPairs } from './labelled-pairs.ts';

const names = ['focus', 'lead', 'title', 'marks', 'size'] as const satisfies readonly (keyof Likeness)[];
const strength = 3;
const folds = 5;
const rounds = 8;
const allowed = [0.01, 0.015, 0.02, 0.03, 0.04, 0.06];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { drafts: { type: 'string' } } });
const [pages, ...pairsFiles] = positionals;
if (pages === undefined || pairsFiles.length === 0) throw new Error('PAGES and PAIRS are wanted.');
const pairs = readLabelledPairs(pages, pairsFiles, new RegExp(values.drafts ?? '^$'));
const seen = pairs.filter((pair) => pair.seen !== undefined);
const featuresOf = ({ seen: candidate }: LabelledPair): number[] => names.map((name) => candidate?.likeness[name] ?? 0);

const fit = fitTo(seen);
say(`${pairs.length} pairs, ${seen.length} of them candidates`);
say(`fitted  ${shown(fit)}`);
say(`in use  ${shown({ offset: topicModel.offset, weights: names.map((name) => topicModel[name]) })}`);
say('false alarms allowed, log odds for it, found by it, found when fitted to other groups');
const odds = new Map(seen.map((pair) => [pair, oddsOf(fit, featuresOf(pair))]));
const crossed = Array.from({ length: rounds }, (_, round) => crossValidated(round));
for (const share of allowed) {
  const threshold = thresholdFor(odds, share);
  const held = crossed.map((one) => found(one, thresholdFor(one, share)));
  const mean = held.reduce((sum, one) => sum + one, 0) / held.length;
  say([share, threshold, found(odds, threshold), mean].map((number) => number.toFixed(3).padStart(8)).join(''));
}

function fitTo(some: readonly LabelledPair[]): Fit {
  const unlike = some.reduce((sum, { label, weight = 1 }) => sum + (label === 0 ? weight : 0), 0);
  const like = some.filter(({ label }) => label === 1).length;
  // Half way between the odds of the set and even odds.
  const account = Math.sqrt(unlike / Math.max(1, like));
  const examples = some.map((pair): Example => ({
    features: featuresOf(pair),
    label: pair.label,
    weight: pair.label === 1 ? account : (pair.weight ?? 1),
  }));
  return fitLogistic(examples, strength);
}

function crossValidated(round: number): Map<LabelledPair, number> {
  const random = seeded(round + 1);
  const groups = [...new Set(seen.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group) => [group, Math.floor(random() * folds)]));
  const result = new Map<LabelledPair, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const other = fitTo(seen.filter(({ group }) => foldOf.get(group) !== fold));
    for (const pair of seen.filter(({ group }) => foldOf.get(group) === fold))
      result.set(pair, oddsOf(other, featuresOf(pair)));
  }
  return result;
}

/** Log odds that no more than this share of the unlike pairs (by weight, and of those that count in full) exceed. */
function thresholdFor(all: ReadonlyMap<LabelledPair, number>, share: number): number {
  const isCounted = ({ label, weight = 1 }: LabelledPair): boolean => label === 0 && weight >= 1;
  const unlike = [...all].flatMap(([pair, one]) => (isCounted(pair) ? [one] : [])).sort((one, other) => other - one);
  return unlike[Math.floor(share * pairs.filter(isCounted).length)] ?? Number.NEGATIVE_INFINITY;
}

function found(all: ReadonlyMap<LabelledPair, number>, threshold: number): number {
  const like = pairs.filter(({ label }) => label === 1).length;
  return [...all].filter(([{ label }, one]) => label === 1 && one > threshold).length / like;
}

function shown({ offset, weights }: Fit): string {
  return `offset ${offset.toFixed(2)}, ${names.map((name, at) => `${name} ${(weights[at] ?? 0).toFixed(2)}`).join(', ')}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
