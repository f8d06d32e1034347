import { type Severity, severities } from '../../core/types.ts';
import { type Markup, markup, prose } from '../markup.ts';
import type { CheckFinding, Overview } from '../overview.ts';
import type { Texts } from '../texts.ts';
import { excerptFigure } from './excerpt.ts';
import { findingId } from './attachments.ts';
import { heading, type Look, type Position } from './look.ts';
import { fill } from '../../core/messages.ts';

/** What was found, the gravest first, each group from the top of the draft to its end. */
export function findingsSection({ findings }: Overview, look: Look, { prefix, level }: Position): Markup {
  const { page } = look.texts;
  const id = `${prefix}findings`;
  const groups = severities.map((severity) => ({
    severity,
    found: findings.filter(({ finding }) => finding.severity === severity),
  }));
  return markup`<section aria-labelledby="${id}">
${heading({ level: level + 1, role: 'section', id }, markup`${page.findings}`)}
${findings.length === 0 ? markup`<p class="quiet">${page.noFindings}</p>` : groups.map((group) => groupOf(group, look, { prefix, level }))}
</section>
`;
}

function groupOf(
  { severity, found }: { readonly severity: Severity; readonly found: readonly CheckFinding[] },
  look: Look,
  at: Position,
): Markup {
  const { level } = at;
  if (found.length === 0) return markup``;
  const title = look.texts.page.group[severity];
  return markup`<div class="group ${severity}">${heading({ level: level + 2, role: 'group-title' }, markup`${title}`)} <span class="badge">${found.length}</span></div>
${found.map((one) => findingCard(one, look, at))}`;
}

function findingCard({ check, finding }: CheckFinding, { texts }: Look, at: Position): Markup {
  const { severity, code, message, why, next, place, related = [], evidence } = finding;
  const rows = [
    advice(texts.label.why, prose(why)),
    advice(texts.label.next, prose(next)),
    ...related.map((one) => {
      const where = one.place === undefined ? '' : `, ${placeText(one.place.start, texts)}`;
      return advice(texts.label.see, markup`<bdi class="mono">${one.path}</bdi>${where}${noteOf(one.note)}`);
    }),
    ...evidence.map((digest) => advice(texts.page.evidence, markup`<code>${digest}</code>`)),
  ];
  return markup`<article class="finding ${severity}" id="${findingId(finding, at)}">
<p class="meta"><span class="badge">${texts.severity[severity]}</span> <span class="where">${place === undefined ? texts.wholeDraft : placeText(place.start, texts)}</span> <span class="mono">${check}/${code}</span></p>
${heading({ level: at.level + 3, role: 'finding-title' }, prose(message))}
${finding.excerpt === undefined ? undefined : excerptFigure(finding.excerpt)}
<dl class="advice">${rows}</dl>
</article>
`;
}

function advice(label: string, text: Markup): Markup {
  return markup`<dt>${label}</dt><dd>${text}</dd>`;
}

function noteOf(note: string): Markup | undefined {
  return note === '' ? undefined : markup` — ${prose(note)}`;
}

function placeText({ line, column }: { readonly line: number; readonly column: number }, texts: Texts): string {
  return fill(texts.place, { line, column });
}
