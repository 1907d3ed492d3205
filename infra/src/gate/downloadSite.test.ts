import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../composer/serve.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { downloadSite } from './downloadSite.ts';
import { siteOfStore } from './liveSite.ts';

/** A deployed site whose blog has an earlier, an active and a later release. */
async function aSite() {
  const dataDir = await aStore();
  const contract = `^${CONTRACT_VERSION}`;
  const versions = {
    shell: await published(dataDir, { name: 'shell', routes: [], fragments: {}, contract }),
    before: await published(dataDir, { version: '0.9.0' }),
    now: await published(dataDir),
    later: await published(dataDir, { version: '2.0.0' }),
  };
  await promoted(dataDir, { shell: versions.shell, 'mfe-blog': versions.before });
  await promoted(dataDir, { 'mfe-blog': versions.now });
  const site = await serve({ dataDir, port: 0, backend: { url: 'http://backend.test', anonKey: 'public' } });
  onTestFinished(() => site.close());
  return { ...versions, dataDir, url: site.url };
}

test('brings whole releases, those that visitors get and those before, with what teams own', async () => {
  const { url, dataDir, now, before, shell } = await aSite();
  const site = await downloadSite(url);
  expect(site.active.map(({ release }) => release.version).sort()).toEqual([now, shell].sort());
  expect(site.previous.map(({ release }) => release.version)).toEqual([before]);
  expect(site.backend).toEqual({ url, anonKey: 'public' });
  const { active, teams } = await siteOfStore(dataDir);
  expect(Object.keys(site.teams)).toEqual(Object.keys(teams));
  expect(site.teams.everybody?.paths).toEqual(teams.everybody?.paths);
  for (const { release, folder } of site.active) {
    const stored = active.find((part) => part.release.name === release.name)?.folder ?? '';
    for (const file of ['release.json', ...Object.keys(release.files)]) {
      expect(await readFile(join(folder, file))).toEqual(await readFile(join(stored, file)));
    }
  }
  // A version never changes: it is not fetched again.
  expect(await downloadSite(url)).toEqual(site);
});

test('a site tells of no release that nobody has seen yet', async () => {
  const { url, now, before, later } = await aSite();
  const status = async (version: string, file: string) => (await fetch(`${url}/r/mfe-blog/${version}/${file}`)).status;
  expect(JSON.stringify(await (await fetch(`${url}/r/site.json`)).json())).not.toContain(later);
  for (const file of ['release.json', 'server/server.js', 'fragments/page.json']) {
    expect([await status(now, file), await status(before, file), await status(later, file)]).toEqual([200, 200, 404]);
  }
  expect(await status(now, 'release.sig')).toBe(404);
});

test('says so where no site answers', async () => {
  await expect(downloadSite('http://localhost:1')).rejects.toThrow(
    'http://localhost:1 does not say which releases it consists of.',
  );
});
