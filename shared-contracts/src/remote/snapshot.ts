import type { Contact } from '../brand.ts';
import type { NavigationEntry, RouteAccess, RouteDeclaration } from './manifest.ts';
import type { PublicDemo } from './publicDemo.ts';
import type { SiteConfig } from './siteConfig.ts';

/** A route as the shell sees it. */
export interface SnapshotRoute {
  readonly path: string;
  readonly access: RouteAccess;
  /** Its addresses are told to nobody. */
  readonly isKey?: boolean;
  /** What a visitor who must sign in first is told. */
  readonly denied?: RouteDeclaration['denied'];
  /** The server renders its pages, also for a document that is there already (`PAGE_PREFIX`). */
  readonly isServed?: true;
  /** None: a page names its own files in `preload`. */
  readonly modules: readonly string[];
}

/** A remote as a page of the site names it. */
export interface SnapshotRemote {
  readonly version: string;
  /** Contract range that the release needs. */
  readonly contract: string;
  /** Address of the release, e.g. `/r/mfe-blog/1.0.0-3f2a…/`. */
  readonly base: string;
  readonly entry: string;
  /** None, likewise. */
  readonly modules: readonly string[];
  readonly routes: readonly SnapshotRoute[];
  /** The composer has the version before it, for browsers that cannot run this one. */
  readonly hasEarlier?: true;
}

/**
 * What the composer tells the browser about the releases that a page was composed from. It stands in every
 * page as JSON, so that the page runs with exactly the versions that rendered it.
 */
export interface RegistrySnapshot {
  readonly revision: number;
  readonly siteUrl: string;
  /** The remote and the files of this page; absent on pages that no remote owns, such as 404. */
  readonly page?: string;
  /** Modules that start the shell, in this order, as site paths; its entry is the last. */
  readonly start: readonly string[];
  /** What the page's own remote needs after that, most wanted first, as site paths. */
  readonly preload: readonly string[];
  /** Address of the import map with the hashes of all other remotes' modules. */
  readonly otherModules: string;
  /** Address of what this leaves out (`LaterParts`): `navigation`, and the `routes` of each remote, are empty until it has come. */
  readonly later?: string;
  /** Links of header and footer, as they were rendered. */
  readonly navigation: readonly NavigationEntry[];
  readonly remotes: Readonly<Record<string, SnapshotRemote>>;
  /** Where the browser reaches the backend: its public key; the address is the site itself. */
  readonly anonKey: string;
  readonly config: SiteConfig;
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo;
  /** How the agency is reached, in place of what is configured. */
  readonly contact?: Contact;
  /** Claims that are not shown. */
  readonly hiddenClaims?: readonly string[];
}

/** What a page fetches when it wakes, as nobody sees anything of it: the same for all pages of a remote. */
export interface LaterParts {
  /** Site path and hash of each module of the shell and of the page's own remote. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly navigation: readonly NavigationEntry[];
  /** Of each remote. */
  readonly routes: Readonly<Record<string, readonly SnapshotRoute[]>>;
}
