import type { AnyCheck } from '../../core/check.ts';
import { digestOfJson } from '../../core/digest.ts';
import type { Settings } from '../../core/settings.ts';
import type { CheckPlan } from '../../run/run-draft.ts';
import { isChosen, isEnabled, type Selection } from './selection.ts';

/** Which checks run, and how. */
export function planChecks(checks: readonly AnyCheck[], settings: Settings, selection: Selection): CheckPlan[] {
  return checks.map((check) => {
    const own = settings.checks[check.id] ?? { enabled: true, severity: {}, options: {} };
    const chosen = isChosen(check.id, selection);
    const enabled = isEnabled(check.id, selection, settings);
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
