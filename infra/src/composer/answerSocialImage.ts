import { precondition } from '@agence/backend/http/preconditions';
import type { Answering } from './Answering.ts';
import { shareOfPages } from './createPagePlaces.ts';
import type { Connection } from './createSiteServer.ts';
import { etagOf } from './etagOf.ts';
import { NOTHING_HERE, text } from './plainAnswers.ts';
import { resolvePage } from './resolve.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { createSocialImages, drawWith } from './socialImages.ts';

/** Answers with the pictures that stand for pages elsewhere. */
export function createPictures({ options, loader, texts, makesUpTooMuch }: Answering) {
  const drawSocialImage = createSocialImages(options.rasterize && drawWith(options.rasterize));

  /** What networks show for a page. */
  async function answerSocialImage(
    snapshot: CompositionSnapshot,
    url: URL | undefined,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const found = url && resolvePage(snapshot, url, 'data');
    const resolved = found && (await texts.publishedAt(snapshot, found, await texts.siteWideOf(snapshot, found.route)));
    if (!resolved || (!resolved.isListed && makesUpTooMuch(connection))) return text(NOTHING_HERE, 404);
    const busy = () => text('Le service est très sollicité. Réessayez dans un instant.', 503, { 'retry-after': '5' });
    const page = (await loader.load(snapshot, resolved, 'data', shareOfPages(connection)).catch(() => undefined))
      ?.loaded;
    // Networks keep an image for a day, and longer that there is none: neither what stands in for a page nor that it cannot
    // be read now is to be remembered for so long.
    if (!page) return busy();
    if (page.kind !== 'page' || page.status !== 200 || (!resolved.isListed && page.instead))
      return text(NOTHING_HERE, 404);
    const image = page.degraded ? undefined : await drawSocialImage(snapshot, page.head.title, resolved.path);
    if (!image) return busy();
    // What the backend tells may be taken back, and what staff write change: then nobody shows it for a day more.
    const { render, text: written } = resolved.route;
    const cacheControl = render === 'data' || written !== undefined ? 'no-cache' : 'public, max-age=86400';
    const etag = etagOf(Buffer.from(image));
    const headers = { 'content-type': 'image/png', 'cache-control': cacheControl, etag };
    const instead = precondition(request, { etag });
    return new Response(instead ? null : new Uint8Array(image), { status: instead ?? 200, headers });
  }

  return answerSocialImage;
}
