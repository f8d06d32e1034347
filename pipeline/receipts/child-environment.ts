/** What commands commonly need and what holds no secret. Everything else is kept from them unless it is named. */
const passed = new Set(
  (
    'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR TMP TEMP CI NODE_ENV NODE_VERSION FORCE_COLOR NO_COLOR COLUMNS ' +
    'GOPATH GOROOT GOFLAGS CARGO_HOME RUSTUP_HOME JAVA_HOME PYTHONPATH VIRTUAL_ENV GEM_HOME BUNDLE_PATH NVM_DIR ' +
    'DENO_DIR BUN_INSTALL XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME PLAYWRIGHT_BROWSERS_PATH ' +
    'SYSTEMROOT COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES WINDIR'
  ).split(' '),
);
/** Those whose values tell nothing of a person or a machine. */
const harmless = new Set(['CI', 'LANG', 'LANGUAGE', 'TZ', 'TERM', 'NODE_ENV', 'FORCE_COLOR', 'NO_COLOR', 'GOFLAGS']);

export interface ChildEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  /** As a receipt says it: values only where they are harmless. */
  readonly recorded: Readonly<Record<string, string | null>>;
}

/** The environment of a recorded command: by a list of names that are let through, never by a list that is held back. */
export function childEnvironment(env: NodeJS.ProcessEnv, alsoPassed: readonly string[]): ChildEnvironment {
  const also = new Set(alsoPassed);
  const names = Object.keys(env)
    .filter((name) => passed.has(name.toUpperCase()) || name.startsWith('LC_') || also.has(name))
    .sort();
  const value = (name: string): string => env[name] ?? '';
  const isShown = (name: string): boolean => harmless.has(name) || name.startsWith('LC_');
  return {
    variables: Object.fromEntries(names.map((name) => [name, value(name)])),
    recorded: Object.fromEntries(names.map((name) => [name, isShown(name) ? value(name) : null])),
  };
}
