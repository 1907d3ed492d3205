import { runs } from '@agence/shared-contracts/testing/runs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const PASSWORD = 'Orignal-Patient-52';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

/** A request to the auth API, and what is told apart of its answer: no ids, moments or addresses. */
async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const started = performance.now();
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const shown = await answer.json();
  return { status: answer.status, shown, took: performance.now() - started, cookie: answer.headers.get('set-cookie') };
}
const mailsTo = (recipient: string) =>
  backend.sql<{ subject: string }>('select subject from dev_mailbox.mails where recipient = $1 order by id', [
    recipient,
  ]);

test('a new password ends all other sessions at once, and is told by mail (AUT, audit: sessions)', async () => {
  const { client, email } = await newcomerWith(backend);
  const elsewhere = backend.client();
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await elsewhere.from('profiles').select('role')).error).toBeNull();
  const change = (given: object) => client.auth.updateUser({ password: 'Caribou-Paisible-77', ...given });
  expect((await change({})).error?.code).toBe('current_password_required');
  expect((await change({ current_password: 'Caribou-Paisible-77' })).error?.code).toBe('current_password_invalid');
  expect((await elsewhere.auth.refreshSession()).error).toBeNull();
  expect((await change({ current_password: PASSWORD })).error).toBeNull();
  // Its token would be good for minutes more.
  expect((await elsewhere.from('profiles').select('role')).status).toBe(401);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await client.from('profiles').select('role')).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Votre mot de passe a changé']);
});

test('a password that was recovered by mail ends the sessions of whoever had the old one', async () => {
  const { client: thief, email } = await newcomerWith(backend);
  const owner = backend.client({ [CLIENT_ADDRESS_HEADER]: '198.51.100.20' });
  await owner.auth.resetPasswordForEmail(email);
  const [mail] = await backend.sql<{ body: string }>('select body from dev_mailbox.mails where recipient = $1', [
    email,
  ]);
  const token = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  expect((await owner.auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
  const choose = (client: SupabaseClient, password: string) => client.auth.updateUser({ password });
  expect((await choose(thief, 'Renard-Tranquille-31')).error?.code).toBe('current_password_required');
  expect((await owner.auth.refreshSession()).error).toBeNull();
  expect((await choose(owner, 'Caribou-Paisible-77')).error).toBeNull();
  expect((await thief.from('profiles').select('role')).status).toBe(401);
  // A mail is good for one password.
  expect((await choose(owner, 'Renard-Tranquille-31')).error?.code).toBe('current_password_required');
});

test('a recovery that is an hour old, or a link to sign in by, changes no password', async () => {
  const { client, email, user_id } = await newcomerWith(backend);
  const comeBy = async (type: 'recovery' | 'magiclink') => {
    if (type === 'recovery') await client.auth.resetPasswordForEmail(email);
    else await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const [mail] = await backend.sql<{ body: string }>(
      'select body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
      [email],
    );
    const token = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
    const owner = backend.client({ [CLIENT_ADDRESS_HEADER]: crypto.randomUUID() });
    expect((await owner.auth.verifyOtp({ email, token, type })).error).toBeNull();
    return owner;
  };
  const choose = async ({ auth }: SupabaseClient) =>
    (await auth.updateUser({ password: 'Caribou-Paisible-77' })).error?.code;
  expect(await choose(await comeBy('magiclink'))).toBe('current_password_required');
  const late = await comeBy('recovery');
  await backend.sql(
    `update auth.mfa_amr_claims set created_at = now() - interval '61 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [user_id],
  );
  expect(await choose(late)).toBe('current_password_required');
});

const REQUESTS = [
  ['signup', { password: PASSWORD, data: { full_name: 'Élise' } }],
  ['otp', { create_user: false }],
  ['otp', { create_user: true }],
  ['magiclink', {}],
  ['recover', {}],
  ['resend', { type: 'signup' }],
] as const;

test.for(REQUESTS.filter((_, index) => index % runs(4, 1) === 0))(
  'answers %s %o alike for known and unknown addresses, in status, body and time (AUT-08)',
  async ([path, body]) => {
    const { email } = await newcomerWith(backend);
    const stranger = `${crypto.randomUUID()}@exemple.test`;
    const unfinished = `${crypto.randomUUID()}@exemple.test`;
    await ask('signup', { email: unfinished, password: PASSWORD });
    const answers = [];
    for (const address of [email, unfinished, stranger]) {
      const { status, shown, took } = await ask(path, { ...body, email: address });
      const hidden = JSON.stringify(shown)
        .replaceAll(address, 'adresse')
        .replace(/[0-9a-f-]{36}/g, 'id')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment');
      answers.push([status, hidden]);
      expect(took).toBeGreaterThan(399);
    }
    expect(answers[0]?.[0]).toBe(200);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    // A code alone makes no account.
    const made = await backend.sql('select email from auth.users where email = $1', [stranger]);
    expect(made).toHaveLength(path === 'signup' ? 1 : 0);
  },
);

test.runIf(process.env.NIGHTLY)(
  'whoever has signed in on a device within a year gets in with the password, however often others guess (AUT-05)',
  async () => {
    const { email } = await newcomerWith(backend);
    const at = (address: string, cookie?: string | null) => ({
      [CLIENT_ADDRESS_HEADER]: address,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
    });
    const guess = (password: string, headers: Record<string, string>) =>
      ask('token?grant_type=password', { email, password }, headers);
    const { cookie } = await guess(PASSWORD, at('203.0.113.50'));
    expect(cookie).toMatch(/^agence-appareil=.*Max-Age=31536000; HttpOnly; Secure; SameSite=Strict$/);
    // Behind the same address somebody guesses; and somebody else from everywhere.
    await Promise.all(Array.from({ length: 10 }, () => guess('x', at('203.0.113.50'))));
    expect((await guess(PASSWORD, at('203.0.113.50'))).status).toBe(429);
    await Promise.all(Array.from({ length: 20 }, (_, n) => guess('x', at(`192.0.2.${n}`))));
    for (let round = 0; round < 8; round += 1)
      await Promise.all(Array.from({ length: 10 }, (_, n) => guess('x', at(`192.0.2.${100 + n}.${round}`))));
    // From a new device too, unless one has guessed wrong there.
    expect((await guess(PASSWORD, at('198.51.100.77'))).status).toBe(200);
    expect((await guess('x', at('198.51.100.77'))).status).toBe(400);
    expect((await guess(PASSWORD, at('198.51.100.77'))).status).toBe(429);
    expect((await guess(PASSWORD, at('203.0.113.50', cookie))).status).toBe(200);
    // The cookie is of this account and this device: another account's or a made-up one helps nobody.
    const { email: other } = await newcomerWith(backend);
    const { cookie: foreign } = await ask('token?grant_type=password', { email: other, password: PASSWORD });
    expect((await guess(PASSWORD, at('203.0.113.50', foreign))).status).toBe(429);
    expect((await guess(PASSWORD, at('203.0.113.50', `${cookie?.split(';')[0]?.slice(0, -3)}xyz`))).status).toBe(429);
    // A device gives no more guesses than an address.
    await Promise.all(Array.from({ length: 10 }, () => guess('x', at('203.0.113.50', cookie))));
    expect((await guess(PASSWORD, at('203.0.113.50', cookie))).status).toBe(429);
    // A code from their mailbox brings them in from a new device all the same.
    await ask('otp', { email, create_user: false }, at('198.51.100.78'));
    const [mail] = await backend.sql<{ body: string }>('select body from dev_mailbox.mails where recipient = $1', [
      email,
    ]);
    const token = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
    expect((await ask('verify', { email, token, type: 'email' }, at('203.0.113.50'))).status).toBe(200);
  },
);

test('sends one address five mails an hour that a client asks for, and forty in all (AUT-06)', async () => {
  const { email } = await newcomerWith(backend);
  const from = (n: number) => ({ [CLIENT_ADDRESS_HEADER]: `192.0.2.${n}` });
  const mails = await Promise.all(
    Array.from({ length: 54 }, (_, n) => ask('recover', { email }, from(Math.floor(n / 6)))),
  );
  expect(mails.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(await mailsTo(email)).toHaveLength(40);
});
