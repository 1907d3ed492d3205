import type { BrowserContext, Page } from '@playwright/test';

const stopped = new WeakSet<BrowserContext>();

/** From now on time passes in the pages of this visitor only as the test says. */
export async function stopClock(page: Page) {
  stopped.add(page.context());
  await page.clock.install();
  // Far enough that a busy machine cannot be past it already.
  await page.clock.pauseAt(Date.now() + 20_000);
}

/** Whether a test has stopped the clock of this context, and may have left it so. */
export const hasStoppedClock = (context: BrowserContext): boolean => stopped.has(context);
