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
import { Pipeline, type Statement } from './pipeline.ts';

/** How long a request may wait for the connection. Also ends what would otherwise wait for itself for ever. */
const WAIT_LIMIT_MS = 15_000;

const BEGIN: Statement = { sql: 'begin', parameters: [] };

/** What lite sends a dozen of before the one query of a request, and reads nothing from. */
const SETTING = /^SELECT set_config\('([\w.]+)', (?:\$1|''), true\)$/;
const ROLE = /^SET LOCAL ROLE "(\w+)"$/;

/** The setting that a statement makes for its transaction; undefined where it does anything else. */
function settingOf({ sql, parameters }: Statement): Setting | undefined {
  const role = ROLE.exec(sql)?.[1];
  if (role) return ['role', role];
  const name = SETTING.exec(sql)?.[1];
  return name === undefined ? undefined : [name, String(parameters[0] ?? '')];
}

/** One statement that makes all settings, in their order. */
function settingsStatement(settings: readonly Setting[]): Statement {
  const calls = settings.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`);
  return { sql: `select ${calls.join(', ')}`, parameters: settings.flat() };
}

type Setting = readonly [name: string, value: string];

/**
 * Kysely over PGlite's single connection, held by one transaction or query at a time.
 *
 * `@supabase/lite`'s own dialect hands the connection to everybody at once. Requests then share a transaction as soon
 * as one of them waits for anything but the database: one request's `set local role` decides what another may read,
 * and what runs after the first commit runs as the superuser (`exclusiveDialect.nightly.test.ts` shows it).
 *
 * What begins a transaction, and its settings, travel with its first query: one by one they take longer than most queries
 * do.
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
  /** Settings of the transaction that has the connection, as long as it has not begun; undefined once it has. */
  #unsent: Setting[] | undefined;
  #taken = false;

  constructor(client: PGlite) {
    const pipeline = new Pipeline(client);
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const setting = this.#unsent && settingOf({ sql, parameters });
        if (setting) {
          this.#unsent?.push(setting);
          return { rows: [] };
        }
        const { rows, affectedRows } = await pipeline.run<Row>(this.#prologue(), { sql, parameters });
        return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
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

  async beginTransaction(): Promise<void> {
    this.#unsent = [];
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#end(connection, 'commit');
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#end(connection, 'rollback');
  }

  async init(): Promise<void> {}

  /** The client is closed by whoever opened it. */
  async destroy(): Promise<void> {}

  /** What begins the transaction, once. */
  #prologue(): Statement[] {
    const settings = this.#unsent;
    this.#unsent = undefined;
    if (!settings) return [];
    return settings.length > 0 ? [BEGIN, settingsStatement(settings)] : [BEGIN];
  }

  async #end(connection: DatabaseConnection, statement: 'commit' | 'rollback'): Promise<void> {
    const hasBegun = this.#unsent === undefined;
    this.#unsent = undefined;
    if (hasBegun) await connection.executeQuery(CompiledQuery.raw(statement));
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
