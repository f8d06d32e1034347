import { addressSlip } from '../../../../pipeline/core/address-slips.ts';
import type { DraftLink } from '../../../../pipeline/core/link-evidence.ts';
import type { LocalTarget } from '../../classify.ts';
import type { LocalCode, LocalProblem } from '../../evidence.ts';
import { asAddress, nearestPath } from './candidates.ts';
import { readHead } from './files.ts';
import type { Place } from './file-tree.ts';
import { isGitIgnored } from './git-ignored.ts';
import { type ResolveContext, type Resolved, resolvePath } from './resolve-path.ts';
import { sniffBytes, sniffImage } from './sniff-image.ts';

export interface PathQuestion {
  readonly link: DraftLink;
  readonly index: number;
  readonly target: LocalTarget;
  readonly resolve: ResolveContext;
  readonly root: string;
}

export interface PathVerdict {
  readonly problems: readonly LocalProblem[];
  /** Files that may hold the fragment. */
  readonly files: readonly string[];
}

const isImageName = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const nothing: PathVerdict = { problems: [], files: [] };

/** Whether something in the repository answers for a path, and is what the page takes it for. */
export function judgePath(question: PathQuestion): PathVerdict {
  const { link, index, target, resolve } = question;
  if (isToldElsewhere(link)) return nothing;
  const found = resolvePath(target, resolve);
  const exact = found.places.filter((place) => place.exact);
  if (exact.length === 0) return missing(question, found);
  const files = exact.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  for (const file of files) resolve.looked.add(file);
  const problem = link.role === 'image' ? imageProblem(question, exact) : undefined;
  return { problems: problem === undefined ? [] : [{ link: index, ...problem }], files };
}

/** Completeness tells of Markdown's own links that are mistyped, empty or have no text. */
function isToldElsewhere({ syntax, address, role, text }: DraftLink): boolean {
  if (syntax !== 'inline' && syntax !== 'definition') return false;
  if (addressSlip(address) !== undefined || /^\(.*\)$/s.test(address) || address.includes('](')) return true;
  return syntax === 'inline' && role === 'link' && text === '';
}

function missing({ link, index, resolve }: PathQuestion, { places, absence, tried }: Resolved): PathVerdict {
  const { draft, tree, layout, looked } = resolve;
  const address = link.address.slice(0, 200);
  const other = places[0];
  if (other !== undefined) {
    const params = { address, file: other.path };
    return { problems: [{ link: index, code: 'wrong-case', params }], files: [other.path] };
  }
  if (absence === 'outside')
    return { problems: [{ link: index, code: 'leaves-repository', params: { address } }], files: [] };
  const fits = (file: string): boolean => file !== draft && (link.role !== 'image' || isImageName.test(file));
  const near = nearestPath(tried, { tree, pages: resolve.pages(), fits });
  const meant =
    near === undefined
      ? { near: 2, meant: '' }
      : { near: 1, meant: ` \`${asAddress(near, { draft, written: link.address, roots: layout.roots })}\`` };
  const certain: LocalCode = link.role === 'image' ? 'broken-image' : 'broken-link';
  const isMade = absence === 'certain' && isGitIgnored(tried, tree, looked);
  const code = absence === 'certain' && !isMade ? certain : 'link-unverified';
  return { problems: [{ link: index, code, params: { address, file: tried, ...meant } }], files: [] };
}

function imageProblem({ link, root }: PathQuestion, places: readonly Place[]): Omit<LocalProblem, 'link'> | undefined {
  const place = places[0];
  const address = link.address.slice(0, 200);
  if (place === undefined || place.kind === 'outside') return undefined;
  const params = { address, file: place.path };
  if (place.kind === 'folder') return { code: 'image-undecodable', params: { ...params, holds: 'a folder' } };
  const head = readHead(root, place.path, sniffBytes);
  if (head === undefined) return undefined;
  const content = sniffImage(head);
  if (content === 'image') return undefined;
  if (content === 'empty') return { code: 'image-empty', params };
  if (content === 'lfs-pointer') return { code: 'image-unverified', params };
  return { code: 'image-undecodable', params: { ...params, holds: content === 'html' ? 'HTML' : 'no image' } };
}
