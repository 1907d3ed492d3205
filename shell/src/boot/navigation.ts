import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import { registerApplication, triggerAppChange } from 'single-spa';
import { shownPage } from '../arriving/standBy.ts';
import { comeBack } from './comeBack.ts';
import { focusOn, isShown } from './focusOn.ts';
import { layOutFirst, layOutWhole } from './layOut.ts';
import type { Arrival, Outlet, Request } from './outlet.ts';
import { inViewTransition } from './viewTransition.ts';
import { whenIdle } from './whenIdle.ts';

interface NavigationOptions {
  readonly outlet: Outlet;
  /** Whether an address is a page of this site, which needs no page load. */
  readonly isPage: (pathname: string) => boolean;
  /** The remote that shows an address to this visitor; none where a guard stands before it. */
  readonly remoteOf: (pathname: string) => string | undefined;
}

/** Where a visitor comes to on a page. */
interface Landing {
  /** Pixels from the top. */
  readonly top: number;
  /** Finds what the address leads to, which comes before. */
  readonly target: () => HTMLElement | null;
  /** Finds what has the focus where no link was followed from there. */
  readonly otherwise: () => HTMLElement | null;
}

export interface Navigation extends NavigationPort {
  /** Changes the address to that of a request, unless the visitor wants something else by now. */
  commit(request: Request): void;
  /** Moves scroll and focus to where a page that comes on screen begins, or to the place that was left. */
  arrive(arrival: Arrival): void;
  /** Tells all who follow the address that it has changed. */
  notify(): void;
}

/** The browser's history as events of the outlet, in step with single-spa. */
export function createNavigation({ outlet, isPage, remoteOf }: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const scrollPositions = new Map<string, number>();
  /** The link by which an entry of the history was left. */
  const followedLinks = new Map<string, ReturnType<typeof followedLink>>();
  let arrived: Arrival | undefined;
  /** Ends the coming back to a page that is left again. */
  let stop = () => {};

  history.scrollRestoration = 'manual';

  function entryKey() {
    return String((history.state as { key?: number } | null)?.key ?? 0);
  }

  function leftAt() {
    return scrollPositions.get(entryKey()) ?? 0;
  }

  /**
   * Moves scroll and focus in the next frame, unless another page is wanted by then. For who comes back, once: trying again what
   * has failed there is no coming back.
   */
  function settle({ top, target, otherwise }: Landing) {
    const { href = '', name, place } = followedLinks.get(entryKey()) ?? {};
    followedLinks.delete(entryKey());
    stop();
    const frame = requestAnimationFrame(() => {
      const found = target();
      if (found) return show(found);
      const heading = otherwise();
      stop = comeBack({
        top,
        link: place === undefined ? undefined : () => linksTo(href, name)[place],
        // What was done there may have changed the words of the link.
        meanwhile: () => linksTo(href)[0] ?? heading,
      });
    });
    stop = () => cancelAnimationFrame(frame);
  }

  /**
   * Has the page that arrives laid out: whole where its address leads to a place in it, and else without what lies below the screen.
   * That follows before anybody leaves it from further down.
   */
  async function layOut(arrival: Arrival) {
    const page = shownPage(document.getElementById('outlet') as HTMLElement);
    arrived = arrival;
    if (!page) return;
    const whole = () => arrived === arrival && layOutWhole(page);
    if (arrival.hash) return whole();
    await layOutFirst(page, arrival.top + innerHeight);
    // Who came back to a place further down stays at it.
    if (arrival.top > 0) whole();
    else whenIdle(whole);
  }

  function moved() {
    stop();
    const url = new URL(location.href);
    outlet.dispatch({ type: 'moved', url, remote: remoteOf(url.pathname), top: leftAt() });
  }

  // Before single-spa takes anything away: `popstate` itself it passes on only afterwards.
  addEventListener('single-spa:before-routing-event', (event) => {
    const { address } = outlet.getState();
    if (location.href === address.href) return;
    moved();
    const { originalEvent } = (event as CustomEvent<{ originalEvent?: Event }>).detail;
    // single-spa announces pushes as popstate too.
    if (address.pathname !== location.pathname || !originalEvent || 'singleSpa' in originalEvent) return;
    // Back inside a page, from a section or a filter. An anchor that the visitor typed has no entry of ours.
    const top = leftAt();
    const isTyped = history.state === null;
    const named = () => anchorOf(location.hash);
    settle({ top, target: () => (isTyped ? named() : null), otherwise: named });
  });
  addEventListener(
    'scroll',
    () => {
      // The page that is still on screen has another entry.
      if (!outlet.getState().arrival) scrollPositions.set(entryKey(), scrollY);
    },
    { passive: true },
  );

  return {
    getLocation: () => outlet.getState().address,
    getServedLocation: () => outlet.getState().servedAt,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
    prefetch(to) {
      const url = new URL(to, location.href);
      const remote = url.origin === location.origin ? remoteOf(url.pathname) : undefined;
      if (remote) outlet.dispatch({ type: 'intended', remote, url });
    },
    navigate(to, { replace = false } = {}) {
      const url = new URL(to, location.href);
      if (url.origin !== location.origin || !isPage(url.pathname) || outlet.getState().isLeaving) {
        location[replace ? 'replace' : 'assign'](url);
        return Promise.resolve();
      }
      return new Promise((settle) => {
        outlet.dispatch({ type: 'requested', request: { url, replace, remote: remoteOf(url.pathname), settle } });
      });
    },
    commit(request) {
      const { url } = request;
      const change = async () => {
        if (outlet.getState().request !== request) return;
        // As browsers do, the address that one is at already makes no second entry.
        const replace = request.replace || url.href === location.href;
        // What has scrolled since the last frame is told only with the next, when another page stands here.
        if (!replace) {
          scrollPositions.set(entryKey(), scrollY);
          followedLinks.set(entryKey(), followedLink(url));
        }
        history[replace ? 'replaceState' : 'pushState']({ key: Date.now() }, '', url);
        moved();
        await triggerAppChange();
      };
      if (url.pathname === location.pathname) void change().then(() => show(anchorOf(url.hash)));
      else void inViewTransition(change);
    },
    arrive(arrival) {
      // Before the place is settled, which is where it will be once that is laid out.
      void layOut(arrival);
      settle({
        top: arrival.top,
        target: () => anchorOf(arrival.hash),
        // Screen readers announce a page change by the new page's heading; who comes back goes on where they were.
        otherwise: () =>
          document.querySelector<HTMLElement>('#outlet > :not([data-stands-by]) h1') ??
          document.getElementById('contenu'),
      });
    },
  };
}

/** Has single-spa tell the outlet which remote's address the visitor is at. */
export function registerRemotes(names: readonly string[], { outlet, remoteOf }: Omit<NavigationOptions, 'isPage'>) {
  for (const remote of names) {
    registerApplication({
      name: remote,
      app: async () => ({
        bootstrap: async () => {},
        mount: async () => outlet.dispatch({ type: 'entered', remote }),
        unmount: async () => outlet.dispatch({ type: 'left', remote: remoteOf(location.pathname) }),
      }),
      activeWhen: ({ pathname }) => remoteOf(pathname) === remote,
    });
  }
}

/** The element that an address leads to. @param hash as in `location.hash` */
function anchorOf(hash: string): HTMLElement | null {
  if (!hash) return null;
  try {
    const id = decodeURIComponent(hash.slice(1));
    const found = document.getElementById(id);
    if (!found?.closest('[data-stands-by]')) return found;
    // A page that is not seen has a place of that name too, and comes before the one that is.
    const named = document.querySelectorAll<HTMLElement>('#outlet > [data-remote] [id]');
    return [...named].find((element) => element.id === id) ?? null;
  } catch {
    // A percent sign that begins no escape: no element of ours has such a name.
    return null;
  }
}

/** Goes to where an address leads, as browsers do: the next press of Tab goes on from there. */
function show(target: HTMLElement | null) {
  target?.scrollIntoView();
  focusOn(target);
}

/** What tells the link that is followed to an address from others on its page; the address alone where none has the focus. */
function followedLink({ href }: URL): { readonly href: string; readonly name?: string; readonly place?: number } {
  const { activeElement: followed } = document;
  if (!(followed instanceof HTMLAnchorElement) || followed.href !== href) return { href };
  const name = nameOf(followed);
  return { href, name, place: linksTo(href, name).indexOf(followed) };
}

/** The links to an address, of a name alone if one is given. One in a closed menu takes no focus. */
const linksTo = (href: string, name?: string) =>
  [...document.links].filter(
    (link) => link.href === href && (name === undefined || nameOf(link) === name) && isShown(link),
  );

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent;
