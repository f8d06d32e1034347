import { reportFolder } from '../../core/report-folder.ts';
import type { Report } from '../../core/types.ts';
import { type Markup, markup } from '../markup.ts';
import { heading, type Look, type Position } from './look.ts';

/** DESIGN §5, said to the person who decides. */
export function trustSection({ texts: { page } }: Look, { prefix, level }: Position, withClaims: boolean): Markup {
  const id = `${prefix}trust`;
  const not = [page.notTrue, page.notLooked, page.notWho, ...(withClaims ? [page.notRuns] : [])];
  return markup`<section aria-labelledby="${id}">
${heading({ level: level + 1, role: 'section', id }, markup`${page.trust}`)}
<div class="box trust">
<div>${heading({ level: level + 2, role: 'group-title' }, markup`${page.shows}`)}
<ul>${[page.showsBytes, page.showsId].map((one) => markup`<li>${one}</li>`)}</ul></div>
<div>${heading({ level: level + 2, role: 'group-title' }, markup`${page.showsNot}`)}
<ul>${not.map((one) => markup`<li>${one}</li>`)}</ul></div>
</div>
</section>
`;
}

/** Which bytes, which config and which tool: what a reader needs to verify the rest. */
export function identitySection(report: Report, look: Look, { prefix, level }: Position): Markup {
  const id = `${prefix}identity`;
  return markup`<section aria-labelledby="${id}">
${heading({ level: level + 1, role: 'section', id }, markup`${look.texts.page.identity}`)}
<div class="box">${identity(report, look)}</div>
</section>
`;
}

/** The same, folded away where it is one of many. */
export function identityDetails(report: Report, look: Look): Markup {
  return markup`<details><summary>${look.texts.page.identity}</summary>
<div class="box">${identity(report, look)}</div>
</details>
`;
}

function identity(report: Report, { texts: { page }, tool }: Look): Markup {
  const rows: readonly (readonly [string, Markup])[] = [
    [page.draft, markup`<bdi class="mono">${report.draft.path}</bdi>`],
    [page.draftDigest, markup`<code>${report.draft.digest}</code>`],
    [page.reportId, markup`<code>${report.id}</code>`],
    [page.configDigest, markup`<code>${report.config}</code>`],
    [page.keptIn, markup`<bdi class="mono">${reportFolder(report)}</bdi>`],
    [page.startedAt, instantOf(report.startedAt)],
    [page.tool, markup`${tool.name} ${tool.version}, Node ${tool.node}`],
  ];
  return markup`
<dl class="facts">${rows.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<div class="command"><p class="quiet">${page.verify}</p><pre><code>sha256sum -- ${shellWord(report.draft.path)}</code></pre></div>
`;
}

export function instantOf(instant: string): Markup {
  return markup`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function shellWord(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
