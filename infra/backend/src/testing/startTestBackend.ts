import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnv } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from '../demoAccounts.ts';
import { callerOf } from '../edge/clientAddress.ts';
import { listen } from '../listen.ts';
import { type OpenOptions, openBackend } from '../openBackend.ts';
import { readConfig } from '../project.ts';
import type { Secrets } from '../secrets.ts';
import type { PaymentSimulator } from '../simulator/PaymentSimulator.ts';
import { type Sql, sqlOn } from '../sql.ts';
import { seededFolder, TEST_SITE_URL } from './seededFolder.ts';

export interface TestBackend {
  readonly url: string;
  readonly secrets: Secrets;
  /** Demonstration accounts that are open. */
  readonly demoAccounts: readonly DemoAccount[];
  /** For what `sql` cannot do; not while requests are running. */
  readonly database: PGlite;
  /** A supabase-js client of its own, nobody signed in. */
  client(headers?: Record<string, string>): SupabaseClient;
  /** A client with a demonstration account signed in. */
  signedIn(role: DemoAccount['role']): Promise<SupabaseClient>;
  /** What functions run in; change a part of it to see them meet a failure. */
  readonly env: FunctionEnv;
  /** Delivers only when `deliveries.deliverDue()` is called. */
  readonly simulator: PaymentSimulator;
  /** Where the bytes of stored files are. */
  readonly filesDir: string;
  /** To prepare, and to look behind row security. */
  readonly sql: Sql;
  close(): Promise<void>;
}

/**
 * A seeded backend on a folder and a port of its own, with a way into its database.
 *
 * @param now clock of the card provider
 * @param siteUrl address of the site that it is behind
 */
export async function startTestBackend(now?: () => number, siteUrl = TEST_SITE_URL): Promise<TestBackend> {
  const dataDir = await seededFolder();
  const backend = await openTestBackend(dataDir, { siteUrl, ...(now ? { now } : {}) });
  return {
    ...backend,
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same on a folder that may have been used before and stays when the backend is closed. */
export async function openTestBackend(
  dataDir: string,
  options: Partial<Pick<OpenOptions, 'now' | 'publicDemo' | 'siteUrl'>>,
): Promise<TestBackend> {
  const config = readConfig();
  const { edge, realtime, secrets, connection, env, simulator, demoAccounts } = await openBackend({
    dataDir,
    config,
    siteUrl: TEST_SITE_URL,
    log: () => {},
    ...options,
  });
  const listener = await listen(0, (request, peer) => edge(request, callerOf(request, peer)), realtime.accept);
  const client = (headers: Record<string, string> = {}) =>
    createClient(listener.url, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { headers },
    });
  // The first request reads the schema, which takes seconds; no test's own shall meet the edge's time limit by it.
  await client().from('formations').select('id').limit(1);
  return {
    url: listener.url,
    secrets,
    demoAccounts,
    database: connection.driver,
    client,
    async signedIn(role) {
      const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
      if (!account) throw new Error(`There is no demonstration account for ${role}.`);
      const signedIn = client();
      const { error } = await signedIn.auth.signInWithPassword(account);
      if (error) throw error;
      return signedIn;
    },
    env,
    simulator,
    filesDir: join(dataDir, 'files'),
    sql: sqlOn(connection),
    async close() {
      realtime.close();
      await listener.close();
      await connection.close();
    },
  };
}
