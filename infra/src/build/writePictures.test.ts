import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOfPicture } from './addressOfPicture.ts';
import { writePictures } from './writePictures.ts';

/** A remote with one picture of its own, and a release of it whose browser half and server half say this. */
async function built(code: string, server = '') {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const dist = join(root, 'dist');
  for (const folder of ['pictures', 'dist/assets', 'dist/server']) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'pictures/lac-day.avif'), 'lac');
  await writeFile(join(dist, 'assets/page.js'), code);
  await writeFile(join(dist, 'server/server.js'), server);
  return { root, dist };
}

const LAKE = addressOfPicture('lac-day.avif', Buffer.from('lac'));

test('a release carries the pictures that its code names, and no other', async () => {
  const { root, dist } = await built('', `const day = "${LAKE}"`);
  expect(await writePictures(root, dist)).toEqual({ [LAKE]: `public${LAKE}` });
  expect(await readFile(join(dist, `public${LAKE}`), 'utf8')).toBe('lac');
  const without = await built('const path = "/pictures"');
  expect(await writePictures(without.root, without.dist)).toEqual({});
});

test('an address that no picture has, or none any more, fails the build', async () => {
  const unknown = await built('"/pictures/mer.0123456789.avif"');
  await expect(writePictures(unknown.root, unknown.dist)).rejects.toThrow('there is no such picture');
  const old = await built('"/pictures/lac-day.0123456789.avif"');
  await expect(writePictures(old.root, old.dist)).rejects.toThrow(`which is now ${LAKE}`);
});
