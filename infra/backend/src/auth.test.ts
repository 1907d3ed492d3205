import { AuthWeakPasswordError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { CLIENT_ADDRESS_HEADER, THIS_MACHINE_HEADER } from './edge/clientAddress.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const PASSWORD = 'Orignal-Patient-52';
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

test('signs a new person up, in, and out, once their address is confirmed', async () => {
  const client = backend.client();
  const credentials = { email: 'Nouvelle@Exemple.test', password: PASSWORD };
  const up = await client.auth.signUp({ ...credentials, options: { data: { full_name: 'Élise Côté' } } });
  expect([up.error, up.data.session]).toEqual([null, null]);
  expect((await client.auth.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed');
  const wrong = await client.auth.signInWithPassword({ ...credentials, password: 'Pas-celui-la-52' });
  expect(wrong.error?.code).toBe('invalid_credentials');
  const mail = await lastMail('nouvelle@exemple.test');
  expect(mail.subject).toBe('Confirmez votre adresse');
  const confirmed = await client.auth.verifyOtp({ email: 'nouvelle@exemple.test', token: mail.code, type: 'signup' });
  expect(confirmed.data.session?.expires_in).toBeLessThanOrEqual(600);
  const { data: profile } = await client.from('profiles').select('full_name,role').single();
  expect(profile).toEqual({ full_name: 'Élise Côté', role: 'learner' });
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await client.from('profiles').select('role')).error?.code).toBe('42501');

  const again = backend.client();
  expect((await again.auth.signInWithPassword(credentials)).error).toBeNull();
  const { data } = await again.auth.getUser();
  expect(data.user?.email).toBe('nouvelle@exemple.test');
});

test.for([
  ['signup', { email: `${'a'.repeat(300)}@exemple.test`, password: PASSWORD }],
  ['signup', { email: 'nul\0@exemple.test', password: PASSWORD }],
  ['signup', { email: 'nul@exemple.test', password: PASSWORD, data: { full_name: 'a\0b' } }],
  ['token?grant_type=refresh_token', { refresh_token: { a: 1 } }],
  ['token?grant_type=refresh_token', { refresh_token: '\0' }],
  ['verify', { type: 'email', token_hash: '\0' }],
] as const)('refuses absurd values at %s as the mistakes they are', async ([path, body]) => {
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, (await answer.json()).error_code]).toEqual([
    400,
    expect.stringMatching(/^(validation_failed|bad_json)$/),
  ]);
});

test('gives nobody a role at sign-up', async () => {
  const client = backend.client();
  const data = { role: 'admin', app_metadata: { role: 'admin' }, full_name: ' '.repeat(200) };
  await client.auth.signUp({ email: 'ruse@exemple.test', password: PASSWORD, options: { data } });
  const { code } = await lastMail('ruse@exemple.test');
  await client.auth.verifyOtp({ email: 'ruse@exemple.test', token: code, type: 'signup' });
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

/** The latest mail to somebody, as the development mailbox has it. */
async function lastMail(to: string) {
  const [mail] = await backend.sql<{ subject: string; body: string }>(
    'select subject, body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
    [to],
  );
  const link = /http\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  return { ...mail, link, code: /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '' };
}

test('signs in with the code or the link of a mail, once, and arrives where one wanted (INF-015)', async () => {
  const email = 'apprenant@exemple.test';
  const ask = (emailRedirectTo: string) =>
    backend.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  expect((await ask('http://localhost:4100/dashboard?mode=apprenant')).error).toBeNull();
  const mail = await lastMail(email);
  expect(mail.subject).toBe('Votre lien de connexion');
  const client = backend.client();
  const { data, error } = await client.auth.verifyOtp({ email, token: mail.code, type: 'email' });
  expect([error, data.user?.email]).toEqual([null, email]);
  expect((await client.auth.verifyOtp({ email, token: mail.code, type: 'email' })).error?.code).toBe('otp_expired');

  await ask('http://localhost:4100/dashboard?mode=apprenant');
  const { pathname, search } = new URL((await lastMail(email)).link);
  const opened = await fetch(backend.url + pathname + search, { redirect: 'manual' });
  const location = new URL(opened.headers.get('location') ?? '');
  expect([opened.status, location.origin + location.pathname + location.search]).toEqual([
    303,
    'http://localhost:4100/dashboard?mode=apprenant',
  ]);
  expect(new URLSearchParams(location.hash.slice(1)).get('access_token')).toBeTruthy();
});

test('a link that opens an account is no wrong guess, and the next one still counts (AUT-05)', async () => {
  const email = 'apprenant@exemple.test';
  await backend.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const { pathname, search } = new URL((await lastMail(email)).link);
  const headers = { [CLIENT_ADDRESS_HEADER]: '203.0.113.60' };
  const open = async (path: string) => (await fetch(backend.url + path, { headers, redirect: 'manual' })).status;
  const dead = `${pathname}?type=magiclink&token=nobody`;
  for (let n = 0; n < 9; n += 1) expect(await open(dead)).toBe(303);
  expect(await open(pathname + search)).toBe(303);
  expect(await open(dead)).toBe(303);
  expect(await open(dead)).toBe(429);
});

test('a hash of address and code opens nothing by itself: it names no account to count guesses for (AUT-05)', async () => {
  const email = 'apprenant@exemple.test';
  await backend.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  const { link, code } = await lastMail(email);
  const token_hash = new URL(link).searchParams.get('token') ?? '';
  const { error } = await backend.client().auth.verifyOtp({ token_hash, type: 'magiclink' });
  expect([error?.status, error?.code]).toEqual([400, 'validation_failed']);
  const split = { email: `${email}${code[0]}`, token: code.slice(1), type: 'magiclink' } as const;
  expect((await backend.client().auth.verifyOtp(split)).error?.code).toBe('otp_expired');
  expect((await backend.client().auth.verifyOtp({ ...split, email, token: code })).error).toBeNull();
});

/** Asks for another address, and opens the links of both mailboxes or sends their codes. */
async function changeOfAddress(wished = `neuf-${crypto.randomUUID()}@exemple.test`) {
  const { client, email, user_id } = await newcomerWith(backend);
  const emailRedirectTo = 'http://localhost:4100/compte';
  const current_password = PASSWORD;
  const ask = (given: object) => client.auth.updateUser({ email: wished, ...given }, { emailRedirectTo });
  const address = async () =>
    (await backend.sql<{ email: string }>('select email from auth.users where id = $1', [user_id]))[0]?.email;
  const open = async (mailbox: string) => {
    const { pathname, search } = new URL((await lastMail(mailbox)).link);
    const answer = await fetch(backend.url + pathname + search, {
      redirect: 'manual',
      headers: { [CLIENT_ADDRESS_HEADER]: crypto.randomUUID() },
    });
    const location = new URL(answer.headers.get('location') ?? '');
    const said = [...new URLSearchParams(location.hash.slice(1)).keys()];
    return [
      answer.status,
      location.pathname,
      said.find((key) => ['access_token', 'message', 'error_code'].includes(key)),
    ];
  };
  return { client, email, wished, ask, change: () => ask({ current_password }), address, open };
}

test('changes an address once both mailboxes say so, in any order (INF-015)', async () => {
  const { email, wished, ask, change, address, open } = await changeOfAddress();
  expect((await ask({})).error?.code).toBe('current_password_required');
  expect((await ask({ current_password: 'Orignal-Patient-53' })).error?.code).toBe('current_password_invalid');
  expect((await change()).error).toBeNull();
  expect(await address()).toBe(email);
  for (const mailbox of [email, wished]) {
    expect((await lastMail(mailbox)).subject).toBe('Confirmez votre nouvelle adresse');
  }
  expect(await open(email)).toEqual([303, '/compte', 'message']);
  expect(await address()).toBe(email);
  // The same mailbox twice is still one.
  expect(await open(email)).toEqual([303, '/compte', 'error_code']);
  expect(await address()).toBe(email);
  expect(await open(wished)).toEqual([303, '/compte', 'access_token']);
  expect(await address()).toBe(wished);
  const again = await backend.client().auth.signInWithPassword({ email: wished, password: PASSWORD });
  expect(again.error).toBeNull();

  const other = await changeOfAddress();
  await other.change();
  expect(await other.open(other.wished)).toEqual([303, '/compte', 'message']);
  expect(await other.address()).toBe(other.email);
  expect(await other.open(other.email)).toEqual([303, '/compte', 'access_token']);
  expect(await other.address()).toBe(other.wished);
});

test('changes an address by the codes of both mails', async () => {
  const { email, wished, change, address } = await changeOfAddress();
  await change();
  const send = async (mailbox: string) => {
    const { code } = await lastMail(mailbox);
    return backend.client().auth.verifyOtp({ email: mailbox, token: code, type: 'email_change' });
  };
  const first = await send(wished);
  expect([first.error, first.data.session]).toEqual([null, null]);
  expect(await address()).toBe(email);
  expect((await send(email)).data.user?.email).toBe(wished);
});

test('takes nobody the address of somebody else: what was confirmed for another change counts for none', async () => {
  const mine = `a-moi-${crypto.randomUUID()}@exemple.test`;
  const { client, email, open, change, address } = await changeOfAddress(mine);
  await change();
  expect(await open(mine)).toEqual([303, '/compte', 'message']);
  const victim = `victime-${crypto.randomUUID()}@exemple.test`;
  await client.auth.updateUser({ email: victim, current_password: PASSWORD } as object);
  expect(await open(email)).toEqual([303, '/', 'message']);
  expect(await open(mine)).toEqual([303, '/compte', 'error_code']);
  expect(await address()).toBe(email);
  // Nor when the auth server is asked itself.
  await expect(backend.sql('update auth.users set email = email_change where email = $1', [email])).rejects.toThrow(
    'has not confirmed',
  );
});

test('an address that somebody else has proven meanwhile stays theirs', async () => {
  const wished = `disputee-${crypto.randomUUID()}@exemple.test`;
  const [one, two] = [await changeOfAddress(wished), await changeOfAddress(wished)];
  await one.change();
  await one.open(wished);
  await two.change();
  await two.open(wished);
  expect(await two.open(two.email)).toEqual([303, '/compte', 'access_token']);
  expect(await one.open(one.email)).toEqual([303, '/compte', 'error_code']);
  expect([await one.address(), await two.address()]).toEqual([one.email, wished]);
});

test('sends a recovery link to this site only (INF-015, AUT-15)', async () => {
  const email = 'formateur@exemple.test';
  for (const redirectTo of ['https://evil.example/x', '//evil.example', 'http://localhost:4100.evil.example/']) {
    await backend.client().auth.resetPasswordForEmail(email, { redirectTo });
    const mail = await lastMail(email);
    expect(mail.subject).toBe('Choisir un nouveau mot de passe');
    expect(new URL(new URL(mail.link).searchParams.get('redirect_to') ?? '').origin).toBe('http://localhost:4100');
    const { pathname, search } = new URL(
      mail.link.replace(/redirect_to=[^&]*/, `redirect_to=${encodeURIComponent(redirectTo)}`),
    );
    const opened = await fetch(backend.url + pathname + search, { redirect: 'manual' });
    expect(new URL(opened.headers.get('location') ?? '').origin).toBe('http://localhost:4100');
  }
});

test.for([
  ['POST', 'signup', { phone: '+14185550100', password: PASSWORD }, 422, 'phone_provider_disabled'],
  ['POST', 'otp', { phone: '+14185550100' }, 422, 'phone_provider_disabled'],
  ['POST', 'token?grant_type=password', { phone: '+14185550100', password: PASSWORD }, 422, 'phone_provider_disabled'],
  ['POST', 'sso', { domain: 'x.test' }, 422, 'saml_provider_disabled'],
  ['GET', 'authorize?provider=google', undefined, 400, 'validation_failed'],
  ['GET', 'user/identities/authorize?provider=google', undefined, 422, 'manual_linking_disabled'],
  ['DELETE', 'user/identities/1', undefined, 422, 'manual_linking_disabled'],
  ['GET', 'admin/users', undefined, 403, 'not_admin'],
  ['POST', 'admin/users', {}, 403, 'not_admin'],
  ['DELETE', 'admin/users/1', undefined, 403, 'not_admin'],
  ['POST', 'admin/generate_link', {}, 403, 'not_admin'],
  ['POST', 'invite', {}, 403, 'not_admin'],
] as [string, string, unknown, number, string][])(
  'says with hosted Supabase’s code that %s %s is not there (INF-014 to INF-018)',
  async ([method, path, body, status, code]) => {
    const { data } = await (await backend.signedIn('learner')).auth.getSession();
    for (const bearer of [backend.secrets.publishableKey, data.session?.access_token]) {
      // Of one's own account nothing is said to who has not signed in.
      const asksWho = path.startsWith('user/') && bearer === backend.secrets.publishableKey;
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method,
        headers: {
          apikey: backend.secrets.publishableKey,
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual(
        asksWho ? [401, 'no_authorization'] : [status, code],
      );
    }
  },
);

test('answers every kind of token request with a session or a typed error (INF-014, INF-017)', async () => {
  const ask = async (grant: string, body: unknown) => {
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [answer.status, typeof ((await answer.json()) as { error_code?: string }).error_code];
  };
  expect(await ask('password', DEMO_ACCOUNTS[0])).toEqual([200, 'undefined']);
  for (const [grant, body] of [
    ['refresh_token', { refresh_token: 'x' }],
    ['pkce', { auth_code: 'x', code_verifier: 'y' }],
    ['id_token', { provider: 'google', id_token: 'x' }],
    ['autre', {}],
  ] as const) {
    const [status, code] = await ask(grant, body);
    // 404 is GoTrue's `flow_state_not_found`.
    expect([400, 401, 403, 404, 422], grant).toContain(status);
    expect(code, grant).toBe('string');
  }
  const jwks = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
  expect(await jwks.json()).toEqual({ keys: expect.any(Array) });
});

test('shows mails to this machine only', async () => {
  const open = (headers: Record<string, string>) =>
    fetch(`${backend.url}/courriels-de-developpement?pour=apprenant@exemple.test`, { headers });
  const page = await open({ [THIS_MACHINE_HEADER]: '1' });
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(await page.text()).toContain('Votre lien de connexion');
  // A connection from here alone says nothing: every visitor of a proxy has one.
  expect((await open({})).status).toBe(404);
  expect((await open({ [CLIENT_ADDRESS_HEADER]: '127.0.0.1' })).status).toBe(404);
});
