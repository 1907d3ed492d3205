import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShellServer } from '@agence/shared-contracts/remote/frame';
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import type { Release, ReleaseRoute } from '@agence/shared-contracts/remote/release';
import type { RegistrySnapshot, SnapshotRemote } from '@agence/shared-contracts/remote/snapshot';
import type { RenderedPage } from '@agence/shared-contracts/server';
import { earlierVersion } from '../fallback/earlierVersion.ts';
import { createLog, type Log } from '../log/createLog.ts';
import type { PreviewMarks } from '../preview/previewMarks.ts';
import { refusalBySite } from '../registry/contractFit.ts';
import { publishedVersion } from '../registry/publishedVersion.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import type { Registry, RegistryEntry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { verifiedFile } from '../registry/verifiedFile.ts';
import { wholeRelease } from '../registry/wholeRelease.ts';
import type { Renderer } from '../renderer/Renderer.ts';
import { baseOf, isHot } from './baseOf.ts';
import { createImportMaps, type PageImportMaps } from './importMaps.ts';
import { laterPath, navigationOf, routesOf } from './laterParts.ts';
import { loadReleases } from './loadReleases.ts';
import type { Site } from './render.ts';
import type { SiteWide } from './texts.ts';

export interface SiteRoute extends ReleaseRoute {
  readonly release: Release;
}

/**
 * Everything that pages are composed from, at one revision of the registry. A request uses one snapshot from
 * beginning to end, so no page mixes revisions.
 */
export interface CompositionSnapshot {
  readonly revision: number;
  /** Tells it from every other snapshot of this process. */
  readonly serial: number;
  /** Of one visitor alone, who sees a release before it is promoted: nothing made from it may be kept. */
  readonly preview?: PreviewMarks;
  readonly shell: Release;
  readonly shellServer: ShellServer;
  readonly remotes: readonly Release[];
  readonly routes: readonly SiteRoute[];
  readonly redirects: readonly { readonly path: string; readonly to: string }[];
  readonly navigation: readonly NavigationEntry[];
  /** Path at the top of the site → release and file. */
  readonly publicFiles: ReadonlyMap<string, { readonly release: Release; readonly file: string }>;
  /** Hashes of the modules that a page of a route runs, and of those that it may run later. */
  readonly importMapsFor: (route: SiteRoute | undefined) => PageImportMaps;
  readonly folderOf: (release: Release) => string;
  /** Whether a version was taken back: nobody gets a file of it any more. */
  readonly isWithdrawn: (name: string, version: string) => boolean;
  /** Whether a version was published, and neither taken back nor removed since. */
  readonly isPublished: (name: string, version: string) => boolean;
  /** Whether anything of that name was ever published. */
  readonly isNamed: (name: string) => boolean;
  /** Whether there is a version before it to fall back to. */
  readonly hasEarlier: (release: Release) => boolean;
  /** Who renders a remote's pages. */
  readonly rendererOf: (release: Release) => Promise<Renderer>;
  /** The prerendered page of a static route, if there is one for the path. */
  readonly fragmentOf: (release: Release, path: string) => Promise<RenderedPage | undefined>;
  /** What staff have published for every page, where they have. */
  readonly siteWide?: SiteWide;
  /** What a page needs to answer to the visitor, most wanted first, as site paths. */
  readonly modulesOf: (route: SiteRoute) => readonly string[];
  /** What a page tells the browser. */
  readonly registryFor: (
    route: SiteRoute | undefined,
    site: Pick<Site, 'siteUrl' | 'anonKey' | 'config' | 'demo' | 'devStart'>,
  ) => RegistrySnapshot;
}

/**
 * Loads and checks all active releases.
 *
 * @param prove says what is there as it was published
 * @throws RegistryError when releases collide, or when the shell is missing or needs another contract; a remote that does is
 *   refused page by page (load.ts), so that the others go on
 */
export async function createSnapshot(
  dataDir: string,
  registry: Registry,
  rendererOf: (release: Release) => Renderer,
  log: Log = createLog(),
  prove = wholeRelease,
): Promise<CompositionSnapshot> {
  const releases = await loadReleases(dataDir, registry, log, prove);
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError('release_missing', 'No release of the shell is promoted; run npm start once.');
  const refusal = refusalBySite(shell);
  if (refusal) throw new RegistryError('contract_unsupported', refusal);
  const folderOf = (release: Release) => releaseFolder(dataDir, release.name, release.version);
  return composeSnapshot({
    revision: registry.revision,
    shell,
    shellServer: (await import(pathToFileURL(join(folderOf(shell), shell.server)).href)) as ShellServer,
    remotes: releases.filter((release) => release !== shell),
    folderOf,
    isWithdrawn: (name, version) => publishedVersion(registry, name, version)?.withdrawn === true,
    isPublished(name, version) {
      const published = publishedVersion(registry, name, version);
      return published !== undefined && !published.withdrawn;
    },
    isNamed: (name) => Object.hasOwn(registry.remotes, name),
    hasEarlier({ name, version }) {
      const entry = registry.remotes[name] as RegistryEntry;
      return entry.active === version && earlierVersion(entry) !== undefined;
    },
    rendererOf: async (release) => rendererOf(release),
    async fragmentOf(release, path) {
      const file = release.fragments[path];
      if (!file) return undefined;
      return JSON.parse((await verifiedFile(folderOf(release), release, file)).toString()) as RenderedPage;
    },
  });
}

type SnapshotParts = Pick<
  CompositionSnapshot,
  | 'revision'
  | 'shell'
  | 'shellServer'
  | 'remotes'
  | 'folderOf'
  | 'isWithdrawn'
  | 'isPublished'
  | 'isNamed'
  | 'hasEarlier'
  | 'rendererOf'
  | 'fragmentOf'
>;

let lastSerial = 0;

/** What follows from the releases and from how their files are reached. */
export function composeSnapshot(parts: SnapshotParts): CompositionSnapshot {
  const { revision, shell, shellServer, remotes, hasEarlier } = parts;
  lastSerial += 1;
  const releases = [shell, ...remotes];
  const navigation = navigationOf(releases);
  const importMaps = createImportMaps(shell, remotes);
  // A shell from before needs all of it in the page; of sources that change nothing has an address.
  const isParted = shellServer.fetchesLater === true && !releases.some(isHot);
  const madeFor = new Map<SiteRoute | undefined, PageImportMaps>();
  const importMapsFor = (route: SiteRoute | undefined) => {
    const known = madeFor.get(route);
    if (known) return known;
    const starting = isParted ? [...startOf(shell), ...(route ? modulesOf(route) : [])] : undefined;
    const made = importMaps(route?.release, starting);
    madeFor.set(route, made);
    return made;
  };
  return {
    ...parts,
    serial: lastSerial,
    routes: releases.flatMap((release) => release.routes.flatMap(withPlaces).map((route) => ({ ...route, release }))),
    redirects: releases.flatMap(({ redirects }) => redirects.map(({ from, to }) => ({ path: from, to }))),
    navigation,
    publicFiles: new Map(
      releases.flatMap((release) =>
        Object.entries(release.publicFiles).map(([path, file]) => [path, { release, file }] as const),
      ),
    ),
    importMapsFor,
    modulesOf,
    registryFor: (route, site) =>
      registryFor({ revision, shell, remotes, hasEarlier, navigation, importMapsFor, isParted }, route, site),
  };
}

function addresses(release: Release, files: readonly string[]): string[] {
  return files.map((file) => baseOf(release) + file);
}

function startOf(shell: Release): string[] {
  return addresses(shell, [...shell.modules, shell.entry]);
}

function modulesOf({ release, modules }: SiteRoute): string[] {
  return addresses(release, [release.entry, ...release.modules, ...modules]);
}

function registryFor(
  {
    revision,
    shell,
    remotes,
    hasEarlier,
    navigation,
    importMapsFor,
    isParted,
  }: Pick<CompositionSnapshot, 'revision' | 'shell' | 'remotes' | 'hasEarlier' | 'navigation' | 'importMapsFor'> & {
    readonly isParted: boolean;
  },
  route: SiteRoute | undefined,
  { siteUrl, anonKey, config, demo, devStart }: Pick<Site, 'siteUrl' | 'anonKey' | 'config' | 'demo' | 'devStart'>,
): RegistrySnapshot {
  const own = route?.release;
  return {
    revision,
    siteUrl,
    anonKey,
    config,
    ...(demo ? { demo } : {}),
    ...(own ? { page: own.name } : {}),
    otherModules: importMapsFor(route).others.path,
    ...(isParted ? { later: laterPath({ own: own?.name, releases: [shell, ...remotes] }) } : {}),
    navigation: isParted ? [] : navigation,
    start: [...(devStart ? [devStart] : []), ...startOf(shell)],
    preload: route ? modulesOf(route) : [],
    remotes: Object.fromEntries(
      remotes.map((release): [string, SnapshotRemote] => [
        release.name,
        {
          version: release.version,
          contract: release.contract,
          base: baseOf(release),
          entry: release.entry,
          // Pages name their own files in `preload`; those of all others would be half of what a page tells.
          modules: [],
          ...(hasEarlier(release) ? { hasEarlier: true } : {}),
          // In development the browser draws all but the first page: React of that build complains of a heading that has the focus.
          routes: isParted ? [] : routesOf(release, devStart !== undefined),
        },
      ]),
    ),
  };
}
