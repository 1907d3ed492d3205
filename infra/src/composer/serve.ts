import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { readRegistry } from '../registry/registryFile.ts';
import { type Connection, createComposer } from './createComposer.ts';
import { readSiteConfig } from './siteConfig.ts';
import { createSnapshot } from './snapshot.ts';
import { watchRegistry } from './watchRegistry.ts';

/** How long running requests may take to end when the server stops, in milliseconds. */
const DRAIN_MS = 10_000;

export interface ServeOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Public address of the site; `http://localhost:{port}` when absent. */
  readonly siteUrl?: string;
  readonly backend?: { readonly url: string; readonly anonKey: string };
  /** Development: open pages reload when a release is promoted. */
  readonly reload?: boolean;
}

export interface RunningSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts the composition server on Node.
 *
 * @throws Error in one sentence when the port is taken or the registry cannot be used
 */
export async function serve({ dataDir, port, siteUrl, backend, reload = false }: ServeOptions): Promise<RunningSite> {
  const config = await readSiteConfig(dataDir);
  const registry = await readRegistry(dataDir);
  let snapshot = await createSnapshot(dataDir, registry);
  const hosts: string[] = [];
  let composer: ReturnType<typeof createComposer>;
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as { incoming: { socket: { remoteAddress?: string } } };
      const connection: Connection = { clientIp: incoming.socket.remoteAddress ?? '' };
      return composer.fetch(request, connection);
    },
  });
  Object.assign(server, { headersTimeout: 10_000, requestTimeout: 30_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; stop what uses it or set PORT.`) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const actualPort = (server.address() as AddressInfo).port;
  const url = siteUrl ?? `http://localhost:${actualPort}`;
  hosts.push(new URL(url).host, `localhost:${actualPort}`, `127.0.0.1:${actualPort}`);
  composer = createComposer({
    dataDir,
    siteUrl: url,
    hosts,
    anonKey: backend?.anonKey ?? '',
    backendUrl: backend?.url,
    config,
    reload,
    current: () => snapshot,
  });
  const stopWatching = watchRegistry(dataDir, registry.revision, async (changed) => {
    snapshot = await createSnapshot(dataDir, changed);
  });
  return {
    url,
    async close() {
      stopWatching();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const drained = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(drained);
    },
  };
}
