import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areExamplesUntouched } from './examples.ts';
import { seed } from './migrate.ts';
import { readConfig, sqlFiles } from './project.ts';
import { seededFolder } from './testing/seededFolder.ts';
import { openTestBackend, type TestBackend } from './testing/startTestBackend.ts';

/** As a folder has it that is from a version before these files. */
const NEW = ['38_film', '71_shop', '73_appointments'];
const patterns = readConfig().db.seed.sql_paths;
let dataDir: string;
let backend: TestBackend;
beforeAll(async () => {
  dataDir = await seededFolder();
  backend = await openTestBackend(dataDir, {});
});
afterAll(async () => {
  await backend?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the three files make: the film's address, products of the shop, hours of hosts. */
async function made() {
  const [row] = await backend.sql<{ film: string | null; products: number; hours: number }>(`
    select (select video_url from public.module_contents c join public.formation_modules m on m.id = c.module_id
        join public.formations f on f.id = m.formation_id
        where f.slug = 'google-ads-premieres-campagnes-rentables' and m.order_index = 0) as film,
      (select count(*)::int from public.products) as products, (select count(*)::int from private.host_hours) as hours`);
  return row;
}

async function asBeforeNewFiles() {
  await backend.sql(`delete from supabase_migrations.seed_files where path ~ '${NEW.join('|')}'`);
  await backend.sql(`delete from private.hosts`);
  await backend.sql(`delete from public.products where name like 'Calendrier de contenu%' or name like '%édition 2025%'
    or name = 'Regard neuf sur vos annonces Facebook'`);
  await backend.sql(`delete from public.creators where slug = 'felix-cormier'`);
  await backend.sql(`update public.module_contents set video_url = null, captions_url = null`);
}

const seeded = async () =>
  (await backend.sql<{ path: string }>('select path from supabase_migrations.seed_files'))
    .map(({ path }) => path)
    .sort();

test('new examples come where nobody has signed in yet; where somebody has, nothing that people have is touched', async () => {
  const whole = await made();
  expect(await areExamplesUntouched(backend.database)).toBe(true);
  await asBeforeNewFiles();
  const before = await made();
  expect(before).not.toEqual(whole);
  await seed(backend.database, patterns);
  expect(await made()).toEqual(whole);

  await asBeforeNewFiles();
  await backend.signedIn('creator');
  expect(await areExamplesUntouched(backend.database)).toBe(false);
  await seed(backend.database, patterns);
  expect(await made()).toEqual(before);
  expect(await seeded()).toEqual(
    sqlFiles(patterns)
      .map(({ path }) => path)
      .sort(),
  );
});
