import type { Page } from '@playwright/test';
import { members, signInAs } from '../support/member.ts';
import { type OwnSite, startOwnSite } from '../support/ownSite.ts';
import { expect, test } from '../support/test.ts';

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startOwnSite();
});
test.afterAll(() => site?.close());

const NAME = 'Camille Bouchard';
const SLUG = 'camille-bouchard';
/** Stand in no sitemap. */
const BESIDE = ['/sitemap.xml', '/blog/rss.xml', '/blog/feed.json'];

/** Pages, what they are made of, feeds and lists in which any of some words stands. */
async function naming(page: Page, words: readonly string[]): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    // What is known of the catalogue may be a moment older than the site.
    expect([200, 404], path).toContain(answer.status());
    return answer.text();
  };
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  const pages = listed.map(([, url = '']) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const path of [...pages, ...pages.map((page) => `/_data${page}`), ...BESIDE]) {
    const text = (await read(path)).toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}

test('a creator deletes the account: within a minute no page, feed or list names them (Law 25)', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const visitor = await site.somebody(browser);
  const words = [NAME, SLUG, members.creator.email];
  await expect.poll(() => naming(visitor, words), { timeout: 60_000 }).toContain(`/creators/${SLUG}`);

  const creator = await site.somebody(browser);
  await signInAs(creator, members.creator, '/compte');
  await creator.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = creator.getByRole('dialog', { name: 'Supprimer votre compte' });
  await dialog.getByLabel('Pour confirmer, écrivez SUPPRIMER.').fill('SUPPRIMER');
  await dialog.getByLabel('Votre mot de passe').fill(members.creator.password);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(creator.getByText('Votre compte est supprimé')).toBeVisible();

  await expect.poll(() => naming(visitor, words), { timeout: 60_000 }).toEqual([]);
  expect((await visitor.request.get(`/creators/${SLUG}`)).status()).toBe(404);
  expect((await visitor.request.get(`/social/creators/${SLUG}.png`)).status()).toBe(404);
});
