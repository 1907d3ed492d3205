import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tar } from '@agence/backend/tar';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../composer/serve.ts';
import { rollback } from '../registry/activate.ts';
import { historyOf } from '../registry/history.ts';
import { VALID_MS } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { renew } from '../registry/renew.ts';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { backup, restore } from './backup.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'backup-'));
let store: string;
let archive: string;
beforeAll(async () => {
  store = await aStore();
  await promoted(store, { shell: await published(store, { name: 'shell' }), 'mfe-blog': await published(store) });
  await promoted(store, { 'mfe-blog': await published(store, { version: '1.0.1', html: '<h1>Après</h1>' }) });
  archive = join(aFolder(), 'site.tgz');
  expect(await backup(store, archive)).toMatchObject({ releases: 3, keys: ['keys/root.key', 'keys/registry.key'] });
});

test('a backup makes the same site in an empty folder, which its owner goes on deciding about', async () => {
  const folder = join(aFolder(), 'site');
  await restore(archive, folder);
  expect(await historyOf(folder)).toEqual(await historyOf(store));
  const site = await serve({ dataDir: folder, port: 0 });
  onTestFinished(() => site.close());
  const page = async () => (await fetch(`${site.url}/mfe-blog`)).text();
  expect(await page()).toContain('<h1>Après</h1>');
  await rollback(folder, ['mfe-blog'], { by: 'maude' });
  await vi.waitFor(async () => expect(await page()).toContain('<h1>Titre</h1>'));
});

test('its keys are for nobody else to read, there and after it was restored', async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const unpacked = aFolder();
  await tar(['-xzf', archive, '-C', unpacked]);
  chmodSync(join(unpacked, 'keys/root.key'), 0o644);
  const loose = join(aFolder(), 'loose.tgz');
  await tar(['-czf', loose, '-C', unpacked, '.']);
  const folder = join(aFolder(), 'site');
  await restore(loose, folder);
  for (const file of readdirSync(join(folder, 'keys')))
    expect(statSync(join(folder, 'keys', file)).mode & 0o777).toBe(0o600);
});

test('holds the release store alone', async () => {
  const full = aFolder();
  cpSync(store, full, { recursive: true });
  writeFileSync(join(full, 'config.json'), '{}');
  cpSync(join(store, 'audit'), join(full, 'backend'), { recursive: true });
  const made = join(aFolder(), 'site.tgz');
  await backup(full, made);
  const folder = aFolder();
  await tar(['-xzf', made, '-C', folder]);
  expect(readdirSync(folder).sort()).toEqual([
    'audit',
    'config.json',
    'keys',
    'registry.json',
    'releases',
    'root.json',
  ]);
});

test('is good after the registry in it has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + VALID_MS + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const folder = join(aFolder(), 'site');
  await restore(archive, folder);
  expect(await renew(folder)).toBe(true);
  expect((await historyOf(folder)).length).toBeGreaterThan(0);
  await backup(store, join(aFolder(), 'site.tgz'));
});

test('what is damaged is restored nowhere, and nothing is overwritten', async () => {
  await expect(restore(archive, store)).rejects.toMatchObject({ code: 'store_taken' });
  const version = readdirSync(join(store, 'releases/mfe-blog'))[0] as string;
  for (const [file, code] of [
    [releaseFolder('.', 'mfe-blog', version).concat('/remoteEntry.js'), 'file_tampered'],
    ['audit/1.json', 'registry_forged'],
    ['root.json', 'root_'],
    ['keys/registry.key', 'key_invalid'],
  ] as const) {
    const changed = aFolder();
    await tar(['-xzf', archive, '-C', changed]);
    writeFileSync(
      join(changed, file),
      file === 'keys/registry.key' ? readFileSync(join(changed, 'keys/root.key')) : 'x',
    );
    const made = join(aFolder(), 'changed.tgz');
    await tar(['-czf', made, '-C', changed, '.']);
    const parent = aFolder();
    await expect(restore(made, join(parent, 'site')), file).rejects.toMatchObject({
      code: expect.stringContaining(code),
    });
    expect(readdirSync(parent), file).toEqual([]);
  }
  await expect(restore(join(aFolder(), 'none.tgz'), aFolder())).rejects.toThrow('tar failed');
});

test('a backup that cannot be written leaves nothing', async () => {
  const folder = aFolder();
  await expect(backup(store, join(folder, 'none/site.tgz'))).rejects.toThrow();
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
