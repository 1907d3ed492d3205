import type { RemoteManifest } from '../remote/manifest.ts';
import { matchRoute } from '../remote/matchRoute.ts';
import type { PageImports } from '../remote/page.ts';
import { type PreparedPage, type PreparedRedirect, preparePage } from '../remote/preparePage.ts';
import type { RemoteLifecycles, RemoteProps } from '../remote/shell.ts';
import { type MountedRemote, mountRemote } from './mountRemote.tsx';
import { serverData } from './serverData.ts';
import { withTimeout } from './withTimeout.ts';

/** How long the code and data of a page may take, in milliseconds. */
export const PREPARE_LIMIT_MS = 7000;
/** How long a page may take from its first render until its effects have run, in milliseconds. */
export const MOUNT_LIMIT_MS = 5000;
/** How long a failure is remembered, so that a navigation that waited for it does not wait twice; in ms. */
const FAILURE_MEMORY_MS = 1000;

/**
 * Turns a remote's manifest and pages into single-spa lifecycles around one React root. The root hydrates
 * the remote's own server HTML where the outlet holds it, and renders fresh otherwise. `mount` rejects when
 * the page cannot be shown; what fails later is reported to `props.onError`.
 *
 * @param pages `import.meta.glob('../**\/*Page.tsx')`
 */
export function defineRemote(manifest: RemoteManifest, pages: PageImports): RemoteLifecycles {
  const prepared = new Map<string, Promise<PreparedPage | PreparedRedirect>>();
  let mounted: MountedRemote | undefined;

  function prepare({ shell }: RemoteProps, url: URL) {
    const key = url.pathname + url.search;
    const known = prepared.get(key);
    if (known) return known;
    const page = withTimeout(
      preparePage(manifest, pages, url, shell, (route) => serverData(manifest.name, route, url)),
      PREPARE_LIMIT_MS,
      `Loading ${url.pathname}`,
    );
    prepared.set(key, page);
    page.catch(() => setTimeout(() => prepared.delete(key), FAILURE_MEMORY_MS));
    return page;
  }

  /** The page to show now. It is shown once: the next visit loads its data afresh. */
  async function take(props: RemoteProps, url: URL): Promise<PreparedPage | undefined> {
    const key = url.pathname + url.search;
    const page = await prepare(props, url).finally(() => prepared.delete(key));
    if (page.kind === 'page') return page;
    await props.shell.navigation.navigate(page.to, { replace: true });
    if (page.toast) props.shell.ui.toast({ title: page.toast });
    return undefined;
  }

  return {
    async bootstrap() {},
    async prepare(props, url) {
      await prepare(props, url);
    },
    async mount(props) {
      mounted = mountRemote({
        name: manifest.name,
        props,
        owns: (url) => matchRoute(manifest.routes, url.pathname) !== undefined,
        take: (url) => take(props, url),
      });
      await withTimeout(mounted.ready, PREPARE_LIMIT_MS + MOUNT_LIMIT_MS, `Mounting ${manifest.name}`);
    },
    async unmount() {
      mounted?.unmount();
      mounted = undefined;
      prepared.clear();
    },
  };
}
