import { members, signInAs } from '../support/member.ts';
import { expect, hydrated, hydratedFooter, test } from '../support/test.ts';

/** What the visitor stands at. Runs in the page. */
const focused = () => document.activeElement?.localName;

test('the focus stays with a visitor whose action takes its own button away (access: B 14, 15, 17 to 20)', async ({
  page,
}) => {
  await page.goto('/outils/simulateur-facebook-ads');
  await hydrated(page);
  const keep = page.getByRole('button', { name: 'Garder ce calcul pour comparer' });
  for (const letter of ['A', 'B']) {
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: `Calcul ${letter}` })).toBeVisible();
    await expect(keep).toBeFocused();
  }
  await page.getByRole('button', { name: 'Retirer Calcul A' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Calcul B' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(focused)).not.toBe('body');

  await hydratedFooter(page);
  const manage = page.getByRole('button', { name: 'Gérer mes témoins' });
  await manage.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vos témoins, votre choix' })).toBeFocused();
  await page.getByRole('button', { name: 'Refuser' }).focus();
  await page.keyboard.press('Enter');
  await expect(manage).toBeFocused();

  const footer = page.getByRole('contentinfo').locator('form');
  await footer.getByLabel('Votre courriel').fill('a@');
  await footer.getByRole('button', { name: 'S’inscrire' }).focus();
  await page.keyboard.press('Enter');
  // In our words, with the field that it is about (access: A 31).
  const email = footer.getByLabel('Votre courriel');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Entrez une adresse complète/);
  await email.fill('clavier@exemple.test');
  await expect(email).not.toHaveAttribute('aria-invalid');
  const subscribe = footer.locator('button');
  await subscribe.focus();
  await page.keyboard.press('Enter');
  await expect(footer.getByRole('status')).toContainText('Merci pour ton inscription');
  await expect(subscribe).toBeFocused();
});

test('a form says once what is to be mended, takes back what is right, and keeps the focus when it is sent (access: A 13, A 14)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/google-ads-quebec');
  await hydrated(page);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#reserver')?.showModal());
  const dialog = page.getByRole('dialog', { name: 'Réserver votre consultation' });
  await dialog.getByLabel('Nom', { exact: true }).focus();
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).focus();
  await page.keyboard.press('Enter');
  const summary = dialog.getByRole('region', { name: '4 champs à corriger' });
  await expect(summary).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await summary.getByRole('link', { name: 'Nom' }).focus();
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Nom', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Entrez votre nom/);
  await name.fill('Marie Tremblay');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await dialog.getByLabel('Courriel').fill('marie@exemple.test');
  await dialog.getByLabel('Votre projet en quelques lignes').fill('Je veux doubler mes ventes en ligne.');
  await dialog.getByLabel(/J’accepte/).check();
  await expect(dialog.getByRole('region', { name: /à corriger/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Envoyer ma demande' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Merci, votre demande est bien notée.');
  await expect.poll(() => page.evaluate(focused)).not.toBe('body');
});

test('the services menu closes when Tab leaves it (access: A 23)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/formations');
  await hydrated(page);
  const services = page.getByRole('button', { name: 'Services', exact: true });
  await services.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#menu-services');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: /Réserver une consultation/ }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(focused)).not.toBe('body');
});

test('a dialog opens with its title, and the one of the menu holds the focus (access: A 2, A 33)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const stops = new Set<string | undefined>();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    stops.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls come after the last stop.
        return activeElement === document.body ? undefined : (activeElement?.closest('dialog')?.id ?? 'outside');
      }),
    );
  }
  expect([...stops].filter(Boolean)).toEqual(['menu-mobile']);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('[commandfor=reserver]')?.click());
  await expect(page.getByRole('heading', { name: 'Réserver votre consultation' })).toBeFocused();
});

test('a creator adds, names, moves and takes away modules without losing the focus (access: A 17, B 3 to 8)', {
  tag: '@nightly',
}, async ({ page }) => {
  await signInAs(page, members.creator, '/creator-dashboard');
  const create = page.getByRole('button', { name: 'Nouvelle formation' });
  await create.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Annuler' }).focus();
  await page.keyboard.press('Enter');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Titre', { exact: true }).fill(`Au clavier ${Date.now()}`);
  await page.getByRole('button', { name: 'Créer la formation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publier' })).toBeDisabled();
  await expect.poll(() => page.evaluate(focused)).not.toBe('body');
  const add = page.getByRole('button', { name: 'Ajouter un module' });
  for (const place of [1, 2]) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^Supprimer le module «\\s${place}\\. `) })).toBeVisible();
    await expect(page.getByLabel('Titre du module')).toBeFocused();
  }
  const down = page.getByRole('button', { name: /^Descendre «\s1\. / });
  const stored = page.waitForResponse(/rpc\/reorder_modules$/);
  await down.focus();
  await page.keyboard.press('Enter');
  await stored;
  await expect.poll(() => page.evaluate(focused)).toBe('button');
  // The one that is open, now the first.
  const remove = page.getByRole('button', { name: /^Supprimer le module «\s1\. / });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce module' });
  await dialog.getByRole('button', { name: 'Supprimer' }).focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect.poll(() => page.evaluate(focused)).not.toBe('body');
});
