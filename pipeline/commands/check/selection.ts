import { PublishError } from '../../core/error.ts';
import type { Settings } from '../../core/settings.ts';

export interface Selection {
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
}

/** Throws a PublishError for an id that no check has, and when no check is left: a gate that looks at nothing is open. */
export async function refuseBadSelection(
  { only, skip }: Selection,
  ids: readonly string[],
  settings: Settings,
): Promise<void> {
  for (const [flag, asked] of [
    ['--only', only ?? []],
    ['--skip', skip],
  ] as const) {
    for (const id of asked) if (!ids.includes(id)) throw await unknownCheck(flag, id, ids);
  }
  if (!ids.some((id) => isChosen(id, { only, skip }) && isEnabled(id, { only, skip }, settings))) {
    throw new PublishError('no-check', 'No check is left to run: see --only, --skip and `enabled` in the config.');
  }
}

export function isChosen(id: string, { only, skip }: Selection): boolean {
  return (only === undefined || only.includes(id)) && !skip.includes(id);
}

/** Asking for a check by name outweighs the config. */
export function isEnabled(id: string, { only }: Selection, settings: Settings): boolean {
  return settings.checks[id]?.enabled !== false || (only ?? []).includes(id);
}

async function unknownCheck(flag: string, id: string, ids: readonly string[]): Promise<PublishError> {
  const { nearest } = await import('../../core/nearest.ts');
  const close = nearest(id, ids);
  const hint = close === undefined ? '' : ` Did you mean \`${close}\`?`;
  return new PublishError('unknown-check', `${flag}: there is no check \`${id}\`.${hint} Checks: ${ids.join(', ')}.`);
}
