import type { Page, TestInfo } from '@playwright/test';
import { followMail, someAddress } from '../support/account.ts';
import { stopClock } from '../support/clock.ts';
import { type Keyboard, keyboardOf } from '../support/keyboard.ts';
import { members, signInAs, signUpAt } from '../support/member.ts';
import { sameEachTime } from '../support/sameEachTime.ts';
import { expect, hydrated, hydratedPart, test } from '../support/test.ts';

/** A free course of four modules, in which anybody is enrolled who opens it. */
const FREE = '/formation-viewer/mesurer-ses-resultats-avec-ga4';

/**
 * Walks a journey. What the virtual screen reader says on the way stands in `transcripts/`: what it says otherwise is read in review, and
 * kept by `--update-snapshots`.
 */
async function walk(page: Page, info: TestInfo, journey: (keyboard: Keyboard) => Promise<void>) {
  const keyboard = await keyboardOf(page);
  await journey(keyboard);
  // Nothing is ever said without a name.
  const nameless = keyboard
    .transcript()
    .filter((line) => /: (button|link|textbox|checkbox|radio|combobox|slider|tab) ""/.test(line));
  expect(nameless).toEqual([]);
  expect(sameEachTime(await keyboard.spoken())).toMatchSnapshot(`${info.title.replaceAll(/\W+/g, '-')}.txt`);
}

test('signs up', async ({ page }, info) => {
  await walk(page, info, async (keyboard) => {
    const address = someAddress();
    await page.goto('/formations');
    await hydrated(page);
    await keyboard.reach('Aller au contenu');
    await keyboard.reach('Connexion');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Courriel ou téléphone')).toBeFocused();
    await keyboard.reads('dialog[open]');
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowRight');
    await keyboard.reach('Courriel ou téléphone');
    await keyboard.reach('Créer mon compte');
    await keyboard.press('Enter');
    // Refused: the first field says why.
    await expect(page.getByLabel('Courriel ou téléphone')).toBeFocused();
    await keyboard.keepsFocus();
    await keyboard.type(address);
    await keyboard.reach('Mot de passe');
    await keyboard.type('Sapin-Baumier-2026');
    await keyboard.reach('Créer mon compte');
    await keyboard.press('Enter');
    await keyboard.hears('Votre compte est créé');
    await keyboard.keepsFocus();
    await followMail(page, address);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Aucune formation en cours')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
});

test('buys a course', async ({ page }, info) => {
  await signUpAt(page, '/compte');
  await walk(page, info, async (keyboard) => {
    // By name: of the same day, each database has them in another order.
    await page.goto('/boutique?tri=nom');
    await hydrated(page);
    await keyboard.reach('Aller au contenu');
    await keyboard.press('Enter');
    await keyboard.reach(/de la fiche produit au panier/);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /de la fiche produit au panier/ })).toBeFocused();
    await keyboard.reach('Acheter maintenant');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Vérifiez votre commande' })).toBeFocused();
    // Whose the account is, the server does not know.
    await hydrated(page);
    await keyboard.reads('main');
    const buy = await keyboard.reach(/^Commander et payer/);
    expect(buy.name).toMatch(/^Commander et payer 171,31\s\$ \(nouvel onglet\)$/);
    const opened = page.waitForEvent('popup');
    await keyboard.press('Enter');
    const checkout = await opened;
    // The tab that is left says what happens, and stands where one goes on.
    await expect(page.getByText(/ouverte dans un autre onglet/)).toBeVisible();
    expect((await keyboard.keepsFocus()).told).toContain('ouverte dans un autre onglet');
    await checkout.getByRole('button', { name: /^Payer/ }).focus();
    await checkout.keyboard.press('Enter');
    await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
    await checkout.close();
    await expect(page.getByText('Déjà acheté')).toBeVisible();
    await keyboard.hears('Le paiement est confirmé');
    await keyboard.keepsFocus();
  });
});

test('learns a lesson', async ({ page }, info) => {
  await signUpAt(page, '/compte');
  await walk(page, info, async (keyboard) => {
    await page.goto(FREE);
    await expect(page.getByText('1 / 4')).toBeVisible();
    const first = await page.title();
    await keyboard.reads('main');
    await keyboard.reach('Module suivant');
    await keyboard.press('Enter');
    await expect(page.getByText('2 / 4')).toBeVisible();
    const named = await keyboard.keepsFocus();
    expect(named.role).toBe('heading');
    expect(await page.title()).toContain(named.name.replace(/^\d+\. /, ''));
    expect(await page.title()).not.toBe(first);
    await keyboard.reach('Vos notes');
    await keyboard.type('À revoir');
    await keyboard.hears(/Enregistré à/);
    await keyboard.reach('Module précédent', 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByText('1 / 4')).toBeVisible();
    expect((await keyboard.keepsFocus()).role).toBe('heading');
  });
});

test('makes a course', async ({ page }, info) => {
  await walk(page, info, async (keyboard) => {
    await signInAs(page, members.creator, '/creator-dashboard');
    await expect(page.getByRole('heading', { name: /^Mes formations/ })).toBeVisible();
    await keyboard.reach('Nouvelle formation');
    await keyboard.press('Enter');
    await keyboard.keepsFocus();
    const waits = await keyboard.reach('Créer la formation');
    expect(waits.told).toContain('Il manque encore un titre.');
    await keyboard.reach('Titre', 'Shift+Tab');
    const title = `Au clavier ${Date.now()}`;
    await keyboard.type(title);
    await keyboard.reach('Créer la formation');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await keyboard.keepsFocus();
    for (const place of [1, 2]) {
      await keyboard.reach('Ajouter un module');
      await keyboard.press('Enter');
      await expect(
        page.getByRole('button', { name: new RegExp(`^Modifier le module «\\s${place}\\. `) }),
      ).toBeVisible();
      expect((await keyboard.keepsFocus()).name).toBe('Titre du module');
    }
    await keyboard.reads('main');
    await keyboard.reach(/^Supprimer le module « 2\. /);
    await keyboard.press('Enter');
    await keyboard.reach('Supprimer');
    await keyboard.press('Enter');
    await keyboard.hears(/^«\s2\. Nouveau module\s» est supprimé/);
    await expect(page.getByText('2. Nouveau module', { exact: true })).toHaveCount(0);
    expect((await keyboard.keepsFocus()).name).toBe('1. Nouveau module');
    const publish = await keyboard.reach('Publier', 'Shift+Tab');
    expect(publish.told).toMatch(/disabled=true.*Il manque/);
    await page.goto('/creator-dashboard');
    await keyboard.reach(`Supprimer « ${title} »`);
    await keyboard.press('Enter');
    await keyboard.reach('Supprimer');
    await keyboard.press('Enter');
    await expect(page.getByText(`« ${title} » a été supprimée.`)).toBeVisible();
    expect((await keyboard.keepsFocus()).name).toBe('Annuler');
    await keyboard.press('Enter');
    await expect(page.getByText(`« ${title} » est de retour.`)).toBeVisible();
    expect((await keyboard.keepsFocus()).name).toContain('est de retour');
  });
});

test('books a time', async ({ page }, info) => {
  await walk(page, info, async (keyboard) => {
    await page.goto('/creation-site-web-quebec');
    await hydrated(page);
    await hydratedPart(page, '#prix');
    await page.locator('#prix').getByRole('checkbox').first().focus();
    await keyboard.press('Space');
    await keyboard.reach('Réserver avec ce prix');
    await keyboard.press('Enter');
    expect((await keyboard.keepsFocus()).name).toBe('Réserver votre consultation');
    // The first times are there before the way to all of them.
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^\S+ .+ à \d+\sh/ })
        .first(),
    ).toBeVisible();
    await keyboard.reach('Voir tous les moments');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choisissez votre moment' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^vendredi .+ à \d+ h/ }).first()).toBeVisible();
    await keyboard.reach(/^vendredi .+ à \d+ h/);
    await keyboard.press('Enter');
    await expect(page.getByText(/^vendredi .+ à \d+\sh.*, avec /i)).toBeVisible();
    await keyboard.keepsFocus();
    await keyboard.reach('Envoyer ma demande');
    await keyboard.press('Enter');
    const summary = await keyboard.keepsFocus();
    expect(summary.name).toBe('4 champs à corriger');
    await keyboard.reads('dialog[open]');
    await keyboard.reach('Nom');
    await keyboard.press('Enter');
    await keyboard.type(`Zoé Roy ${Date.now()}`);
    await keyboard.reach('Courriel');
    await keyboard.type(someAddress());
    await keyboard.reach('Votre projet en quelques lignes');
    await keyboard.type('Un site de dix pages pour notre atelier.');
    await keyboard.reach(/^J’accepte/);
    await keyboard.press('Space');
    await keyboard.reach('Envoyer ma demande');
    await keyboard.press('Enter');
    await expect(page.getByText('Merci, votre demande est bien notée.')).toBeVisible();
    await keyboard.keepsFocus();
  });
});

test('keeps a list of the site', async ({ page }, info) => {
  await walk(page, info, async (keyboard) => {
    await signInAs(page, members.admin, '/admin/listes');
    await expect(page.getByRole('button', { name: 'Ajouter une entrée' })).toBeVisible();
    await keyboard.reach(/^Témoignages \d/);
    await keyboard.reach('Ajouter une entrée');
    await keyboard.press('Enter');
    expect((await keyboard.keepsFocus()).name).toBe('Nom');
    await keyboard.reach('Enregistrer');
    await keyboard.press('Enter');
    expect((await keyboard.keepsFocus()).name).toMatch(/champs à corriger$/);
    await keyboard.reads('main form');
    await keyboard.reach('Annuler');
    await keyboard.press('Enter');
    await keyboard.keepsFocus();
  });
});

/** Fields that answer while one types, or turns them. */
const ANSWERS = [
  { path: '/outils/simulateur-facebook-ads', field: 'input[name=budget]', keys: ['2', '5', '0', '0'] },
  { path: '/creation-site-web-quebec', field: '#simulateur [type=range]', keys: Array(4).fill('ArrowRight') },
  { path: '/creation-site-web-quebec', field: '#faq-recherche', keys: ['s', 'i', 't', 'e'] },
  { path: '/formations', field: '#recherche', keys: ['m', 'e', 's', 'u'] },
  { path: '/blog', field: '#blog-q', keys: ['b', 'u', 'd', 'g'] },
] as const;

for (const { path, field, keys } of ANSWERS)
  test(`${field} of ${path} says one sentence for four keys (access: A 9, A 19, 4.1.3)`, async ({ page }) => {
    const keyboard = await keyboardOf(page);
    await page.goto(path);
    await hydrated(page);
    await hydratedPart(page, field);
    await stopClock(page);
    const before = keyboard.transcript().length;
    const said = () =>
      keyboard
        .transcript()
        .slice(before)
        .filter((line) => line.startsWith('    «'));
    await page.locator(field).first().focus();
    // As fast as people type, however slow the machine is.
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    // On a slow line one hears besides, once, that the answer is on its way.
    const answers = () => said().filter((line) => !line.includes('Chargement'));
    await expect.poll(answers).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(answers()).toHaveLength(1);
    expect(said().length - answers().length).toBeLessThan(2);
  });
