import type { PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlFiles } from './project.ts';
import { openBefore } from './testing/formerFolder.ts';

const MIGRATION = '20261122003668_mails_of_money_and_people';
let connection: PgliteConnection;
beforeAll(async () => {
  connection = await openBefore(MIGRATION);
});
afterAll(() => connection?.close());

test('sends the receipts that are due, and none of more than a week ago', async () => {
  const { driver } = connection;
  await driver.exec(`
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'a@exemple.test');
    insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, created_at)
      select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'cs_' || days, 1000, 1000, now() - days * interval '1 day'
      from unnest(array[6, 8]) days`);
  for (const { name, sql } of sqlFiles(['migrations/*.sql'])) if (name === MIGRATION) await driver.exec(sql);
  const { rows } = await driver.query(
    `select o.stripe_session_id as sale, o.receipt_sent_at is null as waits, j.id is not null as leaves
     from public.orders o left join private.jobs j on j.subject_id = o.id and j.kind = 'order_receipt' order by 1`,
  );
  expect(rows).toEqual([
    { sale: 'cs_6', waits: true, leaves: true },
    { sale: 'cs_8', waits: false, leaves: false },
  ]);
});
