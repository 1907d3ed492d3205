import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { freshUrl } from './freshUrl.ts';
import { downloadsConfig, type ReleaseSource } from './viteConfig.ts';

/** What `src/exposes/downloads.ts` of a release exports, if it has one. */
export interface DownloadsModule {
  /** Makes the files: path on the site, e.g. `/guides/x.pdf` → bytes. The same sources must give the same bytes. */
  downloads(): Promise<Readonly<Record<string, Uint8Array>>>;
}

/**
 * Puts the documents into a release that its `src/exposes/downloads.ts` makes. That module runs during the build only,
 * beside the packages it imports, so that what sets a PDF never becomes part of the release.
 *
 * @returns path on the site → file of the release
 */
export async function writeDownloads(source: ReleaseSource, dist: string): Promise<Record<string, string>> {
  const entry = join(source.root, 'src/exposes/downloads.ts');
  if (!existsSync(entry)) return {};
  const making = join(dist, 'making');
  await build(downloadsConfig(source, entry, making));
  // The release may be made far from the packages, where its own folder cannot be written.
  const packages = packagesOf(source.root);
  if (packages) await symlink(packages, join(making, 'node_modules'), 'junction');
  const { downloads } = (await import(freshUrl(join(making, 'downloads.js')))) as DownloadsModule;
  const written: Record<string, string> = {};
  for (const [path, bytes] of Object.entries(await downloads())) {
    const file = `public${path}`;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), bytes);
    written[path] = file;
  }
  await rm(making, { recursive: true });
  return written;
}

/** The packages that npm has installed for a folder or one above it. */
function packagesOf(folder: string): string | undefined {
  const packages = join(folder, 'node_modules');
  if (existsSync(join(packages, '.package-lock.json'))) return packages;
  return dirname(folder) === folder ? undefined : packagesOf(dirname(folder));
}
