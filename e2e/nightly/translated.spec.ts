import { comeAs, comeTo, READERS, screensOf } from '../support/everyScreen.ts';
import { come, meet } from '../support/strangers.ts';
import { expect, test } from '../support/test.ts';

for (const reader of READERS)
  for (const moment of ['before', 'after'] as const)
    test(`every page is there when it is translated ${moment} it wakes up, ${reader ?? 'visitor'} (conditions C7, C11)`, async ({
      page,
      allowComplaints,
    }) => {
      test.setTimeout(900_000);
      allowComplaints(/Drawn again|#418|404/);
      await comeAs(page, reader);
      if (moment === 'before') await meet(page, 'translation');
      for (const screen of await screensOf(page, reader)) {
        await test.step(screen.name, async () => {
          await comeTo(page, screen);
          if (moment === 'after') await come(page, 'translation');
          await expect.soft(page.getByRole('banner'), screen.name).toBeAttached();
          await expect.soft(page.locator('main h1').first(), screen.name).toHaveText(/^(?!Oups).+/);
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await expect.soft(page.locator('#shell-footer[data-ready]'), screen.name).toBeAttached();
          await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), screen.name).toBeVisible();
        });
      }
    });
