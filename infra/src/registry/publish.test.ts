import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { beforeEach, expect, test } from 'vitest';
import { newKey } from './keys.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { signRelease } from './signature.ts';
import { aRelease } from './testing/aRelease.ts';
import { aClaim, aStore } from './testing/aStore.ts';

let store: string;
beforeEach(async () => {
  store = await aStore();
});

test('copies a valid release and compresses its modules once', async () => {
  const built = aRelease({ extra: { 'assets/a.mjs': 'export {};' } });
  const { name, version } = await publish(store, built);
  const folder = releaseFolder(store, name, version);
  expect(existsSync(join(folder, 'remoteEntry.js.br'))).toBe(true);
  expect(existsSync(join(folder, 'assets/a.mjs.br'))).toBe(true);
  expect(existsSync(join(folder, 'server/server.js.br'))).toBe(false);
  const before = await readRegistry(store);
  await publish(store, built);
  expect(await readRegistry(store)).toEqual(before);
});

test('shows nothing to visitors before the release is promoted', async () => {
  await publish(store, aRelease());
  expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe('');
});

test.each([
  ['a changed file (CMP-01)', (folder: string) => appendFileSync(join(folder, 'remoteEntry.js'), ' '), 'file_tampered'],
  ['a missing file', (folder: string) => rmSync(join(folder, 'remoteEntry.js')), 'file_missing'],
  ['a file that is not listed', (folder: string) => writeFileSync(join(folder, 'more.js'), ''), 'file_unlisted'],
  ['no release.json', (folder: string) => rmSync(join(folder, 'release.json')), 'release_missing'],
  [
    'a release.json that is no JSON',
    (folder: string) => writeFileSync(join(folder, 'release.json'), '{'),
    'release_invalid',
  ],
  [
    'keys that reach prototypes (CMP-05)',
    (folder: string) => {
      const text = readFileSync(join(folder, 'release.json'), 'utf8');
      writeFileSync(join(folder, 'release.json'), text.replace('{', '{"__proto__":{"polluted":true},'));
    },
    'release_invalid',
  ],
])('refuses %s', async (_, damage, code) => {
  const folder = aRelease();
  damage(folder);
  await expect(publish(store, folder)).rejects.toMatchObject({ name: 'RegistryError', code });
  expect((await readRegistry(store)).revision).toBe(0);
});

test.each([
  ['a missing hash (CMP-02)', { files: { 'remoteEntry.js': { bytes: 1 } } }],
  ['a path out of the folder', { entry: '../shell/x.js' }],
  ['an executable manifest field (CMP-04)', { getPublicPath: 'return 1' }],
  ['a name that is no release', { name: 'jquery' }],
])('refuses %s', async (_, changes) => {
  await expect(publish(store, aRelease(changes as never))).rejects.toMatchObject({ code: 'release_invalid' });
});

test('says which contract is missing', async () => {
  const newer = publish(store, aRelease({ contract: '^1.9.0' }));
  await expect(newer).rejects.toThrow(`mfe-blog needs contract ^1.9.0, the site has ${CONTRACT_VERSION}`);
});

test.each([
  '<h1>T</h1><script>alert(1)</script>',
  '<h1 onclick="x()">T</h1>',
  '<h1 style="color:red">T</h1>',
  '<h1>T</h1><base href="//evil">',
  '<h1>T</h1><meta http-equiv="refresh" content="0">',
  '<h1>T</h1><a href="javascript:alert(1)">x</a>',
  '<h1>T</h1><a href=" JaVaScRiPt:alert(1)">x</a>',
  '<h1>T</h1><svg><script>1</script></svg>',
  '<h1>T</h1><iframe srcdoc="x"></iframe>',
])('refuses the prerendered page %s (CMP-15)', async (html) => {
  await expect(publish(store, aRelease({ html }))).rejects.toMatchObject({ code: 'fragment_unsafe' });
});

test.each(['<p>Sans titre</p>', '<h1>Un</h1><h1>Deux</h1>'])(
  'refuses a page without exactly one h1: %s',
  async (html) => {
    await expect(publish(store, aRelease({ html }))).rejects.toMatchObject({ code: 'page_incomplete' });
  },
);

test('a version is its content: what has another name, or was named by hand, is refused', async () => {
  const folder = aRelease({ version: '1.0.0-0123456789' });
  await expect(publish(store, folder)).rejects.toMatchObject({
    code: 'version_wrong',
    message: expect.stringMatching(
      /^mfe-blog calls itself 1\.0\.0-0123456789, and its content 1\.0\.0-[0-9a-f]{10}; build again\.$/,
    ),
  });
  const honest = aRelease();
  const file = join(honest, 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"redirects":[]', '"redirects":[{"from":"/a","to":"/b"}]'));
  await expect(publish(store, honest)).rejects.toMatchObject({ code: 'version_wrong' });
});

test('a published version keeps its bytes', async () => {
  const folder = aRelease();
  const { name, version } = await publish(store, folder);
  const file = join(folder, 'release.json');
  // The same to whoever parses it, and so of the same version.
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  await expect(publish(store, folder)).rejects.toMatchObject({
    code: 'version_taken',
    message: `${name} ${version} is taken by other bytes; build again.`,
  });
});

test('what is damaged in the store is mended by publishing it again', async () => {
  const folder = aRelease();
  const { name, version } = await publish(store, folder);
  const { revision } = await readRegistry(store);
  const kept = releaseFolder(store, name, version);
  rmSync(join(kept, 'remoteEntry.js'));
  await publish(store, folder);
  expect(readFileSync(join(kept, 'remoteEntry.js'))).toEqual(readFileSync(join(folder, 'remoteEntry.js')));
  // So that a running site notices.
  expect((await readRegistry(store)).revision).toBe(revision + 1);
  await publish(store, folder);
  expect((await readRegistry(store)).revision).toBe(revision + 1);
});

test('nothing is left of what was refused', async () => {
  const blog = await aStore({ blog: aClaim({ remotes: ['mfe-blog'], paths: ['/mfe-blog'] }) });
  const before = readdirSync(blog).sort();
  await expect(publish(blog, aRelease({ name: 'mfe-a' }))).rejects.toMatchObject({ code: 'not_owner' });
  await expect(publish(blog, aRelease(), { key: newKey().privateKey })).rejects.toMatchObject({ code: 'not_owner' });
  expect(
    readdirSync(blog)
      .filter((name) => name !== 'releases')
      .sort(),
  ).toEqual([...before, 'seen.json'].sort());
  expect(existsSync(join(blog, 'releases')) ? readdirSync(join(blog, 'releases'), { recursive: true }) : []).toEqual([
    'mfe-blog',
  ]);
});

test('a signature counts for the bytes that were signed alone', async () => {
  const folder = aRelease();
  const key = readFileSync(join(store, 'keys/root.key'), 'utf8').trim();
  await signRelease(folder, key);
  const other = aRelease({ version: '1.0.1' });
  cpSync(join(folder, 'release.sig'), join(other, 'release.sig'));
  await expect(publish(store, other)).rejects.toMatchObject({ code: 'signature_wrong' });
  writeFileSync(join(other, 'release.sig'), 'x');
  await expect(publish(store, other)).rejects.toMatchObject({ code: 'signature_wrong' });
  await publish(store, folder);
});
