import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import { KEPT_MS, keyOf } from '../boot/outlet.ts';
import type { SiteRoute } from '../boot/routes.ts';
import { savesData } from '../boot/savesData.ts';
import { whenIdle } from '../boot/whenIdle.ts';
import { type ArrivingPage, fetchServedPage } from './fetchServedPage.ts';
import { insertStyles } from './insertStyles.ts';
import { likelyNext } from './likelyNext.ts';
import { placePage } from './placePage.ts';
import { shownPage, standBy } from './standBy.ts';

interface ArrivingOptions {
  readonly outlet: HTMLElement;
  readonly head: HeadPort;
  readonly remotes: RegistrySnapshot['remotes'];
  readonly findRoute: (pathname: string) => Pick<SiteRoute, 'isServed' | 'remote'> | undefined;
}

/** Pages that come to a document as the server has rendered them, before their code. */
export function createArriving({ outlet, head, remotes, findRoute }: ArrivingOptions) {
  /** Elements that were made before anybody asked for them. */
  const drawn = new WeakMap<ArrivingPage, HTMLElement>();
  let shown: ArrivingPage | undefined;
  /** Pages that came while nobody asked for one, by path and query. */
  const ahead = new Map<string, ArrivingPage>();
  let rests = 0;
  const fetchPage = (remote: string, url: URL, priority?: RequestPriority) =>
    fetchServedPage(remote, remotes[remote]?.version, url, priority);
  return {
    /**
     * A place in a page may come with its rest: who goes to an anchor gets it whole.
     *
     * @returns undefined for a page that the browser renders
     */
    fetch(remote: string, url: URL): Promise<ArrivingPage | PreparedRedirect> | undefined {
      if (!findRoute(url.pathname)?.isServed) return undefined;
      const known = ahead.get(keyOf(url));
      const page = known ? Promise.resolve(known) : fetchPage(remote, url);
      return url.hash ? page.then(whole) : page;
    },
    /**
     * Fetches what visitors go to most from the page that is shown, one after the other while there is nothing else to do, unless
     * they have asked for few bytes. Ends where one does not come whole, without a connection, and when another page is shown.
     */
    async fetchAhead(): Promise<void> {
      rests += 1;
      const rest = rests;
      for (const url of savesData() || !navigator.onLine ? [] : likelyNext(shownPage(outlet))) {
        const { isServed, remote } = findRoute(url.pathname) ?? {};
        if (!isServed || !remote || ahead.has(keyOf(url))) continue;
        await new Promise<void>(whenIdle);
        if (rest !== rests || !navigator.onLine) return;
        const page = await fetchPage(remote, url, 'low')
          .then(whole)
          .catch(() => undefined);
        if (page?.kind !== 'served' || page.page.degraded) return;
        ahead.set(keyOf(url), page);
        // Not one that came after this one was shown.
        setTimeout(() => ahead.get(keyOf(url)) === page && ahead.delete(keyOf(url)), KEPT_MS);
      }
    },
    /**
     * Makes the element of a page before anybody asks for it, and has it stand by: its first pictures begin to come.
     *
     * @param page which is whole
     * @param top where it will be seen, in pixels
     */
    getReady(page: ArrivingPage, top = 0): void {
      whenIdle(async () => {
        const { styles } = await page.rest;
        if (page === shown || drawn.get(page)?.isConnected) return;
        // All of them: one that came as it is shown would have the whole document laid out again.
        insertStyles(page.page.styles + styles);
        const element = drawn.get(page) ?? page.draw();
        drawn.set(page, element);
        standBy(outlet, element, top + innerHeight);
      });
    },
    /** @returns as `placePage` */
    place(remote: string, url: URL, page: ArrivingPage): Promise<readonly string[]> {
      const placed = placePage(outlet, head, remote, url.pathname, page, drawn.get(page));
      drawn.delete(page);
      // Who asks for it again wants it as it is then.
      ahead.delete(keyOf(url));
      shown = page;
      // The page that was left has no next one.
      rests += 1;
      return placed;
    },
  };
}

/** @throws Error when its rest does not come */
async function whole<Page extends ArrivingPage | PreparedRedirect>(page: Page): Promise<Page> {
  if (page.kind === 'served') await page.rest;
  return page;
}

export type Arriving = ReturnType<typeof createArriving>;
