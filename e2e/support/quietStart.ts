import type { Page } from '@playwright/test';

/** Pages that this tab opens find the browser busy and no pointer over them, until `becomeIdle()`. */
export async function stayBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    // Where there is no screen the pointer lies in its corner, and says so after loading; visitors' are not there.
    addEventListener(
      'pointerover',
      (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
      true,
    );
    Object.assign(window, {
      becomeIdle() {
        const deadline = { didTimeout: false, timeRemaining: () => 50 };
        window.requestIdleCallback = (run) => window.setTimeout(run, 0, deadline);
        for (const run of waiting) run(deadline);
      },
    });
  });
}

/** Ends what `stayBusy()` began, on the page that is open. Not left to the machine, which is never idle beside other tests. */
export const becomeIdle = (page: Page) =>
  page.evaluate(() => (window as unknown as { becomeIdle(): void }).becomeIdle());
