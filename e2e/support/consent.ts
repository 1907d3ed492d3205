import type { BrowserContext } from '@playwright/test';

/** Most visitors have answered the cookie banner before; journeys start there unless they are about it. */
export async function answerConsent(context: BrowserContext, choice: 'accepted' | 'declined'): Promise<void> {
  await context.addInitScript((value) => {
    try {
      localStorage.setItem('cookie-consent', value);
    } catch {
      // The journey blocks storage.
    }
  }, choice);
}
