import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { sqlFiles } from './project.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const CLIENT = '203.0.113.77';
const NAME = 'Zéphirine Quatrelignes';
const SLUG = 'zephirine-quatrelignes';
/** What stands in files of theirs, however the files are called. */
const MARK = 'OCTETS-DE-ZEPHIRINE';

const one = async (text: string, parameters: readonly unknown[] = []) =>
  String((await backend.sql<{ id: string }>(text, parameters))[0]?.id);

/** Somebody who has done everything that can be done here under their name. */
async function everythingOf() {
  const { client, email, user_id } = await newcomerWith(backend);
  const buyer = await newcomerWith(backend);
  const headers = { 'x-agence-client-ip': CLIENT };
  await backend.client(headers).auth.signInWithPassword({ email, password: 'Orignal-Patient-52' });
  await backend.sql('update public.profiles set full_name = $2 where user_id = $1', [user_id, NAME]);
  await backend.sql(
    `insert into private.security_events (kind, user_id, subject_id, client, what, status) values ('sign_in', $1, $1, $2, '/auth/v1/token', 200)`,
    [user_id, CLIENT],
  );
  // As somebody who teaches.
  const { data: unsold } = await client.rpc('create_formation', { title: 'Jamais vendue' });
  const { data: sold } = await client.rpc('create_formation', { title: 'Vendue une fois' });
  const creator = await one('select id::text from public.creators where user_id = $1', [user_id]);
  const photo = `${creator}/photo-${crypto.randomUUID()}.webp`;
  await backend.sql(
    `update public.creators set name = $2, slug = $3, bio = $2, bio_long = $2, avatar_url = '/storage/v1/object/public/thumbnails/' || $4,
       company = $2, location = $2, specialties = array[$2], page_agreed_at = now(), page_shown = jsonb_build_object('name', $2::text)
     where id = $1`,
    [creator, NAME, SLUG, photo],
  );
  const file = async (bucket: string, name: string, type: string, body: string) => {
    const { error } = await client.storage.from(bucket).upload(name, new Blob([body], { type }));
    expect(error, name).toBeNull();
    return name;
  };
  const picture = 'RIFF\u0008\u0000\u0000\u0000WEBPVP8 ';
  const soldCover = await file('thumbnails', `${creator}/couverture-vendue.webp`, 'image/webp', picture);
  const soldVideo = await file('videos', `${sold.id}/lecon.mp4`, 'video/mp4', '----ftypisom');
  const gone = [
    await file('thumbnails', photo, 'image/webp', picture + MARK),
    await file('thumbnails', `${creator}/couverture.webp`, 'image/webp', picture + MARK),
    await file('videos', `${unsold.id}/lecon.mp4`, 'video/mp4', `----ftypisom${MARK}`),
    await file('videos', `${unsold.id}/lecon.vtt`, 'text/vtt', `WEBVTT\n\n${MARK}`),
  ];
  await backend.sql(
    `update public.formations set thumbnail_url = '/storage/v1/object/public/thumbnails/' || $2 where id = $1`,
    [sold.id, soldCover],
  );
  await backend.sql(
    `update public.formations set thumbnail_url = '/storage/v1/object/public/thumbnails/' || $2 where id = $1`,
    [unsold.id, gone[1]],
  );
  const product = async (course: string, title: string) =>
    one(
      `insert into public.products (name, price, category, formation_id) values ($2, 5000, 'formation', $1) returning id::text`,
      [course, title],
    );
  await product(unsold.id, 'Jamais vendue');
  await backend.sql('insert into public.user_products (user_id, product_id) values ($1, $2)', [
    buyer.user_id,
    await product(sold.id, 'Vendue une fois'),
  ]);
  await backend.sql(
    `insert into public.creator_services (creator_id, title, price, description) values ($1, 'Rencontre avec ' || $2, 5000, $2)`,
    [creator, NAME],
  );
  // Tips: to them, from them, paid or not.
  const tip = async (giver: string, to: string, message: string, isPaid: boolean) => {
    const id = await one(
      `insert into public.creator_tips (user_id, creator_id, amount_cents, message, status) values ($1, $2, 500, $3, $4) returning id::text`,
      [giver, to, message, isPaid ? 'paid' : 'pending'],
    );
    const checkout = await one(
      `insert into public.checkout_sessions (user_id, tip_id, creator_id, name, description, category, subtotal_cents, status)
       select $1, $2, $3, 'Soutien à ' || c.name, $4, 'tip', 500, $5 from public.creators c where c.id = $3 returning id::text`,
      [giver, id, to, message, isPaid ? 'paid' : 'open'],
    );
    if (!isPaid) return;
    await backend.sql(
      `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, refund_reason) values ($1, $2, $3, 500, 500, $4)`,
      [checkout, giver, `cs_${checkout}`, message],
    );
    await backend.sql(
      `insert into public.order_items (order_id, tip_id, name, description, category, unit_price)
       select $1, $2, name, description, category, subtotal_cents from public.checkout_sessions where id = $1`,
      [checkout, id],
    );
    await backend.sql(
      `insert into public.refunds (id, order_id, amount_cents, reason, is_asked_by_buyer, status) values (gen_random_uuid(), $1, 500, $2, true, 'asked')`,
      [checkout, message],
    );
    await backend.sql(
      `insert into private.jobs (kind, unique_key, subject_id, state, finished_at, last_error)
       values ('order_receipt', 'order_receipt:' || $1, $1::uuid, 'failed', now(), $2)
       on conflict (unique_key) do update set state = 'failed', finished_at = now(), last_error = excluded.last_error`,
      [checkout, `no such mailbox: ${email}`],
    );
  };
  const other = await one(`select id::text from public.creators where slug = 'camille-bouchard'`);
  for (const isPaid of [true, false]) {
    await tip(user_id, other, `Merci de ${NAME}`, isPaid);
    await tip(buyer.user_id, creator, 'Merci', isPaid);
  }
  // As somebody who learns, writes and asks.
  const course = await one(`select id::text from public.formations where slug = 'plan-marketing-en-une-page'`);
  await client.rpc('enrol', { formation: course });
  await backend.sql(
    `insert into public.formation_reviews (formation_id, user_id, rating, comment, author_name) values ($1, $2, 5, $3, $3)`,
    [course, user_id, NAME],
  );
  await backend.sql(
    `insert into public.user_certificates (user_id, formation_id, formation_title, holder_name, number) values ($1, $2, 'X', $3, 'CERT-Z')`,
    [user_id, course, NAME],
  );
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, phone, status, consented_at) values
       (gen_random_uuid(), 'contact', $1, $2, $2 || ' voudrait un site.', '418 555-0177', 'pending', now()),
       (gen_random_uuid(), 'newsletter', $1, null, null, null, 'confirmed', now())`,
    [email, NAME],
  );
  await backend.sql(
    `insert into private.appointments (kind, state, starts_at, ends_at, taken, lead_id)
     select 'audit', 'cancelled', now(), now() + interval '1 hour', tstzrange(now(), now() + interval '1 hour'), id
     from public.leads where email = $1 and kind = 'contact'`,
    [email],
  );
  await backend.sql(
    `insert into private.letter_sends (letter_id, user_id, once_for, error) select id, $1, gen_random_uuid(), $2 from private.letters where sequence = 'welcome'`,
    [user_id, email],
  );
  await backend.sql(
    `insert into public.creator_applications (user_id, about, status) values ($1, $2 || ' voudrait enseigner ici.', 'waiting')`,
    [user_id, NAME],
  );
  const measure = await one(
    `insert into public.moderations (user_id, kind, subject_id, subject_name, reason, appeal, undo)
     values ($1, 'profile', $2, $3, $3, $3, jsonb_build_object('name', $3::text)) returning id::text`,
    [user_id, creator, NAME],
  );
  for (const [area, subject] of [
    ['people', user_id],
    ['moderation', creator],
  ] as const) {
    await backend.sql(
      `insert into private.staff_acts (area, subject_id, kind, detail) values ($1, $2, 'taken', jsonb_build_object('measure', $3::text, 'reason', $4::text))`,
      [area, subject, measure, NAME],
    );
  }
  await backend.sql(`select private.enqueue('moderation_taken', 'moderation_taken:' || $1, $1::uuid)`, [measure]);
  return {
    client,
    email,
    user_id,
    creator,
    unsold: unsold.id as string,
    sold: sold.id as string,
    photo,
    gone,
    kept: [soldCover, soldVideo],
  };
}

/** Tables, columns and rows in all schemas where any of some words stands, but where it may. */
async function found(words: readonly string[], mayStand: (place: string, row: string) => boolean): Promise<string[]> {
  const tables = await backend.sql<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const places: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await backend.sql<{ row: string }>(
      `select t::text as row from ${schema}."${name}" t where exists (select from unnest($1::text[]) word where position(lower(word) in lower(t::text)) > 0)`,
      [words],
    );
    for (const { row } of rows)
      if (!mayStand(`${schema}.${name}`, row)) places.push(`${schema}.${name}: ${row.slice(0, 300)}`);
  }
  return places;
}

/** What may name somebody who is deleted, and why. */
const MAY_STAND: Readonly<Record<string, string>> = {
  'dev_mailbox.mails': 'mails that were sent to them: in evaluation this is their own mailbox',
};

test('after a deletion nothing that is stored or shown names its person, but receipts (Law 25)', async () => {
  const person = await everythingOf();
  const words = [NAME, SLUG, person.email, person.user_id, '418 555-0177', MARK, CLIENT, ...person.gone];
  expect((await found(words, () => false)).length).toBeGreaterThan(15);
  const token = (await person.client.auth.getSession()).data.session?.access_token;
  const answer = await fetch(`${backend.url}/functions/v1/delete-account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-agence-client-ip': CLIENT },
    body: JSON.stringify({ confirmation: person.email, password: 'Orignal-Patient-52' }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'deleted' }]);
  await runJobs(backend.env);

  const mayStay = (place: string, row: string) =>
    place in MAY_STAND ||
    // Who has given keeps the receipt that names to whom (6 years).
    (place === 'public.order_items' && row.includes(`Soutien à ${NAME}`)) ||
    // What staff did about an account is theirs to answer for; by its id alone.
    (place === 'private.staff_acts' && row.endsWith(`,people,${person.user_id},taken,{})`));
  // Their course that nobody has bought is gone, with its id.
  expect(await found([...words, person.unsold], mayStay)).toEqual([]);
  // What somebody has bought is there, without a name.
  const names = (await backend.sql<{ name: string }>('select name from storage.objects')).map(({ name }) => name);
  expect(person.kept.filter((name) => !names.includes(name))).toEqual([]);
  const bytes = readdirSync(backend.filesDir).map((file) => readFileSync(join(backend.filesDir, file), 'latin1'));
  expect(bytes.filter((text) => text.includes(MARK))).toEqual([]);
  const picture = await fetch(`${backend.url}/storage/v1/object/public/thumbnails/${person.photo}`);
  expect(picture.status).toBe(404);
  // What pages and sitemap are made of.
  const visitor = backend.client();
  const shown = await Promise.all([
    visitor.from('creators').select('*'),
    visitor.from('formations').select('*'),
    visitor.from('formation_reviews').select('*'),
    visitor.rpc('top_creators'),
    visitor.rpc('catalogue', {}),
    visitor.rpc('shown_lists'),
  ]);
  const pages = JSON.stringify(shown.map(({ data }) => data)).toLowerCase();
  for (const word of [NAME, SLUG, person.email, person.user_id, person.creator])
    expect(pages).not.toContain(word.toLowerCase());

  const [mail] = await backend.sql<{ body: string }>(
    'select body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
    [person.email],
  );
  for (const said of ['factures', '6\u00a0ans', 'sans votre nom', 'fournisseur de paiement'])
    expect(mail?.body).toContain(said);
});

test('mends what deletions before this one have left', async () => {
  const { user_id } = await newcomerWith(backend);
  const LEFT = 'Reste de Philémon';
  const creator = await one(`select id::text from public.creators where slug = 'camille-bouchard'`);
  const tip = await one(
    `insert into public.creator_tips (creator_id, user_id, amount_cents, status) values ($1, null, 500, 'paid') returning id::text`,
    [creator],
  );
  await backend.sql(
    `insert into public.checkout_sessions (tip_id, creator_id, name, description, category, subtotal_cents, status) values ($1, $2, 'Soutien', $3, 'tip', 500, 'paid')`,
    [tip, creator, LEFT],
  );
  const nobody = crypto.randomUUID();
  await backend.sql(
    `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), json_build_object('actor_id', $1::text, 'actor_username', $2::text))`,
    [nobody, 'partie@exemple.test'],
  );
  await backend.sql(
    `insert into private.security_events (kind, user_id, client, what) values ('sign_in', $1, '203.0.113.9', '/'), ('sign_in', $2, '203.0.113.10', '/')`,
    [nobody, user_id],
  );
  await backend.sql(`insert into storage.objects (bucket_id, name) values ('videos', $1 || '/orpheline.mp4')`, [
    nobody,
  ]);
  const [migration] = sqlFiles(['migrations/*_erased_people.sql']);
  await backend.database.exec(migration?.sql.split('-- What deletions before this one have left.')[1] ?? 'no');
  await backend.sql(
    `update private.jobs set state = 'waiting', finished_at = null, run_at = now() where kind = 'remove_files'`,
  );
  await runJobs(backend.env);
  expect(await found([LEFT, 'partie@exemple.test', nobody, '203.0.113.9'], () => false)).toEqual([]);
  // Of who is still here everything stays.
  expect(await found(['203.0.113.10'], () => false)).toHaveLength(1);
});
