import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

const WORD = 'Interminable'.repeat(60);
/** Texts that people write. */
const WRITTEN =
  /^(title|name|description|long_description|bio|bio_long|location|company|comment|content|certification_level|response_time|duration)$/;

/** The same answer of the server with a word without an end in every text and list. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? WORD : lengthen(item)));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
  }
  return typeof value === 'string' && WRITTEN.test(key) ? WORD : value;
}

/** Pages that show such texts, each with what no other of them has; before a merge the first two. The list and the grid of courses are one page. */
const pages = (page: Page): readonly (readonly [path: string, mark: Locator])[] => [
  ['/formations?vue=liste', page.getByRole('button', { name: 'Liste', pressed: true })],
  ['/formations/google-ads-premieres-campagnes-rentables', page.getByText('Certificat inclus')],
  ['/formations', page.getByRole('button', { name: 'Grille', pressed: true })],
  ['/creators/camille-bouchard', page.getByRole('button', { name: 'Soutenir' })],
  ['/boutique', page.getByRole('navigation', { name: 'Genre de produits' })],
];

test('no page of the marketplace is wider than the screen, however long a word is (MPL-005)', {
  tag: '@nightly',
}, async ({ page }) => {
  // Drawn by the browser, of data that are changed on the way: routes that say of no page that the server has its HTML.
  await page.route('**/r/later/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"isServed":true,', '') });
  });
  await page.route(/\/_data\/(?!blog)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: lengthen(await response.json()) });
  });
  await page.goto('/blog');
  await hydrated(page);
  for (const [path, mark] of pages(page)) {
    await test.step(path, async () => {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await expect(mark).toBeVisible();
      const cards = page.locator('#outlet').getByRole('article');
      await expect(page.locator('#outlet').getByText(WORD).first()).toBeAttached();
      for (const width of [360, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // A list that is virtual follows the width of the screen; cards of before may be gone when they are asked.
        const tooWide = () =>
          cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length);
        await expect.soft.poll(tooWide).toBe(0);
      }
    });
  }
});
