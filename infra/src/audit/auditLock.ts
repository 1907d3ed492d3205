import { satisfies } from 'semver';
import type { Advisory } from './advisories.ts';

/** A package of a lock that has a known hole. */
export interface Finding extends Advisory {
  readonly version: string;
  /** Where it stands in the lock. */
  readonly path: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly name?: string }>>;
}

const FOLDER = 'node_modules/';

/** What of a package-lock.json (version 2 or 3) has a known hole that nobody has argued away. */
export function auditLock(
  lock: Lock,
  advisories: readonly Advisory[],
  argued: Readonly<Record<string, string>>,
): Finding[] {
  const installed = Object.entries(lock.packages).flatMap(([path, { version, name }]) => {
    const at = path.lastIndexOf(FOLDER);
    // An alias stands in another folder than its name.
    return at < 0 || version === undefined ? [] : [{ path, version, name: name ?? path.slice(at + FOLDER.length) }];
  });
  if (installed.length === 0) throw new Error('The lock has no packages: there is nothing to audit.');
  return installed.flatMap(({ path, version, name }) =>
    advisories
      .filter((known) => known.package === name && !argued[known.id])
      .filter(({ range }) => satisfies(version, range, { includePrerelease: true }))
      .map((known) => ({ ...known, version, path })),
  );
}

/** Days since the list was gone through. @param reviewed ISO 8601 */
export const ageInDays = (reviewed: string, now: number): number =>
  (now - Date.parse(reviewed)) / (24 * 60 * 60 * 1000);
