import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packTar } from 'modern-tar';
import { listFiles } from '../build/listFiles.ts';
import { isSourceMap } from '../build/sourceMaps.ts';
import { SIGNATURE_FILE } from '../registry/signatureFile.ts';
import { readRelease } from '../registry/validateRelease.ts';

/** A signed release as the door takes it: the files that its release.json lists, their source maps, and nothing else of the folder. */
export async function packRelease(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const { files } = await readRelease(folder);
  const maps = (await listFiles(folder)).filter(isSourceMap);
  const names = ['release.json', SIGNATURE_FILE, ...Object.keys(files), ...maps];
  const entries = names.map(async (name) => {
    const body = await readFile(join(folder, name));
    return { header: { name, size: body.length, type: 'file' as const }, body };
  });
  return packTar(await Promise.all(entries));
}
