import type { Locator, Page } from '@playwright/test';
import { showAllCourses } from '../support/allCourses.ts';
import { members, signInAs, signUpAt } from '../support/member.ts';
import { expect, hydrated, hydratedFooter, hydratedPart, test } from '../support/test.ts';

/** A free course of four modules, in which anybody is enrolled who opens it. */
const FREE = '/formation-viewer/mesurer-ses-resultats-avec-ga4';

/** What has the focus, in one line. Runs in the page. */
const focused = () => {
  const { activeElement } = document;
  return activeElement === document.body ? 'nothing' : `${activeElement?.localName} ${activeElement?.textContent}`;
};

/** Presses Enter on a control and waits for what comes of it. Fails where the focus has fallen to the page itself then. */
async function pressed(page: Page, control: Locator, outcome: () => Promise<unknown>) {
  await control.focus();
  await page.keyboard.press('Enter');
  await outcome();
  await expect.poll(() => page.evaluate(focused), { message: `after ${control}` }).not.toBe('nothing');
}

/** It goes to the beginning of what a screen reader should tell next, or stays. Who buys (B 16) is followed in `keyboard.spec.ts`. */
test.describe('the focus never falls to the page itself', () => {
  test('in a lesson (access: A 3, A 16, B 1, B 2)', async ({ page }) => {
    await signUpAt(page, '/formations/mesurer-ses-resultats-avec-ga4');
    await hydrated(page);
    await pressed(page, page.getByRole('button', { name: 'Commencer la formation' }).first(), async () => {
      await expect(page).toHaveURL(new RegExp(FREE));
      await expect(page.getByText('1 / 4')).toBeVisible();
    });
    for (const [name, place] of [
      ['Module suivant', '2 / 4'],
      ['Module précédent', '1 / 4'],
    ] as const)
      await pressed(page, page.getByRole('button', { name }), () => expect(page.getByText(place)).toBeVisible());
    await pressed(page, page.getByRole('button', { name: 'Lecture' }), () =>
      expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(),
    );
    await pressed(page, page.getByRole('button', { name: 'Concentration' }), () =>
      expect(page.getByRole('button', { name: 'Quitter la concentration' })).toBeVisible(),
    );
  });

  test('where a course is made (access: B 3 to B 10)', async ({ page }) => {
    const title = `Le foyer ${Date.now()}`;
    await signInAs(page, members.creator, '/creator-dashboard');
    const create = page.getByRole('button', { name: 'Nouvelle formation' });
    const field = page.getByLabel('Titre', { exact: true });
    await pressed(page, create, () => expect(field).toBeVisible());
    await pressed(page, page.getByRole('button', { name: 'Annuler' }), () => expect(field).toHaveCount(0));
    await pressed(page, create, () => expect(field).toBeVisible());
    await field.fill(title);
    await pressed(page, page.getByRole('button', { name: 'Créer la formation' }), () =>
      expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    );
    const named = (what: string, place: number) =>
      page.getByRole('button', { name: new RegExp(`^${what} «\\s${place}\\. `) });
    for (const place of [1, 2])
      await pressed(page, page.getByRole('button', { name: 'Ajouter un module' }), () =>
        expect(named('Supprimer le module', place)).toBeVisible(),
      );
    await page.getByLabel('Titre du module').fill('Deuxième');
    for (const [way, from, second] of [
      ['Monter', 2, 'Nouveau module'],
      ['Descendre', 1, 'Deuxième'],
    ] as const)
      await pressed(page, named(way, from), () => expect(page.getByText(`2. ${second}`)).toBeVisible());
    await pressed(page, named('Supprimer le module', 2), () => expect(page.getByRole('dialog')).toBeVisible());
    await pressed(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }), () =>
      expect(named('Supprimer le module', 2)).toHaveCount(0),
    );
    await page.getByRole('radio', { name: 'Payant' }).check();
    await page.getByLabel('Prix en dollars, avant taxes').fill('49');
    await pressed(page, page.getByRole('button', { name: 'Enregistrer le prix' }), () =>
      expect(page.getByText(/^Enregistré à/).first()).toBeVisible(),
    );
    await pressed(page, page.getByRole('link', { name: 'Mes formations' }).first(), () =>
      expect(page.getByRole('heading', { name: /^Mes formations \(/ })).toBeVisible(),
    );
    await showAllCourses(page);
    await pressed(page, page.getByRole('link', { name: `Modifier « ${title} »` }), () =>
      expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    );
    await page.goto('/creator-dashboard');
    await showAllCourses(page);
    await pressed(page, page.getByRole('button', { name: `Supprimer « ${title} »` }), () =>
      expect(page.getByRole('dialog')).toBeVisible(),
    );
    await pressed(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }), () =>
      expect(page.getByText(`« ${title} » a été supprimée.`)).toBeVisible(),
    );
    await pressed(page, page.getByRole('button', { name: 'Annuler' }), () =>
      expect(page.getByRole('heading', { name: title })).toBeVisible(),
    );
  });

  test('where what a lesson or the editor shows comes late (access: A 16)', async ({ page }) => {
    /** Follows a link whose page waits for the course, which comes once what stands in for it has the focus. */
    const follow = async (link: Locator, heading: string | RegExp) => {
      let come = () => {};
      const wanted = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route(/\/rest\/v1\/formations\?/, async (route) => {
        await wanted;
        await route.fallback();
      });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#outlet [aria-busy=true]').first()).toBeAttached();
      await expect(page.locator('main h1')).toBeFocused();
      come();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('#outlet [aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(focused)).toMatch(/^h1 /);
      await page.unroute(/\/rest\/v1\/formations\?/);
    };
    await signInAs(page, members.learner, '/dashboard');
    const lesson = page.locator('main a[href^="/formation-viewer/"]').first();
    await follow(lesson, /^(?!Chargement)/);
    await signInAs(page, members.creator, '/creator-dashboard');
    const edit = page.getByRole('link', { name: /^Modifier « Google Ads/ });
    await follow(edit, /^Google Ads/);
  });

  test('where lists of the site are kept (access: B 11, B 12)', async ({ page }) => {
    await signInAs(page, members.admin, '/admin/listes');
    const cancel = page.getByRole('button', { name: 'Annuler' });
    await pressed(page, page.getByRole('button', { name: 'Ajouter une entrée' }), () => expect(cancel).toBeVisible());
    await pressed(page, cancel, () => expect(cancel).toHaveCount(0));
  });

  test('of a member (access: B 13, and what was only read: the goal of the week, the copy of one’s data)', async ({
    page,
  }) => {
    await signUpAt(page, '/compte');
    await page.getByLabel('Nom affiché').fill('Maude Roy');
    await pressed(page, page.getByRole('button', { name: 'Enregistrer' }).first(), () =>
      expect(page.getByText(/^Enregistré à/).first()).toBeVisible(),
    );
    const copy = page.waitForEvent('download');
    await pressed(page, page.getByRole('button', { name: 'Télécharger en JSON' }), () => copy);
    await page.goto('/dashboard');
    await page.getByText('Votre apprentissage').waitFor({ state: 'attached' });
    const change = page.locator('summary').filter({ hasText: /objectif/i });
    await pressed(page, change, () => expect(page.getByLabel('Minutes par semaine')).toBeVisible());
    await page.getByLabel('Minutes par semaine').fill('90');
    await pressed(page, page.getByRole('button', { name: 'Enregistrer' }), () =>
      expect(page.getByText('0 min sur 90 min')).toBeVisible(),
    );
  });

  test('of who asks for something, or tries it (access: B 14 to B 18, B 20)', async ({ page }) => {
    await page.goto('/google-ads-quebec');
    await hydrated(page);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#reserver')?.showModal());
    const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
    await expect(dialog.locator('form[novalidate]')).toBeVisible();
    await dialog.getByLabel('Nom', { exact: true }).fill('Marie Tremblay');
    await dialog.getByLabel('Courriel').fill(`marie-${Date.now()}@exemple.test`);
    await dialog.getByLabel('Votre projet en quelques lignes').fill('Je veux doubler mes ventes en ligne.');
    await dialog.getByLabel(/J’accepte/).check();
    await pressed(page, dialog.getByRole('button', { name: 'Envoyer ma demande' }), () =>
      expect(dialog).toContainText('Merci, votre demande est bien notée.'),
    );

    await page.goto('/outils/simulateur-facebook-ads');
    await hydrated(page);
    for (const letter of ['A', 'B'])
      await pressed(page, page.getByRole('button', { name: 'Garder ce calcul pour comparer' }), () =>
        expect(page.getByRole('columnheader', { name: `Calcul ${letter}` })).toBeVisible(),
      );
    await pressed(page, page.getByRole('button', { name: 'Retirer Calcul A' }), () =>
      expect(page.getByRole('columnheader', { name: 'Calcul B' })).toHaveCount(0),
    );
    await hydratedFooter(page);
    const footer = page.getByRole('contentinfo').locator('form');
    await footer.getByLabel('Votre courriel').fill(`foyer-${Date.now()}@exemple.test`);
    await pressed(page, footer.getByRole('button', { name: 'S’inscrire' }), () =>
      expect(footer.getByRole('status')).toContainText('Merci pour ton inscription'),
    );

    await page.goto('/creation-site-web-quebec');
    await hydrated(page);
    const next = page.getByRole('button', { name: 'Étape suivante' });
    await hydratedPart(page, '#etape-1');
    await page.getByRole('tab', { name: '1. Découverte' }).focus();
    for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(next).toBeEnabled();
    await pressed(page, next, () => expect(next).toBeDisabled());
  });
});

test.describe('the first answer about cookies', () => {
  test.use({ consent: 'unasked' });

  for (const answer of ['Refuser', 'Accepter'])
    test(`« ${answer} » hands the focus on, and so it does when asked again (access: B 19)`, async ({ page }) => {
      await page.goto('/outils');
      await hydrated(page);
      const notice = page.getByRole('region', { name: 'Témoins de navigation' });
      await pressed(page, notice.getByRole('button', { name: answer }), () => expect(notice).toBeHidden());
      await hydratedFooter(page);
      await pressed(page, page.getByRole('button', { name: 'Gérer mes témoins' }), () => expect(notice).toBeVisible());
      await pressed(page, notice.getByRole('button', { name: answer }), () => expect(notice).toBeHidden());
    });
});
