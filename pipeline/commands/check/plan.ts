import type { AnyCheck } from '../../core/check.ts';
import { digestOfJson } from '../../core/digest.ts';
import type { Settings } from '../../core/settings.ts';
import type { CheckPlan } from '../../run/run-draft.ts';
import { isChosen, isEnabled, type Selection } from './selection.ts';

/** Which checks run, and how. Those that the flags leave out stand first: what was asked for is read last. */
export function planChecks(checks: readonly AnyCheck[], settings: Settings, selection: Selection): CheckPlan[] {
  const plans = checks.map((check): CheckPlan => {
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
  const isLeftOut = ({ reasonCode }: CheckPlan): boolean => reasonCode === 'not-asked';
  return [...plans.filter(isLeftOut), ...plans.filter((plan) => !isLeftOut(plan))];
}
