import { inStoppedDatabase } from '@agence/backend/testing/inStoppedDatabase';
import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signInAs, signUpAt } from '../support/member.ts';
import { mailOf, type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { withSecondFactor } from '../support/secondFactor.ts';
import { expect, hydrated, test } from '../support/test.ts';

let site: OwnSite;
// One site for all: it is stopped once, and the owner's second factor ends what others do as the owner.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

/** Somebody new buys a product of the shop and has paid it. */
async function buy(page: Page, product: RegExp) {
  await page.goto('/boutique');
  await hydrated(page);
  await page.getByRole('link', { name: product }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await page.getByRole('button', { name: 'Acheter maintenant' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Commander et payer/ }).click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: /^Payer/ }).click();
  await expect(checkout.getByRole('heading', { level: 1, name: /Paiement réussi/ })).toBeVisible();
  await checkout.close();
}

/** What somebody has bought, on « Mes achats ». */
const purchase = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** Money that comes back is told by the card provider, a moment later. */
async function untilBadge(page: Page, name: RegExp, badge: string) {
  await expect(async () => {
    await page.goto('/compte/achats');
    await expect(purchase(page, name).getByText(badge, { exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 90_000 });
}

/** The owner, with a second factor. */
async function owner(browser: Browser) {
  const page = await site.somebody(browser);
  await signInAs(page, members.admin, '/admin');
  return { page, leave: await withSecondFactor(page, members.admin.password) };
}

test('a buyer gets the money of a course back by themselves within 30 days: receipt, access, mail (AMB-51, AMB-66)', async ({
  browser,
}) => {
  const course = /de la fiche produit au panier/;
  const page = await site.somebody(browser);
  const { email } = await signUpAt(page, '/boutique');
  await buy(page, course);
  await page.goto('/formation-viewer/boutique-en-ligne-de-la-fiche-produit-au-panier');

  await page.goto('/compte/achats');
  const sheet = purchase(page, course);
  await expect(sheet.getByText('Payée', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^171,31\s\$$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Voir le reçu' }).click();
  await expect(sheet.getByText('TPS (5 %) nº 123456789 RT0001')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Demander un remboursement…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rembourser cette commande' });
  await expect(dialog.getByText(/^171,31\s\$ reviennent sur votre carte/)).toBeVisible();
  await dialog.getByLabel('Pourquoi').fill('Je connaissais déjà le sujet.');
  await dialog.getByRole('button', { name: 'Confirmer le remboursement' }).click();
  await expect(page.getByText('Remboursement demandé', { exact: true })).toBeVisible();

  await untilBadge(page, course, 'Remboursée');
  await expect(sheet.getByText(/^Remboursement de 171,31\s\$ envoyé à votre banque/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Voir le reçu' }).click();
  await expect(sheet.getByRole('button', { name: 'Imprimer le reçu' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /rembours/i })).toHaveCount(0);
  expect(await mailOf(page, email, 'Votre remboursement est parti')).toMatch(/171,31\s\$/);
  // It is for sale to them again.
  await page.goto('/boutique');
  await page.getByRole('link', { name: course }).click();
  await expect(page.getByRole('button', { name: 'Acheter maintenant' })).toBeVisible();
  await page.context().close();
});

test('staff decide what is older than 30 days, and services: a part of the amount, or no, with a reason (AMB-66)', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const [course, service] = [/de la fiche produit au panier/, /Plan d’attaque/];
  const page = await site.somebody(browser);
  const { email } = await signUpAt(page, '/boutique');
  await buy(page, course);
  await buy(page, service);
  await site.whileStopped(() =>
    inStoppedDatabase(site.backendDir, (sql) =>
      sql(
        `update public.orders o set created_at = now() - interval '31 days' from public.order_items i, auth.users u
         where i.order_id = o.id and i.category <> 'consultation' and u.id = o.user_id and u.email = $1`,
        [email],
      ),
    ),
  );

  await test.step('the buyer asks, with a reason', async () => {
    await page.goto('/compte/achats');
    for (const name of [course, service]) {
      const sheet = purchase(page, name);
      await sheet.getByRole('button', { name: 'Voir le reçu' }).click();
      await sheet.getByRole('button', { name: 'Demander un remboursement…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rembourser cette commande' });
      await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
      await expect(dialog.getByText('Dites-nous en quelques mots pourquoi.')).toBeVisible();
      await dialog.getByLabel('Pourquoi').fill('Le moment ne me convient plus.');
      await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
      await expect(sheet.getByText(/notre équipe vous répondra/)).toBeVisible();
      await expect(sheet.getByRole('button', { name: /rembours/i })).toHaveCount(0);
    }
    await mailOf(page, email, 'Votre demande de remboursement est bien arrivée');
  });

  const { page: staff, leave } = await owner(browser);
  const open = async (name: RegExp) => {
    await staff.goto('/admin/commandes?etat=asked');
    await staff.getByRole('row', { name }).getByRole('link').first().click();
    await expect(staff.getByRole('heading', { level: 1, name: /^Commande/ })).toBeVisible();
    await expect(staff.getByText('Le moment ne me convient plus.')).toBeVisible();
  };

  await test.step('staff give a part back', async () => {
    await open(course);
    await staff.getByLabel('Montant, taxes comprises').fill('1000');
    await staff.getByRole('button', { name: 'Rembourser', exact: true }).click();
    await expect(staff.getByText(/^Écrivez un montant entre 0,01/)).toBeVisible();
    await expect(staff.getByText('Écrivez une raison.')).toBeVisible();
    expect(await violations(staff)).toEqual([]);
    await staff.getByLabel('Montant, taxes comprises').fill('50,25');
    await staff.getByLabel('Raison, que la personne lira').fill('Une leçon sur trois vous a servi.');
    await staff.getByRole('button', { name: /^Rembourser\s\d/ }).click();
    await expect(staff.getByText('Remboursement envoyé', { exact: true })).toBeVisible();
  });

  await test.step('and decline the other', async () => {
    await open(service);
    await staff.getByLabel('Raison, que la personne lira').fill('La consultation a eu lieu.');
    await staff.getByRole('button', { name: 'Refuser la demande' }).click();
    await expect(staff.getByText('Demande refusée', { exact: true })).toBeVisible();
  });

  await test.step('the buyer reads both answers, and keeps what was bought', async () => {
    await untilBadge(page, course, 'Remboursée en partie');
    await expect(purchase(page, course).getByText(/^Remboursement de 50,25\s\$ envoyé/)).toBeVisible();
    await expect(purchase(page, course).getByText(/Une leçon sur trois vous a servi/)).toBeVisible();
    await expect(purchase(page, service).getByText(/La consultation a eu lieu/)).toBeVisible();
    await expect(purchase(page, service).getByText('Payée', { exact: true })).toBeVisible();
    const mail = await mailOf(page, email, 'Votre remboursement est parti');
    expect(mail).toMatch(/50,25\s\$/);
    expect(mail).toContain('Une leçon sur trois vous a servi.');
    await mailOf(page, email, 'Réponse à votre demande de remboursement');
    await page.goto('/boutique');
    await expect(page.getByRole('article').filter({ hasText: course }).getByText('Déjà acheté')).toBeVisible();
  });
  await leave();
});
