import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromiumPath, headlessShellPath } from './chromium.ts';
import { execute } from './steps.ts';

/** What the site is tested in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Packages of Debian and its like that bring an engine. */
const PACKAGES: Record<Engine, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Path of an installed Firefox; another one than the usual can be named in FIREFOX_PATH. */
export function firefoxPath(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOX_PATHS].find((path) => path !== undefined && existsSync(path));
}

/** Path of WebKitGTK's small browser, which its driver starts. */
export function webkitPath(): string | undefined {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  return globSync('/usr/lib{,64,exec,/*}/webkit2gtk-*/MiniBrowser').at(-1);
}

/** A Firefox from before does not tell Playwright what answers hold (WebDriver BiDi's `network.addDataCollector`). */
const OLDEST_FIREFOX = 143;

function newFirefoxPath(): string | undefined {
  const path = firefoxPath();
  if (!path) return undefined;
  const version = /\d+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0];
  return Number(version) >= OLDEST_FIREFOX ? path : undefined;
}

const PATHS: Record<Engine, () => string | undefined> = {
  chromium: chromiumPath,
  firefox: newFirefoxPath,
  webkit: webkitPath,
};

/**
 * Finds the engines or installs them: on Debian as root from the distribution, else Chromium from Playwright.
 *
 * @returns those that are here; WebKit's driver exists for Linux alone
 * @throws Error without a Chromium; in CI without any of them
 */
export async function provideBrowsers(): Promise<Engine[]> {
  const missing = () => ENGINES.filter((engine) => PATHS[engine]() === undefined);
  const isComplete = missing().length === 0 && headlessShellPath() !== undefined;
  if (!isComplete && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = (packages: readonly string[]) =>
      execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    await execute('apt-get', ['update', '-qq']);
    if (missing().length > 0) await install(missing().flatMap((engine) => PACKAGES[engine]));
    // Not every distribution has it; tests take longer without.
    if (headlessShellPath() === undefined) await install(['chromium-headless-shell']);
  }
  const playwrights = missing().includes('chromium') && (await execute('playwright', ['install', 'chromium'])) === 0;
  const lacking = missing().filter((engine) => !(engine === 'chromium' && playwrights));
  if (lacking.includes('chromium') || (process.env.CI && lacking.length > 0)) {
    const packages = lacking.flatMap((engine) => PACKAGES[engine]);
    throw new Error(
      `Browser tests need ${lacking.join(' and ')} (Firefox from ${OLDEST_FIREFOX} on): install ${packages.join(', ')}, or name what you have in CHROMIUM_PATH and FIREFOX_PATH.`,
    );
  }
  return ENGINES.filter((engine) => !lacking.includes(engine));
}
