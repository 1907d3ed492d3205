import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRelease } from '../registry/validateRelease.ts';
import { decodePath } from './decodePath.ts';
import { etagOf } from './etagOf.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Public files that name the site's address, which their release does not know, and how they are announced. */
const FEED_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
];

/** Serves files of releases: of every published version, so that tabs left open keep working. */
export function createAssets(dataDir: string, siteUrl: string) {
  const listed = new Map<string, Promise<ReadonlySet<string>>>();

  /** Files of a version that browsers may fetch; none when the version does not exist. */
  function browserFiles(name: string, version: string): Promise<ReadonlySet<string>> {
    const key = `${name}/${version}`;
    const known = listed.get(key);
    if (known) return known;
    const files = readRelease(releaseFolder(dataDir, name, version)).then(
      (release) => new Set(Object.keys(release.files).filter((file) => !/^(?:server|fragments|public)\//.test(file))),
      () => {
        listed.delete(key);
        return new Set<string>();
      },
    );
    listed.set(key, files);
    return files;
  }

  /** `/r/{remote}/{version}/{file}`; `{version}~{n}` is the same release under another address, for retries. */
  async function releaseFile(pathname: string, request: Request): Promise<Response | undefined> {
    const [, name, address, file] = /^\/r\/([a-z-]+)\/([\w.-]+(?:~[1-9]\d?)?)\/([\w./@-]+)$/.exec(pathname) ?? [];
    if (!name || !address || !file) return undefined;
    const version = address.replace(/~\d+$/, '');
    if (!(await browserFiles(name, version)).has(file)) return undefined;
    return send(join(releaseFolder(dataDir, name, version), file), request, IMMUTABLE);
  }

  /** Files that releases put at the top of the site, such as `/guides/….pdf` and feeds. */
  async function publicFile(
    snapshot: CompositionSnapshot,
    pathname: string,
    request: Request,
  ): Promise<Response | undefined> {
    const found = snapshot.publicFiles.get(pathname) ?? snapshot.publicFiles.get(decodePath(pathname));
    if (!found) return undefined;
    const file = join(snapshot.folderOf(found.release), found.file);
    const [, feedType] = FEED_TYPES.find(([ending]) => file.endsWith(ending)) ?? [];
    if (!feedType) return send(file, request, AN_HOUR);
    return sendText((await readFile(file, 'utf8')).replaceAll(SITE_URL_TOKEN, siteUrl), feedType, request);
  }

  return { releaseFile, publicFile };
}

/** Sends a file in the best encoding that stands beside it. */
async function send(file: string, request: Request, cacheControl: string): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gz'] as const).find(
    (ending) => accepted.includes(ending === 'gz' ? 'gzip' : 'br') && existsSync(`${file}.${ending}`),
  );
  const sent = encoding ? `${file}.${encoding}` : file;
  const headers = new Headers({
    'content-type': getMimeType(file) ?? 'application/octet-stream',
    'content-length': String((await stat(sent)).size),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  });
  if (encoding) headers.set('content-encoding', encoding === 'gz' ? 'gzip' : 'br');
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(sent)) as ReadableStream, { headers });
}

/** Sends a feed. Readers ask every few minutes, so an unchanged one costs a header. */
function sendText(text: string, type: string, request: Request): Response {
  const etag = etagOf(text);
  const headers = { 'content-type': type, 'cache-control': AN_HOUR, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}
