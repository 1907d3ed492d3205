import { WorkerEntrypoint } from 'cloudflare:workers';
import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import type { RenderRequest } from '@agence/shared-contracts/server';
import { parse } from 'valibot';
import { readBackend } from '../renderer/readBackend.ts';
import { openStore } from '../store/openStore.ts';
import { archiveOf, type PublishedVersion } from '../store/versionArchive.ts';
import { type Env, variablesOf } from './Env.ts';
import type ServerHalf from './serverHalf.ts';
import { verifiedArchive } from './verifiedArchive.ts';

/** Where a server half believes the backend to be. */
const BACKEND = { url: 'http://backend.invalid', anonKey: '' };

/** Asks server halves, each in a worker of its own that is made when it is first needed. */
export class Renderers extends WorkerEntrypoint<Env> {
  page(version: PublishedVersion, { backend, ...request }: RenderRequest, needsMarkup: boolean) {
    return this.#of(version).page({ ...request, ...(backend ? { backend: BACKEND } : {}) }, needsMarkup);
  }

  sitemapPages(version: PublishedVersion) {
    return this.#of(version).sitemapPages(BACKEND);
  }

  outline(version: PublishedVersion, texts: PublishedTexts, siteUrl: string) {
    return this.#of(version).outline(texts, siteUrl);
  }

  #of(published: PublishedVersion): ServerHalf {
    const { LOADER, SERVER_HALF, COMPATIBILITY_DATE, AGENCE_STORE } = this.env;
    const { name, version, manifest } = published;
    const worker = LOADER.get(`${name}@${version} ${manifest}`, async () => {
      const archive = await openStore(AGENCE_STORE, variablesOf(this.env)).read(archiveOf(name, version));
      const files = await verifiedArchive(published, archive?.bytes);
      const text = (file: string) => Buffer.from(files.get(file) ?? []).toString();
      const { server }: Release = parse(releaseSchema, JSON.parse(text('release.json')));
      const code = [...files.keys()].filter((file) => /^server\/.+\.js$/.test(file));
      return {
        compatibilityDate: COMPATIBILITY_DATE,
        mainModule: 'serverHalf.js',
        modules: {
          'serverHalf.js': SERVER_HALF,
          half: { js: `import * as half from './release/${server}'; export default half;` },
          ...Object.fromEntries(code.map((file) => [`release/${file}`, { js: text(file) }])),
        },
        env: {},
        globalOutbound: this.ctx.exports.Backend({ props: {} }),
      };
    });
    return worker.getEntrypoint() as unknown as ServerHalf;
  }
}

/** What the `fetch` of a server half reaches. */
export class Backend extends WorkerEntrypoint<Env> {
  async fetch(request: Request): Promise<Response> {
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== BACKEND.url) throw new TypeError(`A server half may ask the backend alone, not ${origin}`);
    const { method, headers } = request;
    const body = request.body ? await request.text() : undefined;
    const answer = await readBackend(
      { url: this.env.SUPABASE_URL, anonKey: this.env.SUPABASE_ANON_KEY },
      {
        path: pathname + search,
        method,
        headers: Object.fromEntries(headers),
        ...(body === undefined ? {} : { body }),
      },
      request.signal,
    );
    const { status } = answer;
    return new Response(status === 204 ? null : answer.body, { status, headers: answer.headers });
  }
}
