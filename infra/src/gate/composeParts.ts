import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellServer } from '@agence/shared-contracts/remote/frame';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { type CompositionSnapshot, composeSnapshot } from '../composer/snapshot.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { verifiedFile, verifyServerHalf } from '../registry/verifiedFile.ts';
import { createRenderers } from '../renderer/createRenderers.ts';
import { startRenderer } from '../renderer/startRenderer.ts';
import { type LiveSite, type Part, shellOf } from './liveSite.ts';

/** Releases as one site. */
export interface Composition {
  /** Where the files of the releases lie as in a store. */
  readonly dataDir: string;
  readonly snapshot: CompositionSnapshot;
  close(): Promise<void>;
}

/**
 * Composes releases as they lie in their folders, as the live site would.
 *
 * @param log receives what server halves print; the error output when absent
 * @throws RegistryError without a shell; Error when the shell's server half does not start
 */
export async function composeParts(
  parts: readonly Part[],
  backend: LiveSite['backend'],
  log?: (line: string) => void,
): Promise<Composition> {
  const shell = shellOf(parts);
  if (!shell) throw new RegistryError('release_missing', 'The site has no shell to be composed with.');
  // First: a shell that does not start leaves nothing behind.
  const shellServer = (await import(pathToFileURL(join(shell.folder, shell.release.server)).href)) as ShellServer;
  const dataDir = await mkdtemp(join(tmpdir(), 'agence-site-'));
  for (const { release, folder } of parts) {
    const place = releaseFolder(dataDir, release.name, release.version);
    await mkdir(dirname(place), { recursive: true });
    await symlink(folder, place, 'junction');
  }
  const folders = new Map(parts.map(({ release, folder }) => [release, folder]));
  const folderOf: CompositionSnapshot['folderOf'] = (release) => folders.get(release) as string;
  const renderers = createRenderers(async (release) => {
    await verifyServerHalf(folderOf(release), release);
    const { name, server } = release;
    return startRenderer({ name, folder: folderOf(release), server, backend, ...(log ? { log } : {}) });
  });
  const snapshot = composeSnapshot({
    revision: 1,
    shell: shell.release,
    shellServer,
    remotes: parts.filter((part) => part !== shell).map(({ release }) => release),
    folderOf,
    isWithdrawn: () => false,
    isPublished: () => true,
    isNamed: () => true,
    hasEarlier: () => false,
    rendererOf: async (release) => renderers.of(release),
    async fragmentOf(release, path) {
      const file = release.fragments[path];
      if (!file) return undefined;
      return JSON.parse((await verifiedFile(folderOf(release), release, file)).toString()) as RenderedPage;
    },
  });
  return {
    dataDir,
    snapshot,
    async close() {
      renderers.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
