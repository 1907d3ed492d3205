import { existsSync } from 'node:fs';

/** Where distributions put a Chromium that browser tests can use. */
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where distributions put the same engine without windows, which draws the same pages with a third less work. */
const HEADLESS_SHELL_PATHS = ['/usr/bin/chromium-headless-shell'];

const installed = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/** Path of a Chromium that is installed already; undefined when Playwright should use its own. */
export function chromiumPath(): string | undefined {
  return installed([process.env.CHROMIUM_PATH, ...KNOWN_PATHS]);
}

/** Path of an installed Chromium without windows. */
export function headlessShellPath(): string | undefined {
  return installed(HEADLESS_SHELL_PATHS);
}

/**
 * How Playwright starts it: anywhere, as root too, and without its own talk to the network.
 *
 * @param executablePath the Chromium to start; Playwright's own when there is none
 */
export function chromiumLaunch(executablePath = chromiumPath()): {
  readonly executablePath?: string;
  readonly args: string[];
} {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
