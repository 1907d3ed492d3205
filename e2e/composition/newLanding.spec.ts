import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '@agence/infra/build';
import { promote, publish, rollback } from '@agence/infra/registry';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.cache/e2e-site');
const copy = join(root, 'mfe-marketing-next');
const path = '/agence-marketing-saguenay';

test.afterEach(() => rm(copy, { recursive: true, force: true }));

test('publishes a landing page that exists only as a content file, and changes no other release', async ({ page }) => {
  await page.goto('/formations');
  await hydrated(page);
  const before = await registryOf(page);
  expect((await page.request.get(path)).status()).toBe(404);

  // A team of its own: the marketing folder alone, with one file more.
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, 'mfe-marketing'), copy, { recursive: true, filter: (file) => !/node_modules|\/dist/.test(file) });
  const scaffold = spawnSync('node', ['scripts/newLanding.ts', path.slice(1)], { cwd: copy, encoding: 'utf8' });
  expect(scaffold.stderr).toBe('');
  const release = await buildRelease(copy);
  await publish(dataDir, join(copy, 'dist'));
  await promote(dataDir, 'mfe-marketing', release.version);

  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 1500 }).toBe(200);
  await page.goto('/formations');
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
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);

  await rollback(dataDir, 'mfe-marketing');
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 1500 }).toBe(404);
});
