import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import { TimeoutError } from '@agence/shared-contracts/remote/withTimeout';
import type { LoadedPage } from '@agence/shared-contracts/server';
import { LRUCache } from 'lru-cache';
import { overlayFailure } from '../dev/overlayFailure.ts';
import { whereOf } from '../log/Trace.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { isFault } from '../renderer/thrown.ts';
import type { Answering } from './Answering.ts';
import { IMMUTABLE } from './assets.ts';
import { isHot } from './baseOf.ts';
import { NoPlace, shareOfPages } from './createPagePlaces.ts';
import type { Connection } from './createSiteServer.ts';
import { sendText } from './encodedText.ts';
import { hashOf, type StylesOfPage } from './laterStyles.ts';
import type { KeptPage } from './load.ts';
import { noticePage } from './noticePage.ts';
import { NOTHING_HERE, redirect, text } from './plainAnswers.ts';
import { renderMissing, renderPage, renderUnavailable } from './render.ts';
import { isWorthBest, type ResolvedPage, releaseKey, resolve } from './resolve.ts';
import { type SentPage, send, toSend } from './send.ts';
import { snapshotWith } from './siteWide.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { PREVIEW_PARAMETER } from './texts.ts';

/** Documents of addresses that nothing is at which are kept. */
const MAX_MISSING = 100;

/** Answers with whole pages. */
export function createPages({ options, loader, texts, makesUpTooMuch, log }: Answering) {
  const { fallbacks, canaries } = options;
  const missing = new LRUCache<string, SentPage>({ max: MAX_MISSING });

  /** resolve → load → render → send */
  async function answerPage(
    released: CompositionSnapshot,
    url: URL,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const page = await pageAt(released, url, request, connection);
    return page instanceof Response ? page : send(page, request, options);
  }

  /**
   * Answers with the styles that a page has at an address of their own. Where it has others by now, those: all but what has
   * changed is the same. The page's own script lets no others in.
   */
  async function answerStyles(
    released: CompositionSnapshot,
    { hash, path }: StylesOfPage,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const page = await pageAt(released, new URL(path, options.siteUrl), request, connection);
    if (page instanceof Response || !page.styles) return text(NOTHING_HERE, 404);
    const isSame = hashOf(page.styles.etag) === hash;
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': isSame ? IMMUTABLE : 'no-store' };
    return sendText(page.styles, request, { headers });
  }

  /** The page at an address, or what is answered instead of one. */
  async function pageAt(
    released: CompositionSnapshot,
    url: URL,
    request: Request,
    connection: Connection,
  ): Promise<SentPage | Response> {
    const { trace } = connection;
    const found = await trace.step('resolve', () => resolve(released, url));
    const siteWide = await texts.siteWideOf(released, found.kind === 'page' ? found.route : undefined);
    const snapshot = snapshotWith(released, siteWide);
    if (found.kind === 'redirect') return redirect(found.to);
    if (found.kind === 'missing') {
      const page = missingOf(snapshot, url.pathname, connection);
      return page ?? noticePage(404);
    }
    const { release, path: route } = found.route;
    const named = releaseKey(release);
    Object.assign(trace, { release: named, route });
    const published = await texts.publishedAt(snapshot, found, siteWide);
    if ((!published.isListed || url.searchParams.has(PREVIEW_PARAMETER)) && makesUpTooMuch(connection))
      return noticePage(404);
    const resolved = await texts.asAsked(found, published, url.searchParams);
    try {
      const kept = await trace.step(
        'load',
        () => loader.load(snapshot, resolved, 'document', shareOfPages(connection)),
        named,
      );
      const { loaded } = kept;
      if (loaded.kind === 'redirect') return redirect(loaded.to);
      if (request.method === 'GET') for (const watch of [fallbacks, canaries]) watch?.served(release, connection);
      const page = await trace.step('render', () => documentOf(snapshot, resolved, kept, loaded));
      return resolved.text?.isPreview ? asPreview(await send(page, request, options)) : page;
    } catch (error) {
      if (error instanceof NoPlace) return noticePage(503, { 'retry-after': '1' });
      if (error instanceof RegistryError) options.onDamage?.();
      log.problem(`${release.name} cannot render ${route}`, error, whereOf(trace));
      // Who is late has much to do already.
      const isLate = error instanceof TimeoutError;
      const before = canaries?.insteadOf(released) ?? (await fallbacks?.insteadOf(released, release, isLate));
      const instead = before && (await pageAt(before, url, request, connection));
      if (instead && instead.status < 500) {
        // A page that is not there in the version before is new in this one.
        if (instead.status === 200 && !isLate)
          for (const watch of [fallbacks, canaries]) watch?.failedHere(release, resolved.path);
        return instead;
      }
      const failure = isHot(release) ? overlayFailure(error) : undefined;
      return toSend(renderUnavailable(snapshot, resolved.path, isFault(error), failure, options), false);
    }
  }

  /**
   * The document of an address that nothing is at: who asks for the same again costs nothing. Undefined for whoever makes
   * up one address after the other.
   */
  function missingOf(snapshot: CompositionSnapshot, path: string, connection: Connection): SentPage | undefined {
    const key = `${snapshotKey(snapshot)} ${path}`;
    const known = missing.get(key);
    if (!known && makesUpTooMuch(connection)) return undefined;
    const page = known ?? toSend(renderMissing(snapshot, path, options), false);
    missing.set(key, page);
    return page;
  }

  /** The document of a page in this snapshot, made once. */
  function documentOf(
    snapshot: CompositionSnapshot,
    resolved: ResolvedPage,
    kept: KeptPage,
    loaded: LoadedPage,
  ): SentPage {
    const from = snapshotKey(snapshot);
    if (kept.document?.from === from) return kept.document.page;
    const composed = renderPage(snapshot, resolved, loaded, kept.markup as RenderedMarkup, options);
    const page = toSend(composed, isWorthBest(resolved, composed.status));
    kept.document = { from, page };
    loader.weigh(resolved.key);
    return page;
  }

  return { answerPage, answerStyles };
}

/** What a document is made from, besides its page. */
function snapshotKey({ serial, siteWide }: CompositionSnapshot): string {
  return `${serial}${siteWide?.key ?? ''}`;
}

/** A draft: nobody keeps it or finds it by searching, and the console, which stands on this origin, shows it beside its fields. */
function asPreview(answer: Response): Response {
  const { headers } = answer;
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-frame-options', 'SAMEORIGIN');
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  return answer;
}
