import type { Failure } from './types.ts';
import { visible } from './visible.ts';

/** The exit codes of every command: DESIGN §4.1; the last two as shells count SIGINT and SIGPIPE. */
export const exitCode = { done: 0, blocked: 1, usage: 2, errored: 3, interrupted: 130, readerGone: 141 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/**
 * Something the operator can mend: a flag, the config, a missing file. Printed without a stack.
 * Anything else that is thrown is a bug, and keeps its stack.
 */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code: string;
  readonly exit: ExitCode;

  constructor(code: string, message: string, options: ErrorOptions & { readonly exit?: ExitCode } = {}) {
    super(message, options);
    this.code = code;
    this.exit = options.exit ?? exitCode.usage;
  }
}

const longestMessage = 500;

/** The plain form of anything thrown, for an `errored` result or a refusal: one printable line, never a stack. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof PublishError) return { code: thrown.code, message: printable(thrown.message) };
  if (thrown instanceof Error) return { code: 'unexpected', message: printable(thrown.message || thrown.name) };
  return { code: 'unexpected', message: printable(String(thrown)) };
}

/** Messages of libraries may quote a draft at length. */
function printable(message: string): string {
  return visible(message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message);
}
