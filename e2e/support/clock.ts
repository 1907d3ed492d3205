import type { Page } from '@playwright/test';

/** From now on time passes in the pages of this visitor only as the test says. */
export async function stopClock(page: Page) {
  await page.clock.install();
  // Far enough that a busy machine cannot be past it already.
  await page.clock.pauseAt(Date.now() + 20_000);
}
