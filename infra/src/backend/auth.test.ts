import { AuthWeakPasswordError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const PASSWORD = 'Orignal-Patient-52';
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend?.close());

test('signs a new person up, in, and out', async () => {
  const client = backend.client();
  const credentials = { email: 'Nouvelle@Exemple.test', password: PASSWORD };
  const up = await client.auth.signUp({ ...credentials, options: { data: { full_name: 'Élise Côté' } } });
  expect(up.error).toBeNull();
  expect(up.data.session?.expires_in).toBeLessThanOrEqual(600);
  const { data: profile } = await client.from('profiles').select('full_name,role').single();
  expect(profile).toEqual({ full_name: 'Élise Côté', role: 'learner' });
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.from('profiles').select('role')).error?.code).toBe('42501');

  const again = backend.client();
  expect((await again.auth.signInWithPassword(credentials)).error).toBeNull();
  const { data } = await again.auth.getUser();
  expect(data.user?.email).toBe('nouvelle@exemple.test');
});

test('gives nobody a role at sign-up', async () => {
  const client = backend.client();
  const data = { role: 'admin', app_metadata: { role: 'admin' }, full_name: ' '.repeat(200) };
  await client.auth.signUp({ email: 'ruse@exemple.test', password: PASSWORD, options: { data } });
  const { data: profile } = await client.from('profiles').select('full_name,role').single();
  expect(profile).toEqual({ full_name: null, role: 'learner' });
});

test.for(DEMO_ACCOUNTS)('lets the demonstration $role sign in with the printed password', async ({ role }) => {
  const client = await backend.signedIn(role);
  const { data } = await client.auth.getUser();
  const { data: profile } = await client.from('profiles').select('role').eq('user_id', data.user?.id).single();
  expect(profile).toEqual({ role });
});

test.for([
  ['court', 'length'],
  ['motdepasse', 'pwned'],
  [`${'a1B-'.repeat(18)}x`, 'length'],
] as const)(
  'refuses the password %s with the reason %s, at sign-up and on change (AUT-07)',
  async ([password, reason]) => {
    const client = backend.client();
    const up = await client.auth.signUp({ email: 'faible@exemple.test', password });
    expect(up.error).toBeInstanceOf(AuthWeakPasswordError);
    expect((up.error as AuthWeakPasswordError).reasons).toEqual([reason]);
    const learner = await backend.signedIn('learner');
    const changed = await learner.auth.updateUser({ password });
    expect((changed.error as AuthWeakPasswordError).reasons).toEqual([reason]);
  },
);

test('evaluates at most ten guesses per client and account in five minutes, then still knows the right password elsewhere (AUT-05)', async () => {
  const { email, password } = DEMO_ACCOUNTS[1] as { email: string; password: string };
  const attacker = backend.client({ [CLIENT_ADDRESS_HEADER]: '203.0.113.7' });
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      attacker.auth.signInWithPassword({ email, password: `Essai-${index}-xyz` }),
    ),
  );
  const codes = guesses.map(({ error }) => error?.status);
  expect(codes.filter((status) => status === 400).length).toBe(10);
  expect(codes.filter((status) => status === 429).length).toBe(30);
  expect((await attacker.auth.signInWithPassword({ email, password })).error?.code).toBe('over_request_rate_limit');
  // Others behind the same proxy are not locked out (AUT-06), and neither is this client from its other accounts.
  const owner = backend.client({ [CLIENT_ADDRESS_HEADER]: '198.51.100.4' });
  expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull();
  const { email: other, password: right } = DEMO_ACCOUNTS[0] as { email: string; password: string };
  expect((await attacker.auth.signInWithPassword({ email: other, password: right })).error).toBeNull();
  const spoofed = backend.client({ [CLIENT_ADDRESS_HEADER]: '203.0.113.7', 'x-forwarded-for': '192.0.2.1' });
  expect((await spoofed.auth.signInWithPassword({ email, password })).error?.status).toBe(429);
});

test('says when to come back', async () => {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: backend.secrets.publishableKey,
      'content-type': 'application/json',
      [CLIENT_ADDRESS_HEADER]: '203.0.113.7',
    },
    body: JSON.stringify({ email: ' FORMATEUR@exemple.test', password: 'x' }),
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
});

test('rotates refresh tokens and ends a session at sign-out', async () => {
  const client = await backend.signedIn('learner');
  const { data: first } = await client.auth.getSession();
  const { data: second } = await client.auth.refreshSession();
  expect(second.session?.refresh_token).not.toBe(first.session?.refresh_token);
  await client.auth.signOut();
  const stale = await backend.client().auth.refreshSession({ refresh_token: second.session?.refresh_token ?? '' });
  expect(stale.error).not.toBeNull();
});
