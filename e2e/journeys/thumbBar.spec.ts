import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    shift: number;
  }
}

test('who has not been asked yet finds price and action in the page, which does not move when the notice of consent comes (SHL-096)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.removeItem('cookie-consent');
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/creators/camille-bouchard', { waitUntil: 'commit' });
  const opening = page.locator('#outlet section').first();
  const inPage = opening.getByRole('button', { name: 'Consultation' });
  const bar = page.getByRole('complementary', { name: /à portée de pouce|Prix/ });
  await expect(inPage).toBeVisible();
  const notice = page.getByRole('region', { name: /témoins/i });
  await expect(notice).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
  await notice.getByRole('button', { name: 'Refuser' }).click();
  await expect(bar).toBeVisible();
  await expect(inPage).toBeHidden();
});
