import type { AxeResults, RunOptions } from 'axe-core';
import type { AxeFact } from '../../facts.ts';
import type { Kit } from './kit.ts';

export interface AxeSaid {
  readonly facts: readonly AxeFact[];
  readonly version: string;
}

/** Runs in the page, into which axe-core has been put before. */
export async function askAxe(kit: Kit, rules: readonly string[], mostOfRule: number): Promise<AxeSaid> {
  const { axe } = window as unknown as {
    readonly axe: { readonly version: string; run(context: Document, options: RunOptions): Promise<AxeResults> };
  };
  const results = await axe.run(document, {
    runOnly: { type: 'rule', values: [...rules] },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    iframes: false,
    preload: false,
  });
  return { facts: [...factsOf(results.violations, true), ...factsOf(results.incomplete, false)], version: axe.version };

  function factsOf(said: AxeResults['violations'], decided: boolean): AxeFact[] {
    return said.flatMap(({ id, nodes }) => {
      if (nodes.length > mostOfRule) kit.leftOut.push({ what: `axe:${id}`, count: nodes.length - mostOfRule });
      return nodes.slice(0, mostOfRule).flatMap(({ element, any }) => {
        if (element === undefined) return [];
        return [{ ...kit.part(element), rule: id, decided, ...measures(any[0]?.data as unknown) }];
      });
    });
  }

  function measures(data: unknown): Pick<AxeFact, 'measured' | 'asked' | 'reason'> {
    if (typeof data !== 'object' || data === null) return {};
    const { contrastRatio, expectedContrastRatio, messageKey } = data as Readonly<Record<string, unknown>>;
    return {
      ...(typeof messageKey === 'string' && { reason: messageKey }),
      ...(typeof contrastRatio === 'number' &&
        contrastRatio > 0 && {
          measured: String(contrastRatio),
          asked: String(expectedContrastRatio).replace(/:1$/, ''),
        }),
    };
  }
}
