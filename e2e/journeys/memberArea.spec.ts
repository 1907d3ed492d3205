import { fillIn, members, signInAs, signUpAt } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('lists what the learner owns in three tabs, each with its own address, which fit a phone (DSH-001, DSH-003, DSH-006)', async ({
  page,
}) => {
  await signInAs(page, members.learner, '/formations-access');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Formations' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Formations', 'Ressources', 'Consulting']);
  await expect(page.getByRole('heading', { name: /Google Ads/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Google Ads/ })).toHaveAttribute(
    'href',
    '/formation-viewer/google-ads-premieres-campagnes-rentables',
  );
  await page.getByRole('tab', { name: 'Consulting' }).click();
  await expect(page).toHaveURL(/onglet=consultation/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Consulting' })).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab')).toHaveCount(3);
  const hidden = () => page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect.poll(hidden).toBe(0);
});

test('tells visitors that they must sign in, beside the dialog, and brings them there (DSH-004)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/formations-access');
  const toast = page.getByRole('alert').filter({ hasText: 'Accès refusé' });
  await expect(toast).toContainText('Vous devez être connecté pour accéder à vos formations');
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
  await fillIn(page, members.learner);
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Formations' })).toBeVisible();
});

test('leads people who own nothing to the shop (DSH-002, DSH-003)', { tag: '@nightly' }, async ({ page }) => {
  await signUpAt(page, '/formations-access');
  await expect(page.getByText('Aucune formation pour le moment')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Visiter la boutique' })).toHaveAttribute(
    'href',
    '/boutique',
  );
  await page.getByRole('tab', { name: 'Ressources' }).click();
  await expect(page.getByText('Aucune ressource disponible')).toBeVisible();
  await page.getByRole('tab', { name: 'Consulting' }).click();
  await expect(page.getByText('Aucune consultation programmée')).toBeVisible();
});

test('says that purchases cannot be loaded, and loads them again (DSH-005)', { tag: '@nightly' }, async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/500/);
  // Once the server listens, the rows are read again: the visitor would have nothing to do.
  await page.routeWebSocket(/\/realtime\/v1\//, () => {});
  await page.route('**/rest/v1/user_products*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInAs(page, members.learner, '/formations-access');
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toContainText(
    'Impossible de charger vos formations',
  );
  await page.unroute('**/rest/v1/user_products*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: /Google Ads/ })).toBeVisible();
});

test('redirects the short address, and lets nothing shared keep member pages (AMB-31)', async ({ page, request }) => {
  await signInAs(page, members.learner, '/dashboard');
  await page.goto('/mes-formations');
  await expect(page).toHaveURL(/\/formations-access$/);
  for (const path of [
    '/dashboard',
    '/formations-access',
    '/creator-dashboard',
    '/compte',
    '/admin',
    '/formation-viewer/x',
  ]) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    expect(await answer.text(), path).not.toContain('apprenant@exemple.test');
  }
});

test('sets the goal of the week and keeps it (DSH-015, AMB-33)', { tag: '@nightly' }, async ({ page }) => {
  await signUpAt(page, '/dashboard');
  await expect(page.getByText('Étudier 2h cette semaine').first()).toBeVisible();
  await page.getByText('Changer l’objectif').click();
  await page.getByLabel('Minutes par semaine').fill('7');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Indiquez un nombre de minutes entre 15 et 2400.')).toBeVisible();
  await page.getByRole('button', { name: '3 h' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Étudier 3h cette semaine').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Étudier 3h cette semaine').first()).toBeVisible();
});

test('gives people a copy of their data and deletes their account (PRV-05)', async ({ page, allowComplaints }) => {
  // Signing out of an account that is gone is refused, which is how it should be.
  allowComplaints(/401|403/);
  const { password } = await signUpAt(page, '/compte');
  await page.getByLabel('Nom affiché').fill('Marie Côté');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en JSON' }).click();
  expect((await download).suggestedFilename()).toBe('mes-donnees.json');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte' });
  await expect(dialog.getByRole('button', { name: 'Supprimer pour toujours' })).toBeDisabled();
  await dialog.getByLabel('Pour confirmer, écrivez SUPPRIMER.').fill('SUPPRIMER');
  await dialog.getByLabel('Votre mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(page.getByText('Votre compte est supprimé')).toBeVisible();
});

for (const [who, path, label] of [
  ['learner', '/dashboard', 'Apprentissage'],
  ['creator', '/creator-dashboard', 'Studio'],
  ['admin', '/admin', 'Console'],
] as const)
  test(`the bar of a narrow phone breaks no word of its labels: ${label} (AMB-63, 1.4.10)`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAs(page, members[who], path);
    const bar = page.getByRole('navigation', { name: label, exact: true });
    await expect(bar.getByRole('link').first()).toBeVisible();
    const broken = await bar.locator('[data-short]').evaluateAll((labels) =>
      labels
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => {
          const text = each.getAttribute('data-short') ?? '';
          const words = text.split(/[\s-]+/).length;
          const lines = Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));
          return { text, words, lines, isCut: each.scrollWidth > each.clientWidth };
        })
        .filter(({ words, lines, isCut }) => lines > words || isCut),
    );
    expect(broken).toEqual([]);
    const beyond = await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
