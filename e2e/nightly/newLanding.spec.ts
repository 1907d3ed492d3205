import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '@agence/infra/build';
import { activate, rollback } from '@agence/infra/registry/activate';
import { publish } from '@agence/infra/registry/publish';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(root, 'mfe-marketing-next');
const path = '/agence-marketing-saguenay';

let site: SiteCopy;
test.afterEach(async () => {
  await rm(copy, { recursive: true, force: true });
  await site?.close();
});

test('publishes a landing page that exists only as a content file, and changes no other release', async ({ page }) => {
  // A release is built.
  test.setTimeout(300_000);
  // A team of its own: the marketing folder alone, with one file more.
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, 'mfe-marketing'), copy, { recursive: true, filter: (file) => !/node_modules|\/dist/.test(file) });
  const scaffold = spawnSync('node', ['scripts/newLanding.ts', path.slice(1)], { cwd: copy, encoding: 'utf8' });
  expect(scaffold.stderr).toBe('');
  // Before there are connections: a build keeps this process busy for longer than they stay open.
  const release = await buildRelease(copy);

  site = await serveCopy();
  const { dataDir } = site;
  await page.goto(`${site.url}/outils`);
  await hydrated(page);
  const before = await registryOf(page);
  expect((await page.request.get(site.url + path)).status()).toBe(404);

  await publish(dataDir, join(copy, 'dist'));
  await activate(dataDir, { versions: { 'mfe-marketing': release.version }, by: 'e2e' });

  await expect.poll(async () => (await page.request.get(site.url + path)).status()).toBe(200);
  await page.goto(`${site.url}/outils`);
  await hydrated(page);
  const after = await registryOf(page);
  expect(after.remotes['mfe-marketing']?.version).toBe(release.version);
  expect(after.start).toEqual(before.start);
  for (const [name, remote] of Object.entries(before.remotes)) {
    if (name !== 'mfe-marketing') expect(after.remotes[name]).toEqual(remote);
  }

  // The shell's own bytes are the same, and yet its footer leads there, without loading a page.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Agence marketing saguenay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Une promesse que vous pouvez tenir' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ce que vous obtenez' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle('Agence marketing saguenay | Cimes');
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).toContain(`${path}</loc>`);

  await rollback(dataDir, ['mfe-marketing'], { by: 'e2e' });
  await expect.poll(async () => (await page.request.get(site.url + path)).status()).toBe(404);
});
