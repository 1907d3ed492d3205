import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { advance } from './seen.ts';

const found = { revision: 2, root: 1, rootKey: 'key' };
const aFolder = () => mkdtempSync(join(tmpdir(), 'seen-'));

test('a store that this machine has not seen yet is taken as it is, and nothing older after it', async () => {
  const folder = aFolder();
  await advance(folder, found);
  await expect(advance(folder, { ...found, revision: 1 })).rejects.toMatchObject({ code: 'registry_replayed' });
});

test.each([
  ['registry.json is older than revision 2', { revision: 1 }, 'registry_replayed', 'it is at 1.'],
  ['root.json is older than version 1', { root: 0 }, 'registry_replayed', 'it is at 0.'],
  ['root.json is signed by another key than before.', { rootKey: 'other' }, 'root_forged', ''],
])('says what is not believed: %s', async (sentence, changes, code, end) => {
  const folder = aFolder();
  await advance(folder, found);
  await expect(advance(folder, { ...found, ...changes })).rejects.toMatchObject({
    code,
    message: expect.stringMatching(new RegExp(`/${sentence}.*${end}$`)),
  });
});

test('remembers what is newer, of the registry and of the root, and writes nothing for what is not', async () => {
  const folder = aFolder();
  const seen = () => JSON.parse(readFileSync(join(folder, 'seen.json'), 'utf8'));
  for (const changes of [{}, { revision: 3 }, { revision: 3, root: 2 }]) {
    await advance(folder, { ...found, ...changes });
    expect(seen()).toEqual({ ...found, ...changes });
  }
  const before = await fs.stat(join(folder, 'seen.json'));
  await advance(folder, { ...found, revision: 3, root: 2 });
  expect((await fs.stat(join(folder, 'seen.json'))).ino).toBe(before.ino);
});

test('what cannot be read is not taken for nothing seen', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'seen.json'));
  await expect(advance(folder, found)).rejects.toMatchObject({
    code: 'registry_invalid',
    message: expect.stringContaining('seen.json is not readable'),
  });
});

test.each(['{', '{"revision":"2"}'])('nor is %s', async (text) => {
  const folder = aFolder();
  writeFileSync(join(folder, 'seen.json'), text);
  await expect(advance(folder, found)).rejects.toMatchObject({ code: 'registry_invalid' });
});

/** Writing fails as it does on a disk of this kind. */
async function writesFail(code: string) {
  const handle = await fs.open(import.meta.filename);
  await handle.close();
  return vi
    .spyOn(Object.getPrototypeOf(handle), 'writeFile')
    .mockRejectedValue(Object.assign(new Error(code), { code }));
}

test.each(['EROFS', 'EACCES'])('a server that may only read the store (%s) goes on', async (code) => {
  const failing = await writesFail(code);
  await advance(aFolder(), found);
  expect(failing).toHaveBeenCalled();
  failing.mockRestore();
});

test('a full disk is no such store', async () => {
  const failing = await writesFail('ENOSPC');
  await expect(advance(aFolder(), found)).rejects.toThrow('ENOSPC');
  failing.mockRestore();
});
