import type { Kysely } from 'kysely';
import type { FunctionEnv } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { handle as reconcilePayments } from '../../supabase/functions/reconcile-payments/handler.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { addCourses } from './addCourses.ts';
import { startAutovacuum } from './autovacuum.ts';
import type { DemoAccount } from './demoAccounts.ts';
import { callerOf } from './edge/clientAddress.ts';
import { retryLater } from './edge/errors.ts';
import { type Answer, listen, type Upgrade } from './listen.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openBackend, type Services } from './openBackend.ts';
import { readConfig } from './project.ts';
import { refuseUpgrade } from './realtime/refuseUpgrade.ts';
import { repeat } from './repeat.ts';
import { evaluationAddress } from './siteAddress.ts';

const RECONCILE_MS = 15 * 60 * 1000;
/** How often is looked for jobs, in milliseconds: a request is to reach the agency within a minute. */
export const JOBS_MS = 5_000;

export interface BackendOptions {
  /** Folder of everything that must survive: database, secrets, lock. Made when missing. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Public address of the site, for links in mails. */
  readonly siteUrl: string;
  /** The site is a public demonstration: it may have a public address, and sells nothing (AMB-59). */
  readonly publicDemo?: boolean;
  /** Production (AMB-59), at an address that `readServiceSettings` has checked. */
  readonly services?: Services | undefined;
  /** Generated courses to have besides the seed, for benchmarks and long lists. */
  readonly extraCourses?: number;
  /** Receives mails "sent" and other news. */
  readonly log?: (line: string) => void;
}

export interface Backend {
  readonly url: string;
  /** The public API key, for browsers and the composition server. */
  readonly anonKey: string;
  /** Those that are open. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Finishes what is running, closes the database and gives the folder free. */
  close(): Promise<void>;
}

/**
 * Starts the embedded backend: Supabase's REST and auth APIs on PGlite, and our functions, in this process.
 * It listens on the loopback interface only; the composition server forwards to it.
 *
 * @throws BackendError in clear words when it cannot start; nothing is left running then
 */
export async function startBackend({
  dataDir,
  port,
  siteUrl: address,
  publicDemo = false,
  services,
  extraCourses = 0,
  log = () => {},
}: BackendOptions): Promise<Backend> {
  const siteUrl = services ? address : evaluationAddress(address, { publicDemo });
  const config = readConfig();
  /** Undoes what has been done so far, last first. */
  const undo: (() => Promise<void> | void)[] = [lockDataDir(dataDir)];
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // Listens before the database is open: a taken port is known at once, and early callers get a proper 503.
    let answer: Answer = async () => retryLater(503, 'starting', 'The service is starting.', 1);
    let upgrade: Upgrade = (_, socket) => refuseUpgrade(socket, 503);
    const listener = await listen(
      port,
      (request, peer) => answer(request, peer),
      (...connection) => upgrade(...connection),
    );
    undo.push(listener.close);
    const opened = await openBackend({ dataDir, config, siteUrl, publicDemo, services, log });
    const { edge, realtime, secrets, connection, env, simulator, demoAccounts } = opened;
    undo.splice(1, 0, () => connection.close());
    undo.push(realtime.close);
    // What is left of a payment stays as it is while nothing is sold.
    if (!publicDemo && !services) await simulator.deliveries.start();
    const reconciling = publicDemo ? undefined : setInterval(() => reconcile(env), RECONCILE_MS);
    const stopJobs = repeat((ending) => runJobs(env, ending), JOBS_MS);
    const stopAutovacuum = startAutovacuum(connection.kysely as Kysely<unknown>);
    undo.push(async () => {
      clearInterval(reconciling);
      await stopJobs();
      await stopAutovacuum();
      await simulator.deliveries.stop();
    });
    if (extraCourses > 0) await addCourses(connection.driver, extraCourses);
    upgrade = realtime.accept;
    answer = (request, peer) => edge(request, callerOf(request, peer));
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
