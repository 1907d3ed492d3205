import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { BackendError } from './BackendError.ts';
import { assertAdminModeOff, createLite, INTERNAL_URL, liteHandler } from './createLite.ts';
import { createEdge, type Edge } from './edge/createEdge.ts';
import { createFunctionRunner } from './edge/functionRoute.ts';
import { createPlatform, migrate, seed } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import type { ProjectConfig } from './project.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

export interface OpenBackend {
  readonly edge: Edge;
  readonly secrets: Secrets;
  readonly connection: PgliteConnection;
}

export interface OpenOptions {
  readonly dataDir: string;
  readonly config: ProjectConfig;
  readonly siteUrl: string;
  readonly log: (line: string) => void;
}

/**
 * Everything of the backend but its lock and its port: the migrated and seeded database, and the APIs on it.
 *
 * @throws BackendError when the database, a migration or the safety check fails
 */
export async function openBackend({ dataDir, config, siteUrl, log }: OpenOptions): Promise<OpenBackend> {
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
    const runFunction = createFunctionRunner({ url: INTERNAL_URL, secretKey: secrets.secretKey, fetch: api });
    return { edge: createEdge({ secrets, config, api, runFunction }), secrets, connection };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
