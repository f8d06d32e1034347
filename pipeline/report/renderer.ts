import type { ExitCode } from '../core/error.ts';
import type { MessageText } from '../core/messages.ts';
import type { Instant, Language, Refusal, Report, Summary, Tool } from '../core/types.ts';

export interface RenderOptions {
  readonly tool: Tool;
  readonly startedAt: Instant;
  readonly language: Language;
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Leaves out what a person need not read when all is well. */
  readonly quiet: boolean;
  /** Titles of the checks in `language`, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Leads from where the result is written to the repository: empty, or with a `/` at its end. */
  readonly base?: string;
  /** Message templates in `language`, by check and code. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, MessageText>>>>;
}

export interface RunEnd {
  readonly durationMs: number;
  readonly summary: Summary;
  readonly refusals: readonly Refusal[];
  /** The exit code, where the summary does not decide it. */
  readonly exit?: ExitCode;
}

/** Turns a run into text piece by piece, so that no renderer holds the whole batch. Pure: reports come translated. */
export interface Renderer {
  begin(): string;
  report(report: Report): string;
  refusal(refusal: Refusal): string;
  end(end: RunEnd): string;
}

export type CreateRenderer = (options: RenderOptions) => Renderer;
