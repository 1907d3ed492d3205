import { keepWorking } from '@agence/infra/fallback/rollBackBroken';
import type { Draft } from '@agence/infra/gate/corpus/Draft';
import { activate } from '@agence/infra/registry/activate';
import { breakBlog, indexOf, shown, TITLE, versionOf } from '../support/brokenBlog.ts';
import { serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, test } from '../support/test.ts';

/**
 * Ways in which a release of the blog may be broken in browsers alone: the server renders it as ever. Before a merge the
 * first, in which all of its code came before it failed.
 */
const BROKEN: readonly (readonly [string, (draft: Draft) => Promise<void>])[] = [
  ['its page throws as it renders', async (draft) => draft.edit(indexOf(draft), 'lead:`', 'lead:{},before:`')],
  ['its container is no module', (draft) => draft.write(draft.release.entry, '<!doctype html>')],
  ['its page throws as it loads', async (draft) => draft.prepend(indexOf(draft), 'throw new Error("boom");')],
];

for (const [what, change] of BROKEN) {
  test(`a release is broken, ${what}: the version before is on screen and answers (CMP-06, SHL-108)`, {
    tag: '@nightly',
  }, async ({ page, allowComplaints }) => {
    allowComplaints(/./);
    const site = await serveCopy();
    const { good, bad } = await breakBlog(site, change);
    await page.goto(site.url);
    await hydrated(page);
    expect(await shown(page)).toBe(bad);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    const clicked = Date.now();
    // Two documents and a composition, on a machine that has other work.
    await expect.poll(() => shown(page).catch(() => undefined), { timeout: 30_000, intervals: [20] }).toBe(good);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    test.info().annotations.push({ type: 'measured', description: `on screen after ${Date.now() - clicked} ms` });
    await hydrated(page);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('searchbox').fill('courriel');
    await expect(page).toHaveURL(/q=courriel/);
    await site.close();
  });
}

test('visitors keep meeting it: the site goes back by itself and says so, and a person has the last word (CMP-11)', {
  tag: '@nightly',
}, async ({ page, browser, allowComplaints }) => {
  allowComplaints(/./);
  const site = await serveCopy();
  const { good, bad } = await breakBlog(site, (draft) =>
    draft.prepend(draft.release.entry, 'throw new Error("boom");'),
  );
  const said: string[] = [];
  const stop = keepWorking(site.dataDir, site.url, (line) => said.push(line));
  for (let visit = 0; visit < 3; visit += 1) {
    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto('/blog');
    await expect.poll(() => shown(visitor).catch(() => undefined), { timeout: 30_000 }).toBe(good);
    await visitor.close();
  }
  // It looks every ten seconds; a minute is what is promised.
  const third = Date.now();
  await expect.poll(() => versionOf(site), { timeout: 60_000 }).toBe(good);
  test.info().annotations.push({ type: 'measured', description: `rolled back after ${Date.now() - third} ms` });
  expect(said).toEqual([
    `mfe-blog ${bad} was rolled back: browsers could not run it, from 3 networks within ten minutes.`,
  ]);
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  expect(await shown(page)).toBe(good);
  await activate(site.dataDir, { versions: { 'mfe-blog': bad }, by: 'e2e' });
  await expect.poll(() => versionOf(site)).toBe(bad);
  stop();
  await site.close();
});

test('a release without one before it says that it cannot be shown, and loads nothing over and over', {
  tag: '@nightly',
}, async ({ page, context, allowComplaints }) => {
  allowComplaints(/./);
  const site = await serveCopy();
  await breakBlog(site, (draft) => draft.prepend(draft.release.entry, 'throw new Error("boom");'));
  let documents = 0;
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) documents += 1;
    return route.continue();
  });
  // Nothing can be noted where cookies are blocked.
  await context.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }));
  await page.goto(`${site.url}/blog`);
  await expect(page.getByText('Vous pouvez lire la page')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(documents).toBe(1);
  await site.close();
});
