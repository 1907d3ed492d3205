import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import { createLog, type Log } from '../log/createLog.ts';
import { createMeasuring } from '../measures/createMeasuring.ts';
import { checksOf } from '../production/checks.ts';
import { createDrain } from '../production/drain.ts';
import { createProbes } from '../production/probes.ts';
import { refusalByShell } from '../registry/contractFit.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { type Registry, readRegistry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot } from '../registry/teams.ts';
import { verifyServerHalf } from '../registry/verifiedFile.ts';
import { withVersions } from '../registry/withVersions.ts';
import { createRenderers } from '../renderer/createRenderers.ts';
import { startRenderer } from '../renderer/startRenderer.ts';
import { joinStore } from '../store/joinStore.ts';
import { mendCopy } from '../store/refresh.ts';
import type { ClientOf } from './clientOf.ts';
import { createComposer } from './createComposer.ts';
import { createSiteServer } from './createSiteServer.ts';
import { createStandIns, type Heard } from './createStandIns.ts';
import { passSocket } from './passSocket.ts';
import { releaseKey } from './resolve.ts';
import { readSiteConfig } from './siteConfig.ts';
import { type CompositionSnapshot, createSnapshot } from './snapshot.ts';
import type { Versions } from './snapshotCache.ts';
import { watchRegistry } from './watchRegistry.ts';

/** How long running requests may take to end when the server stops, in milliseconds. */
const DRAIN_MS = 10_000;
const THIS_MACHINE = '127.0.0.1';
/** How soon after a look for damaged releases the next one may be, in milliseconds. */
const MEND_PAUSE_MS = 5_000;

export interface ServeOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Network address to listen on; this machine's own when absent. */
  readonly host?: string;
  /** Public address of the site; `http://localhost:{port}` when absent. */
  readonly siteUrl?: string;
  readonly backend?: { readonly url: string; readonly anonKey: string };
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo | undefined;
  /** The mailbox and the card provider of an evaluation have no address here. */
  readonly isProduction?: boolean;
  /** Whose requests they are; the connection's own when absent. */
  readonly clientOf?: ClientOf;
  /** Where the site says what happens; on standard error, for people, when absent. */
  readonly log?: Log;
  /** What whoever asks `/metrics` from another machine must show; without one only this machine gets them. */
  readonly metricsToken?: string | undefined;
  /** Tells the other processes that serve this site what speaks against a release, or for it. */
  readonly tell?: (heard: Heard) => void;
  /** Development: serves some remotes from their sources. */
  readonly hot?: HotRemotes;
}

/** What stands before the composer in development (infra/src/dev). */
export interface HotRemotes {
  /** Module that pages run before the shell. */
  readonly startModule: string;
  /** A server that answers for the sources, and passes everything else on. */
  readonly createServer: (options: unknown, listener: RequestListener) => Server;
  /** The site with the hot remotes as their sources are now. */
  readonly applyTo: (snapshot: CompositionSnapshot) => Promise<CompositionSnapshot>;
  /** Tells open pages to load again. */
  readonly reload: () => void;
}

export interface RunningSite {
  readonly url: string;
  /** Another process that serves this site tells so. */
  heardElsewhere(heard: Heard): void;
  /** Ends soon: no visitor waits for this. */
  close(): Promise<void>;
  /** Ends as somebody else takes over, without a request that fails. @param noticeMs as `Drain.run` says */
  handOver(noticeMs: number): Promise<void>;
}

/**
 * Starts the composition server on Node. Resolves when the first request will not have to wait for a server half to start.
 *
 * @throws Error in one sentence when the port is taken or the registry cannot be used
 */
export async function serve({
  dataDir,
  port,
  host = THIS_MACHINE,
  siteUrl,
  backend,
  demo,
  isProduction = false,
  clientOf,
  log = createLog(),
  metricsToken,
  tell: tellOthers = () => {},
  hot,
}: ServeOptions): Promise<RunningSite> {
  await joinStore(dataDir).catch((error: Error) => goOnWithCopy(dataDir, error));
  const config = await readSiteConfig(dataDir);
  let registry = await readRegistry(dataDir);
  let { registryKey } = await readRoot(dataDir);
  const renderers = createRenderers(async (release) => {
    const folder = releaseFolder(dataDir, release.name, release.version);
    await verifyServerHalf(folder, release);
    const { name, server } = release;
    const tell = (line: string) => log.said(releaseKey(release), line);
    return startRenderer({ name, folder, server, backend, log: tell });
  });
  let built = await createSnapshot(dataDir, registry, renderers.of, log);
  const compose = (versions: Versions) => createSnapshot(dataDir, withVersions(registry, versions), renderers.of, log);
  const showAll = () => renderers.show([built, ...standIns.snapshots()].flatMap(fitting));
  const standIns = createStandIns({
    current: () => built,
    registry: () => registry,
    registryKey: () => registryKey,
    compose,
    lookAgain: () => watching.look(),
    tell: tellOthers,
    onIdle: () => void showAll(),
    log,
  });
  const measuring = createMeasuring({
    ...{ dataDir, log, metricsToken },
    current: () => built,
    isPublished: (remote, version) => built.isPublished(remote, version),
    heard: standIns.canaries.heard,
  });
  const ready = showAll();
  async function show(changed: Registry) {
    const next = await createSnapshot(dataDir, changed, renderers.of, log);
    // What is mended was perhaps replaced meanwhile.
    if (changed.revision < registry.revision) return;
    built = next;
    registry = changed;
    ({ registryKey } = await readRoot(dataDir));
    standIns.flipped();
    measuring.flipped();
    composer.flipped(built);
    void showAll();
  }
  const mend = atMostOnce(
    MEND_PAUSE_MS,
    async () => {
      await mendCopy(dataDir).catch((error: Error) => log.problem('Nothing is brought from the store', error));
      await show(registry);
    },
    log,
  );
  /** In development: the site with its sources as they were when the newest request came. */
  let applied: CompositionSnapshot | undefined;
  const hosts: string[] = [];
  let composer: ReturnType<typeof createComposer>;
  const sockets = new Set<Duplex>();
  const server = createSiteServer(
    async (request, connection) => {
      if (hot) applied = await hot.applyTo(built);
      return (await probe(new URL(request.url).pathname)) ?? composer.fetch(request, connection);
    },
    (incoming, socket, head, clientIp) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      passSocket(incoming, socket, head, { backendUrl: backend?.url, hosts, clientIp });
    },
    { clientOf, create: hot?.createServer, turnAway: (...asked) => composer.turnAway(...asked) },
  );
  const drain = createDrain(server, sockets);
  const probe = createProbes(checksOf({ dataDir, current: () => built, renderers, backend }), drain.isDraining);
  // A connection that is taken is to be answered at once: beside a process that hands over, nobody is sent here before.
  await ready;
  await listenOn(server, port, host).catch((error) => {
    renderers.close();
    throw error;
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
    demo,
    isProduction,
    ...(hot ? { devStart: hot.startModule } : {}),
    current: () => applied ?? built,
    ...(hot ? {} : { ...standIns, measuring }),
    log,
    onDamage: mend,
    lookAgain: () => watching.look(),
  });
  const takeOver = async (changed: Registry) => {
    await show(changed);
    hot?.reload();
  };
  const watching = watchRegistry(dataDir, registry.revision, takeOver, log);
  async function close() {
    watching.stop();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    for (const socket of sockets) socket.destroy();
    const drained = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(drained);
    await measuring.close();
    renderers.close();
  }
  return {
    url,
    heardElsewhere: standIns.heardElsewhere,
    close,
    async handOver(noticeMs) {
      await drain.run(noticeMs);
      await close();
    },
  };
}

/** A shared store that does not answer stops no site that has been shown on this machine before. @throws what else is wrong */
function goOnWithCopy(dataDir: string, error: Error): void {
  if (error instanceof RegistryError || !existsSync(join(dataDir, 'registry.json'))) throw error;
  console.error(`The site begins with what this machine has: ${error.message}`);
}

/** The remotes whose code may run: of others nothing is started ahead either. */
const fitting = ({ shell, remotes }: CompositionSnapshot) => remotes.filter((remote) => !refusalByShell(shell, remote));

/** Does something now, and no more for a while. What it throws is said. */
function atMostOnce(pauseMs: number, work: () => Promise<void>, log: Log): () => void {
  let rests = false;
  return () => {
    if (rests) return;
    rests = true;
    setTimeout(() => {
      rests = false;
    }, pauseMs).unref();
    work().catch((error: Error) => log.problem('The site goes on as it is', error));
  };
}

/** @throws Error in one sentence when the port is taken: known before anything is built for it */
export async function assertPortFree(port: number): Promise<void> {
  const probe = createServer();
  await listenOn(probe, port, THIS_MACHINE);
  await new Promise((resolve) => probe.close(resolve));
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(`Port ${port} is taken; stop what uses it or set PORT.`));
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} may not be used by this user; set PORT.`));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}
