import { join } from 'node:path';
import { sendFile } from '@agence/backend/http/sendFile';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import type { Release } from '@agence/shared-contracts/remote/release';
import { getMimeType } from 'hono/utils/mime';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { acceptedEncoding, encodedEtag } from './acceptedEncoding.ts';
import { decodePath } from './decodePath.ts';
import { encodedText, sendText } from './encodedText.ts';
import { disk, type FileSource } from './fileSource.ts';
import type { PublishedReleases } from './publishedReleases.ts';
import { isShown } from './siteListing.ts';
import type { CompositionSnapshot } from './snapshot.ts';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const AN_HOUR = 'public, max-age=3600';
/** Of what follows what staff publish, which is everywhere within a minute. */
const HALF_A_MINUTE = 'public, max-age=30';

/** Public files that name the site's address, which their release does not know, and how they are announced. */
const FEED_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['feed.json', 'application/feed+json; charset=utf-8'],
];

/** Whether a public file tells others what is new on the site. */
export function isFeed(pathname: string): boolean {
  return FEED_TYPES.some(([ending]) => pathname.endsWith(ending));
}

/**
 * Serves files of releases: of every published version, so that tabs left open keep working.
 *
 * @param onDamage is called when a file that a release lists is gone
 * @param source where they are
 */
export function createAssets(
  dataDir: string,
  siteUrl: string,
  publishedOf: PublishedReleases,
  onDamage = () => {},
  source: FileSource = disk,
) {
  /** `/r/{remote}/{version}/{file}`; `{version}~{n}` is the same release under another address, for retries. */
  async function releaseFile(
    { isWithdrawn }: CompositionSnapshot,
    pathname: string,
    request: Request,
  ): Promise<Response | undefined> {
    const [, name, address, file] =
      /^\/r\/([a-z][a-z0-9-]*)\/([\w.-]+(?:~[1-9]\d?)?)\/([\w./@-]+)$/.exec(pathname) ?? [];
    if (!name || !address || !file) return undefined;
    const version = address.replace(/~\d+$/, '');
    const files = isWithdrawn(name, version) ? undefined : (await publishedOf(name, version))?.files;
    if (!files || !(file === 'release.json' || Object.hasOwn(files, file))) return undefined;
    // What pages are composed from is for teams that compose them too, and all of it is on pages already.
    if (!forBrowsers(file) && !(await isShown(dataDir, name, version))) return undefined;
    const folder = releaseFolder(dataDir, name, version);
    const sent = await send(source, join(folder, file), files[file], request, IMMUTABLE);
    if (!sent) onDamage();
    return sent;
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
    const kept = pictureAt(pathname) ? IMMUTABLE : AN_HOUR;
    if (!isFeed(file)) return send(source, file, found.release.files[found.file], request, kept);
    if ((await source.size(file)) === undefined) return undefined;
    const text = await new Response(source.open(file)).text();
    return sendFeed(text.replaceAll(SITE_URL_TOKEN, siteUrl), file, request);
  }

  return { releaseFile, publicFile };
}

const forBrowsers = (file: string) => !/^(?:(?:server|fragments|public)\/|release\.json$)/.test(file);

/**
 * Sends a file, or a part of it, in the best encoding that stands beside it; nothing when it is not there any more.
 *
 * @param listed what its release says of it; `release.json` is not in its own list
 */
async function send(
  source: FileSource,
  file: string,
  listed: Release['files'][string] | undefined,
  request: Request,
  cacheControl: string,
): Promise<Response | undefined> {
  const accepted = acceptedEncoding(request);
  const ending = accepted && ENDINGS[accepted];
  const encodedSize = ending && (await source.size(file + ending));
  const encoding = encodedSize === undefined ? undefined : accepted;
  const sent = encoding ? file + ENDINGS[encoding] : file;
  const size = encodedSize ?? (await source.size(file));
  if (size === undefined) return undefined;
  return sendFile(request, {
    size,
    validators: listed && { etag: encodedEtag(`"${listed.integrity}"`, encoding) },
    headers: {
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
    open: (range) => source.open(sent, range),
  });
}

/** Of the compressed forms that a build puts beside a file. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Sends a feed. Readers ask every few minutes, so an unchanged one costs a header. @param name its address, or its file */
export function sendFeed(text: string, name: string, request: Request): Promise<Response> {
  const [, type = 'text/plain'] = FEED_TYPES.find(([ending]) => name.endsWith(ending)) ?? [];
  return sendText(encodedText(text, false), request, {
    headers: { 'content-type': type, 'cache-control': HALF_A_MINUTE },
  });
}
