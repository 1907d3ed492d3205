import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import { whereOf } from '../log/Trace.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { isFault } from '../renderer/thrown.ts';
import type { Answering } from './Answering.ts';
import { shareOfPages } from './createPagePlaces.ts';
import type { Connection } from './createSiteServer.ts';
import { encodedText, sendText } from './encodedText.ts';
import { refusal } from './plainAnswers.ts';
import { releaseKey, resolvePage } from './resolve.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import { PREVIEW_PARAMETER } from './texts.ts';

/** Answers with what pages are made from. */
export function createData({ options, loader, texts, makesUpTooMuch, log }: Answering) {
  /** What navigation inside the site asks for: resolve → load → send; nothing is rendered. */
  async function answerData(
    snapshot: CompositionSnapshot,
    url: URL | undefined,
    request: Request,
    connection: Connection,
  ): Promise<Response> {
    const { trace } = connection;
    const found = url && resolvePage(snapshot, url, 'data');
    const published =
      found && (await texts.publishedAt(snapshot, found, await texts.siteWideOf(snapshot, found.route)));
    if (!published || ((!published.isListed || url.searchParams.has(PREVIEW_PARAMETER)) && makesUpTooMuch(connection)))
      return refusal('not_found', 404);
    const resolved = await texts.asAsked(found, published, url.searchParams);
    const named = releaseKey(resolved.route.release);
    Object.assign(trace, { release: named, route: resolved.route.path });
    try {
      const kept = await trace.step(
        'load',
        () => loader.load(snapshot, resolved, 'data', shareOfPages(connection)),
        named,
      );
      if (kept.json === undefined) {
        const { loaded } = kept;
        const instead = loaded.kind === 'page' && !resolved.isListed ? loaded.instead : undefined;
        const said = JSON.stringify(instead ? { kind: 'redirect', ...instead } : loaded);
        kept.json = encodedText(said, resolved.keep === 'always');
        loader.weigh(resolved.key);
      }
      const isDegraded = kept.loaded.kind === 'page' && kept.loaded.degraded;
      const mayBeHad = !isDegraded && !resolved.text?.isPreview;
      const headers = {
        'content-type': 'application/json',
        'cache-control': mayBeHad ? 'no-cache' : 'no-store',
        [RELEASE_HEADER]: resolved.route.release.version,
      };
      return await sendText(kept.json, request, { headers }, mayBeHad);
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

  return answerData;
}
