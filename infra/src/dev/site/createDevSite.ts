import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { proxy } from 'hono/proxy';
import { createComposer } from '../../composer/createComposer.ts';
import type { Connection } from '../../composer/createSiteServer.ts';
import { cspHash } from '../../composer/headers.ts';
import { isBackendPath } from '../../composer/proxy.ts';
import { type Composition, composeParts } from '../../gate/composeParts.ts';
import { type LiveSite, type Part, withRelease } from '../../gate/liveSite.ts';

interface DevSiteOptions {
  /** The releases of the deployed site. */
  readonly site: Pick<LiveSite, 'active' | 'backend'>;
  /** Address at which this server is reached. */
  readonly url: string;
  /** Whether what somebody does in a page may change the deployed site. */
  readonly canWrite: boolean;
}

/** Tells open pages that the remote is another. */
const CHANGES = `${COMPOSER_ADDRESSES.sources}/changes`;
const RELOAD_SCRIPT = `new EventSource('${CHANGES}').onmessage=()=>location.reload()`;
/** Headers of a request that speak of this server. */
const OF_THIS_SERVER = ['host', 'origin', 'referer', 'cookie'];

/** The deployed site with one of its releases from this machine, which reads the deployed backend. */
export function createDevSite({ site, url, canWrite }: DevSiteOptions) {
  const { backend } = site;
  const listeners = new Set<ReadableStreamDefaultController<string>>();
  let shown: { readonly composition: Composition; readonly composer: ReturnType<typeof createComposer> } | undefined;

  return {
    async fetch(request: Request, connection: Connection): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      if (pathname === CHANGES) return changes(listeners);
      if (isBackendPath(pathname) && backend) {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        return isRead || canWrite ? passOn(request, backend.url + pathname + search) : readOnly(request);
      }
      if (!shown) return new Response('The remote does not build yet; the terminal says why.', { status: 503 });
      const headers = new Headers(request.headers);
      // A page is written on here, so it comes as it is.
      headers.delete('accept-encoding');
      return reloading(await shown.composer.fetch(new Request(request, { headers }), connection));
    },

    /** The site has this release from now on, and open pages load again. @throws Error when it cannot be composed */
    async show(part: Part): Promise<void> {
      const composition = await composeParts(withRelease(site.active, part), backend);
      const before = shown;
      const { dataDir, snapshot } = composition;
      const composer = createComposer({
        ...{ dataDir, siteUrl: url, hosts: [new URL(url).host], config: {}, current: () => snapshot },
        ...{ anonKey: backend?.anonKey ?? '', backendUrl: backend?.url },
      });
      shown = { composition, composer };
      for (const listener of listeners) listener.enqueue('data: changed\n\n');
      await before?.composition.close();
    },

    close: async () => shown?.composition.close(),
  };
}

/** A page that loads again after a change; everything else as it is. */
async function reloading(answer: Response): Promise<Response> {
  const policy = answer.headers.get('content-security-policy');
  if (!policy || !answer.headers.get('content-type')?.startsWith('text/html') || !answer.body) return answer;
  const headers = new Headers(answer.headers);
  headers.set('content-security-policy', policy.replace('script-src', `$& ${cspHash(RELOAD_SCRIPT)}`));
  headers.set('cache-control', 'no-store');
  headers.delete('content-length');
  const html = (await answer.text()).replace('</body>', `<script>${RELOAD_SCRIPT}</script></body>`);
  return new Response(html, { status: answer.status, headers });
}

function changes(listeners: Set<ReadableStreamDefaultController<string>>): Response {
  let listener: ReadableStreamDefaultController<string>;
  const stream = new ReadableStream<string>({
    start(controller) {
      listener = controller;
      listeners.add(controller);
      controller.enqueue(': here\n\n');
    },
    cancel: () => void listeners.delete(listener),
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}

function passOn(request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of OF_THIS_SERVER) headers.delete(name);
  return proxy(address, { raw: request, headers, redirect: 'manual' });
}

function readOnly({ method, url }: Request): Response {
  const message = `${method} ${new URL(url).pathname} may change the deployed site; agence dev --write lets it.`;
  console.error(message);
  return Response.json({ code: 'read_only', message }, { status: 403 });
}
