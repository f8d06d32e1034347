import { nearest } from '../../../../pipeline/core/nearest.ts';
import type { Draft } from '../../../../pipeline/core/types.ts';
import { decode } from '../../classify.ts';
import type { LocalProblem } from '../../evidence.ts';
import { type FragmentRules, type FragmentVerdict, judgeFragment } from '../anchors/judge-fragment.ts';
import type { PageFacts } from '../anchors/page-facts.ts';
import type { Reading } from '../anchors/read-pages-task.ts';
import { standsIn, textDirectives } from '../anchors/text-fragment.ts';
import type { LinkWorld } from './link-world.ts';

export interface AnchorQuestion {
  readonly link: number;
  /** Any of these pages may hold the fragment. */
  readonly files: readonly string[];
  /** As written, without `#`. */
  readonly fragment: string;
  readonly address: string;
}

export interface AnchorContext {
  readonly world: LinkWorld;
  readonly rules: FragmentRules;
  readonly draft: Draft;
  readonly signal: AbortSignal;
  readonly looked: Set<string>;
  readonly generator: string;
}

interface Asked {
  readonly question: AnchorQuestion;
  readonly verdict: FragmentVerdict;
}

/**
 * Whether pages have the parts that links name. The light parser finds nearly all of them; only where it finds none, the
 * exact one is asked before anything is called broken.
 */
export async function judgeAnchors(
  questions: readonly AnchorQuestion[],
  context: AnchorContext,
): Promise<LocalProblem[]> {
  const first = await ask(questions, context, 'light');
  const doubtful = first
    .filter(({ verdict }) => verdict.state !== 'ok' && verdict.state !== 'lines')
    .map(({ question }) => question);
  const second = await ask(doubtful, context, 'exact');
  const verdicts = new Map([...first, ...second].map(({ question, verdict }) => [question, verdict]));
  const texts = questions.filter(({ fragment }) => textDirectives(fragment).length > 0);
  return [
    ...questions.flatMap((question) => problemOf(question, verdicts.get(question), context)),
    ...(texts.length === 0 ? [] : await missingTexts(texts, context)),
  ];
}

/** Text fragments whose text stands on none of the pages. */
async function missingTexts(questions: readonly AnchorQuestion[], context: AnchorContext): Promise<LocalProblem[]> {
  const { byPath } = await factsFor(questions, context, 'text');
  return questions.flatMap(({ link, files, fragment, address }): LocalProblem[] => {
    const pages = files.flatMap((file) => byPath.get(file) ?? []);
    const stands = pages.some(
      ({ text = '', open }) => open !== undefined || textDirectives(fragment).some((one) => standsIn(text, one)),
    );
    if (stands || pages.length === 0) return [];
    return [{ link, code: 'text-fragment-missing', params: { address: address.slice(0, 200), file: files[0] ?? '' } }];
  });
}

async function ask(questions: readonly AnchorQuestion[], context: AnchorContext, how: Reading): Promise<Asked[]> {
  const { byPath } = await factsFor(questions, context, how);
  return questions.map((question) => ({ question, verdict: best(question, byPath, context.rules) }));
}

async function factsFor(
  questions: readonly AnchorQuestion[],
  { world, draft, signal }: AnchorContext,
  how: Reading,
): Promise<{ readonly byPath: ReadonlyMap<string, PageFacts | undefined> }> {
  const paths = [...new Set(questions.flatMap(({ files }) => files))];
  const requests = paths.map((path) => (path === draft.path ? { path, text: draft.text } : { path }));
  const facts = await world.cache.facts(requests, how, signal);
  return { byPath: new Map(paths.map((path, index) => [path, facts[index]])) };
}

const order: readonly FragmentVerdict['state'][] = ['ok', 'other-dialect', 'unverified', 'lines', 'broken'];

function best(
  { files, fragment }: AnchorQuestion,
  facts: ReadonlyMap<string, PageFacts | undefined>,
  rules: FragmentRules,
): FragmentVerdict {
  const verdicts = files.map((file): FragmentVerdict => {
    const page = facts.get(file);
    return page === undefined
      ? { state: 'unverified', because: 'a file that is too large to read' }
      : judgeFragment(page, fragment, rules);
  });
  const [first = { state: 'ok' } as const] = verdicts.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  return first;
}

function problemOf(
  { link, files, fragment: written, address }: AnchorQuestion,
  verdict: FragmentVerdict | undefined,
  { generator }: AnchorContext,
): LocalProblem[] {
  const fragment = decode(written.split(':~:', 1)[0] ?? '').slice(0, 120);
  const file = files[0] ?? '';
  const params = { address: address.slice(0, 200), fragment, file };
  if (verdict === undefined || verdict.state === 'ok') return [];
  if (verdict.state === 'lines') return [{ link, code: 'broken-lines', params: { ...params, lines: verdict.lines } }];
  if (verdict.state === 'unverified')
    return [{ link, code: 'fragment-unverified', params: { ...params, because: verdict.because } }];
  if (verdict.state === 'other-dialect')
    return [{ link, code: 'fragment-dialect', params: { ...params, other: verdict.of, generator } }];
  const near = nearestId(fragment, verdict.ids);
  const meant = near === undefined ? { near: 2, meant: '' } : { near: 1, meant: ` \`#${near}\`` };
  return [{ link, code: 'broken-fragment', params: { ...params, ...meant } }];
}

/** Few edits away, or made of the same words. */
function nearestId(fragment: string, ids: readonly string[]): string | undefined {
  const wanted = fragment.toLowerCase();
  const listed = ids.slice(0, 500);
  const close = nearest(
    wanted,
    listed.map((id) => id.toLowerCase()),
  );
  const named = listed.find((id) => id.toLowerCase() === close);
  if (named !== undefined) return named;
  return listed.find(
    (id) =>
      id.length > 3 && wanted.length > 3 && (id.toLowerCase().includes(wanted) || wanted.includes(id.toLowerCase())),
  );
}
