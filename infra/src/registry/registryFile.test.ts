import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureStore } from './ensureStore.ts';
import { newKey } from './keys.ts';
import { type Registry, readRegistry, writeRegistry } from './registryFile.ts';
import { advance } from './seen.ts';
import { aStore } from './testing/aStore.ts';

vi.mock('./seen.ts', { spy: true });
const real = await vi.importActual<typeof import('./seen.ts')>('./seen.ts');

let folder: string;
beforeEach(async () => {
  folder = await aStore();
});
afterEach(() => void vi.useRealTimers());

const HASH = `sha384-${'A'.repeat(64)}`;
const registry = {
  revision: 3,
  audit: HASH,
  remotes: {
    'mfe-blog': {
      active: '1.0.0-a',
      history: [],
      versions: { '1.0.0-a': { manifest: HASH, publishedAt: '2026-11-22' } },
    },
  },
};
const keyFile = () => join(folder, 'keys/registry.key');
const registryFile = () => join(folder, 'registry.json');

test('a store that nobody has written to is empty', async () => {
  expect(await readRegistry(folder)).toMatchObject({ revision: 0, remotes: {} });
});

test('a folder that is no store is none, and does not become one', async () => {
  const none = join(folder, 'none');
  await expect(readRegistry(none)).rejects.toMatchObject({
    code: 'store_missing',
    message: `${none} is no release store: it has no root.json. npm start makes one.`,
  });
  expect(existsSync(none)).toBe(false);
});

test('has keys that their owner alone reads, made once, and needs none to be read', async () => {
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys/root.key')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  const key = readFileSync(keyFile(), 'utf8');
  await writeRegistry(folder, registry);
  await ensureStore(folder);
  expect(readFileSync(keyFile(), 'utf8')).toBe(key);
  rmSync(join(folder, 'keys'), { recursive: true });
  expect((await readRegistry(folder)).revision).toBe(3);
  await expect(writeRegistry(folder, registry)).rejects.toMatchObject({ code: 'key_invalid' });
  // Nothing half written is left.
  expect(readdirSync(folder).sort()).toEqual(['registry.json', 'root.json', 'seen.json']);
});

test('nothing of a store from before there were teams is taken over', async () => {
  const old = join(folder, 'old');
  mkdirSync(join(old, 'builds/x'), { recursive: true });
  for (const file of ['registry.json', 'registry.key', 'kept']) writeFileSync(join(old, file), '{}');
  await ensureStore(old);
  expect(readdirSync(old).sort()).toEqual(['kept', 'keys', 'root.json']);
});

test('two that make a store at once agree on one', async () => {
  const deep = join(folder, 'both');
  await Promise.all([ensureStore(deep), ensureStore(deep)]);
  await writeRegistry(deep, registry);
  expect(await readRegistry(deep)).toMatchObject(registry);
});

test('refuses what another key has signed (CMP-03)', async () => {
  writeFileSync(keyFile(), newKey().privateKey);
  await writeRegistry(folder, registry);
  await expect(readRegistry(folder)).rejects.toMatchObject({ code: 'registry_forged' });
  await expect(readRegistry(folder)).rejects.toThrow('its signature does not match');
});

test('is refused when anything but the store has written it (CMP-03)', async () => {
  await writeRegistry(folder, registry);
  const good = readFileSync(registryFile(), 'utf8');
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 2), fc.integer({ min: 33, max: 126 }), async (at, code) => {
      const forged = good.slice(0, at) + String.fromCharCode(code) + good.slice(at + 1);
      fc.pre(forged !== good);
      writeFileSync(registryFile(), forged);
      await expect(readRegistry(folder)).rejects.toMatchObject({ name: 'RegistryError' });
    }),
    { numRuns: runs(100, 2000) },
  );
});

test('stays readable however a writer is interrupted: its text comes from elsewhere (CMP-10)', async () => {
  await writeRegistry(folder, registry);
  const before = await readRegistry(folder);
  writeFileSync(`${registryFile()}.999-00000000.tmp`, '{"half":');
  expect(await readRegistry(folder)).toEqual(before);
});

test('an older one than this machine has seen is refused, though it is signed; so is none at all', async () => {
  await writeRegistry(folder, registry);
  const old = readFileSync(registryFile());
  await writeRegistry(folder, { ...registry, revision: 157 });
  await readRegistry(folder);
  const refused = {
    code: 'registry_replayed',
    message: `${registryFile()} is older than revision 157, which this machine has seen: it is at 3.`,
  };
  writeFileSync(registryFile(), old);
  await expect(readRegistry(folder)).rejects.toMatchObject(refused);
  rmSync(registryFile());
  await expect(readRegistry(folder)).rejects.toMatchObject({ code: 'registry_replayed' });
});

test('one that is replaced while it is read is no older one', async () => {
  await writeRegistry(folder, registry);
  await readRegistry(folder);
  // Another process writes, and says that it has, between what is read here and what is asked whether it was seen.
  vi.mocked(advance).mockImplementationOnce(async (...args) => {
    await writeRegistry(folder, { ...registry, revision: 4 });
    await readRegistry(folder);
    return real.advance(...args);
  });
  expect((await readRegistry(folder)).revision).toBe(4);
});

test('one that nobody has signed anew for a week is not taken over, but can be signed anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await writeRegistry(folder, registry);
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  expect((await readRegistry(folder)).revision).toBe(3);
  vi.advanceTimersByTime(1);
  await expect(readRegistry(folder)).rejects.toMatchObject({
    code: 'registry_expired',
    message: expect.stringMatching(/has expired at 2\d{3}-.+; who holds its key signs it anew/),
  });
  await writeRegistry(folder, await readRegistry(folder, 'any'));
  expect((await readRegistry(folder)).revision).toBe(3);
});

test.each([
  ['a revision below zero', { ...registry, revision: -1 }],
  ['half a revision', { ...registry, revision: 1.5 }],
  ['a name that is no release', { ...registry, remotes: { jquery: registry.remotes['mfe-blog'] } }],
  ['a field that nobody knows', { ...registry, more: true }],
])('refuses its own text with %s', async (_, wrong) => {
  mkdirSync(folder, { recursive: true });
  await writeRegistry(folder, wrong as unknown as Registry);
  await expect(readRegistry(folder)).rejects.toMatchObject({ code: 'registry_invalid' });
});

test('what says who owns what was signed by the owner', async () => {
  const file = join(folder, 'root.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"everybody"', '"somebody"'));
  await expect(readRegistry(folder)).rejects.toMatchObject({
    code: 'root_forged',
    message: `${file} was not written by the owner: its signature does not match.`,
  });
});

test('where the key of the owner is elsewhere, nothing is decided about teams here', async () => {
  rmSync(join(folder, 'keys/root.key'));
  const before = readFileSync(join(folder, 'root.json'), 'utf8');
  await ensureStore(folder, {});
  await ensureStore(folder);
  expect(readFileSync(join(folder, 'root.json'), 'utf8')).toBe(before);
  expect(existsSync(join(folder, 'keys/root.key'))).toBe(false);
});
