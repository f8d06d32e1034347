import { fill } from '../../core/messages.ts';
import type { CheckResult, Report } from '../../core/types.ts';
import { type Markup, markup, prose } from '../markup.ts';
import type { Overview } from '../overview.ts';
import { countTexts, durationText, failureText, reasonText } from '../wording.ts';
import { heading, type Look, type Position } from './look.ts';

const tones = { passed: 'good', failed: 'blocker', skipped: 'note', errored: 'warning' } as const;

/** Every check with what became of it; those that passed are folded away, never left out. */
export function checksSection(report: Report, overview: Overview, at: Position & { readonly look: Look }): Markup {
  const { look, prefix, level } = at;
  const { texts } = look;
  const id = `${prefix}checks`;
  const open = report.results.filter(({ status }) => status !== 'passed');
  return markup`<section aria-labelledby="${id}">
${heading({ level: level + 1, role: 'section', id }, markup`${texts.page.checks}`)}
${open.length === 0 ? undefined : list(open, look)}
${
  overview.passed.length === 0
    ? undefined
    : markup`<details><summary>${fill(texts.count.checksPassed, { n: overview.passed.length })}</summary>
${list(overview.passed, look)}
</details>`
}
</section>
`;
}

function list(results: readonly CheckResult[], look: Look): Markup {
  return markup`<ul class="checks">
${results.map((result) => checkRow(result, look))}</ul>`;
}

function checkRow(result: CheckResult, { texts, titles }: Look): Markup {
  const title = titles[result.check];
  return markup`<li><span class="${tones[result.status]}"><span class="badge">${texts.status[result.status]}</span></span>
<span><strong>${title ?? result.check}</strong> <span class="quiet mono">${result.check}</span></span>
${detail(result, texts)}</li>
`;
}

function detail(result: CheckResult, texts: Look['texts']): Markup {
  if (result.status === 'errored')
    return markup`<p class="about strong">${prose(failureText(result.error, texts))}</p>`;
  if (result.status === 'skipped') return markup`<p class="about">${prose(reasonText(result, texts))}</p>`;
  const counts = { blocker: 0, warning: 0, note: 0 };
  for (const { severity } of result.findings) counts[severity] += 1;
  const said = [countTexts(counts, texts).join(', ') || texts.nothingFound];
  said.push(result.cached ? texts.fromCache : durationText(result.durationMs, texts));
  return markup`<p class="about">${said.join(' · ')}</p>`;
}
