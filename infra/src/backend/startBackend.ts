import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { BackendError } from './BackendError.ts';
import { assertAdminModeOff, createLite, INTERNAL_URL, liteHandler } from './createLite.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoAccounts.ts';
import { clientAddress } from './edge/clientAddress.ts';
import { createEdge } from './edge/createEdge.ts';
import { retryLater } from './edge/errors.ts';
import { createFunctionRunner } from './edge/functionRoute.ts';
import { lockDataDir } from './lockDataDir.ts';
import { createPlatform, migrate, seed } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { type ProjectConfig, readConfig } from './project.ts';
import { loadSecrets } from './secrets.ts';

export interface BackendOptions {
  /** Folder of everything that must survive: database, secrets, lock. Made when missing. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Public address of the site, for links in mails. */
  readonly siteUrl: string;
  /** Receives one line per mail "sent" and other news. */
  readonly log?: (line: string) => void;
}

export interface Backend {
  readonly url: string;
  /** The public API key, for browsers and the composition server. */
  readonly anonKey: string;
  readonly demoAccounts: readonly DemoAccount[];
  /** Finishes what is running, closes the database and gives the folder free. */
  close(): Promise<void>;
}

type Answer = (request: Request, peer: string | undefined) => Promise<Response>;

/**
 * Starts the embedded backend: Supabase's REST and auth APIs on PGlite, and our functions, in this process.
 * It listens on the loopback interface only; the composition server forwards to it.
 *
 * @throws BackendError with one clear sentence when it cannot start; nothing is left running then
 */
export async function startBackend({
  dataDir,
  port,
  siteUrl,
  log = () => {},
}: BackendOptions): Promise<Backend> {
  const config = readConfig();
  const unlock = lockDataDir(dataDir);
  // Listens before the database is open: a taken port is known at once, and early callers get a proper 503.
  let answer: Answer = async () => retryLater(503, 'starting', 'The service is starting.', 1);
  const closing: (() => Promise<void> | void)[] = [unlock];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const server = await listen(port, (request, peer) => answer(request, peer));
    closing.push(server.close);
    const opened = await openBackend(dataDir, config, siteUrl, log);
    closing.splice(1, 0, opened.close);
    answer = opened.answer;
    return {
      url: server.url,
      anonKey: opened.anonKey,
      demoAccounts: config.db.seed.enabled ? DEMO_ACCOUNTS : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openBackend(
  dataDir: string,
  config: ProjectConfig,
  siteUrl: string,
  log: (line: string) => void,
) {
  const secrets = loadSecrets(dataDir);
  const connection = await openDatabase(join(dataDir, 'database')).catch((error: unknown) => {
    throw new BackendError(
      `The database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  });
  try {
    const app = createLite({
      connection,
      config,
      secrets,
      siteUrl,
      sendMail: async (mail) => log(`Mail to ${mail.to}: ${mail.subject}\n${mail.text ?? ''}`),
    });
    await createPlatform(connection.driver);
    await app.ensureSystemSchema();
    const applied = await migrate(connection.driver);
    if (config.db.seed.enabled) await seed(connection.driver, config.db.seed.sql_paths);
    if (applied > 0) log(`Applied ${applied} migrations.`);
    await assertAdminModeOff(app);

    const api = liteHandler(app);
    const edge = createEdge({
      secrets,
      config,
      api,
      runFunction: createFunctionRunner({ url: INTERNAL_URL, secretKey: secrets.secretKey, fetch: api }),
    });
    return {
      anonKey: secrets.publishableKey,
      answer: ((request, peer) => edge(request, { client: clientAddress(request, peer) })) satisfies Answer,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Listens on the loopback interface, with limits for slow and oversized requests (SRV-05). */
async function listen(port: number, answer: Answer): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
    getRequestListener((request, env) =>
      answer(request, (env as HttpBindings).incoming.socket.remoteAddress),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${error.message}`;
      reject(new BackendError(`Port ${port} ${reason}.`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      }),
  };
}
