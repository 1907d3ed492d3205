import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palette } from '@agence/shared-contracts/brand';
import { colorDrawing } from '@agence/shared-contracts/tokens/colorDrawing';
import { expect, test } from 'vitest';
import { addressOfPicture } from './addressOfPicture.ts';
import { writePictures } from './writePictures.ts';

const ROUTE = '<path stroke="{light.ember}"/>';

/** A remote with two pictures of its own, and a release of it whose browser half and server half say this. */
async function built(code: string, server = '') {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const dist = join(root, 'dist');
  for (const folder of ['pictures', 'dist/assets', 'dist/server']) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'pictures/lac-day.avif'), 'lac');
  await writeFile(join(root, 'pictures/route.svg'), ROUTE);
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

test('a drawing gets the colours of the brand, and an address of its own with them, in both halves (AMB-54)', async () => {
  const source = addressOfPicture('route.svg', Buffer.from(ROUTE));
  const drawn = ROUTE.replace('{light.ember}', palette.light.ember);
  const served = addressOfPicture('route.svg', Buffer.from(drawn));
  const { root, dist } = await built(`"${source}"`, `'${source}'`);
  expect(await writePictures(root, dist)).toEqual({ [served]: `public${served}` });
  expect(await readFile(join(dist, `public${served}`), 'utf8')).toBe(drawn);
  expect(await readFile(join(dist, 'assets/page.js'), 'utf8')).toBe(`"${served}"`);
  expect(await readFile(join(dist, 'server/server.js'), 'utf8')).toBe(`'${served}'`);
});

test('a drawing that names a colour which no brand has fails the build', () => {
  expect(() => colorDrawing('<path fill="{light.embre}"/>')).toThrow(
    'No colour of the brand has the name {light.embre}.',
  );
  expect(colorDrawing('<style>.a{fill:#fff}.b{fill:{dark.ink}}</style>')).toBe(
    `<style>.a{fill:#fff}.b{fill:${palette.dark.ink}}</style>`,
  );
});

test('an address that no picture has, or none any more, fails the build', async () => {
  const unknown = await built('"/pictures/mer.0123456789.avif"');
  await expect(writePictures(unknown.root, unknown.dist)).rejects.toThrow('there is no such picture');
  const old = await built('"/pictures/lac-day.0123456789.avif"');
  await expect(writePictures(old.root, old.dist)).rejects.toThrow(`which is now ${LAKE}`);
});
