import { fill } from '../core/messages.ts';
import { reportFolder } from '../core/report-folder.ts';
import type { Language, Refusal, Report, Tool } from '../core/types.ts';
import { checksSection } from './html/checks.ts';
import { attachmentsSection } from './html/attachments.ts';
import { claimsSection } from './html/claims.ts';
import { findingsSection } from './html/findings.ts';
import { closing, opening } from './html/frame.ts';
import { heading, type Look, type Position, tones } from './html/look.ts';
import { identityDetails, identitySection, instantOf, trustSection } from './html/trust.ts';
import { type Markup, markup, prose } from './markup.ts';
import { type Overview, overviewOf, verdictOf } from './overview.ts';
import type { CreateRenderer, RunEnd } from './renderer.ts';
import { texts as catalogue, type Verdict } from './texts.ts';
import { countTexts, durationText, failureText } from './wording.ts';

export interface PageOptions {
  readonly tool: Tool;
  readonly language: Language;
  readonly titles: Readonly<Record<string, string>>;
  /** Leads from the page to the repository: empty, or with a `/` at its end. */
  readonly base?: string;
}

/** One page for one report: what is kept beside `report.json`, and what an editor decides on. */
export function renderReportPage(report: Report, options: PageOptions): string {
  const base = '../'.repeat(reportFolder(report).split('/').length);
  const look = lookOf({ ...options, base });
  const { page, verdict, product } = look.texts;
  const overview = overviewOf(report);
  const at: Position = { prefix: '', level: 1 };
  const title = `${verdict[overview.verdict]}: ${report.draft.path} · ${product}`;
  return [
    opening({ title, skipTo: 'findings', skipText: page.skip }, look),
    markup`<header>
<p class="brand"><strong>${product}</strong> ${instantOf(report.startedAt)}</p>
${heading({ level: 1, role: 'page' }, markup`<bdi>${report.draft.path}</bdi>`)}
${verdictBox(overview.verdict, look)}
${countsLine(overview, look)}
${contents(report, look)}
</header>
<main>
`,
    draftSections(report, overview, { ...at, look }),
    trustSection(look, at, report.claims.length > 0),
    identitySection(report, look, at),
    markup`</main>\n`,
    closing,
  ]
    .map((part) => part.markup)
    .join('');
}

/** One page for a run: a section a draft as it comes, and at the end the overview, which only then is known. */
export const createRenderer: CreateRenderer = (options) => {
  const look = lookOf(options);
  const { texts } = look;
  const rows: Markup[] = [];
  let looked = false;
  return {
    begin: () =>
      markup`${opening({ title: `${texts.page.runTitle} · ${texts.product}`, skipTo: 'overview', skipText: texts.page.toOverview }, look)}<header>
<p class="brand"><strong>${texts.product}</strong> ${instantOf(options.startedAt)}</p>
${heading({ level: 1, role: 'page' }, markup`${texts.page.runTitle}`)}
<nav class="contents" aria-label="${texts.page.contents}"><ul><li><a href="#overview">${texts.page.overview}</a></li><li><a href="#trust">${texts.page.trust}</a></li></ul></nav>
</header>
<main>
`.markup,
    report(report) {
      const overview = overviewOf(report);
      looked ||= overview.verdict !== 'empty';
      const at: Position = { prefix: `d${rows.length + 1}-`, level: 2 };
      rows.push(overviewRow(report, overview, { ...at, look }));
      return markup`<article class="draft" aria-labelledby="${at.prefix}draft">
${heading({ level: 2, role: 'section', id: `${at.prefix}draft` }, markup`<bdi>${report.draft.path}</bdi>`)}
${verdictBox(overview.verdict, look)}
${countsLine(overview, look)}
${draftSections(report, overview, { ...at, look })}
${identityDetails(report, look)}</article>
`.markup;
    },
    refusal: () => '',
    end: (end) =>
      markup`${overviewSection(rows, { ...end, verdict: verdictOf(end.summary, looked) }, look)}
${refusedSection(end.refusals, look)}
${trustSection(look, { prefix: '', level: 1 }, false)}</main>
${closing}`.markup,
  };
};

function lookOf({ language, tool, titles, base = '' }: PageOptions): Look {
  return { language, tool, titles, base, texts: catalogue[language] };
}

function draftSections(report: Report, overview: Overview, at: Position & { readonly look: Look }): Markup {
  const { look } = at;
  return markup`${findingsSection(overview, look, at)}${claimsSection(report, look, at)}${attachmentsSection(report, look, at)}${checksSection(report, overview, at)}`;
}

function verdictBox(verdict: Verdict, { texts }: Look): Markup {
  return markup`<p class="verdict ${tones[verdict]}"><strong>${texts.verdict[verdict]}</strong> <span>${texts.outcome[verdict]}</span></p>`;
}

function countsLine({ counts, passed, skipped, errored }: Overview, { texts }: Look): Markup {
  const { count } = texts;
  const badge = (tone: string, text: string): Markup =>
    markup`<li class="${tone}"><span class="badge">${text}</span></li>`;
  return markup`<ul class="counts">${[
    ...(['blocker', 'warning', 'note'] as const).flatMap((severity) =>
      counts[severity] > 0 ? [badge(severity, fill(count[severity], { n: counts[severity] }))] : [],
    ),
    ...(errored.length > 0 ? [badge('warning', fill(count.checksErrored, { n: errored.length }))] : []),
    ...(passed.length > 0 ? [badge('good', fill(count.checksPassed, { n: passed.length }))] : []),
    ...(skipped.length > 0 ? [badge('', fill(count.checksSkipped, { n: skipped.length }))] : []),
  ]}</ul>`;
}

function contents({ claims, attachments }: Report, { texts: { page } }: Look): Markup {
  const targets: readonly (readonly [string, string])[] = [
    ['findings', page.findings],
    ...(claims.length > 0 ? [['claims', page.claims] as const] : []),
    ...(attachments.length > 0 ? [['attachments', page.attachments] as const] : []),
    ['checks', page.checks],
    ['trust', page.trust],
    ['identity', page.identity],
  ];
  return markup`<nav class="contents" aria-label="${page.contents}"><ul>${targets.map(([id, name]) => markup`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>`;
}

function overviewRow(report: Report, overview: Overview, { look, prefix }: Position & { readonly look: Look }): Markup {
  const { texts } = look;
  const { verdict, counts } = overview;
  return markup`<tr><th scope="row"><a href="#${prefix}draft"><bdi>${report.draft.path}</bdi></a></th><td class="${tones[verdict]}"><span class="badge">${texts.verdict[verdict]}</span></td><td>${countTexts(counts, texts).join(', ') || texts.nothingFound}</td></tr>
`;
}

function overviewSection(
  rows: readonly Markup[],
  { summary, durationMs, verdict }: RunEnd & { readonly verdict: Verdict },
  look: Look,
): Markup {
  const { texts } = look;
  const { page } = texts;
  const counts = countTexts(summary.findings, texts).join(', ') || texts.nothingFound;
  const head = [page.draft, page.verdict, page.findings].map((name) => markup`<th scope="col">${name}</th>`);
  return markup`<section class="draft" aria-labelledby="overview">
${heading({ level: 2, role: 'section', id: 'overview' }, markup`${page.overview}`)}
${summary.drafts === 0 ? markup`<p class="verdict note">${texts.noDrafts}</p>` : verdictBox(verdict, look)}
<p class="counts">${fill(texts.count.drafts, { n: summary.drafts })} · ${counts} · ${durationText(durationMs, texts)}</p>
${rows.length === 0 ? undefined : markup`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`}
</section>
`;
}

function refusedSection(refusals: readonly Refusal[], { texts }: Look): Markup | undefined {
  if (refusals.length === 0) return undefined;
  return markup`<section aria-labelledby="refused">
${heading({ level: 2, role: 'section', id: 'refused' }, markup`${texts.page.refused}`)}
<ul class="checks">
${refusals.map(
  ({ path, error }) =>
    markup`<li class="warning"><span class="badge">${texts.status.refused}</span> <bdi class="mono">${path}</bdi>
<p class="about strong">${prose(failureText(error, texts))}</p></li>
`,
)}</ul>
</section>
`;
}
