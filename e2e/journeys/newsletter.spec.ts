import { brand } from '@agence/shared-contracts/brand';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { members, signInAs } from '../support/member.ts';
import { mailOf, type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { withSecondFactor } from '../support/secondFactor.ts';
import { expect, hydrated, test } from '../support/test.ts';

let site: OwnSite;

// One site for both, with a backend of its own: a second factor of the owner ends what other journeys do as the owner.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // A new database is made and seeded.
  test.setTimeout(150_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

/** Somebody subscribes from the blog. */
async function subscribe(page: Page, email: string) {
  const answer = await page.request.post('/functions/v1/lead', {
    data: { kind: 'newsletter', id: crypto.randomUUID(), email, return_to: '/blog/un-article' },
  });
  expect(answer.status()).toBe(200);
}

test('staff read what a campaign brought: visits, pages and telephone clicks, of nobody', { tag: '@nightly' }, async ({
  browser,
}) => {
  // A browser that does not say that it is a program.
  const visitor = await site.somebody(
    browser,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  await visitor.goto('/legal/conditions-utilisation?utm_source=infolettre&utm_campaign=Automne');
  await hydrated(visitor);
  await visitor.getByRole('link', { name: 'Blog' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ce que nous apprenons en grimpant');
  await visitor.evaluate(() => {
    const phone = document.createElement('a');
    phone.href = 'tel:+14185550142';
    phone.addEventListener('click', (event) => event.preventDefault());
    document.body.append(phone);
    phone.click();
    // Of a document that is really left, Chromium tells under its own name.
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(await visitor.context().cookies()).toEqual([]);

  const page = await site.somebody(browser);
  await signInAs(page, members.admin, '/admin/provenance?par=campaign');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /^automne/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const counts = page.getByRole('row', { name: /^automne/ }).getByRole('cell');
  // Visits, pages, telephone clicks, downloads, sales; nobody has asked for anything here.
  await expect(counts).toHaveText(['1', '2', '1', '0', '0', /^0\s\$$/]);
  expect(await violations(page)).toEqual([]);
});

test('staff write a letter, try it and send it to who has confirmed, who ends it with one click (AMB-10, LCAP)', {
  tag: '@nightly',
}, async ({ browser }) => {
  const [reader, silent] = ['lectrice@exemple.test', 'silencieux@exemple.test'];
  const visitor = await site.somebody(browser);
  await subscribe(visitor, reader);
  await subscribe(visitor, silent);
  const page = await site.somebody(browser);
  await signInAs(page, members.admin, '/admin');
  await withSecondFactor(page, members.admin.password);
  await mailOf(visitor, reader, 'Confirmez votre inscription à l’infolettre');
  const link = visitor.getByRole('link', { name: /newsletter\?token=[^&]+$/ });
  const confirm = (await link.getAttribute('href')) ?? '';
  // The link only asks, for programs open it too; its form works without JavaScript.
  await visitor.goto(confirm);
  expect(await violations(visitor)).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(confirm);
  await plain.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(plain.getByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible();
  await context.close();

  await page.goto('/admin/infolettre');
  await page.getByRole('button', { name: 'Nouvelle lettre' }).click();
  await page.getByLabel('Objet').fill('La méthode du mardi');
  await page.getByLabel('Aperçu', { exact: true }).fill('Une méthode à essayer');
  const body = page.getByLabel('Texte de la lettre');
  await body.fill('Bonjour, <b>vous</b>.');
  await page.getByRole('button', { name: 'Bouton' }).click();
  await expect(body).toHaveValue('Bonjour, <b>vous</b>.\n\n[[Lire l’article]](/blog)');
  await page.getByRole('button', { name: /^Inscrites depuis le blogue/ }).click();
  await expect(page.getByText('La lettre ira à 1 personne.')).toBeVisible();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Voir l’aperçu' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'La méthode du mardi' })).toBeVisible();
  await expect(preview.getByText('Bonjour, <b>vous</b>.')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Lire l’article' })).toHaveAttribute('href', `${site.url}/blog`);
  await preview.close();
  await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(page.getByText('L’essai part à votre adresse')).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Où en est la lettre' })).toBeVisible();

  await mailOf(visitor, members.admin.email, '[Essai] La méthode du mardi');
  await mailOf(visitor, reader, 'La méthode du mardi');
  await expect(visitor.getByRole('article').first()).toContainText(brand.street);
  await expect(page.getByText('Partie', { exact: true })).toBeVisible();

  // The link of the mail asks first; the form does it.
  const out = visitor.getByRole('link', { name: /newsletter\?envoi=/ }).first();
  await visitor.goto((await out.getAttribute('href')) ?? '');
  expect(await violations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Me désabonner' }).click();
  await expect(visitor.getByRole('heading', { name: 'C’est fait' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition')).toHaveText(['1', '1', '0', '0', '0', '1']);
  // Who has not confirmed got nothing.
  await visitor.goto(`/courriels-de-developpement?pour=${silent}`);
  await expect(visitor.getByRole('heading', { name: 'La méthode du mardi' })).toHaveCount(0);
});
