import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import type { RegistrySnapshot } from '@agence/shared-contracts/remote/snapshot';
import type { SiteRoute } from '../boot/routes.ts';
import { whenIdle } from '../boot/whenIdle.ts';
import { type ArrivingPage, fetchServedPage } from './fetchServedPage.ts';
import { insertStyles } from './insertStyles.ts';
import { placePage } from './placePage.ts';

interface ArrivingOptions {
  readonly outlet: HTMLElement;
  readonly head: HeadPort;
  readonly remotes: RegistrySnapshot['remotes'];
  readonly findRoute: (pathname: string) => Pick<SiteRoute, 'isServed'> | undefined;
}

/** Pages that come to a document as the server has rendered them, before their code. */
export function createArriving({ outlet, head, remotes, findRoute }: ArrivingOptions) {
  /** Elements that were made before anybody asked for them. */
  const drawn = new WeakMap<ArrivingPage, HTMLElement>();
  let shown: ArrivingPage | undefined;
  return {
    /** @returns undefined for a page that the browser renders */
    fetch(remote: string, url: URL): Promise<ArrivingPage | PreparedRedirect> | undefined {
      return findRoute(url.pathname)?.isServed && fetchServedPage(remote, remotes[remote]?.version, url);
    },
    /** Makes the element of a page before anybody asks for it: its styles match nothing yet, and its first pictures begin to come. */
    getReady(page: ArrivingPage): void {
      whenIdle(() => {
        if (page === shown || drawn.has(page)) return;
        insertStyles(page.page.styles);
        drawn.set(page, page.draw());
      });
    },
    place(remote: string, { pathname }: URL, page: ArrivingPage): void {
      placePage(outlet, head, remote, pathname, page, drawn.get(page));
      drawn.delete(page);
      shown = page;
    },
  };
}

export type Arriving = ReturnType<typeof createArriving>;
