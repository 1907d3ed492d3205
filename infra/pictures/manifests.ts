import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { ROOT } from '../src/cli/workspace.ts';

interface Manifest {
  readonly workspace: string;
  /** Name of the export → picture. */
  readonly sources: Readonly<Record<string, PictureSource>>;
}

/** What workspaces say of the pictures that they have: `pictures.ts`, one beside whatever shows some. */
export async function manifests(): Promise<Manifest[]> {
  const found: string[] = [];
  for await (const path of glob('{shared-contracts,shell,mfe-*}/src/**/pictures.ts', { cwd: ROOT })) found.push(path);
  const sources = new Map<string, Record<string, PictureSource>>();
  for (const path of found.sort()) {
    const workspace = path.split('/')[0] as string;
    const named = await import(pathToFileURL(join(ROOT, path)).href);
    sources.set(workspace, { ...sources.get(workspace), ...named });
  }
  return [...sources].map(([workspace, named]) => ({ workspace, sources: named }));
}
