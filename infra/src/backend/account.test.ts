import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCsv } from '../../supabase/functions/export-account/accountCsv.ts';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
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
  expect(csv).toContain('account,1,email,apprenant@exemple.test');
  expect((await call('export-account', token, { format: 'xml' })).status).toBe(422);
  expect((await call('export-account', undefined, { format: 'json' })).status).toBe(401);
});

test('writes a table that no spreadsheet takes for formulas', () => {
  const csv = accountCsv({ a: [{ x: '=1+1', y: 'l’"été", ici', z: null }], b: { n: -1 } });
  expect(csv).toBe(
    '\ufefftable,ligne,champ,valeur\r\na,1,x,\'=1+1\r\na,1,y,"l’""été"", ici"\r\na,1,z,null\r\nb,1,n,\'-1\r\n',
  );
});

test('deletes an account on its owner’s word, and all that names them (Law 25)', async () => {
  const { client, email, user_id } = await newcomerWith(backend);
  const token = (await client.auth.getSession()).data.session?.access_token;
  const [course] = await backend.sql<{ id: string }>(
    `select id from public.formations where slug = 'plan-marketing-en-une-page'`,
  );
  await client.rpc('enrol', { formation: course?.id });
  await client.from('formation_reviews').insert({ formation_id: course?.id, user_id, rating: 1 });
  await backend.sql(`insert into public.leads (id, kind, email) values (gen_random_uuid(), 'newsletter', $1)`, [email]);
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents, receipt_sent_at, refund_reason)
     values (gen_random_uuid(), $1, 'cs_parti', 100, 100, now(), 'Je m’appelle Élise')`,
    [user_id],
  );
  for (const confirmation of ['', 'oui', 'autre@exemple.test']) {
    const refused = await call('delete-account', token, { confirmation });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'confirmation_required']);
  }
  expect((await call('delete-account', undefined, { confirmation: email })).status).toBe(401);
  expect(await (await call('delete-account', token, { confirmation: ` ${email.toUpperCase()} ` })).json()).toEqual({
    status: 'deleted',
  });

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
  expect((await client.auth.signInWithPassword({ email, password: 'Orignal-Patient-52' })).error).not.toBeNull();
});

test('keeps what others have bought from a creator who leaves, without their name (Law 25)', async () => {
  const token = await tokenOf('creator');
  const learner = await backend.signedIn('learner');
  expect((await call('delete-account', token, { confirmation: 'formateur@exemple.test' })).status).toBe(200);
  const { data } = await learner
    .from('formations')
    .select('slug,is_published,creator:creators(name,bio)')
    .eq('slug', 'google-ads-premieres-campagnes-rentables')
    .single();
  expect(data).toEqual({
    slug: 'google-ads-premieres-campagnes-rentables',
    is_published: false,
    creator: { name: 'Ancien formateur', bio: null },
  });
  const text = JSON.stringify(await backend.sql('select * from public.creators'));
  expect(text).not.toContain('Camille');
});
