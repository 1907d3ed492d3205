// The worker of a composer: the site at one revision of the registry, whose store lies in its bundle.
import { DurableObject } from 'cloudflare:workers';
import type { Release } from '@agence/shared-contracts/remote/release';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvg from 'resvg.wasm';
import { createComposer } from '../composer/createComposer.ts';
import type { Connection } from '../composer/createSiteServer.ts';
import { createStandIns } from '../composer/createStandIns.ts';
import type { FileSource } from '../composer/fileSource.ts';
import type { Drawing } from '../composer/rasterizer.ts';
import { createSnapshot } from '../composer/snapshot.ts';
import type { Versions } from '../composer/snapshotCache.ts';
import { createLog } from '../log/createLog.ts';
import { Trace } from '../log/Trace.ts';
import { createMeasuring } from '../measures/createMeasuring.ts';
import { publishedVersion } from '../registry/publishedVersion.ts';
import { type Registry, readRegistry } from '../registry/registryFile.ts';
import { readRoot } from '../registry/teams.ts';
import { signedRelease } from '../registry/wholeRelease.ts';
import { withVersions } from '../registry/withVersions.ts';
import type { Renderer } from '../renderer/Renderer.ts';
import { DATA_FOLDER, type Settings } from './Env.ts';
import type { Files } from './files.ts';
import type { Renderers } from './renderers.ts';

interface Env extends Settings {
  readonly FILES: Pick<Files, 'sizeOf' | 'bytesOf'>;
  readonly RENDERERS: Pick<Renderers, 'page' | 'sitemapPages' | 'outline'>;
}

const dataDir = `/bundle/${DATA_FOLDER}`;

export class Composer extends DurableObject<Env> {
  #composer: ReturnType<typeof start> | undefined;

  async fetch(request: Request): Promise<Response> {
    this.#composer ??= start(this.env).catch((error) => {
      this.#composer = undefined;
      throw error;
    });
    const answer = await (await this.#composer).fetch(request, connectionOf(request, this.env));
    // Bodies come as they are sent: compressed where a header says so.
    const { status, headers } = answer;
    return new Response(answer.body, { status, headers, encodeBody: 'manual' } as ResponseInit);
  }
}

async function start(env: Env) {
  const log = createLog({ format: 'json', write: (line) => console.log(line) });
  const registry = await readRegistry(dataDir);
  const { registryKey } = await readRoot(dataDir);
  const rendererOf = ({ name, version }: Release): Renderer => {
    const { manifest = '' } = publishedVersion(registry, name, version) ?? {};
    return {
      page: (request, needsMarkup) => env.RENDERERS.page({ name, version, manifest }, request, needsMarkup),
      sitemapPages: () => env.RENDERERS.sitemapPages({ name, version, manifest }),
      outline: (texts, siteUrl) => env.RENDERERS.outline({ name, version, manifest }, texts, siteUrl),
    };
  };
  // What the site has brought here it has checked before.
  const composed = (shown: Registry) => createSnapshot(dataDir, shown, rendererOf, log, signedRelease);
  const snapshot = await composed(registry);
  const standIns = createStandIns({
    current: () => snapshot,
    registry: () => registry,
    registryKey: () => registryKey,
    compose: (versions: Versions) => composed(withVersions(registry, versions)),
    // Another revision has a composer of its own.
    lookAgain: async () => {},
    onIdle: () => {},
    log,
  });
  const measuring = createMeasuring({
    current: () => snapshot,
    isPublished: (remote, version) => snapshot.isPublished(remote, version),
    heard: standIns.canaries.heard,
    log,
  });
  const { SITE_URL, SUPABASE_URL, SUPABASE_ANON_KEY } = env;
  return createComposer({
    ...standIns,
    measuring,
    dataDir,
    current: () => snapshot,
    siteUrl: SITE_URL,
    hosts: [new URL(SITE_URL).host],
    backendUrl: SUPABASE_URL,
    anonKey: SUPABASE_ANON_KEY,
    config: {},
    isProduction: true,
    files: filesOf(env),
    rasterize,
    log,
  });
}

/** Files as the site has them, which lie in no bundle. */
function filesOf({ FILES }: Env): FileSource {
  const known = (path: string) => path.replace(/^\/bundle\//, '');
  return {
    size: (path) => FILES.sizeOf(known(path)),
    open: (path, range) =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(await FILES.bytesOf(known(path), range));
          controller.close();
        },
      }),
  };
}

function connectionOf(request: Request, { CLIENT_HEADER }: Settings): Connection {
  return {
    clientIp: (CLIENT_HEADER && request.headers.get(CLIENT_HEADER)) || '',
    isThisMachine: false,
    passFile: (url, headers) => fetch(url, { method: request.method, headers, body: request.body, redirect: 'manual' }),
    trace: new Trace(),
  };
}

let started: Promise<unknown> | undefined;

async function rasterize({ svg, font }: Drawing): Promise<Uint8Array> {
  started ??= initWasm(resvg);
  await started;
  return new Resvg(svg, { font: { fontBuffers: [font] } }).render().asPng();
}
