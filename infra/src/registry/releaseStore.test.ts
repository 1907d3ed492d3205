import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRelease } from './aRelease.ts';
import { readRegistry } from './registryFile.ts';
import { promote, publish, releaseFolder, rollback } from './releaseStore.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'store-'));
});

describe('publishing', () => {
  test('copies a valid release and compresses its modules once', async () => {
    const { name, version } = await publish(store, aRelease());
    const folder = releaseFolder(store, name, version);
    expect(existsSync(join(folder, 'remoteEntry.js.br'))).toBe(true);
    expect(existsSync(join(folder, 'server/server.js.br'))).toBe(false);
    const before = await readRegistry(store);
    await publish(store, aRelease());
    expect(await readRegistry(store)).toEqual(before);
  });

  test('shows nothing to visitors before the release is promoted', async () => {
    await publish(store, aRelease());
    expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe('');
  });

  test.each([
    [
      'a changed file (CMP-01)',
      (folder: string) => appendFileSync(join(folder, 'remoteEntry.js'), ' '),
      'file_tampered',
    ],
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
    await expect(newer).rejects.toThrow('mfe-blog needs contract ^1.9.0, the site has 1.0.0');
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
});

describe('promoting and rolling back', () => {
  const versions = ['1.0.0-0000000001', '1.0.0-0000000002'] as const;

  test('goes forward and back, and says when there is nothing before', async () => {
    for (const version of versions) {
      await publish(store, aRelease({ version }));
      await promote(store, 'mfe-blog', version);
    }
    await rollback(store, 'mfe-blog');
    expect((await readRegistry(store)).remotes['mfe-blog']?.active).toBe(versions[0]);
    await expect(rollback(store, 'mfe-blog')).rejects.toMatchObject({ code: 'nothing_to_roll_back' });
    await expect(promote(store, 'mfe-blog', '9.9.9-0000000000')).rejects.toThrow('it has: 1.0.0-0000000001');
  });

  test('refuses a route that another active release serves', async () => {
    const [route] = JSON.parse(readFileSync(join(aRelease(), 'release.json'), 'utf8')).routes;
    for (const name of ['mfe-blog', 'mfe-tools']) await publish(store, aRelease({ name, routes: [route] }));
    await promote(store, 'mfe-blog', '1.0.0-0123456789');
    await expect(promote(store, 'mfe-tools', '1.0.0-0123456789')).rejects.toThrow(
      'its route /mfe-blog is already a route of mfe-blog',
    );
  });

  test('loses none of several publishers at once', async () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e'];
    await Promise.all(names.map((name) => publish(store, aRelease({ name }))));
    await Promise.all(names.map((name) => promote(store, name, '1.0.0-0123456789')));
    const { remotes, revision } = await readRegistry(store);
    expect(Object.keys(remotes).sort()).toEqual(names);
    expect(revision).toBe(10);
  });
});

describe('the registry file', () => {
  test('is refused when anything but the store has written it (CMP-03)', async () => {
    await publish(store, aRelease());
    const file = join(store, 'registry.json');
    const good = readFileSync(file, 'utf8');
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 2), fc.integer({ min: 33, max: 126 }), async (at, code) => {
        const forged = good.slice(0, at) + String.fromCharCode(code) + good.slice(at + 1);
        fc.pre(forged !== good);
        writeFileSync(file, forged);
        await expect(readRegistry(store)).rejects.toMatchObject({ name: 'RegistryError' });
      }),
      { numRuns: 200 },
    );
  });

  test('stays readable however a writer is interrupted: its text comes from elsewhere (CMP-10)', async () => {
    await publish(store, aRelease());
    const before = await readRegistry(store);
    writeFileSync(join(store, 'registry.json.999.tmp'), '{"half":');
    expect(await readRegistry(store)).toEqual(before);
  });
});
