import { loadavg } from 'node:os';
import type { Bench } from './bench.ts';
import { memory } from './code/memory.ts';
import { mixed } from './code/mixed.ts';
import { types } from './code/types.ts';
import { installPeers } from './peers.ts';

/** Code blocks against the tools that others check theirs with. */
export async function code(bench: Bench): Promise<void> {
  installPeers();
  bench.say(
    `Code blocks (load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')})`,
  );
  await types(bench);
  await mixed(bench);
  if (!bench.quick) await memory(bench);
}
