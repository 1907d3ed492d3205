import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellServer } from '@agence/shared-contracts/remote/frame';
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { Release, ReleaseRoute } from '@agence/shared-contracts/remote/release';
import type { RegistrySnapshot, SnapshotRemote } from '@agence/shared-contracts/remote/snapshot';
import type { RemoteServer } from '@agence/shared-contracts/server';
import { collision } from '../registry/collision.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import type { Registry } from '../registry/registryFile.ts';
import { manifestHash, releaseFolder } from '../registry/releaseStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { baseOf } from './baseOf.ts';
import type { Site } from './document.ts';
import { createImportMaps, type PageImportMaps } from './importMaps.ts';

export interface SiteRoute extends ReleaseRoute {
  readonly release: Release;
}

/**
 * Everything that pages are composed from, at one revision of the registry. A request uses one snapshot from
 * beginning to end, so no page mixes revisions.
 */
export interface CompositionSnapshot {
  readonly revision: number;
  readonly shell: Release;
  readonly shellServer: ShellServer;
  readonly remotes: readonly Release[];
  readonly routes: readonly SiteRoute[];
  readonly redirects: readonly { readonly path: string; readonly to: string }[];
  readonly navigation: readonly NavigationEntry[];
  /** Path at the top of the site → release and file. */
  readonly publicFiles: ReadonlyMap<string, { readonly release: Release; readonly file: string }>;
  /** Hashes of the modules that a page runs, and of those that it may run later. */
  readonly importMapsFor: (own: Release | undefined) => PageImportMaps;
  readonly folderOf: (release: Release) => string;
  readonly serverOf: (release: Release) => Promise<RemoteServer>;
  /** What a page tells the browser. */
  readonly registryFor: (
    route: SiteRoute | undefined,
    site: Pick<Site, 'siteUrl' | 'anonKey' | 'config'>,
  ) => RegistrySnapshot;
}

/**
 * Loads and checks all active releases.
 *
 * @throws RegistryError when a release is missing, changed since it was published, or collides with another
 */
export async function createSnapshot(dataDir: string, registry: Registry): Promise<CompositionSnapshot> {
  const releases = await Promise.all(
    Object.entries(registry.remotes)
      .filter(([, { active }]) => active !== '')
      .map(([name, { active, versions }]) => loadRelease(dataDir, name, active, versions[active]?.manifest)),
  );
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError('release_missing', 'No release of the shell is promoted; run npm start once.');
  for (const [index, release] of releases.entries()) {
    const clash = collision(release, releases.slice(index + 1));
    if (clash) throw new RegistryError('route_collision', `${release.name} ${release.version}: ${clash}.`);
  }
  const folderOf = (release: Release) => releaseFolder(dataDir, release.name, release.version);
  const load = (release: Release) => import(pathToFileURL(join(folderOf(release), release.server)).href);
  const remotes = releases.filter((release) => release !== shell);
  const navigation = releases
    .flatMap(({ navigation }) => navigation as NavigationEntry[])
    .sort((a, b) => a.slot.localeCompare(b.slot) || a.order - b.order);
  const importMapsFor = createImportMaps(shell, remotes);
  return {
    revision: registry.revision,
    shell,
    shellServer: (await load(shell)) as ShellServer,
    remotes,
    routes: releases.flatMap((release) => release.routes.map((route) => ({ ...route, release }))),
    redirects: releases.flatMap(({ redirects }) => redirects.map(({ from, to }) => ({ path: from, to }))),
    navigation,
    publicFiles: new Map(
      releases.flatMap((release) =>
        Object.entries(release.publicFiles).map(([path, file]) => [path, { release, file }] as const),
      ),
    ),
    importMapsFor,
    folderOf,
    serverOf: load,
    registryFor: (route, site) =>
      registryFor({ revision: registry.revision, shell, remotes, navigation, importMapsFor }, route, site),
  };
}

async function loadRelease(
  dataDir: string,
  name: string,
  version: string,
  manifest: string | undefined,
): Promise<Release> {
  const folder = releaseFolder(dataDir, name, version);
  const release = await readRelease(folder);
  if ((await manifestHash(folder)) === manifest) return release;
  throw new RegistryError('file_tampered', `${name} ${version}: release.json has changed since it was published.`);
}

function registryFor(
  {
    revision,
    shell,
    remotes,
    navigation,
    importMapsFor,
  }: Pick<CompositionSnapshot, 'revision' | 'shell' | 'remotes' | 'navigation' | 'importMapsFor'>,
  route: SiteRoute | undefined,
  { siteUrl, anonKey, config }: Pick<Site, 'siteUrl' | 'anonKey' | 'config'>,
): RegistrySnapshot {
  const absolute = (release: Release, files: readonly string[]) => files.map((file) => baseOf(release) + file);
  const own = route?.release;
  return {
    revision,
    siteUrl,
    anonKey,
    config,
    ...(own ? { page: own.name } : {}),
    otherModules: importMapsFor(own).others.path,
    navigation,
    start: absolute(shell, [...shell.modules, shell.entry]),
    preload: own && route ? absolute(own, [own.entry, ...own.modules, ...route.modules]) : [],
    remotes: Object.fromEntries(
      remotes.map((release): [string, SnapshotRemote] => [
        release.name,
        {
          version: release.version,
          contract: release.contract,
          base: baseOf(release),
          entry: release.entry,
          modules: release.modules,
          routes: release.routes.map(({ path, access, denied, modules }) => ({
            path,
            access,
            ...(denied ? { denied } : {}),
            modules,
          })),
        },
      ]),
    ),
  };
}
