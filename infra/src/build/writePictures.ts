import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { addressOfPicture } from './addressOfPicture.ts';
import { listFiles } from './listFiles.ts';

const CONTRACT = dirname(createRequire(import.meta.url).resolve('@agence/shared-contracts/package.json'));

/**
 * Puts the pictures into a release that its code names, from its own `pictures/` or those of the house.
 *
 * @param dist with both halves of the release in it
 * @returns path on the site → file of the release
 * @throws Error for an address that no picture has
 */
export async function writePictures(root: string, dist: string): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const address of await namedIn(dist)) {
    const { file } = pictureAt(address) ?? {};
    const from = [root, CONTRACT].map((folder) => join(folder, `pictures/${file}`)).find(existsSync);
    if (!file || !from) throw new Error(`${root} names ${address}, but there is no such picture.`);
    const current = addressOfPicture(file, await readFile(from));
    if (current !== address)
      throw new Error(`${root} names ${address}, which is now ${current}; run npm run pictures.`);
    const to = `public${address}`;
    await mkdir(dirname(join(dist, to)), { recursive: true });
    await copyFile(from, join(dist, to));
    written[address] = to;
  }
  return written;
}

/** Addresses of pictures in the modules for browsers and for the server. */
async function namedIn(dist: string): Promise<string[]> {
  const modules = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(modules.map((file) => readFile(join(dist, file), 'utf8')));
  const found = texts.flatMap((text) => text.match(/\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.[a-z]+/g) ?? []);
  return [...new Set(found)].sort();
}
