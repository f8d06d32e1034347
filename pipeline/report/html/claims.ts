import { fill } from '../../core/messages.ts';
import type { Report } from '../../core/types.ts';
import { type Markup, markup } from '../markup.ts';
import { heading, type Look, type Position } from './look.ts';

/** Claims of having verified something, each beside the receipts that bear it out. */
export function claimsSection({ claims }: Report, { texts }: Look, { prefix, level }: Position): Markup | undefined {
  if (claims.length === 0) return undefined;
  const id = `${prefix}claims`;
  return markup`<section aria-labelledby="${id}">
${heading({ level: level + 1, role: 'section', id }, markup`${texts.page.claims}`)}
<ul class="checks">
${claims.map(
  ({ text, state, place, receipts }) =>
    markup`<li><span class="${state === 'verified' ? 'good' : 'warning'}"><span class="badge">${texts.claim[state]}</span></span>
<span>${text}</span>
<p class="about">${fill(texts.place, { ...place.start })}${receipts.map((receipt) => markup` · <code>${receipt}</code>`)}</p></li>
`,
)}</ul>
</section>
`;
}
