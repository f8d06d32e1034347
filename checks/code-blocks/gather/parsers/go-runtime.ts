import { createRequire } from 'node:module';

export interface GoRuntime {
  readonly importObject: object;
  run(instance: unknown): Promise<void>;
}

/**
 * The runtime that a Go module was built for, from the script that comes with it. Each leaves its class in the same
 * global name.
 */
export function loadGoRuntime(script: string): new () => GoRuntime {
  const scope = globalThis as { Go?: new () => GoRuntime };
  const before = scope.Go;
  createRequire(import.meta.url)(script);
  const { Go } = scope;
  if (before === undefined) delete scope.Go;
  else scope.Go = before;
  if (Go === undefined) throw new Error(`${script} brought no runtime.`);
  return Go;
}
