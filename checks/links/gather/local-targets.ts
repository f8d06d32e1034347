import { digestOf } from '../../../pipeline/core/digest.ts';
import { type DraftLink, links } from '../../../pipeline/core/link-evidence.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { classify, type Target } from '../classify.ts';
import { type LocalProblem, type LocalTargets, localTargets } from '../evidence.ts';
import { leaveOut } from '../leave-out.ts';
import { options as schema } from '../options.ts';
import { customDialect, dialects } from './anchors/dialects.ts';
import { judgeAnchors, type AnchorQuestion } from './local/judge-anchors.ts';
import { judgePath } from './local/judge-path.ts';
import { linkWorld } from './local/link-world.ts';
import { layoutOf } from './local/site-layout.ts';

interface Gathered {
  readonly value: LocalTargets;
  readonly looked: readonly string[];
  readonly usedPages: boolean;
}

const gathered = new WeakMap<object, Promise<Gathered>>();

const provider: Provider<LocalTargets, Resources> = {
  evidence: localTargets,

  /** The value itself: names in folders are read once for all drafts, and headings of a page too. */
  async identity(context) {
    const { value, looked } = await gatherOnce(context);
    return { key: digestOf(JSON.stringify(value)), paths: looked };
  },

  gather: async (context) => (await gatherOnce(context)).value,
};

export default provider;

/** Whether the addresses that pages give themselves were asked for. */
export async function usedPages(context: GatherContext<Resources>): Promise<boolean> {
  return (await gatherOnce(context)).usedPages;
}

function gatherOnce(context: GatherContext<Resources>): Promise<Gathered> {
  const known = gathered.get(context.draft) ?? gatherNow(context);
  gathered.set(context.draft, known);
  return known;
}

async function gatherNow(context: GatherContext<Resources>): Promise<Gathered> {
  const { draft, resources, signal } = context;
  const { site } = resources.settings;
  const options = schema.parse(context.options);
  const draftLinks = await context.get(links);
  const world = linkWorld(resources);
  const looked = new Set<string>();
  const layout = layoutOf(draft.path, world.tree, site, looked);
  let used = false;
  const pages = (): ReturnType<typeof world.pages> => {
    used = true;
    return world.pages();
  };
  const resolve = { tree: world.tree, layout, looked, pages, draft: draft.path };
  const dialect =
    layout.dialect === 'custom' ? customDialect(options.customAnchors) : dialects[layout.dialect ?? 'github'];

  // Comments whose day has passed leave nothing out; which ones have is for the check to say.
  const left = leaveOut(draftLinks, options, '');
  const problems: LocalProblem[] = [];
  const questions: AnchorQuestion[] = [];
  const counts = { local: 0, passedOver: 0 };
  for (const [index, link] of draftLinks.links.entries()) {
    if (left.links.get(index) === 'option' || left.links.get(index) === 'front-matter') continue;
    const target = classify(link.address, site.baseUrl);
    if (target.kind === 'page') {
      counts.local += 1;
      if (target.fragment !== undefined)
        questions.push({ link: index, files: [draft.path], fragment: target.fragment, address: link.address });
    } else if (target.kind === 'local') {
      counts.local += 1;
      const judged = judgePath({ link, index, target, resolve, root: resources.root });
      problems.push(...judged.problems);
      if (target.fragment !== undefined && judged.files.length > 0)
        questions.push({ link: index, files: judged.files, fragment: target.fragment, address: link.address });
    } else if (target.kind === 'template' || target.kind === 'other') counts.passedOver += 1;
    else problems.push(...judgeScheme(link, index, target));
  }
  const rules = { dialect, dialectFrom: layout.dialectFrom };
  problems.push(
    ...(await judgeAnchors(questions, { world, rules, draft, signal, looked, generator: layout.generator.name })),
  );
  const value = {
    problems: problems.toSorted((one, other) => one.link - other.link),
    ...counts,
    ...(site.baseUrl !== undefined && { baseUrl: site.baseUrl }),
  };
  return { value, looked: [...looked].sort(), usedPages: used };
}

function judgeScheme({ address, syntax }: DraftLink, link: number, target: Target): LocalProblem[] {
  const params = { address: address.slice(0, 120) };
  if (target.kind === 'dangerous')
    return [{ link, code: 'dangerous-address', params: { ...params, scheme: target.scheme } }];
  if (target.kind === 'data' && target.isEmpty) return [{ link, code: 'data-empty', params }];
  // In Markdown's own links, completeness tells of mistyped addresses.
  const toldElsewhere = (syntax === 'inline' || syntax === 'definition') && /^[a-z]+:\/\//i.test(address);
  return target.kind === 'malformed' && !toldElsewhere ? [{ link, code: 'address-malformed', params }] : [];
}
