import { onEveryScreen } from '../support/everyScreen.ts';
import { come, meet } from '../support/strangers.ts';
import { expect } from '../support/test.ts';

for (const moment of ['before', 'after'] as const)
  onEveryScreen(`every page is there when it is translated ${moment} it wakes up (conditions C7, C11)`, {
    complaints: /Drawn again|#418/,
    async begin(page) {
      if (moment === 'before') await meet(page, 'translation');
    },
    async look(page, { name }) {
      if (moment === 'after') await come(page, 'translation');
      await expect.soft(page.getByRole('banner'), name).toBeAttached();
      await expect.soft(page.locator('main h1').first(), name).toHaveText(/^(?!Oups).+/);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.soft(page.locator('#shell-footer[data-ready]'), name).toBeAttached();
      await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), name).toBeVisible();
    },
  });
