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

test('what is sold has its order, for who bought it, who earned by it and staff (audit: evaluation data)', async () => {
  const [row] = await backend.sql(`
    select
      (select count(*)::int from public.creator_earnings where kind in ('sale', 'tip') and order_item_id is null) as without_order,
      (select count(*)::int from public.order_items i where not exists (
        select from public.creator_earnings e where e.order_item_id = i.id)) as without_earnings,
      (select count(*)::int from public.user_products u join auth.users a on a.id = u.user_id and a.encrypted_password is not null
        where not exists (select from public.orders o join public.order_items i on i.order_id = o.id
          where o.user_id = u.user_id and i.product_id = u.product_id and o.created_at = u.access_granted_at)) as bought_without,
      (select count(*)::int from public.user_formation_progress g join public.products p using (formation_id)
        where not exists (select from public.order_items i join public.orders o on o.id = i.order_id
          where o.user_id = g.user_id and i.product_id = p.id)) as follows_unpaid,
      (select bool_and(o.subtotal_cents = i.unit_price and o.total_cents = o.subtotal_cents + o.tps_cents + o.tvq_cents)
        from public.orders o join public.order_items i on i.order_id = o.id) as adds_up,
      (select count(*)::int from public.orders) = (select count(*)::int from public.journal_entries) as is_in_journal,
      (select count(*)::int from private.jobs where kind = 'order_receipt') as receipts_to_send`);
  expect(row).toEqual({
    ...{ without_order: 0, without_earnings: 0, bought_without: 0, follows_unpaid: 0, receipts_to_send: 0 },
    ...{ adds_up: true, is_in_journal: true },
  });
  const bought =
    await backend.sql(`select o.total_cents, i.name from public.orders o join public.order_items i on i.order_id = o.id
    join auth.users a on a.id = o.user_id where a.email = 'apprenant@exemple.test'`);
  expect(bought).toEqual([{ total_cents: 22650, name: expect.stringMatching(/^Google Ads/) }]);
});

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
