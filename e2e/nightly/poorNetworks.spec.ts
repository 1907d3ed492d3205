import type { Page } from '@playwright/test';
import { enterGuestNetwork } from '../support/guestNetwork.ts';
import { onePagePerKind } from '../support/publicPages.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** As developer tools have it: two seconds for each answer, 50 kB in one. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Follows a link inside the site, as any in the text. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Suite' });
    document.querySelector('main')?.append(link);
    link.click();
  }, to);

for (const { path, heading } of onePagePerKind.filter((page) => page.path !== '/')) {
  test(`on Slow 3G a link to ${path} leads to the page (conditions C3)`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.send('Network.emulateNetworkConditions', SLOW_3G);
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Passez|Oups)/, { timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test(`a link to ${path} that was followed behind a guest network leads there once the network lets go (conditions C8, C13)`, async ({
    page,
    allowComplaints,
  }) => {
    // Code or data, whichever comes first: neither is taken for what it is not.
    allowComplaints(
      /valid digest|MIME type|Drawn again|dynamically imported|Not our import map|Not the (?:data|page) of/,
    );
    await page.goto('/');
    await hydrated(page);
    const leave = await enterGuestNetwork(page);
    await follow(page, path);
    // The document of the address is asked for, and answered by the network's own page, on which one signs in.
    await expect(page).toHaveTitle(/^Bienvenue/);
    await leave();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
