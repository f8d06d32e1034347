import type { AnyCheck } from '../../core/check.ts';
import { digestOfJson } from '../../core/digest.ts';
import { PublishError } from '../../core/error.ts';
import { nearest } from '../../core/nearest.ts';
import type { Settings } from '../../core/settings.ts';
import type { CheckPlan } from '../../run/run-draft.ts';

export interface Selection {
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
}

/** Which checks run, and how. Throws a PublishError for an id that no check has. */
export function planChecks(checks: readonly AnyCheck[], settings: Settings, { only, skip }: Selection): CheckPlan[] {
  const ids = checks.map(({ id }) => id);
  for (const [flag, asked] of [
    ['--only', only ?? []],
    ['--skip', skip],
  ] as const) {
    for (const id of asked) if (!ids.includes(id)) throw unknownCheck(flag, id, ids);
  }
  return checks.map((check) => {
    const own = settings.checks[check.id] ?? { enabled: true, severity: {}, options: {} };
    const chosen = (only === undefined || only.includes(check.id)) && !skip.includes(check.id);
    const enabled = own.enabled || (only ?? []).includes(check.id);
    return {
      check,
      run: chosen && enabled,
      ...(!chosen ? { reasonCode: 'not-asked' as const } : enabled ? {} : { reasonCode: 'disabled' as const }),
      options: own.options,
      overrides: own.severity,
      optionsDigest: digestOfJson([own.options, own.severity]),
    };
  });
}

function unknownCheck(flag: string, id: string, ids: readonly string[]): PublishError {
  const close = nearest(id, ids);
  const hint = close === undefined ? '' : ` Did you mean \`${close}\`?`;
  return new PublishError('unknown-check', `${flag}: there is no check \`${id}\`.${hint} Checks: ${ids.join(', ')}.`);
}
