import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { addressOfPicture } from '../src/build/addressOfPicture.ts';
import { ROOT } from '../src/cli/workspace.ts';

/** Writes into manifests of pictures the addresses that these have now: `pictures.ts` beside what shows them, and `portraits.ts`. */
for await (const manifest of glob('{shared-contracts,shell,mfe-*}/src/**/{pictures,portraits}.ts', { cwd: ROOT })) {
  const workspace = manifest.split('/')[0] as string;
  const folders = [workspace, 'shared-contracts'].map((folder) => join(ROOT, folder, 'pictures'));
  let text = await readFile(join(ROOT, manifest), 'utf8');
  for (const [written] of text.matchAll(/\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.[a-z]+/g)) {
    const { file = '' } = pictureAt(written) ?? {};
    const from = folders.map((folder) => join(folder, file)).find(existsSync);
    if (!file || !from) throw new Error(`${manifest} names ${written}, but there is no such picture.`);
    text = text.replaceAll(written, addressOfPicture(file, await readFile(from)));
  }
  await writeFile(join(ROOT, manifest), text);
}
