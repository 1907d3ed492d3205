import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Release } from '@agence/shared-contracts/remote/release';
import type { RemoteServer, RenderedPage } from '@agence/shared-contracts/server';
import { createServer as createVite } from 'vite';
import { manifestParts } from '../build/manifestParts.ts';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import { DEV_PREFIX, HOT_VERSION, isHot } from '../composer/baseOf.ts';
import type { HotRemotes } from '../composer/serve.ts';
import { type CompositionSnapshot, composeSnapshot } from '../composer/snapshot.ts';
import { inProcess } from '../renderer/Renderer.ts';
import { hotConfig } from './hotConfig.ts';
import { withOwnPictures } from './ownPictures.ts';

interface HotRemotesOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** Names of the remotes to serve from their sources. */
  readonly remotes: readonly string[];
}

/**
 * Serves remotes from their sources, through one Vite server on the site's own port: in the browser with hot
 * replacement, on the server by rendering each page anew, with the pictures that they have now. What only a build makes, feeds and documents, stays as built.
 */
export async function startHotRemotes({
  root,
  remotes,
}: HotRemotesOptions): Promise<HotRemotes & { close(): Promise<void> }> {
  const server = createServer();
  const vite = await createVite(hotConfig({ root, remotes, server }));

  let evaluated: Promise<unknown> = Promise.resolve();

  /**
   * One evaluation after the other: where two meet, Vite takes a module that the other is evaluating for a circular import, and
   * goes on with what it exports so far. Rendering evaluates too: it imports the page.
   */
  function exclusively<Result>(evaluate: () => Promise<Result>): Promise<Result> {
    const result = evaluated.then(evaluate);
    evaluated = result.catch(() => {});
    return result;
  }

  /** The server half of a remote as its sources are now. @throws Error with places in the sources */
  async function serverOf(name: string): Promise<RemoteServer> {
    const locate = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    };
    const located = <Result>(evaluate: () => Promise<Result>) => exclusively(evaluate).catch(locate);
    const loaded = (await located(() => vite.ssrLoadModule(`/${name}/src/exposes/server.ts`))) as RemoteServer;
    const { load } = loaded;
    return {
      ...loaded,
      staticPaths: () => located(async () => loaded.staticPaths()),
      render: (request) => located(() => loaded.render(request)),
      ...(load ? { load: (request) => located(() => load(request)) } : {}),
    };
  }

  /** The release that stands for the sources. While they cannot be loaded, what was known of them goes on. */
  async function releaseOf(known: Release): Promise<Release> {
    const sources = await serverOf(known.name).catch(() => undefined);
    const paths = await sources?.staticPaths().catch(() => undefined);
    const fragments = paths ? Object.fromEntries(paths.map((path) => [path, 'rendered on request'])) : known.fragments;
    return {
      ...known,
      ...(sources ? manifestParts(sources.manifest, () => []) : {}),
      version: HOT_VERSION,
      entry: 'remoteEntry.js',
      modules: [],
      fragments,
      files: {},
    };
  }

  async function applyTo(built: CompositionSnapshot): Promise<CompositionSnapshot> {
    const folders = new Map(built.remotes.map((release) => [release.name, built.folderOf(release)]));
    return composeSnapshot({
      ...built,
      remotes: await Promise.all(
        built.remotes.map((release) => (remotes.includes(release.name) ? releaseOf(release) : release)),
      ),
      folderOf: (release) => folders.get(release.name) ?? built.folderOf(release),
      rendererOf: async (release) =>
        isHot(release) ? inProcess(await serverOf(release.name)) : built.rendererOf(release),
      async fragmentOf(release, path) {
        if (!isHot(release)) return built.fragmentOf(release, path);
        if (!(path in release.fragments)) return undefined;
        return (await (await serverOf(release.name)).render({ path, siteUrl: SITE_URL_TOKEN })) as RenderedPage;
      },
    });
  }

  return {
    startModule: `${DEV_PREFIX}infra/src/dev/browser/start.ts`,
    applyTo,
    createServer(_, site: RequestListener) {
      const built = withOwnPictures(
        remotes.map((name) => join(root, name)),
        site,
      );
      return server.on('request', (request, response) => {
        if (request.url?.startsWith(DEV_PREFIX)) vite.middlewares(request, response);
        else built(request, response);
      });
    },
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    close: () => vite.close(),
  };
}
