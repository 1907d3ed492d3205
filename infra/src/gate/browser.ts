import type { Browser } from 'playwright-core';
import { chromiumLaunch, chromiumPath, headlessShellPath } from '../cli/chromium.ts';

/** The browser of one run of the gate, started when a row first needs it. */
export interface GateBrowser {
  /** The browser; or why there is none and what to do. */
  get(): Promise<Browser | string>;
  close(): Promise<void>;
}

export function gateBrowser(): GateBrowser {
  let starting: Promise<Browser | string> | undefined;
  return {
    get() {
      starting ??= start();
      return starting;
    },
    async close() {
      const browser = await starting;
      if (browser && typeof browser !== 'string') await browser.close();
    },
  };
}

async function start(): Promise<Browser | string> {
  // Teams outside this repository choose whether they want it.
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) return 'playwright-core is not installed: npm install --save-dev playwright-core.';
  try {
    return await playwright.chromium.launch(chromiumLaunch(headlessShellPath() ?? chromiumPath()));
  } catch (error) {
    const why = (error as Error).message.split('\n')[0];
    return `No browser starts here (${why}): install Chromium, or name it in CHROMIUM_PATH.`;
  }
}
