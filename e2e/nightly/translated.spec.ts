import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import { manifest as dashboards } from '../../mfe-dashboards/src/exposes/manifest.ts';
import { manifest as marketplace } from '../../mfe-marketplace/src/exposes/manifest.ts';
import { onEveryScreen } from '../support/everyScreen.ts';
import { BRAND, CODE, SUM, sorted } from '../support/kept.ts';
import { come, meet } from '../support/strangers.ts';
import { expect } from '../support/test.ts';

/** Whether sums of a page are what something costs or brings: where things are sold, and in the places of members. */
const isPriced = (path: string) => matchRoute([...dashboards.routes, ...marketplace.routes], path) !== undefined;

for (const moment of ['before', 'after'] as const)
  onEveryScreen(
    `every page is there when it is translated ${moment} it wakes up, and keeps its brand, codes and prices (conditions C7, C11)`,
    {
      complaints: /Drawn again|#418/,
      async begin(page) {
        if (moment === 'before') await meet(page, 'translation');
      },
      async look(page, { name }) {
        if (moment === 'after') {
          await expect.soft(sorted(page, 'body', `${BRAND}|${CODE}`), name).resolves.toHaveProperty('translated', []);
          // Elsewhere a sum is a figure of a campaign.
          if (isPriced(new URL(page.url()).pathname))
            await expect.soft(sorted(page, 'main', SUM), name).resolves.toHaveProperty('translated', []);
          await come(page, 'translation');
        }
        await expect.soft(page.getByRole('banner'), name).toBeAttached();
        await expect.soft(page.locator('main h1').first(), name).toHaveText(/^(?!Oups).+/);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect.soft(page.locator('#shell-footer[data-ready]'), name).toBeAttached();
        await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), name).toBeVisible();
      },
    },
  );
