import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Limit {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What a section of the benchmark says and holds. */
export interface Bench {
  /** A folder that goes when the benchmark ends. */
  readonly home: string;
  /** Leaves out what takes minutes. */
  readonly quick: boolean;
  readonly say: (line: string) => void;
  readonly hold: (what: string, value: number, limit: Limit) => void;
}

export type Section = (bench: Bench) => Promise<void>;

/** Runs sections in turn; gives what missed its bound. */
export async function runSections(sections: Readonly<Record<string, Section>>, quick: boolean): Promise<string[]> {
  const misses: string[] = [];
  const home = mkdtempSync(path.join(tmpdir(), 'imprimatur-bench-'));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const hold: Bench['hold'] = (what, value, { atMost, atLeast }) => {
    const holds = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? 0);
    const bound = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
    say(`  ${holds ? 'holds ' : 'MISSES'}  ${what.padEnd(58)} ${value.toFixed(2).padStart(8)}  (${bound})`);
    if (!holds) misses.push(what);
  };
  try {
    for (const section of Object.values(sections)) await section({ home, quick, say, hold });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return misses;
}
