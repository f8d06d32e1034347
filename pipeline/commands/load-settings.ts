import { readConfigFile, validateConfig } from '../config/load.ts';
import type { Settings } from '../core/settings.ts';
import type { Language } from '../core/types.ts';
import type { AnswerStore } from '../store/answer-store.ts';

export interface LoadedSettings {
  /** Names this config under this build in the store. */
  readonly id: number;
  readonly settings: Settings;
  /** Titles of all checks, by language and id. */
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** The settings of a repository; a config that this build has found valid before is not validated again. */
export async function loadSettings(parts: {
  readonly root: string;
  readonly asked: string | undefined;
  readonly answers: AnswerStore;
  readonly tool: string;
}): Promise<LoadedSettings> {
  const file = readConfigFile(parts.root, parts.asked);
  const known = parts.answers.settings(parts.tool, file.text);
  if (known !== undefined) return { ...(known.body as unknown as Omit<LoadedSettings, 'id'>), id: known.id };
  const { checks } = await import('../../checks/index.ts');
  const settings = await validateConfig(file, checks);
  const titlesIn = (language: Language): Record<string, string> =>
    Object.fromEntries(checks.map(({ id, title }) => [id, title[language] ?? id]));
  const loaded = { settings, titles: { en: titlesIn('en'), ko: titlesIn('ko') } };
  return { ...loaded, id: parts.answers.putSettings(parts.tool, file.text, loaded) };
}
