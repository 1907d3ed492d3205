import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addressOfPicture } from '../src/build/addressOfPicture.ts';
import { ROOT } from '../src/cli/workspace.ts';
import { manifests } from './manifests.ts';

/** All pictures together, in bytes. */
const ALL = 8_000_000;
/** One of them, in bytes: the largest of a page may take. */
const ONE = 80_000;

for (const { workspace, sources } of await manifests()) {
  const folder = join(ROOT, workspace, 'pictures');
  const cuts = Object.entries(sources).flatMap(([name, source]) =>
    [source, ...(source.phone ? [source.phone] : [])].flatMap((cut) =>
      [cut.day, cut.night].flatMap((address) => (address ? [{ name, address, cut }] : [])),
    ),
  );

  test(`every picture of ${workspace} has the address of its bytes and the size that it keeps place for`, async () => {
    for (const { name, address, cut } of cuts) {
      const { file = '' } = pictureAt(address) ?? {};
      const bytes = await readFile(join(folder, file));
      expect(addressOfPicture(file, bytes), name).toBe(address);
      expect(bytes.length, file).toBeLessThan(ONE);
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      expect(Math.abs(width / height - cut.width / cut.height), `${file} is ${width} × ${height}`).toBeLessThan(0.01);
      if (!file.endsWith('.svg')) expect(width, file).toBe(cut.width);
    }
  });

  test(`every picture of ${workspace} says in French what is to be seen, or nothing; fallbacks are lighter than it`, async () => {
    for (const [name, { alt, day, fallback }] of Object.entries(sources)) {
      if (alt !== '') expect(alt, name).toMatch(/^[A-ZÀÉÊ][^']+[^.]$/);
      if (!fallback) continue;
      const file = pictureAt(fallback)?.file ?? '';
      expect(addressOfPicture(file, await readFile(join(folder, file)))).toBe(fallback);
      expect(file.replace('webp', 'avif')).toBe(pictureAt(day)?.file);
      expect((await sharp(join(folder, file)).metadata()).width).toBeLessThanOrEqual(640);
    }
  });

  test(`every file of ${workspace}/pictures is in its manifest`, async () => {
    const named = [
      ...cuts.map(({ address }) => address),
      ...Object.values(sources).flatMap(({ fallback }) => fallback ?? []),
    ];
    expect((await readdir(folder)).sort()).toEqual(
      [...new Set(named.map((address) => pictureAt(address)?.file))].sort(),
    );
  });
}

test('all pictures together take at most 8 MB', async () => {
  let bytes = 0;
  for (const { workspace } of await manifests()) {
    const folder = join(ROOT, workspace, 'pictures');
    for (const file of await readdir(folder)) bytes += (await stat(join(folder, file))).size;
  }
  expect(bytes).toBeLessThan(ALL);
});
