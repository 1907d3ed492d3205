import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { publish } from '../registry/publish.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { aClaim, aStore } from '../registry/testing/aStore.ts';
import { run } from './wrap.ts';

const route = { id: 'team', path: '/equipe', page: './TeamPage.tsx', access: 'public', render: 'client' };
const manifest = { name: 'mfe-equipe', routes: [route] };
const container = {
  name: 'mfe-equipe',
  metaData: { remoteEntry: { path: '', name: 'remoteEntry.js', type: 'module' } },
  exposes: [{ path: './lifecycles', assets: { js: { sync: ['remoteEntry.js', 'assets/a.js'], async: [] } } }],
};
const BUILT = {
  'remoteEntry.js': 'export const init = () => {}; export const get = () => {};',
  'assets/a.js': 'export const a = 1;',
  'mf-manifest.json': JSON.stringify(container),
};

beforeEach(() => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => write.mockRestore();
});

/** Writes files into a folder of their own. @returns its path */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wrap-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Wraps a build. @returns the folder */
async function wrap(built: Readonly<Record<string, string>>, said: object = manifest, contract = '^1.1.0') {
  const folder = folderOf(built);
  const file = join(folderOf({ 'remote.json': JSON.stringify(said) }), 'remote.json');
  await wrapAgain(folder, file, contract);
  return folder;
}

const wrapAgain = (folder: string, file: string, contract = '^1.1.0') =>
  run([folder, '--manifest', file, '--version', '1.4.0', '--contract', contract, '--built-by', '@rspack/core@2.3.2']);
const releaseIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));

test('makes a release that the registry takes, with hashes, routes and what built it', async () => {
  const folder = await wrap(BUILT);
  const release = releaseIn(folder);
  expect(release).toMatchObject({
    name: 'mfe-equipe',
    contract: '^1.1.0',
    builtBy: '@rspack/core@2.3.2',
    entry: 'remoteEntry.js',
    modules: ['assets/a.js'],
    routes: [{ id: 'team', path: '/equipe', access: 'public', render: 'client', sitemap: false }],
  });
  expect(release.version).toMatch(/^1\.4\.0-[0-9a-f]{10}$/);
  expect(Object.keys(release.files)).toEqual([
    ...['assets/a.js', 'mf-manifest.json', 'remoteEntry.js', 'server/server.js'],
  ]);
  const store = await aStore({ equipe: aClaim({ remotes: ['mfe-equipe'], paths: ['/equipe'] }) });
  await publish(store, folder);
  const server = await import(join(releaseFolder(store, 'mfe-equipe', release.version), release.server));
  expect(server.manifest).toEqual(manifest);
});

test('says the same of the same build, with a manifest that is a module too', async () => {
  const folder = await wrap(BUILT);
  const before = releaseIn(folder);
  const code = `export const manifest: object = ${JSON.stringify(manifest)};`;
  await wrapAgain(folder, join(folderOf({ 'manifest.ts': code }), 'manifest.ts'));
  expect(releaseIn(folder)).toEqual(before);
});

const withContainer = (changes: object) => ({
  ...BUILT,
  'mf-manifest.json': JSON.stringify({ ...container, ...changes }),
});

test.each([
  [
    'has no manifest of its own',
    { 'remoteEntry.js': '' },
    manifest,
    /holds no mf-manifest\.json; build with manifest: true/,
  ],
  ['is for scripts', { ...BUILT, 'remoteEntry.js': 'var equipe;' }, manifest, /no module that exports init and get/],
  ['exposes something else', withContainer({ exposes: [] }), manifest, /mfe-equipe exposes no \.\/lifecycles/],
  ['has another name', withContainer({ name: 'equipe' }), manifest, /is called equipe, its manifest says mfe-equipe/],
  ['has a manifest that says nothing', withContainer({ metaData: {} }), manifest, /mf-manifest\.json does not fit/],
  ['needs a server', BUILT, { ...manifest, routes: [{ ...route, render: 'data' }] }, /\/equipe is rendered as "data"/],
  ['has no routes', BUILT, { name: 'mfe-equipe' }, /holds no manifest/],
  [
    'has a route that is no path',
    BUILT,
    { ...manifest, routes: [{ ...route, path: 'x' }] },
    /must be a path of the site/,
  ],
])('refuses a build that %s', async (_, built, said, reason) => {
  await expect(wrap(built as Record<string, string>, said)).rejects.toThrow(reason);
});

test('refuses a remote for a contract that this site does not have', async () => {
  await expect(wrap(BUILT, manifest, '^9.0.0')).rejects.toThrow('needs contract ^9.0.0');
});

test.each([[[]], [['dist']], [['dist', '--manifest', 'remote.json', '--version', '1.0.0']], [['dist', '--other']]])(
  'explains itself when asked for %j',
  async (args) => {
    await expect(run(args)).rejects.toThrow('Usage: agence wrap <folder>');
  },
);
