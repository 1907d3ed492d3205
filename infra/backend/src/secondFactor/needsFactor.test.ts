import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../edge/clientAddress.ts';
import { newcomerWith } from '../testing/newcomer.ts';
import { openRawRealtime } from '../testing/rawRealtime.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';
import { codeOf, withSecondFactor } from '../testing/withSecondFactor.ts';

const PASSWORD = 'Orignal-Patient-52';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const tokenOf = async ({ auth }: SupabaseClient) => (await auth.getSession()).data.session?.access_token ?? '';
async function signedInAgain(email: string) {
  const client = backend.client({ [CLIENT_ADDRESS_HEADER]: crypto.randomUUID() });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}
async function ask(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(backend.url + path, {
    method,
    headers: {
      apikey: backend.secrets.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  return [answer.status, code];
}
const REFUSED = [401, 'insufficient_aal'];
const factorsOf = (person: string) =>
  backend.sql<{ id: string; status: string }>('select id::text, status from auth.mfa_factors where user_id = $1', [
    person,
  ]);
const plant = async (person: string, secret: string) => {
  const [made] = await backend.sql<{ id: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, 'planted', $2) returning id::text`,
    [person, secret],
  );
  return made?.id ?? '';
};

const ASKED: readonly [string, string, unknown?][] = [
  ['GET', '/rest/v1/profiles?select=role'],
  ['POST', '/rest/v1/rpc/my_creator_page', {}],
  ['POST', '/functions/v1/export-account', {}],
  ['GET', '/functions/v1/security-log'],
  ['POST', '/storage/v1/object/list/videos', {}],
  ['PUT', '/auth/v1/user', { password: 'Caribou-Paisible-77' }],
  ['GET', '/auth/v1/reauthenticate'],
];

test('reads and changes nothing with the password alone where there is a second factor (AUT-09)', async () => {
  const { client, email } = await newcomerWith(backend);
  const { factorId, secret } = await withSecondFactor(backend, client);
  const again = await signedInAgain(email);
  const signedIn = await tokenOf(again);
  await again.auth.refreshSession();
  const refreshed = await tokenOf(again);
  expect(refreshed).not.toBe('');
  for (const token of [signedIn, refreshed])
    for (const [method, path, body] of ASKED)
      expect([path, ...(await ask(token, method, path, body))]).toEqual([path, ...REFUSED]);

  expect((await again.auth.getUser()).data.user?.email).toBe(email);
  expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await again.from('profiles').select('role')).error).toBeNull();
  const third = await signedInAgain(email);
  expect((await third.auth.signOut({ scope: 'local' })).error).toBeNull();
});

test('is told of no change with the password alone (AUT-09)', async () => {
  const { client, email } = await newcomerWith(backend);
  await withSecondFactor(backend, client);
  const join = async (token: string) => {
    const { socket, join } = await openRawRealtime(backend);
    const answer = await join(token);
    socket.terminate();
    return answer;
  };
  expect(await join(await tokenOf(await signedInAgain(email)))).toMatchObject({ status: 'error' });
  expect(await join(await tokenOf(client))).toMatchObject({ status: 'ok' });
});

test('a link from the mailbox is no second factor either (AUT-09)', async () => {
  const { client, email } = await newcomerWith(backend);
  await withSecondFactor(backend, client);
  await backend.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const [mail] = await backend.sql<{ body: string }>(
    'select body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  const opened = await fetch(backend.url + pathname + search, { redirect: 'manual' });
  const session = new URLSearchParams(new URL(opened.headers.get('location') ?? '').hash.slice(1));
  expect(await ask(session.get('access_token') ?? '', 'GET', '/rest/v1/profiles?select=role')).toEqual(REFUSED);
  expect(
    (await backend.client().auth.refreshSession({ refresh_token: session.get('refresh_token') ?? '' })).error,
  ).toBe(null);
});

test('a factor that was begun before is not verified with the password alone (AUT-09)', async () => {
  const { client, email, user_id } = await newcomerWith(backend);
  const { factorId, secret } = await withSecondFactor(backend, client);
  const planted = await plant(user_id, secret);
  const thief = await signedInAgain(email);
  const code = codeOf(secret);
  expect((await thief.auth.mfa.challengeAndVerify({ factorId: planted, code })).error?.code).toBe('insufficient_aal');
  expect(await factorsOf(user_id)).toContainEqual({ id: planted, status: 'unverified' });
  expect((await client.auth.mfa.challengeAndVerify({ factorId: planted, code })).error).toBeNull();
  expect((await factorsOf(user_id)).map(({ id }) => id).sort()).toEqual([factorId, planted].sort());
});

test('the first code removes what others have begun, and is told by mail (AUT-09)', async () => {
  const { client, email, user_id } = await newcomerWith(backend);
  const planted = await plant(user_id, 'JBSWY3DPEHPK3PXP');
  const { factorId, secret } = await withSecondFactor(backend, client);
  expect(planted).not.toBe(factorId);
  expect(await factorsOf(user_id)).toEqual([{ id: factorId, status: 'verified' }]);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  const mails = await backend.sql<{ subject: string; body: string }>(
    'select subject, body from dev_mailbox.mails where recipient = $1',
    [email],
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['La vérification en deux étapes est activée']);
  expect(mails[0]?.body).toContain('Si ce n’était pas vous');
});
