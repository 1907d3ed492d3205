import type { RemoteManifest } from '../remote/manifest.ts';
import type { PageImports } from '../remote/page.ts';
import type { RemoteLifecycles } from '../remote/shell.ts';
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
export declare function defineRemote(manifest: RemoteManifest, pages: PageImports): RemoteLifecycles;
