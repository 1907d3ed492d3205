import type { Release } from '@agence/shared-contracts/remote/release';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { baseOf, isHot } from './baseOf.ts';

/** Where browsers fetch the hashes of modules that their page does not run. */
export const IMPORT_MAP_PREFIX = `${COMPOSER_ADDRESSES.releases}/importmap/`;

/** The import maps of one page. All texts stand as hashes in its policy, so none can be changed on the way. */
export interface PageImportMaps {
  /** Hashes of the modules that it starts with: stands in the page. Of all modules of the shell and the page's remote, without `rest`. */
  readonly own: string;
  /** Hashes of the shell's and its own remote's other modules, as browsers put them together of what they fetch when it wakes. */
  readonly rest?: string;
  /** Hashes of all other remotes' modules: fetched before the first of them runs, to keep pages small. */
  readonly others: { readonly path: string; readonly text: string };
}

/** A release by its name and version. */
export type ReleaseId = Pick<Release, 'name' | 'version'>;

/**
 * Makes the import maps of pages.
 *
 * @returns the maps for pages of a remote, or of the shell alone; in parts where it is said with which modules a page starts
 */
export function createImportMaps(shell: Release, remotes: readonly Release[]) {
  const known = new Map<Release | undefined, RemoteImportMaps>();
  return (own: Release | undefined, starting?: readonly string[]): PageImportMaps => {
    const made = known.get(own) ?? makeImportMaps(shell, remotes, own);
    known.set(own, made);
    const { hashes, others } = made;
    return { ...(starting ? inParts(hashes, starting) : { own: mapOf(hashes) }), others };
  };
}

interface RemoteImportMaps extends Pick<PageImportMaps, 'others'> {
  /** Of the shell's modules and its own. */
  readonly hashes: Readonly<Record<string, string>>;
}

function makeImportMaps(shell: Release, remotes: readonly Release[], own: Release | undefined): RemoteImportMaps {
  const others = remotes.filter((release) => release !== own && !isHot(release));
  return {
    hashes: hashesOf(own && own !== shell ? [shell, own] : [shell]),
    others: { path: importMapPath(others), text: importMapOf(others) },
  };
}

/** The map of a page: what it starts with, and the rest in the order in which browsers fetch it (`wholeRegistry.ts`). */
function inParts(hashes: Readonly<Record<string, string>>, starting: readonly string[]) {
  const part = (isFirst: boolean) =>
    mapOf(Object.fromEntries(Object.entries(hashes).filter(([path]) => starting.includes(path) === isFirst)));
  return { own: part(true), rest: part(false) };
}

/**
 * The address says all that its text is made from: every process of the site answers it, also one that has never shown such a
 * page, or has begun after the next flip.
 */
function importMapPath(releases: readonly ReleaseId[]): string {
  return `${IMPORT_MAP_PREFIX}${idsOf(releases)}.json`;
}

/** Releases as addresses name them. */
export function idsOf(releases: readonly ReleaseId[]): string {
  return releases.map(({ name, version }) => `${name}@${version}`).join(',');
}

/** The releases that an address of an import map names; undefined for any other address. */
export function releasesOfImportMap(path: string): readonly ReleaseId[] | undefined {
  if (!path.startsWith(IMPORT_MAP_PREFIX) || !path.endsWith('.json')) return undefined;
  return idsIn(path.slice(IMPORT_MAP_PREFIX.length, -'.json'.length));
}

/** The releases that a part of an address names, each once; undefined where it names something else. */
export function idsIn(list: string): readonly ReleaseId[] | undefined {
  const named = list === '' ? [] : list.split(',').map((one) => /^([a-z][a-z0-9-]*)@([\w.-]+)$/.exec(one));
  const ids = named.flatMap((match) => (match ? [{ name: match[1] as string, version: match[2] as string }] : []));
  const isEachOnce = new Set(ids.map(({ name }) => name)).size === named.length;
  return isEachOnce ? ids : undefined;
}

/** Hashes of all modules that browsers may run of some releases. */
export function importMapOf(releases: readonly (ReleaseId & Pick<Release, 'files'>)[]): string {
  return mapOf(hashesOf(releases));
}

const mapOf = (integrity: Readonly<Record<string, string>>) => JSON.stringify({ integrity });

/** Site path of each of those modules, and its hash. */
export function hashesOf(releases: readonly (ReleaseId & Pick<Release, 'files'>)[]): Readonly<Record<string, string>> {
  const integrity: Record<string, string> = {};
  for (const release of releases) {
    for (const [file, { integrity: hash }] of Object.entries(release.files)) {
      if (/\.m?js$/.test(file) && !/^(?:server|fragments|public)\//.test(file))
        integrity[baseOf(release) + file] = hash;
    }
  }
  return integrity;
}
