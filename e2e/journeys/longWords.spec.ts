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

for (const path of [
  '/formations',
  '/formations?vue=liste',
  '/formations/google-ads-premieres-campagnes-rentables',
  '/creators/camille-bouchard',
  '/boutique',
]) {
  test(`is no wider than the screen on ${path}, however long a word is (MPL-005)`, async ({ page }) => {
    await page.route('**/_data/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: lengthen(await response.json()) });
    });
    await page.goto('/blog');
    await hydrated(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page.locator('#outlet').getByText(WORD).first()).toBeAttached();
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const card of await page.locator('#outlet').getByRole('article').all()) {
        const [content, box] = await card.evaluate((card) => [card.scrollWidth, card.clientWidth]);
        expect(content).toBeLessThanOrEqual(box);
      }
    }
  });
}
