import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginMaking, isMade } from './firstMaking.ts';

const aFolder = (...files: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'making-'));
  mkdirSync(join(folder, 'database/global'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
};
const MADE = ['database/PG_VERSION', 'database/global/pg_control'];

test('a database that was not made to its end is made again, one that was stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'making-'));
  beginMaking(folder, () => {});
  mkdirSync(join(folder, 'database/global'), { recursive: true });
  for (const file of MADE) writeFileSync(join(folder, file), '');
  expect(isMade(folder)).toBe(false);

  const said: string[] = [];
  const isWhole = beginMaking(folder, (line) => said.push(line));
  expect(said).toEqual(['The database was not made to its end: it is made again.']);
  expect(existsSync(join(folder, 'database'))).toBe(false);

  mkdirSync(join(folder, 'database/global'), { recursive: true });
  for (const file of MADE) writeFileSync(join(folder, file), '');
  isWhole();
  expect(isMade(folder)).toBe(true);
  beginMaking(folder, (line) => said.push(line))();
  expect(said).toHaveLength(1);
  expect(MADE.every((file) => existsSync(join(folder, file)))).toBe(true);
});

test('what an older version has left half-made is put aside, and a whole database never', () => {
  const half = aFolder('database/global/1213');
  const said: string[] = [];
  beginMaking(half, (line) => said.push(line));
  expect(said.join()).toMatch(/is no database: it is in .+\.unreadable now/);
  expect(readdirSync(half).sort()).toEqual([
    expect.stringMatching(/^database\.\d+\.unreadable$/),
    'database.unfinished',
  ]);

  const whole = aFolder(...MADE);
  beginMaking(whole, (line) => said.push(line))();
  expect(said).toHaveLength(1);
  expect(readdirSync(whole)).toEqual(['database']);
});
