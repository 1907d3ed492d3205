import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import { whereOf } from '../log/Trace.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { isFault } from '../renderer/thrown.ts';
import type { Answering } from './Answering.ts';
import { shareOfPages } from './createPagePlaces.ts';
import type { Connection } from './createSiteServer.ts';
import { dataText } from './dataText.ts';
import { type EncodedText, encodedText, sendText } from './encodedText.ts';
import type { KeptPage } from './load.ts';
import { refusal } from './plainAnswers.ts';
import { isWorthBest, type ResolvedPage, releaseKey, resolvePage } from './resolve.ts';
import { servedText } from './servedText.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { PREVIEW_PARAMETER } from './texts.ts';

/** What navigation inside the site asks for: the data of a page, or the page as it is rendered as well. */
export type Wanted = 'data' | 'page';

/** Answers with what pages are made from. */
export function createData({ options, loader, texts, makesUpTooMuch, log }: Answering) {
  /** resolve → load → send; no document is composed. */
  async function answerData(
    wanted: Wanted,
    snapshot: CompositionSnapshot,
    url: URL | undefined,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const { trace } = connection;
    // What is rendered is rendered for its query; data of a prerendered page are whole.
    const purpose = wanted === 'page' ? 'document' : 'data';
    const found = url && resolvePage(snapshot, url, purpose);
    const published =
      found &&
      found.route.render !== 'client' &&
      (await texts.publishedAt(snapshot, found, await texts.siteWideOf(snapshot, found.route)));
    if (!published || ((!published.isListed || url.searchParams.has(PREVIEW_PARAMETER)) && makesUpTooMuch(connection)))
      return refusal('not_found', 404);
    const resolved = await texts.asAsked(found, published, url.searchParams);
    const named = releaseKey(resolved.route.release);
    Object.assign(trace, { release: named, route: resolved.route.path });
    try {
      const kept = await trace.step(
        'load',
        () => loader.load(snapshot, resolved, purpose, shareOfPages(connection)),
        named,
      );
      const answer = answerOf(wanted, kept, snapshot, resolved);
      const isDegraded = kept.loaded.kind === 'page' && kept.loaded.degraded;
      const mayBeHad = !isDegraded && !resolved.text?.isPreview && !resolved.route.isKey;
      const headers = {
        'content-type': wanted === 'page' ? 'application/x-ndjson' : 'application/json',
        'cache-control': mayBeHad ? 'no-cache' : resolved.route.isKey ? 'private, no-store' : 'no-store',
        [RELEASE_HEADER]: resolved.route.release.version,
      };
      return await sendText(answer, request, { headers }, mayBeHad);
    } catch (error) {
      if (error instanceof RegistryError) options.onDamage?.();
      if (isFault(error)) {
        log.problem(
          `${resolved.route.release.name} cannot tell the data of ${resolved.route.path}`,
          error,
          whereOf(trace),
        );
        return refusal('unexpected_failure', 500);
      }
      return refusal('unavailable', 503, { 'retry-after': '5' });
    }
  }

  /** The answer to either question, made once of what is kept. */
  function answerOf(
    wanted: Wanted,
    kept: KeptPage,
    snapshot: CompositionSnapshot,
    resolved: ResolvedPage,
  ): EncodedText {
    const { route, isListed, key } = resolved;
    const part = wanted === 'page' ? 'whole' : 'json';
    const made = kept[part];
    if (made) return made;
    const { loaded, markup } = kept;
    const isHere = loaded.kind === 'page' && (isListed || !loaded.instead);
    const said =
      wanted === 'page' && isHere && markup
        ? servedText(loaded, markup, snapshot.modulesOf(route), options.siteUrl)
        : dataText(loaded, isListed, options.siteUrl);
    const isBest = isWorthBest(resolved, loaded.kind === 'page' ? loaded.status : 301);
    const answer = encodedText(said, isBest);
    kept[part] = answer;
    loader.weigh(key);
    return answer;
  }

  return answerData;
}
