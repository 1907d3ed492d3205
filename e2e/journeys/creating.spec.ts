import { crc32, deflateSync } from 'node:zlib';
import { showAllCourses } from '../support/allCourses.ts';
import { members, signInAs, signUpAt } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('a creator publishes a course, and a learner finds, opens and completes it (DSH-041, DSH-048 to DSH-050, DSH-056)', async ({
  page,
  browser,
}) => {
  const stamp = Date.now();
  const title = `Écrire une infolettre ${stamp}`;
  await test.step('the creator writes a draft', async () => {
    await signInAs(page, members.creator, '/creator-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord Créateur' })).toBeVisible();
    await expect(page.getByText('formateur@exemple.test')).toBeVisible();
    await page.getByRole('button', { name: 'Nouvelle formation' }).click();
    await expect(page.getByRole('button', { name: 'Créer la formation' })).toBeDisabled();
    await page.getByLabel('Titre', { exact: true }).fill(title);
    await page.getByLabel('Description', { exact: true }).fill('Trois courriels que vos clients attendent.');
    await page.getByRole('button', { name: 'Créer la formation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Brouillon').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publier' })).toBeDisabled();
  });

  await test.step('adds two modules and orders them with the keyboard', async () => {
    for (const name of ['Deuxième pas', 'Premier pas']) {
      await page.getByRole('button', { name: 'Ajouter un module' }).click();
      await expect(page.getByLabel('Titre du module')).toHaveValue('Nouveau module');
      await page.getByLabel('Titre du module').fill(name);
      // A lesson counts once a quarter of its length has passed on the server.
      await page.getByRole('region', { name: 'Modules' }).getByLabel('Durée en minutes').fill('1');
      await page.getByLabel('Texte', { exact: true }).fill('Une infolettre tient une promesse.');
      await page.getByLabel('Visible pour les étudiants').check();
      await expect(page.getByRole('button', { name: new RegExp(`^Monter «\\s\\d\\. ${name}\\s»`) })).toBeVisible();
    }
    const up = page.getByRole('button', { name: 'Monter « 2. Premier pas »' });
    await up.focus();
    const stored = page.waitForResponse(/rpc\/reorder_modules$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1. Premier pas')).toBeVisible();
    await expect(page.getByText('2. Deuxième pas')).toBeVisible();
    // The new order is on screen before the server has it.
    await stored;
    await page.reload();
    await expect(page.getByText('1. Premier pas')).toBeVisible();
  });

  await test.step('sends a cover and publishes', async () => {
    await page
      .getByRole('region', { name: 'Couverture' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'couverture.png', mimeType: 'image/png', buffer: greenPng() });
    await expect(page.getByRole('img', { name: 'Couverture actuelle' })).toBeVisible();
    const studio = page.getByRole('link', { name: 'Retour au studio' });
    await studio.click();
    await showAllCourses(page);
    const edit = page.getByRole('link', { name: new RegExp(`^Modifier «\\s${title}`) });
    await edit.click();
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Votre formation est en ligne.')).toBeVisible();
    // What was changed is read anew: who goes back finds the place again all the same.
    await page.goBack();
    await expect(edit).toBeFocused();
  });

  await test.step('the learner finds it, follows it and reaches the summit', async () => {
    const learner = await (await browser.newContext({ locale: 'fr-CA', timezoneId: 'America/Toronto' })).newPage();
    await signUpAt(learner, '/dashboard');
    await learner.goto(`/formations?q=${encodeURIComponent(title)}`);
    await learner.getByRole('link', { name: title }).first().click();
    await expect(learner.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const slug = new URL(learner.url()).pathname.split('/').pop();
    expect(slug).toBe(`ecrire-une-infolettre-${stamp}`);
    await learner.goto(`/formation-viewer/${slug}`);
    await expect(learner.getByText('1 / 2')).toBeVisible();
    await learner.clock.install();
    for (const place of ['1 / 2', '2 / 2']) {
      await expect(learner.getByText(place)).toBeVisible();
      await learner.getByRole('button', { name: 'Lecture' }).click();
      await learner.clock.runFor(91_000);
      await learner.getByRole('button', { name: 'Marquer comme terminé' }).click();
      await learner.getByRole('button', { name: 'Pause' }).click();
      if (place === '1 / 2') await learner.getByRole('button', { name: 'Module suivant' }).click();
    }
    await learner.clock.resume();
    await expect(learner.getByRole('heading', { name: 'Vous êtes au sommet' })).toBeVisible();
    await learner.getByLabel('Nom sur le certificat').fill('Maude Roy');
    await learner.getByRole('button', { name: 'Enregistrer' }).click();
    // The learner's clock ran ahead of the server's, where two lessons take half a minute: the page looks again by itself.
    const certificate = learner.getByRole('link', { name: 'Voir mon certificat' });
    await expect(certificate).toBeVisible({ timeout: 40_000 });
    await certificate.click();
    await expect(learner.getByText('Maude Roy')).toBeVisible();
    await expect(learner.getByText('Certificat authentique')).toBeVisible();
    await expect(learner.getByRole('heading', { name: title })).toBeVisible();
    await learner.context().close();
  });

  await test.step('the creator sees the learner', async () => {
    await page.goto('/creator-dashboard');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(card.getByText('Publié')).toBeVisible();
    await expect(card.getByText('1 étudiant')).toBeVisible();
  });
});

test('deletes a course at once, brings it back within ten seconds, and keeps one that was bought (DSH-053, DSH-054, AMB-43)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/409/);
  const title = `À supprimer ${Date.now()}`;
  await signInAs(page, members.creator, '/creator-dashboard');
  await page.getByRole('button', { name: 'Nouvelle formation' }).click();
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Créer la formation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/creator-dashboard');
  await showAllCourses(page);
  await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer cette formation' });
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `Supprimer « ${title} »` }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Mes formations \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  await page.getByRole('button', { name: 'Supprimer « Google Ads' }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog.getByText('elle ne peut pas être supprimée')).toBeVisible();
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await expect(page.getByRole('heading', { name: 'Google Ads' })).toBeVisible();
});

test('keeps what was typed when a course cannot be created, also over a reload (DSH-046, DSH-058)', {
  tag: '@nightly',
}, async ({ page, allowComplaints }) => {
  allowComplaints(/500/);
  await signUpAt(page, '/creator-dashboard');
  await expect(page.getByText('Aucune formation créée')).toBeVisible();
  await page.getByRole('button', { name: 'Créer une formation' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('Ma première formation');
  await page.route('**/rest/v1/rpc/create_formation', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Créer la formation' }).click();
  await expect(page.getByText('La formation n’a pas pu être créée.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Créer une formation' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Ma première formation');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('button', { name: 'Créer une formation' })).toBeFocused();
  await page.getByRole('button', { name: 'Créer une formation' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('');
});

test('never writes over what another tab has saved: shows it, keeps what was typed, and asks', {
  tag: '@nightly',
}, async ({ page, context, allowComplaints }) => {
  allowComplaints(/409/);
  await signUpAt(page, '/creator-dashboard');
  await page.getByRole('button', { name: 'Créer une formation' }).click();
  await page.getByLabel('Titre', { exact: true }).fill('À deux mains');
  await page.getByRole('button', { name: 'Créer la formation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'À deux mains' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const description = (tab: typeof page) => tab.getByLabel('Description courte');
  await expect(description(other)).toHaveValue('');
  await description(page).fill('Écrite dans le premier onglet.');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  await description(other).fill('Écrite dans le second.');
  const notice = other.getByRole('alert').filter({ hasText: 'Cette formation a été modifiée ailleurs' });
  await expect(notice).toBeVisible();
  await notice.getByText('Ce que dit l’autre version').click();
  await expect(notice.getByText('Écrite dans le premier onglet.')).toBeVisible();
  await other.reload();
  await expect(notice).toBeVisible();
  await expect(description(other)).toHaveValue('Écrite dans le second.');
  await notice.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(other.getByText(/^Enregistré à/)).toBeVisible();

  await description(page).fill('Encore le premier.');
  await page.getByRole('button', { name: 'Prendre l’autre version' }).click();
  await expect(description(page)).toHaveValue('Écrite dans le second.');
  await page.reload();
  await expect(description(page)).toHaveValue('Écrite dans le second.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** A green picture of 8 × 5 pixels. */
function greenPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 5, 8, 2, 0, 0, 0]);
  const row = Buffer.concat([Buffer.from([0]), Buffer.from(Array(8).fill([54, 112, 60]).flat())]);
  const pixels = deflateSync(Buffer.concat(Array(5).fill(row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
