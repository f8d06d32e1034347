import { readConfigFile, validateConfig } from '../config/load.ts';
import type { AnyCheck } from '../core/check.ts';
import { digestOf } from '../core/digest.ts';
import type { Settings } from '../core/settings.ts';
import type { ResultStore } from '../store/result-store.ts';

/** The settings of a repository; a config that this build has found valid before is not validated again. */
export async function loadSettings(parts: {
  readonly root: string;
  readonly asked: string | undefined;
  readonly checks: readonly AnyCheck[];
  readonly store: ResultStore | undefined;
  readonly tool: string;
}): Promise<Settings> {
  const file = readConfigFile(parts.root, parts.asked);
  const key = digestOf([parts.tool, file.digest].join('\n'));
  const known = parts.store?.settings(key);
  if (known !== undefined) return known;
  const options = Object.fromEntries(parts.checks.map((check) => [check.id, check.options]));
  const settings = await validateConfig(file, options);
  parts.store?.putSettings(key, settings);
  return settings;
}
