/** How a machine of this kind gets a browser: a command that a person can copy, and where it works. */
export interface Way {
  readonly where: string;
  readonly command: string;
}

export function waysToGetBrowser(platform: NodeJS.Platform): readonly Way[] {
  const anywhere = { where: 'anywhere', command: 'npx playwright install --only-shell chromium' };
  if (platform === 'darwin') return [{ where: 'macOS', command: 'brew install --cask google-chrome' }, anywhere];
  if (platform === 'win32') return [{ where: 'Windows', command: 'winget install Google.Chrome' }, anywhere];
  return [
    { where: 'Debian', command: 'sudo apt-get install -y --no-install-recommends chromium-headless-shell' },
    { where: 'Ubuntu, CI', command: 'npx playwright install --with-deps --only-shell chromium' },
    { where: 'without a package manager', command: 'npm install --save-dev @sparticuz/chromium' },
  ];
}
