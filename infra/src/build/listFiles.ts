import { mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes and sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
