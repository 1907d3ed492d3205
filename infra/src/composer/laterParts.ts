import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import type { LaterParts, SnapshotRoute } from '@agence/shared-contracts/remote/snapshot';
import { hashesOf, idsIn, idsOf, type ReleaseId } from './importMaps.ts';

/** Where browsers fetch, when a page wakes, what nobody sees of it. */
export const LATER_PREFIX = `${COMPOSER_ADDRESSES.releases}/later/`;

/** The releases that a page is composed from, and the remote that it is a page of. */
interface PageReleases<One> {
  readonly own: string | undefined;
  /** The shell first, then the remotes in the order of the site. */
  readonly releases: readonly One[];
}

/**
 * The address says all that its text is made from, as that of an import map does: every process of the site answers it, and what it
 * answers never changes.
 */
export function laterPath({ own, releases }: PageReleases<ReleaseId>): string {
  return `${LATER_PREFIX}${own ?? releases[0]?.name}/${idsOf(releases)}.json`;
}

/** What such an address names; undefined for any other address. */
export function releasesOfLater(path: string): PageReleases<ReleaseId> | undefined {
  const [, own, list = ''] = /^([a-z][a-z0-9-]*)\/(.+)\.json$/.exec(path.slice(LATER_PREFIX.length)) ?? [];
  const releases = idsIn(list);
  return releases?.some(({ name }) => name === own) ? { own, releases } : undefined;
}

/** Hashes of the shell and of the page's remote, and menus and routes of all. */
export function laterParts({ own, releases }: PageReleases<Release>): LaterParts {
  const [shell, ...remotes] = releases;
  return {
    integrity: hashesOf(releases.filter((release) => release === shell || release.name === own)),
    navigation: navigationOf(releases),
    routes: Object.fromEntries(remotes.map((release) => [release.name, routesOf(release)])),
  };
}

/** Links of header and footer. */
export function navigationOf(releases: readonly Release[]): NavigationEntry[] {
  return (
    releases
      // Which claim a line states is nothing that browsers need.
      .flatMap(({ navigation }) => navigation.map(({ claim: _, ...entry }) => entry as NavigationEntry))
      .sort((a, b) => a.slot.localeCompare(b.slot) || a.order - b.order)
  );
}

/** Routes of a remote as the shell sees them. @param isDrawn whether browsers draw all pages but the first */
export function routesOf({ routes }: Release, isDrawn = false): SnapshotRoute[] {
  return routes.flatMap(withPlaces).map(({ path, access, isKey, denied, render }) => ({
    path,
    access,
    ...(render === 'client' || isDrawn ? {} : { isServed: true }),
    ...(isKey ? { isKey } : {}),
    ...(denied ? { denied } : {}),
    modules: [],
  }));
}
