import type { VirtualProgram } from './program.ts';

export interface Placed {
  /** Its place among all programs. */
  readonly at: number;
  readonly program: VirtualProgram;
}

/** Programs that can stand side by side; one that changes what all others see stands alone. */
export function groupPrograms(programs: readonly VirtualProgram[]): Placed[][] {
  const shared = { node: [] as Placed[], browser: [] as Placed[] };
  const alone: Placed[][] = [];
  for (const [at, program] of programs.entries()) {
    const changesGlobals = Object.values(program.files).some((text) => /\bdeclare\s+(?:global|module)\b/.test(text));
    if (changesGlobals) alone.push([{ at, program }]);
    else shared[program.node ? 'node' : 'browser'].push({ at, program });
  }
  return [shared.node, shared.browser, ...alone].filter((group) => group.length > 0);
}
