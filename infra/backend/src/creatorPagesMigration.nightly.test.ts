import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyAlone } from './migrate.ts';
import { sqlFiles } from './project.ts';
import { openBefore } from './testing/formerFolder.ts';

const MIGRATION = '20261121003090_creator_pages';
let connection: PgliteConnection;

/** A database as it was: a learner who has tried the studio, and a creator who sells a course. */
beforeAll(async () => {
  connection = await openBefore(MIGRATION);
  const { driver } = connection;
  await driver.exec(`
    insert into auth.users (id, email) values
      ('00000000-0000-4000-8000-00000000000a', 'a@exemple.test'), ('00000000-0000-4000-8000-00000000000b', 'b@exemple.test');
    insert into public.creators (user_id, name, slug) values
      ('00000000-0000-4000-8000-00000000000a', 'Maude Essai', 'maude-essai'),
      ('00000000-0000-4000-8000-00000000000b', 'Paul Vendeur', 'paul-vendeur');
    insert into public.formations (title, slug, creator_id, is_published)
      select 'Une heure avec un outil', 'de-' || slug, id, slug = 'paul-vendeur' from public.creators;
    insert into public.creator_services (creator_id, title, price) select id, 'Une heure', 9000 from public.creators`);
});
afterAll(() => connection?.close());

/** What a visitor reads. */
async function seen() {
  const { driver } = connection;
  await driver.exec('begin; set local role anon');
  const rows = async (text: string) => (await driver.query<Record<string, unknown>>(text)).rows;
  const all = {
    creators: (await rows('select slug from public.creators order by slug')).map(({ slug }) => slug),
    services: (await rows('select id from public.creator_services')).length,
    courses: await rows('select slug, search_text from public.formations'),
    catalogue: JSON.stringify(await rows('select public.catalogue()')),
  };
  await driver.exec('rollback');
  return all;
}

test('withdraws what was shown without agreement, and leaves courses on sale without a name (Law 25)', async () => {
  const before = await seen();
  expect(before.creators).toEqual(['maude-essai', 'paul-vendeur']);
  expect(before.services).toBe(2);
  expect(before.courses).toEqual([{ slug: 'de-paul-vendeur', search_text: expect.stringContaining('paul vendeur') }]);
  expect(before.catalogue).toContain('Paul Vendeur');

  for (const { name, sql } of sqlFiles(['migrations/*.sql']))
    if (name >= MIGRATION) await applyAlone(connection.driver, sql);

  const after = await seen();
  expect(after.creators).toEqual([]);
  expect(after.services).toBe(0);
  expect(after.courses).toEqual([
    { slug: 'de-paul-vendeur', search_text: expect.not.stringContaining('paul vendeur') },
  ]);
  expect(after.catalogue).toContain('de-paul-vendeur');
  expect(after.catalogue).not.toContain('Paul Vendeur');

  const { rows } = await connection.driver.query<{ slug: string; active_services: number; is_public: boolean }>(
    'select slug, active_services, is_public from public.creators order by slug',
  );
  expect(rows).toEqual([
    { slug: 'maude-essai', active_services: 1, is_public: false },
    { slug: 'paul-vendeur', active_services: 1, is_public: false },
  ]);
});
