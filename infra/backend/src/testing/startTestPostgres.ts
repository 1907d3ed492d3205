import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { createPlatform, type MigratedDatabase, migrate, type SqlSession, seed } from '../migrate.ts';
import { readConfig } from '../project.ts';
import { runPostgres } from './runPostgres.ts';

/** One connection of its pool. */
export type TestClient = PoolClient;

export interface TestPostgres {
  /** Connections as the superuser, twenty at once. */
  readonly pool: Pool;
  /** What the server calls itself. */
  readonly version: string;
  close(): Promise<void>;
}

/**
 * A database of its own on a PostgreSQL server, with all migrations and seeds: on the server that `AGENCE_POSTGRES_URL`
 * names (as a superuser), else on one that is started for the purpose.
 *
 * @param owner who applies them: a superuser, or an owner as hosted projects have one (on a server started for the purpose alone)
 */
export async function startTestPostgres(owner?: 'project_owner'): Promise<TestPostgres> {
  const url = owner ? undefined : process.env.AGENCE_POSTGRES_URL;
  const server = url ? undefined : await runPostgres();
  const address: ClientConfig = server ? { host: server.host, user: 'postgres' } : parseAddress(url ?? '');
  const name = `agence_test_${process.pid}`;
  await once({ ...address, database: address.database ?? 'postgres' }, `create database ${name} template template0`);
  // Who waits for each other is told so in a tenth of the usual second: tests provoke it twenty times in a row.
  const pool = new Pool({ ...address, database: name, max: 20, options: '-c deadlock_timeout=100ms' });
  const client = await pool.connect();
  const database = migratable(client);
  await createPlatform(database);
  await database.exec(readFileSync(join(import.meta.dirname, 'hostedAuth.sql'), 'utf8'));
  if (owner) {
    await database.exec(readFileSync(join(import.meta.dirname, 'hostedOwner.sql'), 'utf8'));
    await database.exec(`set session authorization ${owner}`);
  }
  await migrate(database);
  await seed(database, readConfig().db.seed.sql_paths);
  const { rows } = await database.query<{ server_version: string }>('show server_version');
  if (owner) await database.exec('reset session authorization');
  client.release();
  return {
    pool,
    version: rows[0]?.server_version ?? '',
    async close() {
      await pool.end();
      if (server) await server.stop();
      else await once({ ...address, database: address.database ?? 'postgres' }, `drop database ${name} with (force)`);
    },
  };
}

function parseAddress(url: string): ClientConfig {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    ...(pathname.length > 1 ? { database: decodeURIComponent(pathname.slice(1)) } : {}),
  };
}

async function once(config: ClientConfig, statement: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  await client.query(statement);
  await client.end();
}

function migratable(client: PoolClient): MigratedDatabase {
  const session: SqlSession = {
    query: async <Row>(text: string, parameters?: unknown[]) => ({
      rows: (await client.query(text, parameters)).rows as Row[],
    }),
    exec: (text) => client.query(text),
  };
  return {
    ...session,
    async transaction(work) {
      await client.query('begin');
      try {
        await work(session);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
  };
}
