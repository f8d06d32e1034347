import type { Found } from '../../pipeline/core/check.ts';
import type { DraftLink } from '../../pipeline/core/link-evidence.ts';
import type { LocalCode, LocalTargets } from './evidence.ts';
import type { Severity } from '../../pipeline/core/types.ts';
import type { LeftOut } from './leave-out.ts';
import type { messages } from './messages.ts';

const blocking: ReadonlySet<LocalCode> = new Set(['broken-link', 'broken-fragment', 'broken-image', 'broken-lines']);

/** What the repository says against links that nobody left out. */
export function findLocalProblems(
  { problems }: LocalTargets,
  links: readonly DraftLink[],
  left: LeftOut,
): Found<typeof messages>[] {
  return problems.flatMap(({ link: index, code, params }) => {
    const link = links[index];
    if (link === undefined || left.links.has(index)) return [];
    const softer = softerSeverity(link, code);
    // The types cannot pair a code of many with its own parameters.
    return [{ code, params, place: link.addressPlace, ...(softer && { severity: softer }) } as Found<typeof messages>];
  });
}

/** Readers never get to see a definition that nothing refers to; and authors who mark a link for another checker know of it. */
function softerSeverity({ uses, marked }: DraftLink, code: LocalCode): Severity | undefined {
  if (uses?.length === 0) return 'note';
  return marked === true && blocking.has(code) ? 'warning' : undefined;
}
