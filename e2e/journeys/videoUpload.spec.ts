import { writeFileSync } from 'node:fs';
import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test(
  'a lesson video whose connection broke half-way goes on after a reload, and is whole (INF-019, SRV-05)',
  { tag: '@nightly' },
  async ({ page, context, allowComplaints }, testInfo) => {
    allowComplaints(/ERR_|Failed to load resource/);
    const film = Buffer.alloc(13 * 1024 * 1024, 'film');
    film.set([0x1a, 0x45, 0xdf, 0xa3]);
    const path = testInfo.outputPath('leçon.webm');
    writeFileSync(path, film);

    await signInAs(page, members.creator, '/creator-dashboard');
    await page.getByRole('button', { name: 'Nouvelle formation' }).click();
    await page.getByLabel('Titre', { exact: true }).fill(`Une vidéo en deux fois ${Date.now()}`);
    await page.getByLabel('Description', { exact: true }).fill('La connexion se coupe, le film reste.');
    await page.getByRole('button', { name: 'Créer la formation' }).click();
    await page.getByRole('button', { name: 'Ajouter un module' }).click();
    await expect(page.getByLabel('Titre du module')).toHaveValue('Nouveau module');

    const offsets: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().includes('/upload/resumable/')) {
        offsets.push(request.headers()['upload-offset']);
      }
    });
    // The first six megabytes arrive.
    await page.route('**/storage/v1/upload/resumable/**', async (route) => {
      if (route.request().headers()['upload-offset'] === '0') return route.continue();
      await context.setOffline(true);
      return route.abort('connectionreset');
    });
    const choose = () => page.getByLabel('Envoyer une vidéo').setInputFiles(path);
    await choose();
    await expect(page.getByRole('alert')).toContainText('La connexion s’est interrompue');
    await expect(page.getByText('Ce qui est arrivé est gardé un jour')).toBeVisible();
    expect(offsets).toEqual(['0', '6291456']);

    await page.unroute('**/storage/v1/upload/resumable/**');
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: /^Modifier le module/ }).click();
    await expect(page.getByText(/L’envoi de «\sleçon\.webm\s» s’est arrêté en chemin/)).toBeVisible();
    const saved = page.waitForResponse(/rest\/v1\/module_contents/);
    await choose();
    const address = page.getByLabel('Adresse de la vidéo');
    await expect(address).toHaveValue(/^\/storage\/v1\/object\/videos\/.+\.webm$/);
    await saved;
    expect(offsets).toEqual(['0', '6291456', '6291456', '12582912']);
    await expect(page.getByText('s’est arrêté en chemin')).toBeHidden();

    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('agence-session') ?? '{}').access_token);
    const stored = await page.request.get(await address.inputValue(), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await stored.body()).equals(film)).toBe(true);
  },
);
