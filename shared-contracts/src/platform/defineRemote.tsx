import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { RemoteManifest } from '../remote/manifest.ts';
import type { PageImports } from '../remote/page.ts';
import { type PreparedPage, preparePage } from '../remote/preparePage.ts';
import type { RemoteLifecycles, RemoteProps, ShownPageProps } from '../remote/shell.ts';
import { RemoteRoot, type View } from './RemoteRoot.tsx';
import { serverData } from './serverData.ts';
import { holdVisitorState, reportRedrawing } from './visitorState.ts';

/**
 * Turns a remote's manifest and pages into single-spa lifecycles around one React root. The root hydrates
 * the remote's own server HTML where the outlet holds it, and renders fresh otherwise. `mount` rejects when
 * the page cannot be shown; what fails later is reported to `props.onError`.
 *
 * @param pages `import.meta.glob('../**\/*Page.tsx')`
 *
 * @example
 * // src/exposes/lifecycles.ts
 * export const { bootstrap, mount, unmount, prepare } = defineRemote(manifest, import.meta.glob('../**\/*Page.tsx'));
 */
export function defineRemote(manifest: RemoteManifest, pages: PageImports): RemoteLifecycles {
  let mounted: MountedRemote | undefined;

  const prepare = ({ shell }: RemoteProps, url: URL) =>
    preparePage(
      manifest,
      pages,
      url,
      // What a page's data may be read with, and no more: what is asked of the shell is declared.
      { database: () => shell.database(), siteUrl: shell.siteUrl },
      (route) => serverData(manifest.name, route, url),
    );

  /** The page as a later attempt finds it; undefined when it is another address's now. */
  async function prepareAgain(props: RemoteProps, url: URL): Promise<PreparedPage | undefined> {
    const page = await prepare(props, url);
    if (page.kind === 'page') return page;
    await props.shell.navigation.navigate(page.to, { replace: true });
    return undefined;
  }

  return {
    async bootstrap() {},
    prepare,
    async mount(props) {
      if (mounted) mounted.show(props.page, props.url);
      else mounted = mountRemote(manifest.name, props, (url) => prepareAgain(props, url));
      await mounted.ready;
    },
    async unmount(_, defer = (cleanUp) => cleanUp()) {
      mounted?.unmount(defer);
      mounted = undefined;
    },
  };
}

interface MountedRemote {
  /** Settles when the first page is on screen and interactive, or cannot be. */
  readonly ready: Promise<void>;
  show(page: PreparedPage, url: URL): void;
  unmount(defer: (cleanUp: () => void) => void): void;
}

/** Renders a remote's page into the outlet. @param prepareAgain for pages that rest on a failure */
function mountRemote(
  name: string,
  { shell, outlet, onError, ...first }: ShownPageProps,
  prepareAgain: (url: URL) => Promise<PreparedPage | undefined>,
): MountedRemote {
  const listeners = new Set<() => void>();
  let view: View = first;
  let recovering: Promise<() => void> | undefined;

  function show(page: PreparedPage, url: URL) {
    view = { page, url };
    shell.head.set(
      page.module.head({ data: page.data, params: page.params, siteUrl: shell.siteUrl, contact: shell.contact }),
    );
    for (const listener of [...listeners]) listener();
    stopRecovering();
    // A page that rests on a failure is replaced by itself: as new data, so that what the visitor is doing goes on.
    recovering = page.degraded
      ? import('./recoverPage.ts').then(({ recoverPage }) =>
          recoverPage(
            () => prepareAgain(url),
            (whole) => show(whole, url),
          ),
        )
      : undefined;
  }

  function stopRecovering() {
    void recovering?.then((stop) => stop());
  }

  const views = {
    get: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  show(first.page, first.url);
  let root!: Root;
  const isServed = first.url.pathname === shell.navigation.getServedLocation().pathname;
  const served = isServed ? outlet.querySelector<HTMLElement>(`:scope > [data-remote="${name}"]`) : null;
  const container = served ?? document.createElement('div');
  let isOver = false;
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      reject(error);
      onError(error);
    };
    const onDrawn = served ? holdVisitorState(served) : undefined;
    const tree = <RemoteRoot shell={shell} views={views} onCommit={resolve} onDrawn={onDrawn} onError={fail} />;
    const options = { identifierPrefix: name };
    if (served) {
      // Of a page that is left before it has hydrated React says that it was drawn instead.
      const onRecoverableError = (error: unknown) => isOver || reportRedrawing(error);
      // As a transition React hydrates in short slices between which the visitor is answered.
      startTransition(() => {
        root = hydrateRoot(served, tree, { ...options, onRecoverableError });
      });
    } else {
      container.dataset.remote = name;
      outlet.replaceChildren(container);
      root = createRoot(container, options);
      // At once, so that no blank frame is painted.
      flushSync(() => root.render(tree));
    }
  });
  return {
    ready,
    show: (page, url) => flushSync(() => show(page, url)),
    unmount(defer) {
      isOver = true;
      stopRecovering();
      defer(() => {
        // Beside it may stand what the shell has there.
        container.remove();
        root.unmount();
      });
    },
  };
}
