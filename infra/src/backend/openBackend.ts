import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Kysely } from 'kysely';
import type { FunctionEnv } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { handle as stripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { frenchAuthMail } from './authMail.ts';
import { BackendError } from './BackendError.ts';
import { assertAdminModeOff, createLite, INTERNAL_URL, liteHandler } from './createLite.ts';
import { Mailbox } from './dev/Mailbox.ts';
import { createEdge, type Edge } from './edge/createEdge.ts';
import { createFunctionRunner } from './edge/functionRoute.ts';
import { createPlatform, migrate, seed } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import type { ProjectConfig } from './project.ts';
import { loadSecrets, type Secrets, webhookSecret } from './secrets.ts';
import { PaymentSimulator } from './simulator/PaymentSimulator.ts';
import { SimulatorStore } from './simulator/SimulatorStore.ts';
import { sqlOn } from './sql.ts';
import { createStorage } from './storage/createStorage.ts';
import { FileStore } from './storage/FileStore.ts';
import { seedFiles } from './storage/seedFiles.ts';

export interface OpenBackend {
  readonly edge: Edge;
  readonly secrets: Secrets;
  readonly connection: PgliteConnection;
  /** What the project's functions run in. */
  readonly env: FunctionEnv;
  /** Delivers its events once `deliveries.start()` is called. */
  readonly simulator: PaymentSimulator;
}

export interface OpenOptions {
  readonly dataDir: string;
  readonly config: ProjectConfig;
  readonly siteUrl: string;
  readonly log: (line: string) => void;
  /** Clock of the card provider, for tests. */
  readonly now?: () => number;
}

/**
 * Everything of the backend but its lock and its port: the migrated and seeded database, the APIs on it, and what
 * stands in for the services around a hosted project.
 *
 * @throws BackendError when the database, a migration or the safety check fails
 */
export async function openBackend({
  dataDir,
  config,
  siteUrl,
  log,
  now = Date.now,
}: OpenOptions): Promise<OpenBackend> {
  const secrets = loadSecrets(dataDir);
  const connection = await openDatabase(join(dataDir, 'database')).catch((error: unknown) => {
    throw new BackendError(
      `The database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  });
  try {
    const sql = sqlOn(connection);
    const mailbox = new Mailbox(sql);
    const store = new SimulatorStore(sql);
    const app = createLite({
      connection,
      config,
      secrets,
      siteUrl,
      sendMail: (mail) => mailbox.keep(frenchAuthMail(mail, siteUrl)),
    });
    await createPlatform(connection.driver);
    await app.ensureSystemSchema();
    const applied = await migrate(connection.driver);
    if (config.db.seed.enabled) await seed(connection.driver, config.db.seed.sql_paths);
    if (applied > 0) log(`Applied ${applied} migrations.`);
    await mailbox.create();
    await store.create();
    await assertAdminModeOff(app);

    const api = liteHandler(app);
    const simulator: PaymentSimulator = new PaymentSimulator({
      store,
      siteUrl,
      webhookSecret: webhookSecret(secrets),
      deliver: (request) => stripeWebhook(request, env),
      now,
    });
    const env: FunctionEnv = {
      url: INTERNAL_URL,
      secretKey: secrets.secretKey,
      siteUrl,
      fetch: api,
      sendMail: (mail) => mailbox.keep(mail),
      stripe: { secretKey: 'sk_test_simulator', webhookSecret: webhookSecret(secrets), fetch: simulator.api },
    };
    const runFunction = createFunctionRunner(env);
    const files = new FileStore(join(dataDir, 'files'));
    if (config.db.seed.enabled) await seedFiles(sql, files);
    const storage = createStorage({ kysely: connection.kysely as Kysely<unknown>, sql, files, secrets });
    // Behind a proxy on this machine every visitor seems to sit at it; such a site has a public address.
    const isPublic = new URL(siteUrl).hostname !== 'localhost';
    const shownMailbox = isPublic ? undefined : mailbox;
    const edge = createEdge({ secrets, config, api, runFunction, mailbox: shownMailbox, simulator, storage });
    return { edge, secrets, connection, env, simulator };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
