import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { ROOT } from './workspace.ts';

/** What each remote of this repository says of itself; the kit's too, which is released in development alone. */
export function remoteManifests(): Promise<readonly RemoteManifest[]> {
  const files = globSync('mfe-*/src/exposes/manifest.ts', { cwd: ROOT });
  return Promise.all(files.map(async (file): Promise<RemoteManifest> => (await import(join(ROOT, file))).manifest));
}
