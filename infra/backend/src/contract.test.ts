import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import {
  MEMBERS_FUNCTIONS,
  MEMBERS_TABLES,
  NOBODY,
  READABLE,
  STAFF_FUNCTIONS,
  VISITORS_FUNCTIONS,
  VISITORS_TABLES,
} from './testing/productCalls.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

/**
 * Every call that the site makes of the backend, and its refusals. It asks the embedded backend, or with `SUPABASE_URL` and
 * `SUPABASE_ANON_KEY` any other that has the migrations, the functions and the demonstration's seed; it changes nothing there.
 */
const { SUPABASE_URL, SUPABASE_ANON_KEY } = process.env;

let backend: TestBackend | undefined;
let address = '';
let key = '';
let visitor: SupabaseClient;
let learner: SupabaseClient;
let accessToken = '';

function client(): SupabaseClient {
  return createClient(address, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

beforeAll(async () => {
  backend = SUPABASE_URL ? undefined : await startTestBackend();
  address = backend?.url ?? SUPABASE_URL ?? '';
  key = backend?.secrets.publishableKey ?? SUPABASE_ANON_KEY ?? '';
  visitor = client();
  learner = client();
  const { data, error } = await learner.auth.signInWithPassword(
    DEMO_ACCOUNTS[0] as { email: string; password: string },
  );
  if (error) throw error;
  accessToken = data.session.access_token;
});
afterAll(() => backend?.close());

const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code ?? null;

test.each(VISITORS_TABLES)('visitors and members read the table %s', async (table) => {
  for (const who of [visitor, learner]) {
    expect(
      codeOf(
        await who
          .from(table)
          .select(READABLE[table] ?? '*')
          .limit(1),
      ),
    ).toBeNull();
  }
});

test.each(MEMBERS_TABLES)('members read what is theirs of %s, visitors nothing', async (table) => {
  const columns = READABLE[table] ?? '*';
  expect(codeOf(await visitor.from(table).select(columns).limit(1))).toBe('42501');
  expect(codeOf(await learner.from(table).select(columns).limit(1))).toBeNull();
});

test.each(Object.entries(VISITORS_FUNCTIONS))('visitors and members call %s', async (name, given) => {
  for (const who of [visitor, learner]) expect(codeOf(await who.rpc(name, given))).toBeNull();
});

test.each(Object.entries(MEMBERS_FUNCTIONS))('members call %s, visitors do not', async (name, [given, refused]) => {
  expect(codeOf(await visitor.rpc(name, given))).toBe('42501');
  expect(codeOf(await learner.rpc(name, given))).toBe(refused);
});

test.each(Object.entries(STAFF_FUNCTIONS))('nobody but staff calls %s', async (name, given) => {
  for (const who of [visitor, learner]) expect(codeOf(await who.rpc(name, given))).toBe('42501');
});

describe('what is refused of a request', () => {
  test.each([
    ['a table that is not there', () => visitor.from('nowhere').select(), 'PGRST205'],
    ['a function that is not there', () => visitor.rpc('nowhere'), 'PGRST202'],
    ['a column that is not there', () => visitor.from('categories').select('nowhere'), '42703'],
    ['one row of none', () => visitor.from('categories').select().eq('slug', 'nowhere').single(), 'PGRST116'],
    ['no id where one is asked for', () => visitor.from('formations').select('id').eq('id', 'x'), '22P02'],
    ['a relation that is not there', () => visitor.from('categories').select('id, orders(id)'), 'PGRST200'],
    ['a change of all rows at once', () => learner.from('profiles').update({ full_name: 'x' }), '21000'],
    ['what row security denies', () => learner.from('orders').insert({ status: 'paid' }), '42501'],
  ])('%s', async (_, ask, code) => {
    expect(codeOf(await ask())).toBe(code);
  });

  test('nothing is not an error where one row may be missing, and a change of none reaches none', async () => {
    const none = await visitor.from('categories').select().eq('slug', 'nowhere').maybeSingle();
    expect([none.data, none.error]).toEqual([null, null]);
    const changed = await learner.from('profiles').update({ full_name: 'x' }).eq('user_id', NOBODY).select('user_id');
    expect([changed.data, changed.error]).toEqual([[], null]);
  });
});

describe('signing in', () => {
  const wrong = { email: 'apprenant@exemple.test', password: 'Autre-Chose-27' };
  test.each([
    ['a wrong password', () => client().auth.signInWithPassword(wrong), 'invalid_credentials'],
    [
      'a wrong code of a mail',
      () => client().auth.verifyOtp({ email: wrong.email, token: '000000', type: 'email' }),
      'otp_expired',
    ],
    [
      'a weak password',
      () => client().auth.signUp({ email: 'contrat@exemple.test', password: 'abc' }),
      'weak_password',
    ],
    ['a weak new one', () => learner.auth.updateUser({ password: 'abc' }), 'weak_password'],
    ['a token of another signer', () => client().auth.getUser('a.b.c'), 'bad_jwt'],
  ])('is refused with %s', async (_, ask, code) => {
    expect(codeOf(await ask())).toBe(code);
  });

  test('gives a session that is refreshed and left (INF-014, INF-016)', async () => {
    const own = client();
    await own.auth.signInWithPassword(DEMO_ACCOUNTS[0] as { email: string; password: string });
    const { data, error } = await own.auth.refreshSession();
    expect([error, data.user?.email]).toEqual([null, 'apprenant@exemple.test']);
    expect((await own.auth.mfa.listFactors()).error).toBeNull();
    expect((await own.auth.mfa.unenroll({ factorId: NOBODY })).error).not.toBeNull();
    expect((await own.auth.mfa.challengeAndVerify({ factorId: NOBODY, code: '000000' })).error).not.toBeNull();
    expect((await own.auth.signOut({ scope: 'local' })).error).toBeNull();
    const ended = await client().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(codeOf(ended)).toBe('refresh_token_not_found');
  });
});

describe('functions', () => {
  const ask = async (name: string, init: RequestInit & { readonly token?: string } = {}) => {
    const { token, ...rest } = init;
    const answer = await fetch(`${address}/functions/v1/${name}`, {
      method: 'POST',
      ...rest,
      headers: { apikey: key, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    });
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const payment = { product_id: NOBODY, product_name: 'x', amount: 1, currency: 'CAD' };
  test.each([
    ['create-payment', payment, [401, 'sign_in_required'], [404, 'product_not_found']],
    ['request-refund', { order_id: NOBODY }, [401, 'sign_in_required'], [404, 'order_not_found']],
    ['export-account', { format: 'xml' }, [401, 'sign_in_required'], [422, 'bad_request']],
    ['delete-account', { confirmation: 'x', password: 'x' }, [401, 'sign_in_required'], [422, 'confirmation_required']],
    [
      'decide-refund',
      { refund: NOBODY, order_id: NOBODY, amount_cents: 1, answer: 'x' },
      [401, 'sign_in_required'],
      [403, '42501'],
    ],
    ['publish-text', { path: 'x', revision: 1, at: null }, [401, 'sign_in_required'], [403, '42501']],
  ] as const)('%s is refused to a visitor, and to a member who may not', async (name, body, toVisitor, toMember) => {
    const sent = { body: JSON.stringify(body) };
    expect(await ask(name, sent)).toEqual(toVisitor);
    expect(await ask(name, { ...sent, token: accessToken })).toEqual(toMember);
  });

  test('lead and appointments need no account, and say what is wrong', async () => {
    expect((await ask('lead', { body: '{}' }))[0]).toBe(422);
    expect((await ask('appointments', { body: '{}' }))[0]).toBe(422);
  });
});

describe('files', () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
  test('are put by nobody where they have no right, and opened by nobody who may not (INF-020)', async () => {
    for (const who of [visitor, learner]) {
      expect((await who.storage.from('thumbnails').upload(`${NOBODY}/x.png`, picture)).error).not.toBeNull();
      expect((await who.storage.from('downloads').createSignedUrl(`${NOBODY}/x.pdf`, 60)).error).not.toBeNull();
      expect((await who.storage.from('videos').download(`${NOBODY}/x.mp4`)).error).not.toBeNull();
      expect((await who.storage.from('thumbnails').remove([`${NOBODY}/x.png`])).data ?? []).toEqual([]);
    }
    expect((await fetch(`${address}/storage/v1/object/public/thumbnails/${NOBODY}/x.png`)).ok).toBe(false);
  });

  test('of a lesson are begun by who teaches it, and end when they are taken back (INF-019, INF-020)', async () => {
    const teacher = client();
    const { data } = await teacher.auth.signInWithPassword(
      DEMO_ACCOUNTS.find(({ role }) => role === 'creator') as { email: string; password: string },
    );
    const mine = await teacher.rpc('my_creator_id');
    const course = await teacher.from('formations').select('id').eq('creator_id', mine.data).limit(1).single();
    const tus = { apikey: key, 'tus-resumable': '1.0.0' };
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const begin = (token: string) => {
      const said = {
        bucketName: 'videos',
        objectName: `${course.data?.id}/${crypto.randomUUID()}.mp4`,
        contentType: 'video/mp4',
      };
      const metadata = Object.entries(said).map(([name, value]) => `${name} ${base64(value)}`);
      return fetch(`${address}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...{ ...tus, authorization: `Bearer ${token}` },
          ...{ 'upload-length': '1000', 'upload-metadata': metadata.join(',') },
        },
      });
    };
    for (const token of [key, accessToken]) expect((await begin(token)).ok).toBe(false);
    const begun = await begin(data.session?.access_token ?? '');
    expect(begun.status).toBe(201);
    const upload = new URL(begun.headers.get('location') ?? '', address);
    const ask = async (method: string, token = data.session?.access_token) => {
      const { status, headers } = await fetch(upload, {
        method,
        headers: { ...tus, authorization: `Bearer ${token}` },
      });
      return [status, headers.get('upload-offset'), headers.get('upload-length')];
    };
    expect(await ask('HEAD')).toEqual([200, '0', '1000']);
    expect((await ask('HEAD', accessToken))[0]).not.toBe(200);
    expect((await ask('DELETE'))[0]).toBe(204);
    expect((await ask('HEAD'))[0]).not.toBe(200);
  });

  test('of a preview open for everybody by a link, and in parts (INF-020)', async () => {
    const { data } = await visitor
      .from('module_contents')
      .select('video_url')
      .not('video_url', 'is', null)
      .limit(1)
      .single();
    const [bucket = '', ...path] = String(data?.video_url).replace('/storage/v1/object/', '').split('/');
    const link = await visitor.storage.from(bucket).createSignedUrl(path.join('/'), 60);
    expect(link.error).toBeNull();
    const part = await fetch(link.data?.signedUrl ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });
});

test('nothing of the backend is asked for that does not stand here', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const parts = readdirSync(root).filter((name) => /^(?:mfe-|shell$|shared-contracts$)/.test(name));
  const sources = parts.flatMap((part) =>
    readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing[/\\]/.test(path))
      .map((path) => readFileSync(join(root, part, 'src', path), 'utf8')),
  );
  const asked = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
  const functions = { ...VISITORS_FUNCTIONS, ...MEMBERS_FUNCTIONS, ...STAFF_FUNCTIONS };
  const tables = [...VISITORS_TABLES, ...MEMBERS_TABLES];
  expect([...asked(/\brpc\(\s*'(\w+)'/g)].filter((name) => !Object.hasOwn(functions, name ?? ''))).toEqual([]);
  expect([...asked(/\.from\(\s*'(\w+)'\)/g)].filter((name) => !tables.includes(name ?? ''))).toEqual([]);
  expect([...asked(/callFunction\(\s*'([\w-]+)'/g)].sort()).toEqual([
    'decide-refund',
    'delete-account',
    'publish-text',
    'request-refund',
  ]);
});
