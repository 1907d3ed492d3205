import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { contentVersion } from '../build/contentVersion.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { checkFolder } from '../registry/validateRelease.ts';
import { type Verdict, verdictOf } from './row.ts';

/** Of a release: all files together, in bytes, and how many there are. */
export const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_FILES = 2000;

/** Row 1: the folder is what its release.json says, no larger than a release may be, and every static page was rendered. */
export async function shapeRow(folder: string): Promise<{ verdict: Verdict; release?: Release }> {
  const faults = await sizeFaults(folder);
  if (faults.length > 0) return { verdict: verdictOf(faults) };
  try {
    const release = await checkFolder(folder);
    return { verdict: verdictOf([...versionFaults(release), ...fragmentFaults(release)]), release };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { verdict: verdictOf([error.message]) };
  }
}

/** Before anything is read: what is too large is not. */
async function sizeFaults(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name);
  const links = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile());
  if (links.length > 0) {
    const names = links.map((link) => relative(folder, pathOf(link)));
    return names.map((name) => `${name} is a link or no file: a release holds files alone.`);
  }
  if (files.length > MAX_FILES) return [`The release has ${files.length} files; at most ${MAX_FILES} are taken.`];
  const sizes = await Promise.all(files.map(async (file) => (await lstat(pathOf(file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return bytes > MAX_BYTES ? [`The release has ${bytes} bytes; at most ${MAX_BYTES} are taken.`] : [];
}

function versionFaults(release: Release): string[] {
  const { name, version } = release;
  const actual = contentVersion(release);
  return actual === version ? [] : [`${name} calls itself ${version}, and its content ${actual}; build again.`];
}

function fragmentFaults({ name, routes, fragments }: Release): string[] {
  const isStatic = (path: string) => matchRoute(routes, path)?.route.render === 'static';
  const missing = routes.filter(({ path, render }) => render === 'static' && !/[:*]/.test(path) && !fragments[path]);
  return [
    ...missing.map(({ path }) => `${name}: its static page ${path} was not rendered; visitors would get a 404.`),
    ...Object.keys(fragments)
      .filter((path) => !isStatic(path))
      .map((path) => `${name}: the page ${path} was rendered, but no static route has this address.`),
  ];
}
