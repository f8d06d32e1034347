import { PublishError } from '../core/error.ts';
import { languages, type Language } from '../core/types.ts';

/** `ko_KR.UTF-8` means Korean, and so on; English where the locale says nothing we know. POSIX locale, XBD §8.2. */
export function languageOf(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  if (asked !== undefined) {
    const known = languages.find((one) => one === asked);
    if (known !== undefined) return known;
    throw new PublishError('usage', `--lang takes ${languages.join(' or ')}, not \`${asked}\`.`);
  }
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('ko') ? 'ko' : 'en';
}

/** Colours only on a terminal, unless told otherwise: no-color.org and FORCE_COLOR. */
export function wantsColour(flag: boolean, env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (!flag || env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
}

export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
