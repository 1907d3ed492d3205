import { crc32, deflateSync } from 'node:zlib';
import { members, signInAs } from '../support/member.ts';
import { type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { expect, test } from '../support/test.ts';

/** A picture of one colour, as a file. */
function picture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width), 90);
  for (let row = 0; row < height; row += 1) rows[row * (1 + 3 * width)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Faces stand in the catalogue: a photo that is taken back is gone for everybody, at once.
let site: OwnSite;
test.beforeAll(async () => {
  // A new database is made and seeded.
  test.setTimeout(150_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

test('what staff keep of the catalogue is what visitors filter by, and a creator’s photo what they see', {
  tag: '@nightly',
}, async ({ browser }) => {
  const page = await site.somebody(browser);
  // Of this run alone, whatever others have left.
  const run = Date.now();
  const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await visitor.newPage();

  await signInAs(page, members.admin, '/admin/catalogue');
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  // By keyboard alone: the field has the focus, Enter saves.
  await expect(page.getByRole('main').getByLabel('Nom', { exact: true })).toBeFocused();
  await page.keyboard.type(`Balados ${run}`);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: `Balados ${run}` });
  await expect(row.getByText('Aucune formation')).toBeVisible();
  // Addresses of their own: the server keeps pages for half a minute.
  await plain.goto(`/formations?q=avec-${run}`);
  await expect(plain.getByText(`Balados ${run}`).first()).toBeAttached();

  await row.getByRole('button', { name: /^Modifier/ }).press('Enter');
  await row.getByRole('button', { name: /^Retirer/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Retirer la catégorie « Balados ${run} » ?` });
  await dialog.getByLabel('Catégorie qui la remplace').selectOption({ label: 'SEO' });
  await dialog.getByRole('button', { name: 'Retirer la catégorie' }).press('Enter');
  await expect(row).toHaveCount(0);
  await plain.goto(`/formations?q=sans-${run}`);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByText(`Balados ${run}`)).toHaveCount(0);
  // An old link leads to where its courses are.
  await plain.goto(`/formations?categorie=balados-${run}`);
  await expect(plain.getByRole('link', { name: /SEO local/ }).first()).toBeVisible();

  await signInAs(page, members.creator, '/creator-dashboard/profil');
  await page.getByLabel('Choisir une photo').setInputFiles({
    ...{ name: 'moi.png', mimeType: 'image/png', buffer: picture(640, 480) },
  });
  await expect(page.getByText('Photo enregistrée.')).toBeVisible();
  await page.getByLabel('Description de la photo').fill(`Camille, ${run}`);
  await page.getByRole('button', { name: 'Enregistrer la description' }).click();
  await expect(page.getByText('Description enregistrée.')).toBeVisible();
  await expect(async () => {
    await plain.goto('/creators/camille-bouchard');
    await expect(plain.getByRole('img', { name: `Camille, ${run}` })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const shown = plain.getByRole('img', { name: `Camille, ${run}` });
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    480, 480,
  ]);
  const file = (await shown.getAttribute('src')) ?? '';

  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(page.getByText('Photo retirée.')).toBeVisible();
  expect((await page.request.get(file, { headers: { 'cache-control': 'no-cache' } })).status()).toBe(404);
  await visitor.close();
});
