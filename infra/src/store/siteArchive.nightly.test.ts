import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup as backupBackend } from '@agence/backend/dataArchive';
import { tar } from '@agence/backend/tar';
import { inStoppedDatabase } from '@agence/backend/testing/inStoppedDatabase';
import { fillSeeded } from '@agence/backend/testing/seededFolder';
import { beforeAll, expect, test } from 'vitest';
import { aStore, promoted, published } from '../registry/testing/aStore.ts';
import { backupSite, restoreSite } from './siteArchive.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'site-archive-'));
let dataDir: string;
let archive: string;
beforeAll(async () => {
  dataDir = await aStore();
  await promoted(dataDir, { shell: await published(dataDir, { name: 'shell' }) });
  writeFileSync(join(dataDir, 'config.json'), '{}');
  await fillSeeded(join(dataDir, 'backend'));
  await inStoppedDatabase(join(dataDir, 'backend'), (sql) =>
    sql(`update public.profiles set full_name = 'Avant la panne' where role = 'admin'`),
  );
  archive = join(aFolder(), 'site.tar');
  expect((await backupSite(dataDir, archive)).store).toMatchObject({ releases: 1 });
});

test('holds all that the site needs elsewhere, and it has started there', async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const folder = join(aFolder(), 'ailleurs');
  await restoreSite(archive, folder);
  for (const file of ['backend/secrets.json', 'keys/registry.key', 'root.json', 'config.json'])
    expect(readFileSync(join(folder, file)), file).toEqual(readFileSync(join(dataDir, file)));
  const files = (site: string) => readdirSync(join(site, 'backend/files'), { recursive: true }).sort();
  expect(files(dataDir).length).toBeGreaterThan(0);
  expect(files(folder)).toEqual(files(dataDir));
  const names = await inStoppedDatabase(join(folder, 'backend'), (sql) =>
    sql(`select full_name from public.profiles where role = 'admin'`),
  );
  expect(names).toEqual([{ full_name: 'Avant la panne' }]);
  await expect(restoreSite(archive, folder)).rejects.toThrow('is not empty');
});

test('an archive of the backend alone, as older versions made it, is taken too', async () => {
  const older = join(aFolder(), 'older.tgz');
  await backupBackend(join(dataDir, 'backend'), older);
  const folder = join(aFolder(), 'ailleurs');
  expect(await restoreSite(older, folder)).toEqual({ store: undefined });
  expect(readdirSync(folder)).toEqual(['backend']);
});

test('what the site does not start on takes no place', async () => {
  const parts = aFolder();
  await tar(['-xf', archive, '-C', parts]);
  const unpacked = aFolder();
  await tar(['-xzf', join(parts, 'backend.tgz'), '-C', unpacked]);
  for (const [name, damage] of [
    ['a secret that everybody knows', () => writeFileSync(join(unpacked, 'secrets.json'), '{}')],
    ['a database without its beginning', () => rmSync(join(unpacked, 'database/global/pg_control'))],
  ] as const) {
    damage();
    await tar(['-czf', join(parts, 'backend.tgz'), '-C', unpacked, '.']);
    const damaged = join(aFolder(), 'damaged.tar');
    await tar(['-cf', damaged, '-C', parts, 'backend.tgz', 'store.tgz']);
    const parent = aFolder();
    await expect(restoreSite(damaged, join(parent, 'site')), name).rejects.toThrow();
    expect(readdirSync(parent), name).toEqual([]);
  }
  await expect(restoreSite(join(parts, 'none.tar'), join(aFolder(), 'x'))).rejects.toThrow('There is no file');
});
