import type { Kysely } from 'kysely';
import type { FunctionEnv } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { handle as reconcilePayments } from '../../supabase/functions/reconcile-payments/handler.ts';
import { addCourses } from './addCourses.ts';
import { startAutovacuum } from './autovacuum.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoAccounts.ts';
import { clientAddress } from './edge/clientAddress.ts';
import { retryLater } from './edge/errors.ts';
import { type Answer, listen } from './listen.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openBackend } from './openBackend.ts';
import { readConfig } from './project.ts';

const RECONCILE_MS = 15 * 60 * 1000;

export interface BackendOptions {
  /** Folder of everything that must survive: database, secrets, lock. Made when missing. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Public address of the site, for links in mails. */
  readonly siteUrl: string;
  /** Generated courses to have besides the seed, for benchmarks and long lists. */
  readonly extraCourses?: number;
  /** Receives mails "sent" and other news. */
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
  extraCourses = 0,
  log = () => {},
}: BackendOptions): Promise<Backend> {
  const config = readConfig();
  /** Undoes what has been done so far, last first. */
  const undo: (() => Promise<void> | void)[] = [lockDataDir(dataDir)];
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // Listens before the database is open: a taken port is known at once, and early callers get a proper 503.
    let answer: Answer = async () => retryLater(503, 'starting', 'The service is starting.', 1);
    const listener = await listen(port, (request, peer) => answer(request, peer));
    undo.push(listener.close);
    const { edge, secrets, connection, env, simulator } = await openBackend({ dataDir, config, siteUrl, log });
    undo.splice(1, 0, () => connection.close());
    await simulator.deliveries.start();
    const reconciling = setInterval(() => reconcile(env), RECONCILE_MS);
    const stopAutovacuum = startAutovacuum(connection.kysely as Kysely<unknown>);
    undo.push(async () => {
      clearInterval(reconciling);
      await stopAutovacuum();
      await simulator.deliveries.stop();
    });
    if (extraCourses > 0) await addCourses(connection.driver, extraCourses);
    answer = (request, peer) => edge(request, { client: clientAddress(request, peer) });
    const demoAccounts = config.db.seed.enabled ? DEMO_ACCOUNTS : [];
    return { url: listener.url, anonKey: secrets.publishableKey, demoAccounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a hosted project has its scheduler do. */
function reconcile(env: FunctionEnv): void {
  const request = new Request(`${env.url}/functions/v1/reconcile-payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.secretKey}` },
  });
  reconcilePayments(request, env).catch((error: unknown) => console.error('reconcile-payments:', error));
}
