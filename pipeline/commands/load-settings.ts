import { readConfigFile, validateConfig } from '../config/load.ts';
import { digestOf } from '../core/digest.ts';
import type { Settings } from '../core/settings.ts';
import type { Language } from '../core/types.ts';
import type { ResultStore } from '../store/result-store.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  /** Titles of all checks, by language and id. */
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** The settings of a repository; a config that this build has found valid before is not validated again. */
export async function loadSettings(parts: {
  readonly root: string;
  readonly asked: string | undefined;
  readonly store: ResultStore;
  readonly tool: string;
}): Promise<LoadedSettings> {
  const file = readConfigFile(parts.root, parts.asked);
  const key = digestOf([parts.tool, file.digest].join('\n'));
  const known = parts.store.settings(key);
  if (known !== undefined) return known as unknown as LoadedSettings;
  const { checks } = await import('../../checks/index.ts');
  const settings = await validateConfig(file, Object.fromEntries(checks.map((check) => [check.id, check.options])));
  const titlesIn = (language: Language): Record<string, string> =>
    Object.fromEntries(checks.map(({ id, title }) => [id, title[language] ?? id]));
  const loaded = { settings, titles: { en: titlesIn('en'), ko: titlesIn('ko') } };
  parts.store.putSettings(key, loaded);
  return loaded;
}
