import { join } from 'node:path';
import { brand } from '@agence/shared-contracts/brand';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Kysely } from 'kysely';
import { agencyOf } from '../../supabase/functions/_shared/agencyOf.ts';
import type { FunctionEnv, Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { type ComposedMail, composeMail } from '../../supabase/functions/_shared/mail/composeMail.ts';
import { handle as stripeWebhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { createBans, followEndedSessions, isBanned } from './authBans.ts';
import { frenchAuthMail } from './authMail.ts';
import { BackendError } from './BackendError.ts';
import { busyTimesOnThread } from './busyTimesOnThread.ts';
import { assertAdminModeOff, createLite, INTERNAL_URL, liteHandler } from './createLite.ts';
import { arrangeDemoAccounts, assertNoDemoAccounts, type DemoAccount } from './demoAccounts.ts';
import { Mailbox } from './dev/Mailbox.ts';
import { createEdge, type Edge } from './edge/createEdge.ts';
import { createEmailProof } from './edge/emailChange.ts';
import { createFunctionFinder } from './edge/functionRoute.ts';
import { createJsonStrings } from './edge/jsonStrings.ts';
import { restLikeHosted } from './edge/restLikeHosted.ts';
import { SecurityLog } from './edge/securityLog.ts';
import { beginMaking } from './firstMaking.ts';
import { createPlatform, migrate, seed } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import type { ProjectConfig } from './project.ts';
import { openRealtime, type Realtime } from './realtime/openRealtime.ts';
import { createRecoveredSessions } from './recoveredSessions.ts';
import { createFactorTables } from './secondFactor/factorTables.ts';
import { demoSecrets, loadSecrets, type Secrets, webhookSecret } from './secrets.ts';
import { PaymentSimulator } from './simulator/PaymentSimulator.ts';
import { SimulatorStore } from './simulator/SimulatorStore.ts';
import { sqlOn } from './sql.ts';
import { createStorage } from './storage/createStorage.ts';
import { FileStore } from './storage/FileStore.ts';
import { namedFiles } from './storage/namedFiles.ts';
import { createFileRemoval } from './storage/removeFiles.ts';
import { seedFiles } from './storage/seedFiles.ts';
import { wordsOf } from './wordsOf.ts';

export interface OpenBackend {
  readonly edge: Edge;
  readonly realtime: Realtime;
  readonly secrets: Secrets;
  readonly connection: PgliteConnection;
  /** What the project's functions run in. */
  readonly env: FunctionEnv;
  /** Delivers its events once `deliveries.start()` is called; it waits for nothing where there is a real card provider. */
  readonly simulator: PaymentSimulator;
  /** Demonstration accounts that are open. */
  readonly demoAccounts: readonly DemoAccount[];
}

/** Services around the backend of a site in production. */
export interface Services extends Pick<FunctionEnv, 'stripe'> {
  /** As `FunctionEnv.sendMail`, with the look of the site added. It may send what it is given twice. */
  readonly sendMail: (mail: ComposedMail, key?: string) => Promise<void>;
  /** Where requests of visitors go. */
  readonly agencyEmail: string;
}

export interface OpenOptions {
  readonly dataDir: string;
  readonly config: ProjectConfig;
  readonly siteUrl: string;
  /** The site is a public demonstration (AMB-59). */
  readonly publicDemo?: boolean;
  /** Production: mails go out and cards are charged; there is no demonstration data, mailbox or simulator. */
  readonly services?: Services | undefined;
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
  publicDemo = false,
  services,
  log,
  now = Date.now,
}: OpenOptions): Promise<OpenBackend> {
  const secrets = publicDemo ? demoSecrets(loadSecrets(dataDir)) : loadSecrets(dataDir);
  const isWhole = beginMaking(dataDir, log);
  const connection = await openDatabase(join(dataDir, 'database')).catch((error: unknown) => {
    throw new BackendError(`The database in ${dataDir} cannot be opened: ${wordsOf(error)}.`);
  });
  try {
    const sql = sqlOn(connection);
    const mailbox = new Mailbox(sql);
    const store = new SimulatorStore(sql);
    const agency = agencyOf(brand, services?.agencyEmail);
    const deliver = services?.sendMail ?? ((mail: ComposedMail, key?: string) => mailbox.keep(mail, key));
    const sendMail = (mail: Mail, key?: string) => deliver(composeMail(mail, agency, siteUrl), key);
    const isSeeded = config.db.seed.enabled && !services;
    const app = createLite({
      connection,
      config,
      secrets,
      siteUrl,
      sendMail: (mail) => sendMail(frenchAuthMail(mail, siteUrl)),
    });
    await createPlatform(connection.driver);
    await app.ensureSystemSchema();
    const applied = await migrate(connection.driver);
    if (isSeeded) await seed(connection.driver, config.db.seed.sql_paths);
    if (applied > 0) log(`Applied ${applied} migrations.`);
    await createBans(sql);
    await createEmailProof(sql);
    await followEndedSessions(sql, connection.driver);
    await createFactorTables(sql);
    await createRecoveredSessions(sql);
    if (services) await assertNoDemoAccounts(sql);
    const demoAccounts = isSeeded ? await arrangeDemoAccounts(sql, { publicDemo }) : [];
    await mailbox.create();
    await store.create();
    await assertAdminModeOff(app);
    isWhole();

    const api = liteHandler(app);
    const files = new FileStore(join(dataDir, 'files'));
    const simulator: PaymentSimulator = new PaymentSimulator({
      store,
      siteUrl,
      publicDemo,
      webhookSecret: webhookSecret(secrets),
      deliver: (request) => stripeWebhook(request, env),
      now,
    });
    const env: FunctionEnv = {
      url: INTERNAL_URL,
      secretKey: secrets.secretKey,
      siteUrl,
      fetch: api,
      agency,
      sendMail,
      mailsOnce: !services,
      busyTimes: busyTimesOnThread,
      removeFiles: createFileRemoval(sql, files),
      stripe: services?.stripe ?? {
        secretKey: 'sk_test_simulator',
        webhookSecret: webhookSecret(secrets),
        fetch: simulator.api,
      },
    };
    const findFunction = createFunctionFinder(env);
    if (isSeeded) await seedFiles(sql, files);
    await files.keepOnly(await namedFiles(sql));
    await files.parts.removeOld();
    const kysely = connection.kysely as Kysely<unknown>;
    const storage = createStorage({ kysely, sql, files, secrets });
    const { schemas } = config.api;
    const edge = createEdge({
      secrets,
      config,
      api,
      rest: restLikeHosted(sql, schemas, await createJsonStrings(sql, schemas)),
      findFunction,
      evaluation: services ? undefined : { mailbox, simulator },
      storage,
      securityLog: new SecurityLog(sql, kysely),
      isBanned: (email) => isBanned(sql, email),
      sql,
      sendMail: env.sendMail,
      siteUrl,
      publicDemo,
    });
    const realtime = await openRealtime({ driver: connection.driver, kysely, sql, secrets });
    return { edge, realtime, secrets, connection, env, simulator, demoAccounts };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
