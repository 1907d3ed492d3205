import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { THIS_MACHINE_HEADER } from './edge/clientAddress.ts';
import { seededFolder } from './testing/seededFolder.ts';
import { openTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const ADMIN = '00000000-0000-4000-8000-000000000003';
const LEARNER = '00000000-0000-4000-8000-000000000001';

let folder: string;
let backend: TestBackend;
/** What somebody has left of a start on this machine, on the same data folder. */
let earlier: { readonly accessToken: string; readonly refreshToken: string; readonly mailedCode: string };

beforeAll(async () => {
  folder = await seededFolder();
  const local = await openTestBackend(folder, {});
  const admin = await local.signedIn('admin');
  const { session } = (await admin.auth.getSession()).data;
  await admin.auth.resetPasswordForEmail('admin@exemple.test');
  const [mail] = await local.sql<{ body: string }>('select body from dev_mailbox.mails order by id desc limit 1');
  earlier = {
    accessToken: session?.access_token ?? '',
    refreshToken: session?.refresh_token ?? '',
    mailedCode: /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '',
  };
  expect(earlier.mailedCode).not.toBe('');
  await local.close();
  backend = await openTestBackend(folder, { publicDemo: true });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(backend.url + path, {
    method: path === '/auth/v1/user' ? 'PUT' : 'POST',
    headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
}

async function learnerToken(): Promise<string> {
  const { session } = (await (await backend.signedIn('learner')).auth.getSession()).data;
  return session?.access_token ?? '';
}

test('the administrator and the creator cannot sign in, by password or by anything left from before (AMB-59)', async () => {
  for (const { email, password } of DEMO_ACCOUNTS.filter(({ role }) => role !== 'learner')) {
    expect(await post('/auth/v1/token?grant_type=password', { email, password })).toEqual([400, 'user_banned']);
    const shouted = { email: ` ${email.toUpperCase()} `, password };
    expect((await post('/auth/v1/token?grant_type=password', shouted))[0]).toBe(400);
  }
  const refresh = { refresh_token: earlier.refreshToken };
  expect((await post('/auth/v1/token?grant_type=refresh_token', refresh))[0]).toBe(400);
  const code = { type: 'recovery', email: 'admin@exemple.test', token: earlier.mailedCode };
  expect(await post('/auth/v1/verify', code)).toEqual([403, 'public_demo']);
  const headers = { apikey: backend.secrets.publishableKey, authorization: `Bearer ${earlier.accessToken}` };
  for (const path of ['/rest/v1/profiles?select=role', '/auth/v1/user']) {
    expect((await fetch(backend.url + path, { headers })).status, path).toBe(401);
  }
});

test('the database itself begins no session for them', async () => {
  const begin = backend.sql(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at) values (gen_random_uuid(), $1, 'aal1', now(), now())`,
    [ADMIN],
  );
  await expect(begin).rejects.toThrow('User is banned');
  expect(await backend.sql('select from auth.sessions where user_id = $1', [ADMIN])).toEqual([]);
});

test('the learner can, and is the one account that is told', async () => {
  expect(backend.demoAccounts.map(({ role }) => role)).toEqual(['learner']);
  const learner = await backend.signedIn('learner');
  expect((await learner.from('profiles').select('role')).data).toEqual([{ role: 'learner' }]);
  // Nobody changes what everybody signs in with.
  const authorization = `Bearer ${await learnerToken()}`;
  expect(await post('/auth/v1/user', { password: 'Autre-Secret-2026' }, { authorization })).toEqual([
    403,
    'public_demo',
  ]);
  expect(await post('/functions/v1/delete-account', {}, { authorization })).toEqual([403, 'public_demo']);
});

test('accounts that would need a mail are not made, and no mail is asked for in vain', async () => {
  const email = 'visiteuse@exemple.test';
  for (const [path, body] of [
    ['signup', { email, password: 'Sapin-Baumier-2026' }],
    ['otp', { email }],
    ['magiclink', { email }],
    ['recover', { email }],
    ['resend', { email, type: 'signup' }],
  ] as const) {
    expect(await post(`/auth/v1/${path}`, body), path).toEqual([403, 'public_demo']);
  }
  expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([]);
});

test('nothing is sold: no payment, no page to pay on, no event', async () => {
  const [product] = await backend.sql<{ id: string; price: number }>('select id, price from public.products limit 1');
  const wish = { product_id: product?.id, amount: product?.price, currency: 'CAD' };
  const authorization = `Bearer ${await learnerToken()}`;
  expect(await post('/functions/v1/create-payment', wish, { authorization })).toEqual([403, 'public_demo']);
  expect(await post('/functions/v1/stripe-webhook', {})).toEqual([403, 'public_demo']);
  const page = await fetch(`${backend.url}/simulateur-paiement/cs_test_sim_0`);
  expect([page.status, await page.text()]).toEqual([
    403,
    expect.stringContaining('démonstration publique ne vend rien'),
  ]);
  expect(await backend.sql('select from payment_simulator.sessions')).toEqual([]);
});

test('nobody reads the mailbox, not even at this machine', async () => {
  const headers = { [THIS_MACHINE_HEADER]: '1' };
  expect((await fetch(`${backend.url}/courriels-de-developpement`, { headers })).status).toBe(404);
});

test('a learner who was given another role is closed too; another start opens all of them again', async () => {
  await backend.sql(`update public.profiles set role = 'admin' where user_id = $1`, [LEARNER]);
  await backend.close();
  backend = await openTestBackend(folder, { publicDemo: true });
  expect(backend.demoAccounts).toEqual([]);
  await expect(backend.signedIn('learner')).rejects.toThrow('User is banned');

  await backend.close();
  backend = await openTestBackend(folder, {});
  expect(backend.demoAccounts).toEqual(DEMO_ACCOUNTS);
  for (const { role } of DEMO_ACCOUNTS) await backend.signedIn(role);
});
