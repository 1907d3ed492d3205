import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import { listFiles } from './listFiles.ts';

/** Every file of a release folder but its own manifest, with hash and size in bytes. */
export async function hashFiles(dist: string): Promise<Release['files']> {
  const paths = (await listFiles(dist)).filter((path) => path !== 'release.json');
  const entries = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(dist, path));
      // Hashes stand in pages, which compress everything but them: the shorter kind is as safe.
      const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
      return [path, { integrity, bytes: bytes.length }] as const;
    }),
  );
  return Object.fromEntries(entries);
}
