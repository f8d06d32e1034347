import { homedir } from 'node:os';
import path from 'node:path';

export interface Place {
  /** As the report names it. */
  readonly name: string;
  /** Absolute, or the name of a command that is looked for on the PATH. */
  readonly command: string;
}

/** Where browsers of the Chromium family are installed, the lightest first. Edge before nothing, Chrome before Edge. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): readonly Place[] {
  if (platform === 'darwin') return onMac();
  if (platform === 'win32') return onWindows(env);
  return [
    { name: 'chromium-headless-shell', command: 'chromium-headless-shell' },
    { name: 'chrome-headless-shell', command: 'chrome-headless-shell' },
    { name: 'google-chrome', command: 'google-chrome-stable' },
    { name: 'google-chrome', command: 'google-chrome' },
    { name: 'google-chrome', command: '/opt/google/chrome/chrome' },
    { name: 'chromium', command: 'chromium' },
    { name: 'chromium', command: 'chromium-browser' },
    { name: 'microsoft-edge', command: 'microsoft-edge-stable' },
    { name: 'microsoft-edge', command: 'microsoft-edge' },
  ];
}

function onMac(): readonly Place[] {
  const applications = ['/Applications', path.join(homedir(), 'Applications')];
  return (
    [
      ['google-chrome', 'Google Chrome'],
      ['chromium', 'Chromium'],
      ['microsoft-edge', 'Microsoft Edge'],
    ] as const
  ).flatMap(([name, application]) =>
    applications.map((folder) => ({
      name,
      command: path.join(folder, `${application}.app/Contents/MacOS/${application}`),
    })),
  );
}

function onWindows(env: NodeJS.ProcessEnv): readonly Place[] {
  const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  return (
    [
      ['google-chrome', 'Google\\Chrome\\Application\\chrome.exe'],
      ['chromium', 'Chromium\\Application\\chrome.exe'],
      ['microsoft-edge', 'Microsoft\\Edge\\Application\\msedge.exe'],
    ] as const
  ).flatMap(([name, file]) =>
    folders.flatMap((folder) => (folder === undefined ? [] : [{ name, command: path.win32.join(folder, file) }])),
  );
}
