import type { Settings } from '../../core/settings.ts';
import type { Instant } from '../../core/types.ts';
import type { PageOptions } from '../../report/html.ts';
import type { Stamps } from '../../resources/stamps.ts';
import type { AnswerStore } from '../../store/answer-store.ts';
import type { ReportFiles } from '../../store/report-files.ts';
import type { State } from '../../store/state.ts';
import type { CheckRequest } from './request.ts';

/** What one run of `publish check` has at hand from its start to its end. */
export interface CheckSession {
  readonly request: CheckRequest;
  readonly settings: Settings;
  readonly settingsId: number;
  readonly root: string;
  readonly state: State;
  readonly answers: AnswerStore;
  readonly stamps: Stamps;
  readonly files: ReportFiles;
  readonly tool: string;
  readonly startedAt: Instant;
  /** How the page of a report is written. */
  readonly page: PageOptions;
}
