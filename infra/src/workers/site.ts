// The worker that workerd starts (infra/deploy/workers/site.capnp).
import { DurableObject } from 'cloudflare:workers';
import { CLIENT_ADDRESS_HEADER } from '@agence/backend/edge/clientAddress';
import type { ByteRange } from '@agence/backend/http/byteRange';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { openStore } from '../store/openStore.ts';
import { createCopy } from './copy.ts';
import { type Env, variablesOf } from './Env.ts';

export { Files } from './files.ts';
export { Backend, Renderers } from './renderers.ts';

/** Until requests to the composer of the revision before are answered, in milliseconds. */
const LINGER_MS = 30_000;

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    return request.headers.get('upgrade') === 'websocket'
      ? passSocket(request, env)
      : env.SITE.getByName('site').fetch(request);
  },
};

/**
 * The composers, one for each revision of the registry. All their requests are answered in one place that goes on when a visitor goes
 * away: what one has asked for, others wait for too.
 */
export class Site extends DurableObject<Env> {
  readonly #copy = createCopy(openStore(this.env.AGENCE_STORE, variablesOf(this.env)));
  #shown = '';

  async fetch(request: Request): Promise<Response> {
    const revision = await this.#copy.current();
    const answer = await this.#composer(revision).fetch(request);
    const isFile = new URL(request.url).pathname.startsWith(`${COMPOSER_ADDRESSES.releases}/`);
    if (answer.status !== 404 || !isFile) return answer;
    // A page that another process composed may name a version that this one has not heard of.
    const now = await this.#copy.look();
    return now.id === revision.id ? answer : this.#composer(now).fetch(request);
  }

  /** For composers, whose bundle has not all that was published. @returns in bytes */
  sizeOf(path: string): number | undefined {
    return this.#copy.file(path)?.byteLength;
  }

  /** @throws Error for one that {@link sizeOf} does not know */
  bytesOf(path: string, range?: ByteRange): Uint8Array {
    const bytes = this.#copy.file(path);
    if (!bytes) throw new Error(`${path} is not shown any more.`);
    return range ? bytes.slice(range.start, range.end + 1) : bytes;
  }

  #composer({ id, modules }: Awaited<ReturnType<ReturnType<typeof createCopy>['current']>>) {
    const { LOADER, COMPOSER, RESVG, COMPATIBILITY_DATE, SITE_URL, SUPABASE_URL, SUPABASE_ANON_KEY, CLIENT_HEADER } =
      this.env;
    if (id !== this.#shown) {
      const replaced = this.#shown;
      this.#shown = id;
      if (replaced)
        setTimeout(() => this.ctx.facets.abort(replaced, new Error('Another revision is shown.')), LINGER_MS);
    }
    return this.ctx.facets.get(id, () => ({
      class: LOADER.get(id, async () => ({
        compatibilityDate: COMPATIBILITY_DATE,
        mainModule: 'composer.js',
        modules: { 'composer.js': COMPOSER, 'resvg.wasm': { wasm: RESVG }, ...modules },
        env: {
          ...{ SITE_URL, SUPABASE_URL, SUPABASE_ANON_KEY, CLIENT_HEADER },
          RENDERERS: this.ctx.exports.Renderers({ props: {} }),
          FILES: this.ctx.exports.Files({ props: {} }),
        },
      })).getDurableObjectClass('Composer'),
    }));
  }
}

/** Passes a websocket of the site's own pages to the backend, as infra/src/composer/passSocket.ts does. */
async function passSocket(request: Request, env: Env): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const origin = request.headers.get('origin');
  if (host !== new URL(env.SITE_URL).host) return new Response(null, { status: 421 });
  if (!pathname.startsWith('/realtime/')) return new Response(null, { status: 404 });
  if (origin !== null && URL.parse(origin)?.host !== host) return new Response(null, { status: 403 });
  const client = (env.CLIENT_HEADER && request.headers.get(env.CLIENT_HEADER)) || '';
  return fetch(env.SUPABASE_URL + pathname + search, {
    headers: { upgrade: 'websocket', [CLIENT_ADDRESS_HEADER]: client },
  });
}
