import type { Canaries } from '../canary/createCanaries.ts';
import type { Connection } from '../composer/createSiteServer.ts';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import type { Fallbacks } from '../fallback/createFallbacks.ts';
import type { Log } from '../log/createLog.ts';
import type { Previews } from './createPreviews.ts';
import { FORGET_PREVIEW, keepPreview, PREVIEW_NAME, previewToken } from './previewCookie.ts';

interface VisitsOptions {
  readonly siteUrl: string;
  /** What everybody gets. */
  readonly current: () => CompositionSnapshot;
  readonly previews?: Previews;
  readonly fallbacks?: Fallbacks;
  readonly canaries?: Canaries;
  readonly log: Log;
}

/** Decides for each request which site it sees, and lets nobody keep what one visitor alone may see. */
export function createVisits({ siteUrl, current, previews, fallbacks, canaries, log }: VisitsOptions) {
  const report = (error: unknown) => void log.problem('A preview cannot be composed', error);

  return {
    /** The answer to an address that begins or ends a preview: leads to the same one without the token. */
    async enter(url: URL): Promise<Response | undefined> {
      const token = url.searchParams.get(PREVIEW_NAME);
      if (!previews || token === null) return undefined;
      const clean = new URL(url);
      clean.searchParams.delete(PREVIEW_NAME);
      const preview = await previews.read(token);
      return privately(
        new Response(null, { status: 302, headers: { location: siteUrl + clean.pathname + clean.search } }),
        preview ? keepPreview(token, preview, siteUrl) : FORGET_PREVIEW,
      );
    },

    /** The answer from the site that the visitor sees; with a preview that is over, from everybody's. */
    async answer(
      request: Request,
      connection: Connection,
      answer: (snapshot: CompositionSnapshot) => Promise<Response>,
    ): Promise<Response> {
      const token = previews && previewToken(request.headers.get('cookie'));
      if (!previews || token === undefined) {
        const fallback = await fallbacks?.snapshotFor(request, connection);
        if (fallback) return privately(await answer(fallback));
        const session = await canaries?.sessionOf(request, connection);
        return session ? forSession(await answer(session.snapshot), session.cookie(siteUrl)) : answer(current());
      }
      const preview = await previews.read(token);
      const snapshot = preview && (await previews.snapshotOf(preview).catch(report));
      if (snapshot) return privately(await answer(snapshot));
      return privately(await answer(current()), FORGET_PREVIEW);
    },
  };
}

/** What another session may get otherwise is kept by the browser alone, which asks each time. */
function forSession(response: Response, cookie: string | undefined): Response {
  if (/^(?:no-cache|public)\b/.test(response.headers.get('cache-control') ?? ''))
    response.headers.set('cache-control', 'private, no-cache');
  if (cookie) response.headers.append('set-cookie', cookie);
  return response;
}

function privately(response: Response, cookie?: string): Response {
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  response.headers.delete('etag');
  if (cookie) response.headers.set('set-cookie', cookie);
  return response;
}
