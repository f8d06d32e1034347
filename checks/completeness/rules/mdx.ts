import type { Page, Spot } from '../page/page.ts';

export function mdxRule({ mdxProblem }: Page): Spot[] {
  if (mdxProblem === undefined) return [];
  const { message, place } = mdxProblem;
  return [{ code: 'mdx-invalid', params: { problem: message }, place }];
}
