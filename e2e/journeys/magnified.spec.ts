import { runs } from '@agence/shared-contracts/testing/runs';
import { hiddenStops, sidewaysInTwice, troubles } from '../support/layout.ts';
import { members, signInAs } from '../support/member.ts';
import { onePagePerKind } from '../support/publicPages.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Every screen is looked at by night (`e2e/nightly/conditions.spec.ts`), these here too; before a merge only what the consent notice leaves to be read. */
const LAYOUTS = ['/', '/legal/conditions-utilisation', '/outils/checklist-seo', '/formations'];

test.describe('at 400 %, with text at 200 %, with a reader’s own spacing and colours nothing is cut, hidden or wider than the window', () => {
  for (const path of LAYOUTS)
    test(`${path} (1.4.4, 1.4.10, 1.4.12, 2.4.11, conditions C6, C12)`, { tag: '@nightly' }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await troubles(page)).toEqual([]);
    });

  test('a lesson, and what somebody learns (1.4.4, 1.4.10, 1.4.12, 2.4.11, conditions C6, C12)', {
    tag: '@nightly',
  }, async ({ page }) => {
    await signInAs(page, members.learner, '/formations-access');
    await expect(page.getByRole('heading', { name: /Google Ads/ }).first()).toBeVisible();
    expect(await troubles(page)).toEqual([]);
    await page.goto('/formation-viewer/mesurer-ses-resultats-avec-ga4');
    await expect(page.getByRole('timer')).toBeAttached();
    expect(await troubles(page)).toEqual([]);
  });
});

/** Kinds that the list of pages has no line for: each is made of other parts. */
const OTHER_KINDS = [
  ...['/crm-marketing-quebec', '/creation-site-web-quebec', '/creation-contenu-quebec', '/agence-marketing-quebec'],
  ...['/agence-marketing-charlesbourg', '/a-propos', '/methode', '/tarifs', '/nos-chiffres', '/nous-joindre'],
  ...['/rendez-vous', '/outils/simulateur-facebook-ads'],
];

for (const path of [...onePagePerKind.map((page) => page.path), ...OTHER_KINDS])
  test(`where a phone’s browser enlarges text alone, at 200 % ${path} is no wider than 390 pixels (1.4.4, conditions C6)`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await sidewaysInTwice(page)).toEqual([]);
  });

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
].slice(0, runs(2, 5));

test.describe('while the consent notice waits for an answer', () => {
  test.use({ consent: 'unasked' });

  for (const { width, height } of sizes)
    test(`it hides no control that has focus, and all of it can be read, at ${width} × ${height} (SHL-096, 2.4.11, access: A 6, A 7, conditions C16)`, {
      tag: '@nightly',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/outils');
      await hydrated(page);
      const notice = page.getByRole('region', { name: 'Témoins de navigation' });
      await expect(notice).toBeVisible();
      expect(await hiddenStops(page)).toEqual([]);
      for (const part of [notice.getByRole('heading'), notice.getByRole('button', { name: 'Accepter' })]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await notice.getByRole('button', { name: 'Refuser' }).click();
      await expect(notice).toBeHidden();
      expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe('');
    });
});
