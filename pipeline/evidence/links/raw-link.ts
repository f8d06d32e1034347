import type { DraftLink } from '../../core/link-evidence.ts';

/** Offsets in the draft's text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** An address with offsets in the draft's text. */
export interface RawLink extends Omit<DraftLink, 'place' | 'addressPlace' | 'uses'>, Range {
  readonly addressFrom: number;
  readonly addressTo: number;
  readonly identifier?: string;
}
