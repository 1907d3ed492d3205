import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCsv } from '../../supabase/functions/export-account/accountCsv.ts';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { createStranger, PEOPLE, restore } from './testing/accessFixture.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(createStranger);
});
afterAll(() => backend?.close());

async function call(name: string, token: string | undefined, body: unknown): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [CLIENT_ADDRESS_HEADER]: crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function tokenOf(role: 'learner' | 'creator') {
  return (await (await backend.signedIn(role)).auth.getSession()).data.session?.access_token;
}

test('gives people everything about themselves as JSON and as a table (Law 25)', async () => {
  const token = await tokenOf('learner');
  const answer = await call('export-account', token, { format: 'json' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees.json"');
  const data = (await answer.json()) as Record<string, unknown[]>;
  expect(data.account).toMatchObject({ email: 'apprenant@exemple.test' });
  const tables = await backend.sql<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  );
  expect(tables.map(({ table_name }) => table_name).filter((table) => !(table in data))).toEqual([]);
  expect(data.learning_sessions).toHaveLength(6);
  expect(data.user_badges?.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toContain('encrypted_password');
  expect(JSON.stringify(data)).not.toContain('formateur@exemple.test');

  const csv = await (await call('export-account', token, { format: 'csv' })).text();
  expect(csv).toContain('"account","1","email","apprenant@exemple.test"');
  expect((await call('export-account', token, { format: 'xml' })).status).toBe(422);
  expect((await call('export-account', undefined, { format: 'json' })).status).toBe(401);
});

/** Whatever an export may hold, by table: who of staff decided, keys of the card provider and how sales rates people are not in it. */
const MAY_HOLD: Readonly<Record<string, string>> = {
  absences: 'during reason',
  account: 'created_at email id metadata',
  appointments: 'created_at ends_at id kind starts_at state',
  bookings: 'created_at creator_id duration_minutes id message order_item_id starts_at status title updated_at user_id',
  checkout_sessions:
    'category created_at creator_id description expires_at id name origin product_id service_id status subtotal_cents tip_id total_cents tps_cents tvq_cents user_id',
  creator_applications: 'about answer created_at decided_at id status user_id website_url',
  creator_earnings: 'created_at creator_cents creator_id gross_cents id kind order_item_id platform_cents',
  creator_tips: 'amount_cents created_at creator_id id message status user_id',
  creators:
    'active_services avatar_alt avatar_url avg_rating bio bio_long certification_level company consulting_available created_at hourly_rate id is_public is_verified languages linkedin_followers linkedin_url location monthly_revenue name page_agreed_at page_shown response_time satisfaction_rate show_revenue slug specialties total_formations total_revenue total_students total_views updated_at user_id website_url years_experience',
  formation_reviews: 'answer answered_at author_name comment created_at formation_id id rating user_id',
  formations:
    'average_rating category_id completion_rate created_at creator_id deleted_at description difficulty_score estimated_duration_minutes id is_featured is_premium is_published last_updated learning_objectives level like_count long_description metadata prerequisites published_at skills_gained slug tags target_audience thumbnail_url title total_modules total_reviews updated_at video_preview_url view_count',
  host_hours: 'ends_at starts_at weekday',
  leads:
    'asked budget company confirmation_sent_at confirmed_at consented_at context created_at email form id kind message name origin page phone service status touched_at unsubscribed_at',
  learning_sessions:
    'active_seconds counted_seconds device_type duration_seconds formation_id id module_id session_end session_start user_id',
  letters: 'created_at state subject unsubscribed_at',
  moderations:
    'answer answered_at appeal appealed_at created_at id kind lifted_at reason subject_id subject_name user_id',
  order_items: 'category description id name order_id product_id service_id tip_id unit_price',
  orders:
    'created_at currency dispute_status disputed_cents id receipt_sent_at refund_reason refund_requested_at refunded_cents status subtotal_cents total_cents tps_cents tps_number tvq_cents tvq_number user_id',
  profiles: 'created_at full_name role updated_at user_id weekly_goal_days weekly_goal_minutes weekly_goal_modules',
  refunds: 'amount_cents answer created_at decided_at id is_asked_by_buyer order_id reason status',
  review_reports: 'created_at reason review_id settled_at user_id',
  staff_roles: 'given_at role user_id',
  user_badges: 'code description earned_at name user_id',
  user_certificates: 'formation_id formation_title holder_name id issued_at number user_id',
  user_formation_progress: 'completed_at formation_id progress_percentage started_at updated_at user_id',
  user_interactions: 'created_at formation_id id interaction_data interaction_type user_id',
  user_module_progress:
    'completed_at completion_percentage first_started_at formation_id is_completed last_watched_at module_id notes notes_updated_at time_spent_seconds updated_at user_id video_position_seconds watched',
  user_products: 'access_granted_at id is_active product_id user_id',
};

test('an export holds what is listed here and nothing else (Law 25)', async () => {
  for (const statement of restore) await backend.sql(statement);
  await backend.sql(
    `insert into public.user_badges (user_id, code, name, description) values ('${PEOPLE.learner}', 'export', 'X', 'X')`,
  );
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, consented_at)
     select gen_random_uuid(), 'contact', email, 'Moi', 'Bonjour à vous', now()
     from auth.users where id = '${PEOPLE.learner}'`,
  );
  await backend.sql(
    `insert into private.appointments (kind, state, host_id, starts_at, ends_at, taken, lead_id)
     select 'audit', 'cancelled', null, now(), now() + interval '1 hour', tstzrange(now(), now() + interval '1 hour'), l.id
     from public.leads l join auth.users u on u.email = l.email where u.id = '${PEOPLE.learner}' limit 1`,
  );
  await backend.sql(
    `insert into private.letter_sends (letter_id, user_id, once_for)
     select id, '${PEOPLE.learner}', gen_random_uuid() from private.letters where sequence = 'welcome'`,
  );
  await backend.sql(`insert into private.hosts (user_id) values ('${PEOPLE.creator}') on conflict do nothing`);
  await backend.sql(
    `insert into private.host_hours values ('${PEOPLE.creator}', 1, '08:00', '09:00') on conflict do nothing`,
  );
  await backend.sql(
    `insert into private.absences (id, host_id, during, reason)
     values (gen_random_uuid(), '${PEOPLE.creator}', tstzrange(now(), now() + interval '1 day'), 'Congé')`,
  );
  const held: Record<string, Set<string>> = {};
  for (const person of Object.values(PEOPLE)) {
    const [row] = await backend.sql<{ data: Record<string, unknown> }>('select private.export_account($1) as data', [
      person,
    ]);
    for (const [table, rows] of Object.entries(row?.data ?? {})) {
      held[table] ??= new Set();
      for (const each of [rows].flat()) for (const field of Object.keys(each as object)) held[table].add(field);
    }
  }
  expect(
    Object.fromEntries(Object.entries(held).map(([table, fields]) => [table, [...fields].sort().join(' ')])),
  ).toEqual(MAY_HOLD);
});

test('writes a table that no spreadsheet takes for formulas', () => {
  const csv = accountCsv({ a: [{ x: '=1+1', y: 'l’"été", ici', z: null }], b: { n: -1 } });
  expect(csv).toBe(
    [
      '\ufeff"table","ligne","champ","valeur"',
      '"a","1","x","\'=1+1"',
      '"a","1","y","l’""été"", ici"',
      '"a","1","z","null"',
      '"b","1","n","\'-1"',
      '',
    ].join('\r\n'),
  );
});

test('deletes an account on its owner’s word and password, and all that names them (Law 25)', async () => {
  const password = 'Orignal-Patient-52';
  const { client, email, user_id } = await newcomerWith(backend, password);
  const token = (await client.auth.getSession()).data.session?.access_token;
  const [course] = await backend.sql<{ id: string }>(
    `select id from public.formations where slug = 'plan-marketing-en-une-page'`,
  );
  await client.rpc('enrol', { formation: course?.id });
  await backend.sql('insert into public.formation_reviews (formation_id, user_id, rating) values ($1, $2, 1)', [
    course?.id,
    user_id,
  ]);
  await backend.sql(`insert into public.leads (id, kind, email) values (gen_random_uuid(), 'newsletter', $1)`, [email]);
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, receipt_sent_at, refund_reason)
     values (gen_random_uuid(), $1, 'cs_parti', 100, 100, now(), 'Je m’appelle Élise')`,
    [user_id],
  );
  for (const confirmation of ['', 'oui', 'autre@exemple.test']) {
    const refused = await call('delete-account', token, { confirmation, password });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'confirmation_required']);
  }
  // A device that was left open is not enough (audit: marketplace 17).
  for (const wrong of ['', 'Orignal-Patient-53']) {
    const refused = await call('delete-account', token, { confirmation: email, password: wrong });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'confirmation_required', details: 'password' },
    ]);
  }
  expect((await call('delete-account', token, { confirmation: email })).status).toBe(422);
  expect((await call('delete-account', undefined, { confirmation: email, password })).status).toBe(401);
  const confirmed = { confirmation: ` ${email.toUpperCase()} `, password };
  expect(await (await call('delete-account', token, confirmed)).json()).toEqual({ status: 'deleted' });

  const dump = await backend.sql<{ found: string }>(
    `select 'users' as found from auth.users where id = $1
     union all select 'profiles' from public.profiles where user_id = $1
     union all select 'reviews' from public.formation_reviews where user_id = $1
     union all select 'progress' from public.user_formation_progress where user_id = $1
     union all select 'interactions' from public.user_interactions where user_id = $1
     union all select 'leads' from public.leads where email = $2`,
    [user_id, email],
  );
  expect(dump).toEqual([]);
  const [order] = await backend.sql(
    `select user_id, refund_reason from public.orders where stripe_session_id = 'cs_parti'`,
  );
  expect(order).toEqual({ user_id: null, refund_reason: null });
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error).not.toBeNull();
});

test('keeps what others have bought from a creator who leaves, without their name (Law 25)', async () => {
  const token = await tokenOf('creator');
  const learner = await backend.signedIn('learner');
  expect(
    (await call('delete-account', token, { confirmation: 'formateur@exemple.test', password: 'Fleuve-Laurentien-48' }))
      .status,
  ).toBe(200);
  const { data } = await learner
    .from('formations')
    .select('slug,is_published,creator:creators(name,bio)')
    .eq('slug', 'google-ads-premieres-campagnes-rentables')
    .single();
  expect(data).toEqual({
    slug: 'google-ads-premieres-campagnes-rentables',
    is_published: false,
    creator: null,
  });
  expect(
    await backend.sql(`select name, bio, is_public from public.creators where slug like 'ancien-formateur-%'`),
  ).toEqual([{ name: 'Ancien formateur', bio: null, is_public: false }]);
  const text = JSON.stringify(await backend.sql('select * from public.creators'));
  expect(text).not.toContain('Camille');
});

test('the last owner cannot leave: somebody owns the site, and of two who leave at once one stays', async () => {
  const owner = { confirmation: 'admin@exemple.test', password: 'Sommet-Chic-Chocs-93' };
  const token = (await (await backend.signedIn('admin')).auth.getSession()).data.session?.access_token;
  const refused = await call('delete-account', token, owner);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'last_owner' }]);
  const password = 'Orignal-Patient-52';
  const second = await newcomerWith(backend, password);
  await backend.sql(`update public.profiles set role = 'admin' where user_id = $1`, [second.user_id]);
  const secondToken = (await second.client.auth.getSession()).data.session?.access_token;
  const answers = await Promise.all([
    call('delete-account', token, owner),
    call('delete-account', secondToken, { confirmation: second.email, password }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await backend.sql(`select count(*)::integer as n from public.profiles where role = 'admin'`)).toEqual([
    { n: 1 },
  ]);
});
