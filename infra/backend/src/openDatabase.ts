import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { exclusiveDialect } from './exclusiveDialect.ts';
import { normalizeDatabaseError } from './normalizeDatabaseError.ts';
import { refuseWrongTypes } from './refuseWrongTypes.ts';

/** All of it becomes resident at once; what is not in it comes from the system's own cache, no slower than one can measure. */
const SHARED_BUFFERS = '32MB';

/**
 * Opens PGlite on a folder, made to answer as hosted Supabase does where `@supabase/lite` 0.10.0 does not.
 *
 * @param folder PGlite's own folder, or undefined for a database in memory
 */
export async function openDatabase(folder: string | undefined): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: {
      extensions: { btree_gist, pg_trgm },
      startParams: [
        ...PGlite.defaultStartParams,
        ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
        // As hosted projects have it: with the price of a turning disk, latest reviews are all read and sorted.
        ...['-c', 'random_page_cost=1.1'],
      ],
      parsers: {
        // Numbers as JSON numbers, times as ISO 8601, as PostgREST has them.
        1700: Number,
        1114: (value: string) => value.replace(' ', 'T'),
        1184: (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
      },
    },
  });
  await connection.driver.waitReady;
  refuseWrongTypes(connection.driver.serializers);
  connection.kysely = new Kysely({ dialect: exclusiveDialect(connection.driver) });
  connection.normalizeDbError = normalizeDatabaseError;
  // "active" keeps lite from granting everything to everybody on its first request; our migrations grant.
  (connection as unknown as { rlsState: 'active' }).rlsState = 'active';
  return connection;
}
