import type { AddressInfo } from 'node:net';
import { createComposer } from '../composer/createComposer.ts';
import { createSiteServer } from '../composer/createSiteServer.ts';
import type { CompositionSnapshot } from '../composer/snapshot.ts';
import { composeParts } from './composeParts.ts';
import type { LiveSite, Part } from './liveSite.ts';

/** A site on this machine, for as long as the gate looks at it. */
export interface LocalSite {
  readonly url: string;
  readonly snapshot: CompositionSnapshot;
  close(): Promise<void>;
}

/** Serves releases as they lie in their folders. @throws Error as {@link composeParts} does */
export async function serveLocally(parts: readonly Part[], backend: LiveSite['backend']): Promise<LocalSite> {
  // What server halves print is for those who run them.
  const { dataDir, snapshot, close } = await composeParts(parts, backend, () => {});
  let composer: ReturnType<typeof createComposer>;
  const server = createSiteServer((request, connection) => composer.fetch(request, connection));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  composer = createComposer({
    ...{ dataDir, siteUrl: `http://${host}`, hosts: [host], config: {}, current: () => snapshot },
    ...{ anonKey: backend?.anonKey ?? '', backendUrl: backend?.url },
  });
  return {
    url: `http://${host}`,
    snapshot,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await close();
    },
  };
}
