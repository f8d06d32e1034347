import type { CodeOf } from '../../pipeline/core/messages.ts';
import type { Severity } from '../../pipeline/core/types.ts';
import type { messages } from './messages.ts';

/** Blockers keep a phone's reader from reading. */
export const severity: Readonly<Record<CodeOf<typeof messages>, Severity>> = {
  'page-overflow-x': 'blocker',
  'clipped-x': 'blocker',
  'long-sideways-scroll': 'note',
  'squeezed-cell': 'warning',
  'small-text': 'warning',
  'text-overlap': 'blocker',
  'no-viewport': 'blocker',
  tofu: 'blocker',
  'blank-glyph': 'blocker',
  'broken-image': 'blocker',
  'damaged-image': 'blocker',
  'refused-image': 'blocker',
  'oversized-image': 'warning',
  'remote-image': 'note',
  'image-shrunk': 'warning',
  'unsized-image': 'warning',
  'empty-alt': 'note',
  'weak-alt': 'warning',
  'missing-alt': 'warning',
  'low-contrast': 'warning',
  'small-target': 'note',
  'zoom-disabled': 'warning',
  'empty-link': 'warning',
  'empty-heading': 'warning',
  'heading-skipped': 'note',
  'missing-lang': 'warning',
  'untitled-frame': 'warning',
  'axe-undecided': 'note',
  'unsettled-page': 'warning',
  'not-looked-at': 'note',
};
