import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease } from '@agence/infra/build';
import { activate, rollback } from '@agence/infra/registry/activate';
import { publish } from '@agence/infra/registry/publish';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(root, 'mfe-blog-next');

let site: SiteCopy;
test.afterEach(async () => {
  await rm(copy, { recursive: true, force: true });
  await site?.close();
});

test('a new version of one remote changes nothing else, open pages go on, and rollback is quick', async ({
  page,
  context,
}) => {
  // A release is built.
  test.setTimeout(300_000);
  // A team of its own: the blog's folder alone, with one sentence changed.
  await rm(copy, { recursive: true, force: true });
  await cp(join(root, 'mfe-blog'), copy, { recursive: true, filter: (path) => !/node_modules|\/dist/.test(path) });
  const texts = join(copy, 'src/content/blog.ts');
  await writeFile(
    texts,
    (await readFile(texts, 'utf8')).replace('Ce que nous apprenons en grimpant', 'Le carnet a changé'),
  );
  // Before there are connections: a build keeps this process busy for longer than they stay open.
  const release = await buildRelease(copy);

  site = await serveCopy();
  const { dataDir } = site;
  const open = await context.newPage();
  await open.goto(site.url);
  await hydrated(open);
  const before = await registryOf(open);

  await publish(dataDir, join(copy, 'dist'));
  await activate(dataDir, { versions: { 'mfe-blog': release.version }, by: 'e2e' });

  await expect.poll(async () => (await page.request.get(`${site.url}/blog`)).text()).toContain('Le carnet a changé');
  await page.goto(`${site.url}/blog`);
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

  await rollback(dataDir, ['mfe-blog'], { by: 'e2e' });
  // The promise of CMP-11; the usual is half a second.
  await expect
    .poll(async () => (await page.request.get(`${site.url}/blog`)).text(), { timeout: 5_000 })
    .toContain('Ce que nous apprenons');
});
