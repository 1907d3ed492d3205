import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { compileRoutes } from '@agence/shared-contracts/remote/matchRoute';
import type { ListedPage } from '@agence/shared-contracts/remote/page';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { Release } from '@agence/shared-contracts/remote/release';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { LoadedPage } from '@agence/shared-contracts/server';
import type { Log } from '../log/createLog.ts';
import { refusalByShell } from '../registry/contractFit.ts';
import { ANSWER_LIMIT_MS, type AnsweredPage, withMarkup } from '../renderer/Renderer.ts';
import { createPagePlaces } from './createPagePlaces.ts';
import { type Ages, DataCache } from './dataCache.ts';
import { LONE_SURROGATE } from './decodePath.ts';
import type { EncodedText } from './encodedText.ts';
import type { Site } from './render.ts';
import { type ResolvedPage, releaseKey } from './resolve.ts';
import type { SentPage } from './send.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';

/**
 * How long what the backend said is repeated, in milliseconds: with the time that reading it took and what shared caches add
 * (sharedLife.ts), less than a minute. What somebody takes back, such as their public page, is gone from every page by then (Law 25).
 */
const MOMENT: Ages = { freshMs: 10_000, staleMs: 48_000 };
const ALWAYS: Ages = { freshMs: Number.POSITIVE_INFINITY, staleMs: Number.POSITIVE_INFINITY };
const MAX_PAGES = { count: 1000, bytes: 128 * 1024 * 1024 };

/** What stands in the cache under the key of an address: what its remote has found, and what was made of it so far. */
export interface KeptPage {
  loaded: LoadedPage | PreparedRedirect;
  markup?: RenderedMarkup | undefined;
  /** Renders it, where that was not asked for at once. */
  readonly render?: AnsweredPage['render'];
  /** Its markup is being made. */
  completing?: Promise<void> | undefined;
  /** The whole document, as it was in one snapshot. */
  document?: { readonly from: string; readonly page: SentPage };
  /** The answer to navigation inside the site: its data alone, and the whole of it. */
  json?: EncodedText | undefined;
  whole?: EncodedText | undefined;
}

/** Addresses of one remote in the sitemap: none pushes out those of the others. */
const MAX_LISTED = 250_000;

interface Sitemap {
  readonly pages: readonly ListedPage[];
  readonly isWhole: boolean;
}

export interface LoaderOptions extends Pick<Site, 'siteUrl' | 'anonKey' | 'demo'> {
  readonly backendUrl: string | undefined;
  readonly log: Log;
}

/** Asks the remotes for their pages, through the one cache of the site's pages. */
export function createLoader({ backendUrl, siteUrl, anonKey, demo, log }: LoaderOptions) {
  // A key begins with its release; the rest is an address, which may name somebody.
  const onFailure = (key: string, error: unknown) =>
    log.problem(`Refreshing a page of ${key.split(' ', 1)} failed`, error);
  const pages = new DataCache<KeptPage>({
    ...MOMENT,
    maxEntries: MAX_PAGES.count,
    onFailure,
    bytes: { max: MAX_PAGES.bytes, of: weightOf },
    isDegraded: ({ loaded }) => loaded.kind === 'page' && loaded.degraded === true,
  });
  const inPlace = createPagePlaces();
  const lists = new DataCache<ListedPage[]>({ ...MOMENT, maxEntries: 100, onFailure });
  const backend = backendUrl === undefined ? undefined : { url: backendUrl, anonKey };

  /**
   * What a remote says at an address.
   *
   * @param purpose `data` renders nothing; for a `document` the old page goes on where the new one cannot be rendered
   * @param client whose share of the places it takes where the remote has to make it
   * @throws Error when the remote does not fit the shell, before any code of it runs; when it throws or does not answer
   * @throws NoPlace when it is asked for more than it makes
   */
  async function load(
    snapshot: CompositionSnapshot,
    resolved: ResolvedPage,
    purpose: 'document' | 'data',
    client: string,
  ): Promise<KeptPage> {
    // Before the cache: what is kept of a remote was perhaps made under another shell.
    assertFits(snapshot, resolved.route.release);
    const make = () => ask(snapshot, resolved, purpose, client);
    if (resolved.keep === 'never') return make();
    const kept = await pages.get(resolved.key, make, resolved.keep === 'always' ? ALWAYS : MOMENT);
    if (purpose === 'document') await complete(kept, make);
    return kept;
  }

  /** A page that was read for navigation has no markup yet. A remote that has forgotten it is asked for both, so that they agree. */
  async function complete(kept: KeptPage, make: () => Promise<KeptPage>): Promise<void> {
    if (kept.loaded.kind === 'redirect' || kept.markup) return;
    const work = async () => {
      const markup = await kept.render?.();
      Object.assign(kept, markup ? { markup } : { json: undefined, whole: undefined, ...(await make()) });
    };
    kept.completing ??= work().finally(() => {
      kept.completing = undefined;
    });
    await kept.completing;
  }

  async function ask(
    snapshot: CompositionSnapshot,
    { route, path, query, fragment, text: written, published }: ResolvedPage,
    purpose: 'document' | 'data',
    client: string,
  ): Promise<KeptPage> {
    if (route.render === 'client') return keep(pendingPage(snapshot, route));
    let unread: Error | undefined;
    const read = await written?.read().catch((error: Error) => {
      unread = error;
      log.problem(`The text of a page of ${route.release.name} cannot be read; its file stands in`, error);
    });
    // A page that no file has is not gone because nobody can read it now.
    if (unread && !fragment) throw unread;
    const isOfFile = query === '' && read === undefined && published === undefined;
    const prerendered = isOfFile && fragment ? await snapshot.fragmentOf(route.release, fragment) : undefined;
    if (prerendered) return keep(standingIn(withMarkup(prerendered), unread));
    const renderer = await snapshot.rendererOf(route.release);
    const site = { siteUrl, publicDemo: demo !== undefined, ...(backend ? { backend } : {}) };
    const request = { path: path + query, ...site, ...read, ...(published ? { published } : {}) };
    const work = () =>
      withTimeout(renderer.page(request, purpose === 'document'), ANSWER_LIMIT_MS, `${route.release.name} ${path}`);
    return keep(standingIn(await inPlace(releaseKey(route.release), client, work), unread));
  }

  /** The data routes' pages, for the sitemap; without those of a remote that cannot list them now (`isWhole`). */
  async function sitemapPages(snapshot: CompositionSnapshot): Promise<Sitemap> {
    const { remotes, rendererOf } = snapshot;
    const asked = remotes.map(async (release) => {
      if (!backend || !release.routes.some(({ render }) => render === 'data')) return [];
      assertFits(snapshot, release);
      const renderer = await rendererOf(release);
      // Kept as they are looked through and put in order: of many, that takes longer than all else.
      const list = async () =>
        ownPages(
          release,
          await withTimeout(renderer.sitemapPages(backend), ANSWER_LIMIT_MS, `${release.name} sitemap`),
        );
      return lists.get(releaseKey(release), list);
    });
    const settled = await Promise.allSettled(asked);
    const pages = settled.flatMap((list, index) => {
      if (list.status === 'fulfilled') return list.value;
      log.problem(`${remotes[index]?.name} cannot list its pages`, list.reason);
      return [];
    });
    return { pages, isWhole: settled.every(({ status }) => status === 'fulfilled') };
  }

  /** Lets go of the pages of releases that have been replaced: over many promotions they would fill the whole cache. */
  function forgetReplaced({ shell, remotes }: CompositionSnapshot): void {
    const active = new Set([shell, ...remotes].map(releaseKey));
    pages.forget((key) => !active.has(key.slice(0, key.indexOf(' '))));
  }

  return { load, sitemapPages, forgetReplaced, weigh: (key: string) => pages.weigh(key) };
}

/** What asks the remotes for their pages. */
export type Loader = ReturnType<typeof createLoader>;

/** Those of what a remote lists which are pages of its own for search engines, in order; days that are none are left out. */
function ownPages({ routes }: Release, listed: readonly unknown[]): ListedPage[] {
  const isOwn = compileRoutes(routes.filter(({ sitemap, access }) => sitemap && access === 'public'));
  return listed
    .slice(0, MAX_LISTED)
    .map((one): readonly unknown[] => (Array.isArray(one) ? one : [one]))
    .filter((one): one is [string, unknown] => {
      const [path] = one;
      return (
        typeof path === 'string' &&
        /^\/(?!\/)/.test(path) &&
        !LONE_SURROGATE.test(path) &&
        isOwn(encodeURI(path)) !== undefined
      );
    })
    .map(([path, day]) => [path, typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What stands in for a text that cannot be read is kept by nobody. */
function standingIn<Answer extends AnsweredPage | PreparedRedirect>(
  answered: Answer,
  unread: Error | undefined,
): Answer {
  return unread && 'page' in answered ? { ...answered, page: { ...answered.page, degraded: true } } : answered;
}

function keep(answered: AnsweredPage | PreparedRedirect): KeptPage {
  if (!('page' in answered)) return { loaded: answered };
  const { page: loaded, markup, render } = answered;
  return { loaded, markup, ...(render ? { render } : {}) };
}

/** The gate refuses such a pair; a registry that no gate has seen, of an older site or a copy, is refused here. */
export function assertFits({ shell }: CompositionSnapshot, release: Release): void {
  const refusal = release === shell ? undefined : refusalByShell(shell, release);
  if (refusal) throw new Error(refusal);
}

/** What stands in for a page that the browser renders: nothing of a member's may be kept where others see it. */
function pendingPage({ shellServer }: CompositionSnapshot, { id, access }: SiteRoute): AnsweredPage {
  const head = access === 'public' ? PENDING : MEMBERS;
  const page = { kind: 'page', status: 200, routeId: id, head, data: undefined } as const;
  return { page, markup: shellServer.renderPending() };
}

const MEMBERS: PageHead = {
  title: 'Espace membre',
  description: 'Espace réservé aux membres.',
  keywords: ['espace membre', 'formations'],
  noindex: true,
};
const PENDING: PageHead = {
  title: 'Un instant',
  description: 'Cette page s’affiche dans un instant.',
  keywords: [],
  noindex: true,
};

/** Bytes that a page takes, of which its compressed bodies are less than the plain one. */
export function weightOf({ markup, document, json, whole }: KeptPage): number {
  const texts = (markup?.html.length ?? 0) + (markup?.styles.length ?? 0);
  const answers = [document?.page, document?.page.styles, json, whole].reduce(
    (sum, answer) => sum + (answer?.body.length ?? 0),
    0,
  );
  return texts + 2 * answers;
}
