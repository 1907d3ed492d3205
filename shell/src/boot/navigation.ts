import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import { triggerAppChange } from 'single-spa';
import type { SiteRoute } from './routes.ts';

interface NavigationOptions {
  readonly findRoute: (pathname: string) => SiteRoute | undefined;
  /** Gets the remote and its page ready; rejects when that fails. */
  readonly prepare: (route: SiteRoute, url: URL) => Promise<void>;
}

export interface Navigation extends NavigationPort {
  /** Called when a page is on screen: moves focus and scroll on every page but the first. */
  pageShown(): void;
}

/** Navigation without page load, in step with single-spa and the browser's history. */
export function createNavigation({ findRoute, prepare }: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const scrollPositions = new Map<string, number>();
  let current = new URL(location.href);
  const served = new URL(window.agence.served, location.origin);
  let requested = 0;
  /** Where the page that comes next wants to be scrolled to; undefined before the first navigation. */
  let arrival: { readonly top: number; readonly hash: string } | undefined;

  history.scrollRestoration = 'manual';

  function entryKey() {
    return String((history.state as { key?: number } | null)?.key ?? 0);
  }

  function moved(top: number) {
    const samePage = current.pathname === location.pathname;
    current = new URL(location.href);
    if (!samePage) {
      arrival = { top, hash: location.hash };
      document.documentElement.dataset.moved = '';
    }
    for (const listener of [...listeners]) listener();
  }

  addEventListener('popstate', (event) => {
    if (location.href === current.href) return;
    requested += 1;
    const isSamePage = current.pathname === location.pathname;
    const top = scrollPositions.get(entryKey()) ?? 0;
    moved(top);
    // single-spa announces pushes as popstate too.
    if (!isSamePage || 'singleSpa' in event) return;
    // Back inside a page, from a section or a filter. An anchor that the visitor typed has no entry of ours.
    const anchor = history.state === null ? anchorOf(location.hash) : null;
    requestAnimationFrame(() => (anchor ? anchor.scrollIntoView() : scrollTo({ top, behavior: 'instant' })));
  });
  addEventListener('scroll', () => scrollPositions.set(entryKey(), scrollY), { passive: true });

  return {
    getLocation: () => current,
    getServedLocation: () => served,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prefetch(to) {
      const url = new URL(to, location.href);
      const route = url.origin === location.origin ? findRoute(url.pathname) : undefined;
      if (route) prepare(route, url).catch(() => {});
    },
    async navigate(to, { replace = false } = {}) {
      const url = new URL(to, location.href);
      const route = url.origin === location.origin ? findRoute(url.pathname) : undefined;
      if (!route) {
        location[replace ? 'replace' : 'assign'](url);
        return;
      }
      requested += 1;
      const request = requested;
      if (url.pathname !== location.pathname) {
        // A page that cannot be prepared is still navigated to: the outlet explains and offers to try again.
        await prepare(route, url).catch(() => {});
        if (request !== requested) return;
      }
      const change = async () => {
        history[replace ? 'replaceState' : 'pushState']({ key: Date.now() }, '', url);
        moved(0);
        await triggerAppChange();
      };
      if (url.pathname === location.pathname) {
        await change();
        show(anchorOf(url.hash));
      } else await inViewTransition(change);
    },
    pageShown() {
      if (!arrival) return;
      const { top, hash } = arrival;
      arrival = undefined;
      requestAnimationFrame(() => {
        const target = anchorOf(hash);
        if (!target) scrollTo({ top, behavior: 'instant' });
        if (!show(target)) focusHeading();
      });
    },
  };
}

/** The element that an address leads to. @param hash as in `location.hash` */
function anchorOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that begins no escape: no element of ours has such a name.
    return null;
  }
}

/** Scrolls to where an address leads; a field is ready to be typed into. @returns whether it has taken the focus */
function show(target: HTMLElement | null): boolean {
  target?.scrollIntoView();
  if (!target?.matches('input,select,textarea')) return false;
  target.focus();
  return true;
}

/** Where the browser can, the change fades; its result is the same without. */
async function inViewTransition(change: () => Promise<void>) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || !document.startViewTransition) return change();
  const transition = document.startViewTransition(change);
  // A transition that is skipped, because the visitor goes on already, rejects these two; the page changes all the same.
  for (const end of [transition.ready, transition.finished]) end.catch(() => {});
  await transition.updateCallbackDone;
}

/** Screen readers announce a page change by the new page's heading. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#outlet h1') ?? document.getElementById('contenu');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
