import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of a published version. */
export function releaseFolder(dataDir: string, name: string, version: string): string {
  return join(dataDir, 'releases', name, version);
}

/** Hash of a published version's release.json, as the registry records it. @throws Error when there is none */
export async function manifestHash(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'release.json'));
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
