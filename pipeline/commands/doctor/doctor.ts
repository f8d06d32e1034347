import { type ExitCode, exitCode } from '../../core/error.ts';
import type { Language } from '../../core/types.ts';
import { openOutput } from '../output.ts';
import { tool } from '../tool.ts';
import { type Examined, examine } from './examine.ts';
import { texts } from './texts.ts';

export interface DoctorRequest {
  readonly cwd: string;
  readonly config: string | undefined;
  readonly json: boolean;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Says what this machine can check. Blocked where a check could not look. */
export async function doctor({ json, language, ...request }: DoctorRequest): Promise<ExitCode> {
  const words = texts[language];
  using output = openOutput();
  const all: Examined[] = [];
  for await (const one of examine(request)) {
    all.push(one);
    if (!json) await output.write(told(one, language));
  }
  const sound = all.every(({ state }) => state !== 'missing');
  if (json) await output.write(`${JSON.stringify({ schema: 'doctor/1', tool, sound, parts: all }, undefined, 2)}\n`);
  else await output.write(`\n${sound ? words.allWell : words.notWell}\n`);
  request.signal.throwIfAborted();
  return sound ? exitCode.done : exitCode.blocked;
}

const signs = { ok: '✓', missing: '✗', optional: '·' } as const;

function told({ part, state, found, mend }: Examined, language: Language): string {
  const words = texts[language];
  const { title, without } = words.parts[part];
  const head = `${signs[state]} ${title}: ${state === 'ok' ? found : words.state[state]}\n`;
  if (state === 'ok') return head;
  const lines = [...(found === '' ? [] : [found]), without, ...mend.map((command) => `${words.mend}: ${command}`)];
  return `${head}${lines.map((line) => `    ${line}\n`).join('')}`;
}
