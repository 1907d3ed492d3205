import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Draft } from '@agence/infra/gate/corpus/Draft';
import { activate } from '@agence/infra/registry/activate';
import { publish } from '@agence/infra/registry/publish';
import type { Page } from '@playwright/test';
import type { SiteCopy } from './siteCopy.ts';
import { expect, registryOf } from './test.ts';

/** Of the blog's first page. */
export const TITLE = 'Ce que nous apprenons en grimpant';

/** The journeys' site, whose blog is another release after the good one: a broken one, or one with other texts. */
export async function breakBlog(
  site: SiteCopy,
  change: (draft: Draft) => Promise<void>,
): Promise<{ good: string; bad: string }> {
  const good = (await versionOf(site)) ?? '';
  const [built, folder] = ['built', 'broken'].map((name) => join(site.dataDir, name)) as [string, string];
  // As a build leaves it: not signed, not compressed.
  const filter = (path: string) => !/\.(?:sig|br|gz)$/.test(path);
  await cp(join(site.dataDir, 'releases/mfe-blog', good), built, { recursive: true, filter });
  const surroundings = { good: built, neighbour: { title: '', description: '' } };
  await Draft.make({ what: '', row: 'pages', says: /./, change }, folder, surroundings);
  const { version: bad } = await publish(site.dataDir, folder, { compressed: false });
  await activate(site.dataDir, { versions: { 'mfe-blog': bad }, by: 'e2e' });
  await expect.poll(() => versionOf(site)).toBe(bad);
  return { good, bad };
}

/** Version of the blog that everybody gets. */
export async function versionOf({ url }: SiteCopy): Promise<string | undefined> {
  const html = await (await fetch(`${url}/blog`)).text();
  return /"mfe-blog":\{"version":"([^"]+)"/.exec(html)?.[1];
}

/** Version of the blog that a page runs. */
export const shown = async (page: Page) => (await registryOf(page)).remotes['mfe-blog']?.version;

/** The code of the blog's first page. */
export const indexOf = (draft: Draft) => draft.file(/BlogListPage.*\.js$/);
