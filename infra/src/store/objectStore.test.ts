import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assertConditional } from './assertConditional.ts';
import { type ObjectStore, StoreConflict } from './ObjectStore.ts';
import { openStore } from './openStore.ts';
import { anS3 } from './testing/anS3.ts';

async function inS3(faults: Parameters<typeof anS3>[0] = {}) {
  const s3 = await anS3(faults);
  onTestFinished(s3.close);
  return { ...s3, store: openStore('s3://bucket/agence/site', s3.env) };
}
const inFolder = () => openStore(pathToFileURL(mkdtempSync(join(tmpdir(), 'shared-'))).href);

const STORES: Record<string, () => Promise<ObjectStore>> = {
  folder: async () => inFolder(),
  S3: async () => (await inS3()).store,
  // Any other service: OBJECT_STORE=s3://… with its variables.
  ...(process.env.OBJECT_STORE
    ? { [process.env.OBJECT_STORE]: async () => openStore(`${process.env.OBJECT_STORE}/contract-${Date.now()}`) }
    : {}),
};

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textAt = async (store: ObjectStore, path: string) => {
  const stored = await store.read(path);
  return stored && Buffer.from(stored.bytes).toString();
};

describe.each(Object.entries(STORES))('a store in %s', (_, open) => {
  test('gives what was written, with the version that writing it gave', async () => {
    const store = await open();
    const written = await store.put('a/b.json', bytes('é "1"'), null);
    expect(await textAt(store, 'a/b.json')).toBe('é "1"');
    expect((await store.read('a/b.json'))?.version).toBe(written);
    expect(await store.versionOf('a/b.json')).toBe(written);
    expect(await store.put('a/b.json', bytes('2'), written)).not.toBe(written);
    expect(await textAt(store, 'a/b.json')).toBe('2');
  });

  test('keeps every byte, also of nothing and of a megabyte', async () => {
    const store = await open();
    const large = Uint8Array.from({ length: 1024 * 1024 }, (_, index) => (index * 7919) % 256);
    await store.put('large', large, null);
    await store.put('none', new Uint8Array(), null);
    expect(Buffer.from((await store.read('large'))?.bytes ?? []).equals(large)).toBe(true);
    expect((await store.read('none'))?.bytes.length).toBe(0);
  });

  test('says of what is not there that it is not there', async () => {
    const store = await open();
    expect(await store.read('a')).toBeUndefined();
    expect(await store.versionOf('a')).toBeUndefined();
    expect(await store.list('')).toEqual([]);
    await store.delete('a');
  });

  test('writes nothing where something is, unless it is what the writer has seen', async () => {
    const store = await open();
    const first = await store.put('a', bytes('1'), null);
    await expect(store.put('a', bytes('2'), null)).rejects.toThrow(StoreConflict);
    const second = await store.put('a', bytes('2'), first);
    await expect(store.put('a', bytes('3'), first)).rejects.toThrow(StoreConflict);
    expect(await textAt(store, 'a')).toBe('2');
    await store.delete('a');
    await expect(store.put('a', bytes('3'), second)).rejects.toThrow(StoreConflict);
    expect(await textAt(store, 'a')).toBeUndefined();
    await store.put('a', bytes('3'), null);
  });

  test.each([
    ['into nothing', undefined],
    ['over the same version', 'before'],
  ])('of eight who write at once %s one is let in, and its bytes stay', async (_, before) => {
    const store = await open();
    const replaces = before === undefined ? null : await store.put('a', bytes(before), null);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => store.put('a', bytes(`by ${index}`), replaces)),
    );
    const won = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(won).toHaveLength(1);
    expect(await textAt(store, 'a')).toBe(`by ${won[0]}`);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreConflict);
    }
  });

  test('lists what stands below a prefix, however much that is', async () => {
    const store = await open();
    const paths = ['audit/1-ab.json', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `releases/mfe-blog/1.0.${n}-0a.tar`)];
    const since = Date.now() - 60_000;
    for (const path of [...paths, 'releases.json']) await store.put(path, bytes(path), null);
    expect((await store.list('releases/')).map(({ path }) => path)).toEqual(paths.slice(1));
    expect((await store.list('')).map(({ path }) => path).sort()).toEqual([...paths, 'releases.json'].sort());
    for (const { modified } of await store.list('')) expect(modified).toBeGreaterThan(since);
  });

  test('passes the test that every process makes before it begins, and keeps nothing of it', async () => {
    const store = await open();
    await assertConditional(store);
    expect(await store.list('')).toEqual([]);
  });
});

test('a store that answers that all is well and overwrites is refused', async () => {
  const { store } = await inS3({ ignoresConditions: true });
  await expect(assertConditional(store)).rejects.toMatchObject({
    code: 'store_unconditional',
    message: expect.stringMatching(/^s3:\/\/bucket\/agence\/site does not keep conditional writes/),
  });
  expect(await store.list('')).toEqual([]);
});

test('who may only read is not asked to write', async () => {
  const { store, writes } = await inS3({ isReadOnly: true });
  await assertConditional(store);
  expect(writes()).toBe(0);
});

test('a wrong secret is said, not taken for an empty store', async () => {
  const { env } = await inS3();
  const store = openStore('s3://bucket/site', { ...env, AWS_SECRET_ACCESS_KEY: 'another' });
  await expect(store.read('a')).rejects.toThrow('s3://bucket/site does not give a: 403 SignatureDoesNotMatch.');
  await expect(store.put('a', bytes('1'), null)).rejects.toThrow('403 SignatureDoesNotMatch');
  await expect(openStore('s3://other/site', env).put('a', bytes('1'), null)).rejects.toThrow('404 NoSuchBucket');
});

test.each([
  ['s3://bucket/site', {}, /needs AWS_ACCESS_KEY_ID/],
  ['s3://bucket/site', { AWS_ACCESS_KEY_ID: 'a' }, /needs AWS_SECRET_ACCESS_KEY/],
  ['s3://bucket/site', { AWS_ENDPOINT_URL: 'minio:9000' }, /AWS_ENDPOINT_URL is an address .* not "minio:9000"/],
  ['https://bucket', {}, /^A shared store is s3:/],
])('%s with %o is refused in one sentence', (address, env, sentence) => {
  expect(() => openStore(address, env)).toThrow(sentence);
});

test('a folder keeps nothing but what was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  const store = openStore(pathToFileURL(folder).href);
  const first = await store.put('a', bytes('1'), null);
  await store.put('a', bytes('2'), first);
  await store.put('a', bytes('3'), null).catch(() => {});
  await store.put('a', bytes('3'), first).catch(() => {});
  expect(readdirSync(folder)).toEqual(['a']);
});
