import type { Release } from '@agence/shared-contracts/remote/release';
import { readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot, type Teams } from '../registry/teams.ts';
import { readRelease } from '../registry/validateRelease.ts';

/** A release and the folder that it lies in. */
export interface Part {
  readonly release: Release;
  readonly folder: string;
}

/** What a release is held against: the site that it wants to be part of. */
export interface LiveSite {
  /** The releases that visitors get. */
  readonly active: readonly Part[];
  /** Of each the one that would come back, where there is one. */
  readonly previous: readonly Part[];
  /** Who owns which addresses. */
  readonly teams: Teams;
  /** What the pages read; undefined where nothing answers for them. */
  readonly backend?: { readonly url: string; readonly anonKey: string } | undefined;
}

/** The site that a store makes. @throws RegistryError when the store cannot be read */
export async function siteOfStore(dataDir: string, backend?: LiveSite['backend']): Promise<LiveSite> {
  const { teams } = await readRoot(dataDir);
  const { remotes } = await readRegistry(dataDir);
  const part = async (name: string, version: string): Promise<Part> => {
    const folder = releaseFolder(dataDir, name, version);
    return { release: await readRelease(folder), folder };
  };
  const entries = Object.entries(remotes).filter(([, { active }]) => active !== '');
  return {
    active: await Promise.all(entries.map(([name, { active }]) => part(name, active))),
    previous: await Promise.all(
      entries.flatMap(
        ([
          name,
          {
            history: [before],
          },
        ]) => (before === undefined ? [] : [part(name, before)]),
      ),
    ),
    teams,
    backend,
  };
}

/** The site with a release in the place of the one of its name. */
export function withRelease(parts: readonly Part[], part: Part): Part[] {
  return [...parts.filter(({ release }) => release.name !== part.release.name), part];
}

export const shellOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ release }) => release.name === 'shell');
