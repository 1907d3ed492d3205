import { runs } from '@agence/shared-contracts/testing/runs';
import { BRAND, SUM, sorted } from '../support/kept.ts';
import { come, keepAsleep, meet, type Stranger, strangers } from '../support/strangers.ts';
import { expect, hydrated, hydratedFooter, test } from '../support/test.ts';

const all = Object.keys(strangers) as Stranger[];
const kinds = all.slice(0, runs(1, all.length));
const paths = ['/google-ads-quebec', '/', '/blog', '/creation-site-web-quebec', '/outils/checklist-seo'];
/** On each page before any script of ours, and again when the page is awake. */
const openings = paths
  .slice(0, runs(1, paths.length))
  .flatMap((path) => (['before', 'after'] as const).slice(0, runs(1, 2)).map((moment) => ({ path, moment })));

test.beforeEach(({ allowComplaints }) => allowComplaints(/Drawn again|#418|NotFoundError/));

for (const stranger of kinds) {
  for (const { path, moment } of openings) {
    test(`the booking dialog stays open with its text on ${path}, with ${stranger} ${moment} waking up (SHL-091, conditions C2)`, async ({
      page,
    }) => {
      let wake = () => {};
      if (moment === 'before') {
        await meet(page, stranger);
        wake = await keepAsleep(page);
      }
      await page.goto(path);
      if (moment === 'after') {
        await hydrated(page);
        // Often the first button that leads there, and what it has not hydrated it draws again under the pointer.
        await hydratedFooter(page);
        await come(page, stranger);
      }
      await page.locator('[commandfor=reserver]').filter({ visible: true }).first().click();
      const dialog = page.locator('dialog#reserver');
      await expect(dialog).toHaveAttribute('open');
      wake();
      await dialog.locator('[name=nom]').pressSequentially('Marie Tremblay');
      await expect(page.locator('#shell-dialogs[data-ready] form[novalidate]')).toBeAttached();
      await expect(dialog).toHaveAttribute('open');
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(dialog.locator('[name=nom]')).toHaveValue('Marie Tremblay');
      await expect(dialog.locator('[name=nom]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).not.toHaveAttribute('open');
    });
  }
}

test('a translated footer takes one address after the other (conditions C7)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await hydratedFooter(page);
  await come(page, 'translation');
  const footer = page.getByRole('contentinfo');
  for (const name of ['un', 'deux']) {
    await footer.locator('[type=email]').fill(`${name}-${Date.now()}@exemple.test`);
    await footer.locator('form button').click();
    await expect(footer.getByRole('status')).toContainText('Merci pour ton inscription');
  }
});

test('a translated checklist can be emptied and filled again, with the focus where it was (conditions C7)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/outils/checklist-seo');
  await hydrated(page);
  await come(page, 'translation');
  const boxes = page.locator('main fieldset [type=checkbox]');
  await boxes.first().check();
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(boxes.first()).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(boxes.first()).toBeChecked();
});

test('a table of contents that was unfolded in a translated page stays so while the page wakes up', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await meet(page, 'translation');
  const wake = await keepAsleep(page);
  await page.goto('/blog/referencement-local-quebec-guide-complet');
  await page.locator('main details > summary').first().click();
  await expect(page.locator('main details').first()).toHaveAttribute('open');
  wake();
  await hydrated(page);
  await expect(page.locator('main details').first()).toHaveAttribute('open');
});

test('translators are told to leave the brand and prices as they are (conditions C11)', { tag: '@nightly' }, async ({
  page,
}) => {
  const course = '/formations/google-ads-premieres-campagnes-rentables';
  /** Pages, and where a sum on them is a price; elsewhere it is a figure of a campaign. */
  const pages = [
    ['/', undefined],
    ['/nous-joindre', undefined],
    ['/formations', 'main'],
    [course, 'main'],
    ['/boutique', 'main'],
    ['/creation-site-web-quebec', '#prix'],
  ] as const;
  const kept: string[] = [];
  for (const [path, priced] of pages) {
    await page.goto(path);
    await hydrated(page);
    await hydratedFooter(page);
    const brand = await sorted(page, 'body', BRAND);
    expect(brand.translated, path).toEqual([]);
    kept.push(...brand.kept);
    if (!priced) continue;
    const prices = await sorted(page, priced, SUM);
    expect(prices.translated, path).toEqual([]);
    expect(prices.kept.length, path).toBeGreaterThan(0);
  }
  expect(kept).toContain('Cimes');
});
