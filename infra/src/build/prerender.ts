import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import type { RemoteServer } from '@agence/shared-contracts/server';

/** Stands for the site's public address in prerendered heads; the composer puts the real one in. */
export const SITE_URL_TOKEN = 'https://site-url.invalid';

/** What `server/server.js` of a release exports; the shell's has no pages of its own. */
export interface ReleaseServer extends Partial<RemoteServer> {
  readonly manifest: RemoteManifest;
}

export interface Prerendered {
  /** Path → fragment file. */
  readonly fragments: Record<string, string>;
  /** Path → day of the last change, for pages that tell it. */
  readonly lastModified: Record<string, string>;
}

/**
 * Renders every static path of a release into `fragments/`.
 *
 * @throws Error when a static page redirects or is not found: its path must not be listed then
 */
export async function prerender(server: ReleaseServer, dist: string): Promise<Prerendered> {
  const fragments: Record<string, string> = {};
  const lastModified: Record<string, string> = {};
  for (const path of (await server.staticPaths?.()) ?? []) {
    const page = await server.render?.({ path, siteUrl: SITE_URL_TOKEN });
    if (page?.kind !== 'page' || page.status !== 200) throw new Error(`${path} cannot be prerendered`);
    const file = `fragments/${path === '/' ? 'index' : encodeName(path)}.json`;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), JSON.stringify(page));
    fragments[path] = file;
    if (page.head.modifiedAt) lastModified[path] = page.head.modifiedAt;
  }
  return { fragments, lastModified };
}

/**
 * Writes the text files that a release makes itself, such as feeds, into `public/`.
 *
 * @returns site path → file
 */
export async function writePublicFiles(server: ReleaseServer, dist: string): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const [path, text] of Object.entries((await server.publicFiles?.(SITE_URL_TOKEN)) ?? {})) {
    const file = `public/${encodeName(path)}`;
    await mkdir(join(dist, 'public'), { recursive: true });
    await writeFile(join(dist, file), text);
    written[path] = file;
  }
  return written;
}

/** `/blog/tag/stratégie` → `blog.tag.strat_c3_a9gie`: flat, and safe on every file system. */
function encodeName(path: string): string {
  return encodeURIComponent(decodeURIComponent(path.slice(1)))
    .replaceAll('%2F', '.')
    .replaceAll('%', '_');
}
