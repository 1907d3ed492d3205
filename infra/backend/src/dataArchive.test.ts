import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup, restore } from './dataArchive.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openDatabase } from './openDatabase.ts';
import { seededFolder } from './testing/seededFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'agence-archive-'));
let dataDir = '';
beforeAll(async () => {
  dataDir = await seededFolder();
});
afterAll(() => {
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

test('brings back everything that was backed up: rows, files and secrets', async () => {
  const archive = join(folder, 'sauvegarde.tar.gz');
  const before = await openDatabase(join(dataDir, 'database'));
  await before.driver.exec(`update public.profiles set full_name = 'Avant la panne' where role = 'admin'`);
  await before.close();
  writeFileSync(join(dataDir, 'files', 'un-fichier'), 'octets');
  await backup(dataDir, archive);

  const target = join(folder, 'retour');
  await restore(archive, target);
  const after = await openDatabase(join(target, 'database'));
  const { rows } = await after.driver.query(`select full_name from public.profiles where role = 'admin'`);
  await after.close();
  expect(rows).toEqual([{ full_name: 'Avant la panne' }]);
  for (const file of ['secrets.json', 'files/un-fichier']) {
    expect(readFileSync(join(target, file), 'utf8')).toBe(readFileSync(join(dataDir, file), 'utf8'));
  }
});

test('backs up nothing that runs, and restores over nothing', async () => {
  const release = lockDataDir(dataDir);
  await expect(backup(dataDir, join(folder, 'x.tar.gz'))).rejects.toThrow('is in use by another backend');
  release();
  await expect(backup(folder, join(folder, 'x.tar.gz'))).rejects.toThrow('is no data folder');
  await expect(restore(join(folder, 'sauvegarde.tar.gz'), dataDir)).rejects.toThrow('is not empty');
  await expect(restore(join(folder, 'rien.tar.gz'), join(folder, 'y'))).rejects.toThrow('There is no file');
  writeFileSync(join(folder, 'abime.tar.gz'), 'pas une archive');
  await expect(restore(join(folder, 'abime.tar.gz'), join(folder, 'y'))).rejects.toThrow('tar failed');
});
