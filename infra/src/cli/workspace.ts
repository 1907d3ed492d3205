import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from './UsageError.ts';

/** Everything that is released, in the order in which it is built. */
export const RELEASES = [
  'shell',
  'mfe-marketing',
  'mfe-blog',
  'mfe-tools',
  'mfe-marketplace',
  'mfe-dashboards',
] as const;
/** The catalogue of the kit is released in development alone. */
export const DEV_RELEASES = [...RELEASES, 'mfe-kit'] as const;
export type ReleaseName = (typeof DEV_RELEASES)[number];

/** Top of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Whether this is the repository, and not the package that remotes outside of it install. */
export const IS_REPOSITORY = existsSync(join(ROOT, 'infra/teams.json'));

/** Folder for everything that is made at run time: release store, registry, backend data. */
export const DATA_DIR = resolve(process.env.AGENCE_DATA || join(ROOT, '.agence'));

/** Where `npm start` serves the site unless `PORT` says otherwise. */
export const DEFAULT_PORT = 4100;

/**
 * The releases that a command line names, with or without the prefix `mfe-`.
 *
 * @throws UsageError for a name that is no release
 */
export function namedReleases(names: readonly string[]): ReleaseName[] {
  return names.map((name) => {
    const found = DEV_RELEASES.find((release) => release === name || release === `mfe-${name}`);
    if (!found) throw new UsageError(`There is no release "${name}"; there are ${RELEASES.join(', ')}.`);
    return found;
  });
}

/** Folder of a release's source. */
export function sourceFolder(release: ReleaseName): string {
  return join(ROOT, release);
}

/** Whether a folder is the shell's or a remote's, by its entry points. */
export function isReleaseFolder(folder: string): boolean {
  return existsSync(join(folder, 'src/exposes/manifest.ts'));
}
