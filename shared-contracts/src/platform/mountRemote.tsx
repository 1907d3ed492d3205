import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PreparedPage } from '../remote/preparePage.ts';
import type { RemoteProps } from '../remote/shell.ts';
import { RemoteRoot, type View } from './RemoteRoot.tsx';

export interface MountedRemote {
  /** Settles when the first page is on screen and interactive, or cannot be. */
  readonly ready: Promise<void>;
  unmount(): void;
}

interface MountOptions {
  readonly name: string;
  readonly props: RemoteProps;
  /** Whether an address belongs to this remote. */
  readonly owns: (url: URL) => boolean;
  /** Gets a page to show; undefined when it redirects elsewhere. */
  readonly take: (url: URL) => Promise<PreparedPage | undefined>;
}

/** Renders the current page of a remote into the outlet and follows the navigation inside the remote. */
export function mountRemote({ name, props, owns, take }: MountOptions): MountedRemote {
  const { shell, outlet } = props;
  const listeners = new Set<() => void>();
  let view: View | undefined;
  let root: Root | undefined;
  let latest: URL | undefined;
  let unmounted = false;

  const views = {
    get: () => view as View,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function show(page: PreparedPage, url: URL) {
    view = { page, url };
    shell.head.set(page.module.head({ data: page.data, params: page.params, siteUrl: shell.siteUrl }));
    for (const listener of [...listeners]) listener();
  }

  async function start(): Promise<void> {
    const url = shell.navigation.getLocation();
    latest = url;
    const page = await take(url);
    if (unmounted) return;
    // Redirected before anything was shown: to a page of this remote, or to one that is not ours to show.
    if (!page) return owns(shell.navigation.getLocation()) ? start() : undefined;
    show(page, url);
    await new Promise<void>((resolve, reject) => {
      const onError = (error: unknown) => {
        reject(error);
        props.onError(error);
      };
      const tree = <RemoteRoot shell={shell} views={views} onCommit={resolve} onError={onError} />;
      root = render(name, outlet, tree, url.pathname === shell.navigation.getServedLocation().pathname);
    });
  }

  async function follow() {
    const url = shell.navigation.getLocation();
    if (!view || !owns(url) || url.href === latest?.href) return;
    latest = url;
    if (url.pathname === view.url.pathname) {
      // The query belongs to the page: it reads it through the router and decides what to load.
      view = { page: view.page, url };
      for (const listener of [...listeners]) listener();
      return;
    }
    try {
      const page = await take(url);
      if (page && !unmounted && latest === url) flushSync(() => show(page, url));
    } catch (error) {
      if (!unmounted && latest === url) props.onError(error);
    }
  }

  const stopFollowing = shell.navigation.subscribe(() => void follow());
  return {
    // The visitor may have gone on while the first page was on its way.
    ready: start().then(() => void follow()),
    unmount() {
      unmounted = true;
      stopFollowing();
      root?.unmount();
      outlet.replaceChildren();
    },
  };
}

/** Hydrates the server HTML of the page, or renders at once so that no blank frame is painted. */
function render(name: string, outlet: HTMLElement, tree: React.ReactNode, isServed: boolean): Root {
  const options = { identifierPrefix: name };
  const served = outlet.querySelector<HTMLElement>(`:scope > [data-remote="${name}"]`);
  if (served && isServed) {
    // As a transition React hydrates in short slices between which the visitor is answered.
    let root!: Root;
    startTransition(() => {
      root = hydrateRoot(served, tree, options);
    });
    return root;
  }
  const container = document.createElement('div');
  container.dataset.remote = name;
  outlet.replaceChildren(container);
  const root = createRoot(container, options);
  flushSync(() => root.render(tree));
  return root;
}
