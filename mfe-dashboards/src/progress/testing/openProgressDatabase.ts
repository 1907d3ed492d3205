import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { ProgressServer, Standing } from './modelServer.ts';

const INFRA = resolve(import.meta.dirname, '../../../../infra');
const CREATOR = '00000000-0000-4000-8000-0000000000c0';

interface ProgressDatabase extends ProgressServer {
  /** Makes accounts with these ids. */
  add(people: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * The project's own migrations in a PostgreSQL of this process, with one free course of these modules. Everybody reaches
 * it as the API lets them: in the role `authenticated`, under row security.
 */
export async function openProgressDatabase(modules: readonly string[]): Promise<ProgressDatabase> {
  const database = await PGlite.create({ extensions: { btree_gist, pg_trgm, pgcrypto } });
  const platform = ['backend/src/platform.sql', 'backend/src/testing/hostedAuth.sql'];
  for (const file of [...platform, ...globSync('supabase/migrations/*.sql', { cwd: INFRA }).sort()]) {
    const sql = readFileSync(join(INFRA, file), 'utf8');
    // As the backend applies such a file (migrate.ts): a transaction makes no index concurrently.
    const parts = sql.startsWith('-- no transaction\n') ? sql.split(/;\s*(?:\n|$)/) : [sql];
    for (const part of parts) await database.exec(part);
  }
  await database.exec(`
    insert into auth.users (id, email) values ('${CREATOR}', 'formateur@exemple.test');
    insert into public.categories (id, name, slug) values ('1', 'Marketing', 'marketing') on conflict do nothing;
    insert into public.creators (id, user_id, name, slug) values ('${CREATOR}', '${CREATOR}', 'Camille', 'camille');
    insert into public.formations (id, creator_id, title, slug, is_published)
    values ('${CREATOR}', '${CREATOR}', 'Formation', 'formation', true);`);
  for (const [index, module] of modules.entries()) {
    await database.query(
      `insert into public.formation_modules (id, formation_id, title, order_index, is_published) values ($1, $2, $3, $4, true)`,
      [module, CREATOR, `Module ${index}`, index],
    );
  }
  const as = (person: string) => database.query(`select set_config('request.jwt.claim.sub', $1, false)`, [person]);
  return {
    countsByClock: true,
    async add(people) {
      await database.exec('reset role');
      for (const person of people) {
        await database.query('insert into auth.users (id, email) values ($1, $2)', [person, `${person}@exemple.test`]);
      }
      await database.exec('set role authenticated');
    },
    async record(signedIn, learner, events) {
      await as(signedIn);
      const sql = 'select public.record_progress($1, $2::text::jsonb) as answer';
      const { rows } = await database.query<{ answer: unknown }>(sql, [learner, JSON.stringify(events)]);
      return rows[0]?.answer;
    },
    async rows(signedIn) {
      await as(signedIn);
      const { rows } = await database.query<Standing & { module: string }>(
        `select module_id as module, time_spent_seconds as seconds, completion_percentage as percentage,
           is_completed as completed, video_position_seconds as position, watched::text, coalesce(notes, '') as notes,
           notes_revision as "notesRevision"
         from public.user_module_progress`,
      );
      return new Map(rows.map(({ module, ...standing }) => [module, standing]));
    },
    close: () => database.close(),
  };
}
