import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { colorDrawing } from '@agence/shared-contracts/tokens/colorDrawing';
import { addressOfPicture } from './addressOfPicture.ts';
import { listFiles } from './listFiles.ts';

const CONTRACT = dirname(createRequire(import.meta.url).resolve('@agence/shared-contracts/package.json'));
const ADDRESS = /\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.[a-z]+/g;

/**
 * Puts the pictures into a release that its code names, from its own `pictures/` or those of the house. Drawings get the
 * colours of the brand, and with them other bytes than their sources: modules then name the address of these, which is as long.
 *
 * @param dist with both halves of the release in it, before anything was made with them
 * @returns path on the site → file of the release
 * @throws Error for an address that no picture has
 */
export async function writePictures(root: string, dist: string): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  const served = new Map<string, string>();
  const modules = await modulesOf(dist);
  const named = modules.flatMap(({ text }) => text.match(ADDRESS) ?? []);
  for (const address of [...new Set(named)].sort()) {
    const { file, bytes } = await pictureOf(root, address);
    const drawn = file.endsWith('.svg') ? Buffer.from(colorDrawing(bytes.toString())) : bytes;
    const path = addressOfPicture(file, drawn);
    const to = `public${path}`;
    await mkdir(dirname(join(dist, to)), { recursive: true });
    await writeFile(join(dist, to), drawn);
    served.set(address, path);
    written[path] = to;
  }
  for (const { file, text } of modules) {
    const colored = text.replaceAll(ADDRESS, (address) => served.get(address) ?? address);
    if (colored !== text) await writeFile(file, colored);
  }
  return written;
}

async function pictureOf(root: string, address: string): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const { file } = pictureAt(address) ?? {};
  const from = [root, CONTRACT].map((folder) => join(folder, `pictures/${file}`)).find(existsSync);
  if (!file || !from) throw new Error(`${root} names ${address}, but there is no such picture.`);
  const bytes = await readFile(from);
  const current = addressOfPicture(file, bytes);
  if (current !== address) throw new Error(`${root} names ${address}, which is now ${current}; run npm run pictures.`);
  return { file, bytes };
}

/** The modules for browsers and for the server. */
async function modulesOf(dist: string): Promise<{ readonly file: string; readonly text: string }[]> {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.js')).map((file) => join(dist, file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
