import { spawnSync } from 'node:child_process';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isLeftOver, temporaryOf } from './temporary.ts';

const folder = mkdtempSync(join(tmpdir(), 'temporary-'));
const HOUR_MS = 3_600_000;
/** A file that a process made so long ago. */
function made(by: number, ageMs = 0) {
  const file = temporaryOf(join(folder, 'a.json')).replace(`.${process.pid}-`, `.${by}-`);
  writeFileSync(file, '');
  const at = (Date.now() - ageMs) / 1000;
  utimesSync(file, at, at);
  return file;
}

test('what a process makes is its own for an hour, as long as it runs', async () => {
  expect(await isLeftOver(made(process.pid))).toBe(false);
  expect(await isLeftOver(made(process.pid, HOUR_MS - 60_000))).toBe(false);
  expect(await isLeftOver(made(process.pid, HOUR_MS + 60_000))).toBe(true);
  expect(await isLeftOver(temporaryOf(join(folder, 'gone')))).toBe(false);
});

test('what a process that has ended made is left over', async () => {
  expect(await isLeftOver(made(spawnSync('true').pid))).toBe(true);
});

test('a process of somebody else runs too', async () => {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EPERM' });
  });
  expect(await isLeftOver(made(1))).toBe(false);
  expect(kill).toHaveBeenCalledWith(1, 0);
  kill.mockRestore();
});

test('nothing else is', async () => {
  expect(await isLeftOver(join(folder, 'registry.json'))).toBe(false);
  expect(await isLeftOver(join(folder, 'a.1-0123.tmp'))).toBe(false);
});
