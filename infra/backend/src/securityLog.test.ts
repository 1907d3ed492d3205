import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { securityKind } from './edge/securityKind.ts';
import { SecurityLog } from './edge/securityLog.ts';
import { exclusiveDialect } from './exclusiveDialect.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

interface Row {
  readonly kind: string;
  readonly client: string | null;
  readonly subject_id: string | null;
  readonly what: string;
}

const tokenOf = async (role: 'learner' | 'creator' | 'admin') =>
  (await (await backend.signedIn(role)).auth.getSession()).data.session?.access_token;
const readAs = (token: string | undefined, accept = 'application/json') =>
  fetch(`${backend.url}/functions/v1/security-log`, {
    headers: { accept, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

const CLIENT = '203.0.113.40';
const account = (role: string) => DEMO_ACCOUNTS.find((one) => one.role === role) as (typeof DEMO_ACCOUNTS)[number];

async function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = {
    apikey: backend.secrets.publishableKey,
    'content-type': 'application/json',
    'x-agence-client-ip': CLIENT,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return fetch(backend.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('writes down sign-ins, refusals, role changes, exports and payments, for staff alone, and no secret anywhere', async () => {
  const said: string[] = [];
  const spies = [
    ...(['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.map(String).join(' '))),
    ),
    ...([process.stdout, process.stderr] as const).map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        said.push(String(text));
        return true;
      }),
    ),
  ];
  const { email, password } = account('learner');
  const wrong = 'Mauvais-Mot-De-Passe-77';
  const refused = await post('/auth/v1/token?grant_type=password', { email, password: wrong });
  const signedIn = await post('/auth/v1/token?grant_type=password', { email, password });
  const { access_token: token, refresh_token: refresh, user } = await signedIn.json();
  const exported = await post('/functions/v1/export-account', { format: 'json' }, token);
  const paid = await post('/functions/v1/create-payment', { product_id: crypto.randomUUID() }, token);
  const forged = await post('/rest/v1/notes', {}, `${token}x`);
  await post('/auth/v1/otp', { email, create_user: false });
  await backend.sql(`update public.profiles set role = 'creator' where user_id = $1`, [user.id]);
  await backend.sql(`update public.profiles set role = 'learner' where user_id = $1`, [user.id]);
  for (const spy of spies) spy.mockRestore();

  const admin = await tokenOf('admin');
  const all = (await (await readAs(admin)).json()) as Row[];
  const seen = all.filter(({ client }) => client === CLIENT).reverse();
  const idOf = (answer: Response) => answer.headers.get('x-request-id');
  const event = (kind: string, answer: Response, what: string, userId: string | null) =>
    expect.objectContaining({ kind, request_id: idOf(answer), what, status: answer.status, user_id: userId });
  expect(seen).toEqual([
    event('sign_in', refused, '/auth/v1/token', null),
    event('sign_in', signedIn, '/auth/v1/token', user.id),
    event('export', exported, '/functions/v1/export-account', user.id),
    event('payment', paid, '/functions/v1/create-payment', user.id),
    event('refusal', forged, '/rest/v1/notes', null),
  ]);
  expect([refused.status, signedIn.status, exported.status, forged.status]).toEqual([400, 200, 200, 401]);
  const roles = all.filter(({ subject_id }) => subject_id === user.id).reverse();
  expect(roles.map(({ kind, what }) => [kind, what])).toEqual([
    ['role_change', 'learner > creator'],
    ['role_change', 'creator > learner'],
  ]);
  const csv = await readAs(admin, 'text/csv');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="journal-de-securite.csv"');
  expect(await csv.text()).toMatch(/^"id","at","kind",.+\r\n"\d+",/);

  const { jwtSecret, secretKey } = backend.secrets;
  const mails = await backend.sql<{ mail: string }>('select to_jsonb(m)::text as mail from dev_mailbox.mails m');
  const codes = mails.flatMap(({ mail }) => mail.match(/\b\d{6}\b/g) ?? []);
  expect(codes.length).toBeGreaterThan(0);
  const events = await backend.sql('select to_jsonb(e)::text from private.security_events e');
  const written = JSON.stringify(events) + said.join('\n');
  for (const secret of [wrong, password, email, token, refresh, jwtSecret, secretKey, backend.secrets.publishableKey]) {
    expect(written).not.toContain(secret);
  }
  for (const code of codes) expect(said.join('\n')).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('keeps events for ninety days, and of a flood of refusals no more than a few', async () => {
  await backend.sql(
    `insert into private.security_events (at, kind, what) values (now() - interval '91 days', 'refusal', '/vieux'),
       (now() - interval '89 days', 'refusal', '/jeune')`,
  );
  const log = new SecurityLog(backend.sql, new Kysely({ dialect: exclusiveDialect(backend.database) }));
  const client = '203.0.113.41';
  const refusal = { kind: 'refusal', client, userId: undefined, what: '/flot', status: 401 } as const;
  for (let index = 0; index < 50; index += 1) await log.record({ ...refusal, requestId: crypto.randomUUID() });
  const kept = await backend.sql<{ what: string; count: number }>(
    `select what, count(*)::int as count from private.security_events where what in ('/vieux', '/jeune', '/flot')
     group by what order by what`,
  );
  expect(kept).toEqual([
    { what: '/flot', count: 20 },
    { what: '/jeune', count: 1 },
  ]);
});

test.for([
  ['sign_in', 400, '/auth/v1/token'],
  ['payment', 401, '/functions/v1/stripe-webhook'],
  ['payment', 404, '/functions/v1/create-payment'],
  ['export', 500, '/functions/v1/export-account'],
] as const)(
  'of a flood of %s answered with %d no more is written down than of refusals',
  async ([kind, status, what]) => {
    let written = 0;
    const sql = async (statement: string) => {
      if (statement.startsWith('insert')) written += 1;
      return [];
    };
    const log = new SecurityLog(sql as never, undefined as never, () => 0);
    const record = (client: string, answered: number) =>
      log.record({ kind, client, status: answered, what, userId: undefined, requestId: crypto.randomUUID() });
    for (let n = 0; n < 50; n += 1) await record('203.0.113.1', status);
    expect(written).toBe(20);
    for (let n = 0; n < 1000; n += 1) await record(`client ${n}`, status);
    expect(written).toBe(600);
    // What succeeds is written down all the same.
    await record('203.0.113.1', 200);
    expect(written).toBe(601);
  },
);

test('who is turned away has not signed in or paid: limits are refusals, a full lane and a wrong method nothing', () => {
  const kindOf = (path: string, status: number) => securityKind(new URL(path, 'http://site.test'), 'POST', status);
  for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/verify', '/functions/v1/create-payment']) {
    expect([kindOf(path, 429), kindOf(path, 503)], path).toEqual(['refusal', undefined]);
  }
  expect(kindOf('/functions/v1/stripe-webhook', 405)).toBeUndefined();
  expect(kindOf('/functions/v1/stripe-webhook', 400)).toBe('payment');
});

test('keeps the newest five hundred thousand events, whatever their age', async () => {
  await backend.sql(
    `insert into private.security_events (id, kind, what) overriding system value
     values (10000000, 'payment', '/beyond'), (10000001, 'payment', '/kept'), (10500000, 'payment', '/newest')`,
  );
  const log = new SecurityLog(backend.sql, new Kysely({ dialect: exclusiveDialect(backend.database) }));
  const event = { kind: 'payment', client: '', userId: undefined, what: '/now', status: 200 } as const;
  await log.record({ ...event, requestId: crypto.randomUUID() });
  const kept = await backend.sql<{ what: string }>('select what from private.security_events order by id');
  expect(kept).toEqual([{ what: '/kept' }, { what: '/newest' }]);
  await backend.sql('delete from private.security_events');
});

test('is for staff alone, by row security itself: without its policy or with a wider one somebody else reads', async () => {
  for (const role of ['learner', 'creator', undefined] as const) {
    const answer = await readAs(role && (await tokenOf(role)));
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'admin_required']);
  }
  await backend.sql(`insert into private.security_events (kind, what) values ('refusal', '/matrice')`);
  const people = await backend.sql<{ id: string; role: string }>(
    'select user_id as id, role from public.profiles where role in ($1, $2, $3)',
    ['learner', 'creator', 'admin'],
  );
  const { database } = backend;
  /** How many events each role reads in the database itself, past the function. */
  const readers = async (mutant?: string) => {
    const counts: Record<string, boolean | string> = {};
    for (const { id, role } of people) {
      await database.query('begin');
      if (mutant) await database.query(mutant);
      await database.query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
        [JSON.stringify({ sub: id, role: 'authenticated' }), id],
      );
      await database.query('set local role authenticated');
      const { rows } = await database.query('select 1 from private.security_events');
      counts[role] = rows.length > 0;
      await database.query('rollback');
    }
    return counts;
  };
  const rightful = { learner: false, creator: false, admin: true };
  expect(await readers()).toEqual(rightful);
  for (const mutant of [
    'drop policy security_events_staff on private.security_events',
    'alter policy security_events_staff on private.security_events using (true)',
    'alter table private.security_events disable row level security',
  ]) {
    expect(await readers(mutant), mutant).not.toEqual(rightful);
  }
  for (const statement of [
    `insert into private.security_events (kind, what) values ('refusal', '/intrus')`,
    `update private.security_events set what = '/autre'`,
    'delete from private.security_events',
  ]) {
    await database.query('begin');
    await database.query('set local role authenticated');
    await expect(database.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    await database.query('rollback');
  }
});
