import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { colorDrawing } from '@agence/shared-contracts/tokens/colorDrawing';
import { addressOfPicture } from './addressOfPicture.ts';

const CONTRACT = dirname(createRequire(import.meta.url).resolve('@agence/shared-contracts/package.json'));

/**
 * The picture that code names by an address, in the colours of the brand: a remote's own, or one of the house.
 *
 * @param root folder of the remote
 * @throws Error for an address that no picture has, or none any more
 */
export async function pictureOf(
  root: string,
  address: string,
): Promise<{ readonly file: string; readonly drawn: Buffer }> {
  const { file } = pictureAt(address) ?? {};
  const from = [root, CONTRACT].map((folder) => join(folder, `pictures/${file}`)).find(existsSync);
  if (!file || !from) throw new Error(`${root} names ${address}, but there is no such picture.`);
  const bytes = await readFile(from);
  const current = addressOfPicture(file, bytes);
  if (current !== address) throw new Error(`${root} names ${address}, which is now ${current}; run npm run pictures.`);
  return { file, drawn: file.endsWith('.svg') ? Buffer.from(colorDrawing(bytes.toString())) : bytes };
}
