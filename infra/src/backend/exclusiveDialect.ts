import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** How long a request may wait for the connection. Also ends what would otherwise wait for itself for ever. */
const WAIT_LIMIT_MS = 15_000;

/** What lite sends a dozen of before the one query of a request, and reads nothing from. */
const SETTING = /^SELECT set_config\('([\w.]+)', (?:\$1|''), true\)$/;

/**
 * Kysely over PGlite's single connection, held by one transaction or query at a time.
 *
 * `@supabase/lite`'s own dialect hands the connection to everybody at once. Requests then share a transaction as soon
 * as one of them waits for anything but the database: one request's `set local role` decides what another may read,
 * and what runs after the first commit runs as the superuser (`exclusiveDialect.test.ts` shows it).
 *
 * Settings of a transaction are sent as one statement before its next query: one by one they take longer than most
 * queries do.
 */
export function exclusiveDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ExclusiveDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class ExclusiveDriver implements Driver {
  readonly #connection: DatabaseConnection;
  readonly #waiting: (() => void)[] = [];
  /** Names and values that are not sent yet, of the transaction that holds the connection. */
  #settings: (readonly [name: string, value: unknown])[] = [];
  #taken = false;

  constructor(client: PGlite) {
    this.#connection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const setting = SETTING.exec(query.sql)?.[1];
        if (setting) {
          this.#settings.push([setting, query.parameters[0] ?? '']);
          return { rows: [] };
        }
        const settings = this.#settings.splice(0);
        if (settings.length > 0) {
          const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
          await client.query(`select ${calls.join(', ')}`, settings.flat());
        }
        const result = await client.query<Row>(query.sql, [...query.parameters]);
        return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
      },
      // biome-ignore lint/correctness/useYield: PGlite cannot stream.
      async *streamQuery() {
        throw new Error('PGlite does not stream.');
      },
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await this.#turn();
    this.#taken = true;
    // PGlite computes on this thread. Between two holders the network has its turn, so that requests which arrive
    // meanwhile are admitted or refused now, not after everybody else's.
    await setImmediate();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#control(connection, 'begin');
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#control(connection, 'commit');
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#control(connection, 'rollback');
  }

  async init(): Promise<void> {}

  /** The client is closed by whoever opened it. */
  async destroy(): Promise<void> {}

  async #control(connection: DatabaseConnection, statement: 'begin' | 'commit' | 'rollback'): Promise<void> {
    // No setting outlives its transaction, so what is not sent by now is not needed.
    this.#settings = [];
    await connection.executeQuery(CompiledQuery.raw(statement));
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(new Error('The database connection stayed busy for too long.'));
      }, WAIT_LIMIT_MS);
      this.#waiting.push(take);
    });
  }
}
