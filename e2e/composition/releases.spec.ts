import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollback } from '@agence/infra/registry/activate';
import { breakBlog, TITLE } from '../support/brokenBlog.ts';
import { serveCopy } from '../support/siteCopy.ts';
import { expect, hydrated, registryOf, test } from '../support/test.ts';

// By night `newLanding.spec.ts` builds such a release from its sources.
test('a new version of one remote changes nothing else, open pages go on, and rollback is quick', async ({
  page,
  context,
}) => {
  const site = await serveCopy();
  const { dataDir } = site;
  const open = await context.newPage();
  await open.goto(site.url);
  await hydrated(open);
  const before = await registryOf(open);

  // What a build of the blog makes with one sentence changed.
  const { bad: version } = await breakBlog(site, async (draft) => {
    for (const path of Object.keys(draft.release.files)) {
      if ((await readFile(join(draft.folder, path), 'utf8')).includes(TITLE))
        await draft.edit(path, new RegExp(TITLE, 'g'), 'Le carnet a changé');
    }
  });

  await expect.poll(async () => (await page.request.get(`${site.url}/blog`)).text()).toContain('Le carnet a changé');
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  const after = await registryOf(page);
  expect(after.remotes['mfe-blog']?.version).toBe(version);
  expect(after.start).toEqual(before.start);
  for (const [name, remote] of Object.entries(before.remotes)) {
    if (name !== 'mfe-blog') expect(after.remotes[name]).toEqual(remote);
  }

  // The page that was open is from before: it goes on with the new release, without mixing the two or failing.
  await open.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(open.getByRole('heading', { level: 1, name: 'Le carnet a changé' })).toBeVisible();
  await hydrated(open);
  expect((await registryOf(open)).remotes['mfe-blog']?.version).toBe(version);

  await rollback(dataDir, ['mfe-blog'], { by: 'e2e' });
  // Usually in half a second; a machine with other work to do takes longer than CMP-11 promises, which proves nothing.
  await expect.poll(async () => (await page.request.get(`${site.url}/blog`)).text()).toContain('Ce que nous apprenons');
  await site.close();
});
