import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { manifestHash } from './releaseStore.ts';
import { aRelease } from './testing/aRelease.ts';
import { validateRelease } from './validateRelease.ts';
import { verifyServerHalf } from './verifiedFile.ts';
import { isWhole } from './wholeRelease.ts';

test('a file that is not listed is found in folders too', async () => {
  const folder = aRelease({ extra: { 'assets/a.js': 'export {};' } });
  writeFileSync(join(folder, 'assets/more.js'), '');
  await expect(validateRelease(folder)).rejects.toMatchObject({ code: 'file_unlisted' });
});

test('no file that the server half may load has changed (CMP-01)', async () => {
  const folder = aRelease({ extra: { 'server/part.js': 'export {};' } });
  const release = await validateRelease(folder);
  await verifyServerHalf(folder, release);
  appendFileSync(join(folder, 'server/part.js'), ' ');
  await expect(verifyServerHalf(folder, release)).rejects.toMatchObject({ code: 'file_tampered' });
});

test('a compressed file is not unpacked beyond what its release lists', async () => {
  const folder = aRelease({ extra: { 'assets/a.bin': 'a' } });
  const manifest = await manifestHash(folder);
  expect(await isWhole(folder, manifest)).toBe(true);
  writeFileSync(join(folder, 'assets/a.bin.br'), brotliCompressSync(Buffer.alloc(64 * 1024 * 1024)));
  const before = process.memoryUsage.rss();
  expect(await isWhole(folder, manifest)).toBe(false);
  expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1024 * 1024);
});

test('a file of nothing is whole, compressed or not', async () => {
  const folder = aRelease({ extra: { 'assets/a.js': '' } });
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync(Buffer.alloc(0)));
  const manifest = await manifestHash(folder);
  expect(await isWhole(folder, manifest)).toBe(true);
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync(Buffer.from('a')));
  expect(await isWhole(folder, manifest)).toBe(false);
});
