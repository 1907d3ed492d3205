import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRoute } from '@agence/shared-contracts/remote/release';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readRegistry } from '../registry/registryFile.ts';
import { manifestHash, releaseFolder } from '../registry/releaseStore.ts';
import { rootKeyOf } from '../registry/rootKey.ts';
import { signRelease } from '../registry/signature.ts';
import type { aRelease } from '../registry/testing/aRelease.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { verifyServerHalf } from '../registry/verifiedFile.ts';
import { inProcess } from '../renderer/Renderer.ts';
import { type CompositionSnapshot, createSnapshot } from './snapshot.ts';

const link = (slot: 'header' | 'services', label: string, order: number) => ({ slot, label, to: '/blog', order });
const route = (path: string, denied?: { title: string; description: string }): ReleaseRoute => ({
  ...({ id: path, path, access: 'member', render: 'client', query: [], sitemap: false, modules: ['page.js'] } as const),
  ...(denied ? { denied } : {}),
});

let store: string;
let shellVersion: string;
beforeEach(async () => {
  store = await aStore();
  shellVersion = await released({ name: 'shell', navigation: [link('services', 'b', 2)] });
});

/** Publishes and promotes a release. @returns its version */
async function released(release: NonNullable<Parameters<typeof aRelease>[0]> = {}): Promise<string> {
  const extra = { 'page.js': '', 'shared.js': '', ...release.extra };
  const version = await published(store, { ...release, extra });
  await promoted(store, { [release.name ?? 'mfe-blog']: version });
  return version;
}

/** What is said meanwhile. */
function errors() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}
const snapshot = async (): Promise<CompositionSnapshot> => createSnapshot(store, await readRegistry(store), rendererOf);
const rendererOf = () => inProcess({} as never);
const site = { siteUrl: 'https://site.test', anonKey: 'key', config: {} };

test('holds what is promoted, and nothing that is only published', async () => {
  await released();
  await published(store, { name: 'mfe-tools' });
  const { revision, shell, remotes, routes } = await snapshot();
  expect([revision, shell.name, remotes.map(({ name }) => name)]).toEqual([5, 'shell', ['mfe-blog']]);
  expect(routes.map(({ path, release }) => [path, release.name])).toEqual([
    ['/shell', 'shell'],
    ['/mfe-blog', 'mfe-blog'],
  ]);
});

test('knows what is published, and nothing of names that every object has', async () => {
  const version = await released();
  const { isNamed, isPublished, isWithdrawn } = await snapshot();
  expect([isNamed('mfe-blog'), isPublished('mfe-blog', version), isWithdrawn('mfe-blog', version)]).toEqual([
    ...[true, true, false],
  ]);
  for (const [name, at] of [
    ['constructor', '1.0.0'],
    ['mfe-blog', 'constructor'],
    ['mfe-blog', '9.9.9-0'],
  ] as const) {
    expect([isPublished(name, at), isWithdrawn(name, at)], name).toEqual([false, false]);
  }
  expect(isNamed('constructor')).toBe(false);
});

test('navigation and redirects of all releases are the site’s', async () => {
  await released({
    navigation: [link('services', 'a', 1), link('header', 'c', 3)],
    redirects: [{ from: '/vieux', to: '/blog' }],
  });
  const { navigation, redirects } = await snapshot();
  expect(navigation.map(({ label }) => label)).toEqual(['c', 'a', 'b']);
  expect(redirects).toEqual([{ path: '/vieux', to: '/blog' }]);
});

test('files at the top of the site are known with their release', async () => {
  const version = await released({ publicFiles: { '/a.txt': 'public/a.txt' }, extra: { 'public/a.txt': 'a' } });
  const { publicFiles, folderOf, remotes } = await snapshot();
  expect([...publicFiles]).toEqual([['/a.txt', { release: remotes[0], file: 'public/a.txt' }]]);
  expect(folderOf(remotes[0] as never)).toBe(releaseFolder(store, 'mfe-blog', version));
});

test('prerendered pages are read by their path', async () => {
  await released();
  const { fragmentOf, remotes } = await snapshot();
  expect(await fragmentOf(remotes[0] as never, '/mfe-blog')).toMatchObject({ kind: 'page', html: '<h1>Titre</h1>' });
  expect(await fragmentOf(remotes[0] as never, '/autre')).toBeUndefined();
});

test('a page tells the browser which files it starts with and where all others are', async () => {
  const denied = { title: 'Réservé', description: 'Aux membres' };
  const version = await released({
    modules: ['shared.js'],
    routes: [
      route('/espace', denied),
      { ...route('/lien/:jeton'), isKey: true },
      { ...route('/notes'), render: 'data' },
    ],
    fragments: {},
  });
  const { importMapsFor, registryFor, routes } = await snapshot();
  const own = routes.find(({ path }) => path === '/espace');
  const at = (file: string) => `/r/mfe-blog/${version}/${file}`;
  expect(importMapsFor(own)).toBe(importMapsFor(own));
  expect(registryFor(own, site)).toEqual({
    ...{ revision: 4, ...site, page: 'mfe-blog', navigation: [link('services', 'b', 2)] },
    otherModules: '/r/importmap/.json',
    start: [`/r/shell/${shellVersion}/remoteEntry.js`],
    preload: [at('remoteEntry.js'), at('shared.js'), at('page.js')],
    remotes: {
      'mfe-blog': {
        ...{ version, contract: '^1.0.0', base: at(''), entry: 'remoteEntry.js', modules: [] },
        routes: [
          { path: '/espace', access: 'member', denied, modules: [] },
          { path: '/lien/:jeton', access: 'member', isKey: true, modules: [] },
          { path: '/notes', access: 'member', isServed: true, modules: [] },
        ],
      },
    },
  });
});

test('a page of no remote names none; demonstrations and development say so', async () => {
  await released();
  const { registryFor } = await snapshot();
  const alone = registryFor(undefined, site);
  expect(alone.preload).toEqual([]);
  expect(alone).not.toHaveProperty('page');
  expect(alone).not.toHaveProperty('demo');
  const demo = { email: 'a@b.test', password: 'p' } as never;
  const { start, demo: told } = registryFor(undefined, { ...site, demo, devStart: '/@dev/start.ts' });
  expect([told, start[0]]).toEqual([demo, '/@dev/start.ts']);
});

test.each([
  ['release.json has changed', (folder: string) => appendFileSync(join(folder, 'release.json'), ' ')],
  ['a module has changed', (folder: string) => appendFileSync(join(folder, 'page.js'), ' ')],
  ['its server half has changed', (folder: string) => appendFileSync(join(folder, 'server/server.js'), ' ')],
  ['a compressed module has changed', (folder: string) => writeFileSync(join(folder, 'page.js.br'), 'x')],
  ['a page is gone', (folder: string) => rmSync(join(folder, 'fragments/page.json'))],
  ['its folder is gone', (folder: string) => rmSync(folder, { recursive: true })],
  ['its signature is gone', (folder: string) => rmSync(join(folder, 'release.sig'))],
])(
  'of a release of which %s the version before stands in, or nothing, and the site goes on (CMP-01)',
  async (_, damage) => {
    const log = errors();
    const first = await released();
    const second = await released({ version: '1.0.1' });
    const shown = async () => (await snapshot()).remotes.map(({ version }) => version);
    expect(await shown()).toEqual([second]);
    damage(releaseFolder(store, 'mfe-blog', second));
    expect(await shown()).toEqual([first]);
    expect(log).toHaveBeenLastCalledWith(
      expect.stringContaining(`mfe-blog is shown as ${first} instead of ${second}.`),
    );
    damage(releaseFolder(store, 'mfe-blog', first));
    expect(await shown()).toEqual([]);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(`mfe-blog is left out instead of ${second}.`));
  },
);

test('what stands in takes no address of another that came after it', async () => {
  errors();
  const page = { ...route('/a'), access: 'public' as const };
  const old = await released({ name: 'mfe-a', routes: [page], fragments: {} });
  const active = await released({ name: 'mfe-a', routes: [], fragments: {} });
  await released({ name: 'mfe-b', routes: [page], fragments: {} });
  rmSync(releaseFolder(store, 'mfe-a', active), { recursive: true });
  expect((await snapshot()).remotes.map(({ name }) => name)).toEqual(['mfe-b']);
  expect(old).not.toBe(active);
});

test('a damaged shell is shown as it was before; where there was none, no site is composed', async () => {
  errors();
  const second = await released({ name: 'shell', version: '1.0.1' });
  rmSync(releaseFolder(store, 'shell', second), { recursive: true });
  expect((await snapshot()).shell.version).toBe(shellVersion);
  rmSync(releaseFolder(store, 'shell', shellVersion), { recursive: true });
  await expect(snapshot()).rejects.toMatchObject({ code: 'release_missing' });
});

test('nothing is composed under a shell that needs another contract than the site’s, such as one of a newer site', async () => {
  const registry = await readRegistry(store);
  const folder = releaseFolder(store, 'shell', shellVersion);
  const file = join(folder, 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"contract":"^1.0.0"', '"contract":"^1.999.0"'));
  await signRelease(folder, (await rootKeyOf(store)) ?? '');
  const versions = { [shellVersion]: { manifest: await manifestHash(folder), publishedAt: '' } };
  const shell = { active: shellVersion, history: [], versions };
  await expect(createSnapshot(store, { ...registry, remotes: { shell } }, rendererOf)).rejects.toMatchObject({
    code: 'contract_unsupported',
    message: expect.stringMatching(/^shell needs contract \^1\.999\.0, the site has \d/),
  });
});

test('nor without a shell, nor of two releases at one address', async () => {
  const registry = await readRegistry(store);
  const { shell, ...remotes } = registry.remotes;
  expect(shell?.active).toBe(shellVersion);
  await expect(createSnapshot(store, { ...registry, remotes }, rendererOf)).rejects.toMatchObject({
    code: 'release_missing',
  });
  await released();
  const version = await published(store, { name: 'mfe-tools', redirects: [{ from: '/mfe-blog', to: '/' }] });
  const both = await readRegistry(store);
  const tools = { ...both.remotes['mfe-tools'], active: version } as (typeof both.remotes)[string];
  await expect(
    createSnapshot(store, { ...both, remotes: { ...both.remotes, 'mfe-tools': tools } }, rendererOf),
  ).rejects.toMatchObject({ code: 'route_collision' });
});

test('nothing is shown of a page or a server half that changed after it was published (CMP-02)', async () => {
  const version = await released();
  const { fragmentOf, remotes } = await snapshot();
  const [blog] = remotes as [(typeof remotes)[0]];
  expect(await fragmentOf(blog, '/mfe-blog')).toMatchObject({ kind: 'page' });
  const folder = releaseFolder(store, 'mfe-blog', version);
  appendFileSync(join(folder, 'fragments/page.json'), ' ');
  await expect(fragmentOf(blog, '/mfe-blog')).rejects.toMatchObject({ code: 'file_tampered' });
  appendFileSync(join(folder, blog.server), ' ');
  await expect(verifyServerHalf(folder, blog)).rejects.toMatchObject({ code: 'file_tampered' });
});
