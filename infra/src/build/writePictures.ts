import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressOfPicture } from './addressOfPicture.ts';
import { listFiles } from './listFiles.ts';
import { pictureOf } from './pictureOf.ts';

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
    const { file, drawn } = await pictureOf(root, address);
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

/** The modules for browsers and for the server. */
async function modulesOf(dist: string): Promise<{ readonly file: string; readonly text: string }[]> {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.js')).map((file) => join(dist, file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
