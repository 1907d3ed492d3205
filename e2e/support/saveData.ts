import type { Page } from '@playwright/test';

/** Visits as somebody who asks for few bytes (Save-Data): no page comes before it is asked for. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
