import type { APIRequestContext, Page } from '@playwright/test';
import { members, SESSION_KEY, signInAs, signUpAt } from '../support/member.ts';
import { withSecondFactor } from '../support/secondFactor.ts';
import { expect, registryOf, test } from '../support/test.ts';

/** Within this, in milliseconds, a decision has reached every page. */
const A_MINUTE = 60_000;

/** Asks the site's API as the person who is signed in on the page. */
async function ask(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const { anonKey } = await registryOf(page);
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const session = JSON.parse(stored ?? '{}') as { access_token: string; user: { id: string } };
  const response = await page.request.fetch(`/rest/v1/${path}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}` },
    ...(body ? { data: body } : {}),
  });
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true);
  return { me: session.user.id, data: (await response.text()) ? await response.json() : null };
}

interface Author {
  readonly name: string;
  /** Of the creator's page. */
  readonly slug: string;
  readonly course: string;
}

/** Where somebody who is not signed in meets the author. */
async function whereShown(request: APIRequestContext, anonKey: string, { name, slug, course }: Author) {
  const places = {
    page: `/creators/${slug}`,
    data: `/_data/creators/${slug}`,
    image: `/social/creators/${slug}.png`,
    sitemap: '/sitemap.xml',
    course: `/formations/${course}`,
    search: `/formations?q=${encodeURIComponent(name)}`,
    api: '/rest/v1/creators?select=name,slug',
  };
  const shown: string[] = [];
  for (const [place, path] of Object.entries(places)) {
    const response = await request.get(path, { headers: { apikey: anonKey } });
    const isImage = response.headers()['content-type'] === 'image/png';
    const text = isImage ? '' : await response.text();
    // The search repeats what was asked for; what it finds is the course.
    const isNamed =
      place === 'search' ? text.includes(`/formations/${course}`) : text.includes(name) || text.includes(slug);
    if (response.status() === 200 && (isImage || isNamed)) shown.push(place);
  }
  return shown;
}

test('a creator’s page exists when its owner has seen it and agreed, and is gone within a minute when taken back (Law 25, MPL-057)', {
  tag: '@nightly',
}, async ({ page, browser, playwright, baseURL, allowComplaints }) => {
  test.setTimeout(240_000);
  allowComplaints(/404/);
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const stamp = `${Date.now()}`.slice(-7);
  const name = `Ozanne Quevillon${stamp}`;
  const title = `Tisser ${stamp}`;
  await signUpAt(page, '/compte');
  await page.getByLabel('Nom affiché').fill(name);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  await test.step('a draft shows nothing of who writes it', async () => {
    await page.goto('/creator-dashboard');
    await page.getByRole('button', { name: 'Créer une formation' }).click();
    await expect(page.getByText('Un brouillon reste privé')).toBeVisible();
    await page.getByLabel('Titre', { exact: true }).fill(title);
    await page.getByLabel('Description', { exact: true }).fill('Un fil après l’autre.');
    await page.getByRole('button', { name: 'Créer la formation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  const { anonKey } = await registryOf(page);
  const formation = new URL(page.url()).pathname.split('/').pop() ?? '';
  const { me, data: own } = await ask(page, 'POST', 'rpc/my_creator_page', {});
  const author = { name, slug: (own as { shown: { slug: string } }).shown.slug, course: `tisser-${stamp}` };
  const shown = () => whereShown(visitor, anonKey, author);
  expect(author.slug).toContain('ozanne-quevillon');
  expect(await shown()).toEqual([]);

  await test.step('a course can be published without a name', async () => {
    const admin = await (await browser.newContext()).newPage();
    await signInAs(admin, members.admin, '/dashboard');
    // Staff change rights with a second factor alone; it goes away again for those who come after.
    const leave = await withSecondFactor(admin, members.admin.password);
    await ask(admin, 'POST', 'rpc/set_profile_role', { target: me, new_role: 'creator' });
    await leave();
    await admin.context().close();
    await ask(page, 'PATCH', `formations?id=eq.${formation}`, { thumbnail_url: '/social/index.png' });
    const module = { formation_id: formation, title: 'Un', order_index: 0, is_published: true };
    await ask(page, 'POST', 'formation_modules', module);
    await page.reload();
    await expect(page.getByText('Paraîtra sans votre nom')).toBeVisible();
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Votre formation est en ligne.')).toBeVisible();
    // Somebody has looked for it before.
    await expect
      .poll(async () => (await visitor.get(`/formations/${author.course}`)).text(), { timeout: A_MINUTE })
      .toContain('a choisi de ne pas afficher son nom');
    expect(await shown()).toEqual([]);
  });

  await test.step('the owner sees the page, agrees, and everybody sees it', async () => {
    await page.getByRole('link', { name: 'Voir ma page et décider' }).click();
    const preview = page.getByRole('region', { name: /^Aperçu/ });
    await expect(preview.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(preview.getByText(title)).toBeVisible();
    await page.getByRole('button', { name: 'Rendre ma page publique' }).click();
    await expect(page.getByText('votre page est publique')).toBeVisible();
    await expect
      .poll(shown, { timeout: A_MINUTE, intervals: [2000] })
      .toEqual(['page', 'data', 'image', 'sitemap', 'course', 'search', 'api']);
    await page.getByRole('link', { name: 'Voir ma page' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Soutenir' })).toBeVisible();
  });

  await test.step('and takes it back', async () => {
    const open = await page.context().newPage();
    await open.goto(`/creators/${author.slug}`);
    await page.goto('/creator-dashboard');
    await page.getByRole('link', { name: 'La revoir ou la retirer' }).click();
    await page.getByRole('button', { name: 'Retirer ma page publique' }).click();
    await page.getByRole('button', { name: 'Retirer ma page', exact: true }).click();
    await expect(page.getByText('votre page est retirée')).toBeVisible();
    // A page that was open before still has its button, and nothing comes of it.
    await open.getByRole('button', { name: 'Soutenir' }).click();
    await open
      .getByRole('dialog')
      .getByRole('button', { name: /^Soutenir avec/ })
      .click();
    await expect(open.getByText('Rien n’a été facturé')).toBeVisible();
    await open.close();

    await expect.poll(shown, { timeout: A_MINUTE, intervals: [2000] }).toEqual([]);
    const answer = await page.goto(`/creators/${author.slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Créateur introuvable' })).toBeVisible();
    // The course is still there.
    expect((await visitor.get(`/formations/${author.course}`)).status()).toBe(200);
  });
  // Other tests count what is in the catalogue.
  await page.goto('/creator-dashboard');
  await ask(page, 'POST', 'rpc/delete_formation', { formation });
  await visitor.dispose();
});
