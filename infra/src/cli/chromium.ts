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

/** Path of a Chromium that is installed already; undefined when Playwright should use its own. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...KNOWN_PATHS].find((path) => path !== undefined && existsSync(path));
}
