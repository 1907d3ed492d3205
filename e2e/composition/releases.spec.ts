import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '@agence/infra/build';
import { promote, publish, rollback } from '@agence/infra/registry';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.cache/e2e-site');
const copy = join(root, 'mfe-blog-next');

test('a new version of one remote changes nothing else, open pages go on, and rollback is quick', async ({
  page,
  context,
}) => {
  const open = await context.newPage();
  await open.goto('/');
  await hydrated(open);
  const before = await registryOf(open);

  // A team of its own: the blog's folder alone, with one sentence changed.
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, 'mfe-blog'), copy, { recursive: true, filter: (path) => !/node_modules|\/dist/.test(path) });
  const texts = join(copy, 'src/content/blog.ts');
  await writeFile(
    texts,
    (await readFile(texts, 'utf8')).replace('Ce que nous apprenons en grimpant', 'Le carnet a changé'),
  );
  const release = await buildRelease(copy);
  await publish(dataDir, join(copy, 'dist'));
  await promote(dataDir, 'mfe-blog', release.version);

  await expect
    .poll(async () => (await page.request.get('/blog')).text(), { timeout: 1500 })
    .toContain('Le carnet a changé');
  await page.goto('/blog');
  await hydrated(page);
  const after = await registryOf(page);
  expect(after.remotes['mfe-blog']?.version).toBe(release.version);
  expect(after.start).toEqual(before.start);
  for (const [name, remote] of Object.entries(before.remotes)) {
    if (name !== 'mfe-blog') expect(after.remotes[name]).toEqual(remote);
  }

  // The page that was open is from before: it goes on with the new release, without mixing the two or failing.
  await open.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(open.getByRole('heading', { level: 1, name: 'Le carnet a changé' })).toBeVisible();
  await hydrated(open);
  expect((await registryOf(open)).remotes['mfe-blog']?.version).toBe(release.version);

  const started = performance.now();
  await rollback(dataDir, 'mfe-blog');
  await expect
    .poll(async () => (await page.request.get('/blog')).text(), { timeout: 1500, intervals: [50] })
    .toContain('Ce que nous apprenons');
  expect(performance.now() - started).toBeLessThan(1000);
  await rm(copy, { recursive: true, force: true });
});
