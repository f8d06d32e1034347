/**
 * The source of a call that a page evaluates: `run` with its tools, which take all that they use from their parameters,
 * for nothing can be imported there. `settings` is plain JSON.
 */
export function callInPage<Tools extends object, Settings, Result>(
  run: (tools: Tools, settings: Settings) => Promise<Result>,
  tools: Tools,
  settings: Settings,
): string {
  const named = Object.entries(tools).map(([name, tool]) => `${name}: ${String(tool)}`);
  return `(${run.toString()})({\n${named.join(',\n')}\n}, ${JSON.stringify(settings)})`;
}
