import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Pool, type PoolClient, types } from 'pg';
import { createLite, type Handler, INTERNAL_URL, liteHandler } from '../createLite.ts';
import { openDatabase } from '../openDatabase.ts';
import { readConfig } from '../project.ts';
import type { Secrets } from '../secrets.ts';

/** What requests cost the database. */
export interface Cost {
  /** That its queries took, without what goes before them. */
  readonly ms: number;
  /** Rows that were read of each table and entries of each index, where there were any. */
  readonly read: Readonly<Record<string, number>>;
  /** Paths that were asked for. */
  readonly paths: readonly string[];
}

/** Who asks: a visitor, the project's own functions, or somebody who has signed in with a second factor. */
export type Caller = 'visitor' | 'service' | { readonly id: string };

/** Numbers as JSON numbers, as PostgREST has them, and lists of names, which the driver leaves as they are written. */
const PARSERS = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === 20 || oid === 1700) return Number;
    return types.getTypeParser(oid === 1003 ? 1009 : oid, format as 'text');
  },
};

/** No request takes so long; one that would is ended. */
const LIMIT_MS = 30_000;

const SECRETS: Secrets = {
  jwtSecret: 'of-a-measure-that-nobody-else-can-reach-0123456789',
  publishableKey: 'sb_publishable_measuredmeasuredmeasured',
  secretKey: 'sb_secret_measuredmeasuredmeasured',
};

/** What goes before the one query of a request, a dozen times: the way there takes longer than it does. */
const SETTING = /^(?:SELECT set_config\(|SET LOCAL ROLE|SAVEPOINT|RELEASE SAVEPOINT)/i;

/** In a transaction: what it has read so far. */
const READ = `
  select c.oid::regclass::text as name, pg_stat_get_xact_tuples_returned(c.oid)::float8 as read
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'i')
    and pg_stat_get_xact_tuples_returned(c.oid) > 0`;

/**
 * The REST API of the embedded backend on a PostgreSQL server, each request in a transaction that is measured and leaves
 * nothing behind.
 */
export class MeasuredBackend {
  readonly #api: Handler;
  readonly #meter: Meter;
  readonly #end: () => Promise<void>;
  readonly #paths: string[] = [];

  private constructor(api: Handler, meter: Meter, end: () => Promise<void>) {
    this.#api = api;
    this.#meter = meter;
    this.#end = end;
  }

  static async on(pool: Pool): Promise<MeasuredBackend> {
    const client = await pool.connect();
    await client.query(`set statement_timeout = ${LIMIT_MS}`);
    const connection = await openDatabase(undefined);
    const meter = new Meter(client);
    connection.kysely = new Kysely({ dialect: dialectOn(meter) });
    const app = createLite({
      connection,
      config: readConfig(),
      secrets: SECRETS,
      siteUrl: 'http://localhost',
      sendMail: async () => {},
    });
    return new MeasuredBackend(liteHandler(app), meter, async () => {
      client.release(true);
      await connection.close();
    });
  }

  close(): Promise<void> {
    return this.#end();
  }

  /** A client of the caller, as pages and functions have one. */
  clientOf(caller: Caller): SupabaseClient {
    const token =
      caller === 'service' ? SECRETS.secretKey : caller === 'visitor' ? SECRETS.publishableKey : tokenOf(caller.id);
    return createClient(INTERNAL_URL, caller === 'service' ? SECRETS.secretKey : SECRETS.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        headers: { authorization: `Bearer ${token}` },
        fetch: (input, init) => {
          const request = new Request(input, init);
          this.#paths.push(new URL(request.url).pathname);
          return this.#api(request);
        },
      },
    });
  }

  /** What some work asks, and costs. */
  async cost(work: () => Promise<unknown>): Promise<Cost> {
    this.#meter.reset();
    this.#paths.length = 0;
    await work();
    return { ms: this.#meter.ms, read: { ...this.#meter.read }, paths: [...this.#paths] };
  }
}

/** One connection whose transactions are timed, counted and undone. */
class Meter {
  ms = 0;
  read: Record<string, number> = {};
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  reset(): void {
    this.ms = 0;
    this.read = {};
  }

  async run<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const began = performance.now();
    const { rows } = await this.#client.query({ text: sql, values: [...parameters], types: PARSERS });
    if (!SETTING.test(sql)) this.ms += performance.now() - began;
    return rows as Row[];
  }

  async begin(): Promise<void> {
    await this.#client.query('begin');
  }

  async end(isWell: boolean): Promise<void> {
    if (isWell) {
      await this.#client.query('set constraints all immediate');
      await this.#client.query('reset role');
      for (const { name, read } of (await this.#client.query<{ name: string; read: number }>(READ)).rows) {
        this.read[name] = (this.read[name] ?? 0) + read;
      }
      // What one transaction has read is not counted for the next.
      await this.#client.query('select pg_stat_force_next_flush()');
    }
    await this.#client.query('rollback');
  }
}

function dialectOn(meter: Meter): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new MeasuredDriver(meter),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** One request after the other: what is measured at once is measured together. */
class MeasuredDriver implements Driver {
  readonly #meter: Meter;
  readonly #connection: DatabaseConnection;
  #last: Promise<void> = Promise.resolve();
  #free = () => {};

  constructor(meter: Meter) {
    this.#meter = meter;
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => ({
        rows: await meter.run<Row>(sql, parameters),
      }),
      // biome-ignore lint/correctness/useYield: nothing is streamed.
      async *streamQuery() {
        throw new Error('Nothing is streamed.');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let free = () => {};
    this.#last = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.#free = free;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#free();
  }

  beginTransaction(): Promise<void> {
    return this.#meter.begin();
  }

  commitTransaction(): Promise<void> {
    return this.#meter.end(true);
  }

  rollbackTransaction(): Promise<void> {
    return this.#meter.end(false);
  }

  async destroy(): Promise<void> {}
}

function tokenOf(id: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: id,
    role: 'authenticated',
    aud: 'authenticated',
    aal: 'aal2',
    exp: Math.floor(Date.now() / 1000) + 36_000,
  };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', SECRETS.jwtSecret).update(text).digest('base64url')}`;
}
