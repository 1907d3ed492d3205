import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../demoAccounts.ts';
import { lockDataDir } from '../lockDataDir.ts';
import { inStoppedDatabase } from '../testing/inStoppedDatabase.ts';
import { seededFolder } from '../testing/seededFolder.ts';
import { queryEvaluation, resetEvaluation } from './stoppedEvaluation.ts';

const folder = await seededFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('looks into a stopped evaluation past row security, empties it, and does neither while it runs', async () => {
  const rows = await queryEvaluation(folder, 'select email from auth.users order by id limit 1');
  expect(rows).toEqual([{ email: DEMO_ACCOUNTS[0]?.email }]);
  const held = lockDataDir(folder);
  await expect(queryEvaluation(folder, 'select 1')).rejects.toThrow('in use');
  await expect(resetEvaluation(folder)).rejects.toThrow('in use');
  held();

  await resetEvaluation(folder);
  expect(existsSync(folder)).toBe(false);
  await expect(resetEvaluation(folder)).rejects.toThrow('There is no database');
});

test.runIf(process.env.NIGHTLY)('refuses what nobody has evaluated on', async () => {
  const production = mkdtempSync(join(tmpdir(), 'production-'));
  await inStoppedDatabase(production, async (sql) => {
    await sql('create schema auth');
    await sql('create table auth.users (id uuid)');
  });
  await expect(queryEvaluation(production, 'select 1')).rejects.toThrow('no demonstration accounts');
  await expect(resetEvaluation(production)).rejects.toThrow('no demonstration accounts');
  expect(existsSync(join(production, 'database'))).toBe(true);
  rmSync(production, { recursive: true });
});
