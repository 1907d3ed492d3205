import { createHash } from 'node:crypto';
import type { Release } from '@agence/shared-contracts/remote/release';
import { baseOf } from './baseOf.ts';

/** Where browsers fetch the hashes of modules that their page does not run. */
export const IMPORT_MAP_PREFIX = '/r/importmap/';

/** The import maps of one page. Both texts stand as hashes in its policy, so neither can be changed on the way. */
export interface PageImportMaps {
  /** Hashes of the shell's modules and of the page's own remote: stands in the page. */
  readonly own: string;
  /** Hashes of all other remotes' modules: fetched before the first of them runs, to keep pages small. */
  readonly others: { readonly path: string; readonly text: string };
}

/** Enough for pages that stay open over some fifty releases. */
const REMEMBERED = 300;
const remembered = new Map<string, string>();

/** The import map at an address that some page of this process carries, also of pages from before the latest flip. */
export function rememberedImportMap(path: string): string | undefined {
  return remembered.get(path);
}

/** Makes the import maps of pages. @returns the maps for pages of a remote, or of the shell alone */
export function createImportMaps(shell: Release, remotes: readonly Release[]) {
  const known = new Map<Release | undefined, PageImportMaps>();
  return (own: Release | undefined): PageImportMaps => {
    const made = known.get(own) ?? makeImportMaps(shell, remotes, own);
    known.set(own, made);
    remembered.set(made.others.path, made.others.text);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return made;
  };
}

function makeImportMaps(shell: Release, remotes: readonly Release[], own: Release | undefined): PageImportMaps {
  const text = importMapOf(remotes.filter((release) => release !== own));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  return {
    own: importMapOf(own && own !== shell ? [shell, own] : [shell]),
    others: { path: `${IMPORT_MAP_PREFIX}${hash}.json`, text },
  };
}

function importMapOf(releases: readonly Release[]): string {
  const integrity: Record<string, string> = {};
  for (const release of releases) {
    for (const [file, { integrity: hash }] of Object.entries(release.files)) {
      if (file.endsWith('.js') && !/^(?:server|fragments|public)\//.test(file))
        integrity[baseOf(release) + file] = hash;
    }
  }
  return JSON.stringify({ integrity });
}
