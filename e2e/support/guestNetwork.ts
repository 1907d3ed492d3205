import type { Page } from '@playwright/test';

/** From now on the sign-in page of a guest network answers every address, with 200. @returns lets the network go */
export async function enterGuestNetwork(page: Page) {
  const answer = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Bienvenue au café</title>' };
  await page.route('**/*', (route) => route.fulfill(answer));
  return async () => {
    await page.unroute('**/*');
    // The visitor comes back from the network's own page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
}
