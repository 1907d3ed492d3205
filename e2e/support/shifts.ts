import type { Page } from '@playwright/test';

/** Pages that this tab opens keep the sum of what moves by itself on them. */
export const watchShifts = (page: Page) => page.addInitScript(keepSum);

/** Scrolls through the whole page, a screen at a time. @returns what has moved since it was opened, as CLS counts it */
export async function shiftedWhenScrolled(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  return shiftedSoFar(page);
}

/** @returns what has moved by itself since the page was opened, or since it was last forgotten */
export const shiftedSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

/** What has moved until now counts no more: somebody goes on to another place of the same document. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { shifted: 0 }));

/** Runs in the page. */
function keepSum() {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
