import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@agence/infra/serve';
import { webServer } from './site.ts';

/** A second composer on the same releases and the same backend, some reads of which the test can hold up. */
export interface SlowSite {
  readonly url: string;
  /** Requests to paths that match wait for as long as this is set. */
  holdUp(path: RegExp | undefined): void;
  close(): Promise<void>;
}

/** @param baseURL address of the journeys' site, through which the backend is reached */
export async function startSlowSite(baseURL: string, anonKey: string): Promise<SlowSite> {
  let held: RegExp | undefined;
  const waiting = new Set<() => void>();
  const backend = createServer(async (request, response) => {
    try {
      if (held?.test(request.url ?? '')) await new Promise<void>((resolve) => waiting.add(resolve));
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk);
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const answer = await fetch(baseURL + request.url, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      response.destroy(error as Error);
    }
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const site = await serve({
    dataDir: webServer.env.AGENCE_DATA,
    port: 0,
    backend: { url: `http://127.0.0.1:${port}`, anonKey },
  });
  return {
    url: site.url,
    holdUp(path) {
      held = path;
      for (const go of waiting) go();
      waiting.clear();
    },
    async close() {
      await site.close();
      backend.closeAllConnections();
      backend.close();
    },
  };
}
