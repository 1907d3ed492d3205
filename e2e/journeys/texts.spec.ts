import { members, signInAs } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/agence-marketing-charlesbourg';
const EDITOR = `/admin/textes/page?adresse=${encodeURIComponent(PAGE)}`;
/** Days and hours of a date field, in Québec. */
const clock = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).slice(0, 16).replace(' ', 'T');

test('an editor changes a headline, sees it, schedules it; visitors get it, a second editor loses nothing, and it is undone', {
  tag: '@nightly',
}, async ({ page, browser, baseURL }) => {
  const run = Date.now();
  const bytesOf = async (path: string) => (await page.request.get(path)).text();
  const heading = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await bytesOf(PAGE))?.[1];
  const before = await heading();
  const neighbour = await bytesOf('/agence-marketing-beauport');
  await signInAs(page, members.admin, '/admin/textes');
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('CHARLES');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Charlesbourg/ })
    .click();
  await page.getByText('Haut de la page').click();
  const title = page.locator('#texte-hero-title');

  // What does not fit is said beside its field, kept, and not published.
  await title.fill('');
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(title).toBeFocused();
  await expect(page.locator('#texte-hero-title-error')).toHaveText('Remplissez ce champ.');
  await title.fill(`Voisins ${run} ?`);
  await title.blur();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Voisins ${run}\u202f?`);
  await page.getByRole('button', { name: 'Ordinateur, 1440 pixels' }).click();
  await expect(page.getByTitle('Aperçu de la page à 1440 pixels')).toBeVisible();
  expect(await heading()).toBe(before);

  // Another one writes on top of the same draft, and is refused: both versions are there.
  const other = await (await browser.newContext({ baseURL: baseURL as string })).newPage();
  await signInAs(other, members.admin, EDITOR);
  await other.getByText('Haut de la page').click();
  await expect(other.locator('#texte-hero-title')).toHaveValue(`Voisins ${run}\u202f?`);
  await page.locator('#texte-hero-eyebrow').fill(`Du premier ${run}`);
  await page.locator('#texte-hero-eyebrow').blur();
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  await other.locator('#texte-hero-eyebrow').fill(`Du second ${run}`);
  await expect(other.getByText('Ce texte a été modifié ailleurs')).toBeVisible();
  await other.getByText('Ce que dit l’autre version').click();
  await expect(other.getByText(`Du premier ${run}`, { exact: true })).toBeVisible();
  await expect(other.locator('#texte-hero-eyebrow')).toHaveValue(`Du second ${run}`);
  await other.getByRole('button', { name: 'Prendre l’autre version' }).click();
  await expect(other.locator('#texte-hero-eyebrow')).toHaveValue(`Du premier ${run}`);

  // The minute that runs: the worker publishes when it next looks.
  await page.getByLabel('Publier le (heure du Québec)').fill(clock(new Date()));
  await page.getByRole('button', { name: 'Programmer la publication' }).click();
  await expect(page.getByText('Publication programmée', { exact: true })).toBeVisible();
  await expect.poll(heading, { timeout: 60_000 }).toBe(`Voisins ${run}\u202f?`);
  expect(await bytesOf('/agence-marketing-beauport')).toBe(neighbour);

  await page.reload();
  await page.getByRole('button', { name: 'Reprendre\u00a0: Texte d’origine' }).click();
  await expect(page.getByText('Version reprise en brouillon')).toBeVisible();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('Texte publié')).toBeVisible();
  await expect.poll(heading, { timeout: 60_000 }).toBe(before);
});

test('an article is begun, published and taken back; list, feed and sitemap follow, and its neighbours keep every byte', {
  tag: '@nightly',
}, async ({ page }) => {
  const run = Date.now().toString(36);
  const path = `/blog/neige-${run}`;
  const bytesOf = async (address: string) => (await page.request.get(address)).text();
  const status = async () => (await page.request.get(path)).status();
  const neighbour = '/blog/audit-seo-site-web-methode';
  const before = await bytesOf(neighbour);
  await signInAs(page, members.admin, '/admin/textes/nouvelle');
  await page.getByLabel('Titre', { exact: true }).fill(`Neige ${run}`);
  await page.getByRole('button', { name: 'Créer le brouillon' }).click();
  const body = page.getByLabel('Texte de l’article');
  await body.fill('## Dehors\n\n<b>Froid</b>');
  await expect(page.getByText('Ligne 3\u00a0: Retirez')).toBeVisible();
  await body.fill('## Dehors\n\nIl fait **froid**, [lisez](/blog).');
  await page.getByLabel('Description pour les moteurs de recherche').fill('Une description. '.repeat(8).trim());
  await page.getByLabel('Extrait').fill('Un extrait.');
  await page.getByLabel('Sujets').fill(`Neige ${run}`);
  await page.getByLabel('À qui l’article s’adresse').fill('À tous.');
  // The last of the list: nothing leads to it from beside the others.
  await page.getByLabel('Date de publication').fill('2020-01-02');
  await expect(page.getByText(/^Enregistré/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(`Neige ${run}`);
  expect(await status()).toBe(404);

  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('Texte publié')).toBeVisible();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  const following = ['/blog', '/blog/rss.xml', '/blog/feed.json', `/blog/tag/neige-${run}`].map(bytesOf);
  for (const bytes of await Promise.all(following)) expect(bytes).toContain(`Neige ${run}`);
  expect(await bytesOf('/sitemap.xml')).toMatch(new RegExp(`${path}</loc><lastmod>2020-01-02<`));
  expect((await bytesOf(neighbour)) === before).toBe(true);

  await page.getByRole('button', { name: 'Retirer du site' }).click();
  await expect(page.getByText('Page retirée du site')).toBeVisible();
  await expect.poll(status, { timeout: 60_000 }).toBe(404);
});
