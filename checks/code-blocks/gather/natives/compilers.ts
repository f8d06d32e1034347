import { findTool, type Search } from './find-tools.ts';
import { type Answer, type Tool, type Unit, unsure, versionNumber } from './native.ts';
import { Sandbox } from './sandbox.ts';

/** For one process of a compiler. */
const processMs = 10_000;
/** For all that waits for one compiler at the same time. */
const batchMs = 30_000;
const largestBatch = 200;

interface Waiting {
  readonly unit: Unit;
  readonly signal: AbortSignal;
  readonly resolve: (answer: Answer) => void;
}

/** The compilers of this machine, each looked for once a run; units that wait for one at the same time go to it together. */
export class Compilers {
  readonly #found = new Map<string, Promise<Search>>();
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #waiting = new Map<Tool, Waiting[]>();

  find(language: string, signal: AbortSignal): Promise<Search> {
    let search = this.#found.get(language);
    if (search === undefined) {
      search = findTool(language, signal);
      this.#found.set(language, search);
      search.catch(() => this.#found.delete(language));
    }
    return search;
  }

  /** Whether the tool reads this code as a file of its language. Asked twice for the same, it answers once. */
  ask(tool: Tool, unit: Unit, signal: AbortSignal): Promise<Answer> {
    const key = JSON.stringify([tool.version, unit]);
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = this.#enqueue(tool, unit, signal);
      this.#answers.set(key, answer);
      void answer.then(({ kind }) => (kind === 'unsure' ? this.#answers.delete(key) : undefined));
    }
    return answer;
  }

  #enqueue(tool: Tool, unit: Unit, signal: AbortSignal): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const line = this.#waiting.get(tool);
    if (line !== undefined) line.push({ unit, signal, resolve });
    else {
      this.#waiting.set(tool, [{ unit, signal, resolve }]);
      setImmediate(() => void this.#work(tool));
    }
    return promise;
  }

  async #work(tool: Tool): Promise<void> {
    const line = this.#waiting.get(tool) ?? [];
    while (line.length > 0) await askBatch(tool, line.splice(0, largestBatch));
    this.#waiting.delete(tool);
  }
}

/** Never rejects: what goes wrong leaves the code as it was, suspect. Ends early when nobody waits any longer. */
async function askBatch(tool: Tool, batch: readonly Waiting[]): Promise<void> {
  const allGone = new AbortController();
  const onAbort = (): void => {
    if (batch.every(({ signal }) => signal.aborted)) allGone.abort();
  };
  for (const { signal } of batch) signal.addEventListener('abort', onAbort, { once: true });
  onAbort();
  try {
    const signal = AbortSignal.any([allGone.signal, AbortSignal.timeout(batchMs)]);
    const units = batch.map(({ unit }) => unit);
    const answers = await askTool(tool, units, signal);
    batch.forEach(({ unit, resolve }, index) => resolve(trusted(answers[index] ?? unsure, unit, tool)));
  } catch {
    for (const { resolve } of batch) resolve(unsure);
  } finally {
    for (const { signal } of batch) signal.removeEventListener('abort', onAbort);
  }
}

async function askTool(tool: Tool, units: readonly Unit[], signal: AbortSignal): Promise<readonly Answer[]> {
  await using sandbox = await Sandbox.open({ timeoutMs: processMs, signal });
  return await tool.native.ask(units, tool, sandbox);
}

/** A tool that may be older than the syntax refuses nothing. */
function trusted(answer: Answer, { code }: Unit, { native, version }: Tool): Answer {
  if (answer.kind !== 'refused') return answer;
  const number = versionNumber(version);
  return number >= native.oldest && !native.isNewer(code, number) ? answer : unsure;
}
