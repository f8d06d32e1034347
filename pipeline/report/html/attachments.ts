import type { Attachment, Finding, Report } from '../../core/types.ts';
import { type Markup, markup } from '../markup.ts';
import { heading, type Look, type Position } from './look.ts';

/** A mark in a picture, with the finding that it belongs to. */
interface Marked {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly finding: Finding;
}

const pictureTypes = new Set(['image/jpeg', 'image/png']);
const groups = ['page', 'first-screen', 'close-up'] as const;
/** In pixels of the picture: what is smaller could not be seen in a long page. */
const leastMark = 6;

/** What checks attached: pictures side by side, with what the findings mean drawn into them; the rest as a list. */
export function attachmentsSection(report: Report, look: Look, at: Position): Markup | undefined {
  const { attachments } = report;
  if (attachments.length === 0) return undefined;
  const { texts } = look;
  const id = `${at.prefix}attachments`;
  const marks = marksIn(report);
  const grouped = groups.map(
    (group) => [group, attachments.filter((one) => isPicture(one) && one.group === group)] as const,
  );
  const rest = attachments.filter((one) => !grouped.some(([, members]) => members.includes(one)));
  return markup`<section aria-labelledby="${id}">
${heading({ level: at.level + 1, role: 'section', id }, markup`${texts.page.attachments}`)}
${grouped.map(([group, members]) =>
  members.length === 0
    ? markup``
    : markup`${heading({ level: at.level + 2, role: 'group-title' }, markup`${texts.page.pictures[group]}`)}
<div class="shots">
${members.map((one) => picture(one, marks.get(one.digest) ?? [], { look, at }))}</div>
`,
)}${rest.length === 0 ? undefined : markup`<ul class="checks">\n${rest.map((one) => listed(one))}</ul>\n`}</section>
`;
}

/** The id of a finding's card, for pictures to lead to. */
export function findingId({ fingerprint }: Finding, { prefix }: Position): string {
  return `${prefix}f-${fingerprint}`;
}

function picture(
  { label, path, digest, width = 0, height = 0 }: Attachment,
  marks: readonly Marked[],
  { look, at }: { readonly look: Look; readonly at: Position },
): Markup {
  const address = `${look.base}${path.split('/').map(encodeURIComponent).join('/')}`;
  const size = width > 0 && height > 0 ? markup` width="${width}" height="${height}"` : undefined;
  return markup`<figure class="shot"><figcaption><a href="${address}">${label}</a> <code>${digest.slice(0, 19)}</code></figcaption>
<div class="screen" tabindex="0"><div class="sheet"><img src="${address}" alt="${label}"${size} loading="lazy" decoding="async">${marks.length === 0 ? undefined : markup`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${marks.map((mark) => frame(mark, at))}</svg>`}</div></div></figure>
`;
}

function frame({ x, y, width, height, finding }: Marked, at: Position): Markup {
  const [w, h] = [Math.max(width, leastMark), Math.max(height, leastMark)].map(String);
  return markup`<a href="#${findingId(finding, at)}"><rect class="${finding.severity}" x="${x}" y="${y}" width="${w}" height="${h}"><title>${finding.message}</title></rect></a>`;
}

function listed({ label, path, digest, mediaType }: Attachment): Markup {
  return markup`<li><span class="quiet">${mediaType}</span>
<span><strong>${label}</strong> <bdi class="mono">${path}</bdi></span>
<p class="about"><code>${digest}</code></p></li>
`;
}

function marksIn({ results }: Report): ReadonlyMap<string, readonly Marked[]> {
  const marked = results.flatMap(({ findings }) =>
    findings.flatMap((finding) =>
      (finding.marks ?? []).map(({ attachment, ...box }) => ({ attachment, ...box, finding })),
    ),
  );
  return Map.groupBy(marked, ({ attachment }) => attachment);
}

function isPicture({ mediaType }: Attachment): boolean {
  return pictureTypes.has(mediaType);
}
