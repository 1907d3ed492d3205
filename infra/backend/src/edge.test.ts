import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badTokens, forge } from './testing/badTokens.ts';
import { rawRequest } from './testing/rawRequest.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const key = () => ({ apikey: backend.secrets.publishableKey });
const ask = (path: string, init: RequestInit = {}) => fetch(`${backend.url}${path}`, init);

describe('addresses', () => {
  const hosts = ['site.example', 'localhost', '127.0.0.1', '[::1]', 'evil.example', 'backend.internal'];
  const paths = [
    '/',
    '/index.html',
    '/favicon.ico',
    '/studio',
    '/admin',
    '/_system/config',
    '/_system/info',
    '/_system/introspect',
    '/rest',
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/../_system/config',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
    '/rest/v1/..%2f_system%2fconfig',
    '//_system/config',
    '/rest/v1//leads',
    '/rest/v1/auth.users',
    '/rest/v1/leads%00',
    '/rest/v2/leads',
    '/auth/v1',
    '/auth/v1/',
    '/auth/v1/admin/users',
    '/auth/v1/admin',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/factors',
    '/auth/v1/%2e%2e/x',
    '/storage/v1/bucket',
    '/storage/v1/object/x',
    '/functions/v1',
    '/functions/v1/',
    '/functions/v1/nope',
    '/functions/v1/lead/x',
    '/functions/v1/__proto__',
    '/functions/v1/..%2flead',
    '/graphql/v1',
    '/pg/tables',
  ];

  test.for(hosts)(
    'show no studio, no system page and no rows for Host %s, however it is asked (AUT-04)',
    async (host) => {
      for (const path of paths) {
        for (const headers of [
          { host },
          { host, origin: `http://${host}` },
          { host, 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
        ]) {
          const { status, type, body } = await rawRequest(backend.url, {
            path,
            headers: { ...key(), ...headers },
          });
          expect([400, 403, 404, 405, 422], `${path} for ${host}`).toContain(status);
          expect(type).toContain('application/json');
          expect(JSON.parse(body)).toHaveProperty('code');
        }
      }
    },
  );

  test.for(hosts)('give nothing without a key for Host %s: admin mode is off (AUT-04, threats F1)', async (host) => {
    for (const table of ['leads', 'profiles', 'formations', 'user_products', 'rpc/catalogue']) {
      const { status, body } = await rawRequest(backend.url, {
        path: `/rest/v1/${table}`,
        headers: { host },
      });
      expect(status, table).toBe(401);
      expect(JSON.parse(body)).toMatchObject({ code: 'no_api_key' });
    }
  });

  test('begin with those of REST, auth, functions and storage; what is no websocket finds no realtime (INF-022)', async () => {
    const status = async (path: string, init: RequestInit = {}) =>
      (await ask(path, { ...init, headers: { ...key(), 'content-type': 'application/json' } })).status;
    expect(await status('/rest/v1/categories?limit=1')).toBe(200);
    expect(await status('/auth/v1/settings')).toBe(200);
    expect(await status('/functions/v1/lead', { method: 'POST', body: '{}' })).toBe(422);
    expect(await status('/storage/v1/object/info/thumbnails/none.png')).toBe(404);
    const realtime = await ask(`/realtime/v1/websocket?apikey=${backend.secrets.publishableKey}`);
    expect([realtime.status, await realtime.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  test('give the keys of tokens for ten minutes (CON-007)', async () => {
    const answer = await ask('/auth/v1/.well-known/jwks.json');
    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual(['public, max-age=600', { keys: [] }]);
  });

  test('answer known methods only', async () => {
    for (const [path, method] of [
      ['/rest/v1/formations', 'PUT'],
      ['/rest/v1/formations', 'OPTIONS'],
      ['/auth/v1/user', 'DELETE'],
      ['/functions/v1/lead', 'GET'],
    ] as const) {
      const response = await ask(path, { method, headers: key() });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toBeTruthy();
    }
  });

  test('answer a probe that asks for the head alone, but do nothing at the head of a mail’s link', async () => {
    for (const [path, status] of [
      ['health', 200],
      ['.well-known/jwks.json', 200],
      ['verify?token=x&type=signup', 405],
    ] as const) {
      expect((await ask(`/auth/v1/${path}`, { method: 'HEAD' })).status, path).toBe(status);
    }
  });

  test('invite no other origin and say nothing about themselves (SRV-09, SRV-10)', async () => {
    const response = await ask('/rest/v1/formations?select=id', {
      headers: { ...key(), origin: 'https://evil.example' },
    });
    expect(response.status).toBe(200);
    const names = [...response.headers.keys()];
    expect(
      names.filter((name) => name.startsWith('access-control') || name === 'server' || name === 'x-powered-by'),
    ).toEqual([]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('keys and tokens', () => {
  test('refuse every forged, foreign or expired token, as bearer and as key (AUT-03)', async () => {
    const tokens = badTokens(backend.secrets.jwtSecret, LEARNER);
    expect(tokens.size).toBeGreaterThan(45);
    for (const [what, token] of tokens) {
      const asBearer = await ask('/rest/v1/profiles?select=user_id', {
        headers: { ...key(), authorization: `Bearer ${token}` },
      });
      expect([what, asBearer.status]).toEqual([what, 401]);
      const asKey = await ask('/rest/v1/formations?select=id', { headers: { apikey: token } });
      expect([what, asKey.status]).toEqual([what, 401]);
      const asQuery = await ask(`/rest/v1/formations?select=id&apikey=${encodeURIComponent(token)}`);
      expect([what, asQuery.status]).toEqual([what, 401]);
    }
  });

  test('refuse other schemes than Bearer', async () => {
    for (const authorization of [
      'Basic YWRtaW46YWRtaW4=',
      'Bearer',
      'Bearer  x',
      `bearer ${backend.secrets.publishableKey}`,
      'Token x',
    ]) {
      const response = await ask('/rest/v1/formations?select=id', { headers: { ...key(), authorization } });
      expect([authorization, response.status]).toEqual([authorization, 401]);
    }
  });

  test('let a well-signed token in with the rights of its person, not more', async () => {
    const now = Math.floor(Date.now() / 1000);
    const token = forge(
      { alg: 'HS256', typ: 'JWT' },
      { sub: LEARNER, role: 'authenticated', iat: now, exp: now + 60 },
      backend.secrets.jwtSecret,
    );
    const response = await ask('/rest/v1/profiles?select=user_id', {
      headers: { ...key(), authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual([{ user_id: LEARNER }]);
  });

  test('refuse the service key from the network in every place', async () => {
    const secret = backend.secrets.secretKey;
    for (const headers of [{ apikey: secret }, { ...key(), authorization: `Bearer ${secret}` }]) {
      expect((await ask('/rest/v1/leads', { headers })).status).toBe(401);
    }
    expect((await ask(`/rest/v1/leads?apikey=${secret}`)).status).toBe(401);
  });
});

describe('limits', () => {
  test('refuse large and non-JSON bodies (SRV-05, SRV-09)', async () => {
    const post = (body: string, type: string) =>
      ask('/rest/v1/rpc/catalogue', { method: 'POST', headers: { ...key(), 'content-type': type }, body });
    expect((await post(JSON.stringify({ search: 'a'.repeat(300_000) }), 'application/json')).status).toBe(413);
    expect((await post('search=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('search=a', 'text/plain')).status).toBe(415);
    const broken = await post('{', 'application/json');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toHaveProperty('code');
  });

  test('return at most 1000 rows, whatever is asked (DAT-10)', async () => {
    await backend.sql(
      `insert into public.user_interactions (user_id, formation_id, interaction_type)
       select $1, (select id from public.formations limit 1), 'view' from generate_series(1, 1100)`,
      [LEARNER],
    );
    const learner = await backend.signedIn('learner');
    const { data } = await learner.from('user_interactions').select('id').limit(1_000_000_000);
    expect(data).toHaveLength(1000);
  });

  test('turn database errors into typed answers', async () => {
    const learner = await backend.signedIn('learner');
    const tooLong = await learner
      .from('profiles')
      .update({ full_name: 'x'.repeat(200) })
      .eq('user_id', LEARNER);
    expect([tooLong.status, tooLong.error?.code]).toEqual([400, '23514']);
    const badType = await backend.client().from('formations').select('id').eq('id', 'not-a-uuid');
    expect([badType.status, badType.error?.code]).toEqual([400, '22P02']);
    const nowhere = await backend.client().from('nowhere').select();
    expect([nowhere.status, nowhere.error?.code]).toEqual([404, 'PGRST205']);
  });

  test.for([
    ['an object for a list', { slugs: { a: 1 } }, '22P02'],
    ['a number for a list', { slugs: 5 }, '22P02'],
    ['a text for a boolean', { is_premium: '' }, '22P02'],
    ['a list for a text', { search: [] }, '22P02'],
    ['a null character', { search: '\u0000' }, '22021'],
  ] as const)('refuse %s, and answer the next visitor', async ([, parameters, code]) => {
    const { status, error } = await backend.client().rpc('catalogue', parameters);
    expect([status, error?.code]).toEqual([400, code]);
    expect((await backend.client().from('categories').select('id')).status).toBe(200);
  });

  test.for([
    ['GET', '/rest/v1/formations?select=%22a'],
    ['GET', '/rest/v1/formations?select=id:%22'],
    ['POST', '/rest/v1/leads?select=%22'],
    ['DELETE', '/rest/v1/course_progress'],
    ['DELETE', '/rest/v1/course_progress?user_id=is.null'],
  ] as const)('are what the caller did wrong for %s %s, not a failure of ours', async ([method, path]) => {
    const headers = { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' };
    const body = method === 'GET' ? {} : { body: '{}' };
    expect((await rawRequest(backend.url, { path, method, headers, ...body })).status).toBe(400);
  });

  test('refuse JSON that nests without end, and answer the next visitor (DAT-10)', async () => {
    for (const [opened, closed] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `{"seen":[],"origin":${opened.repeat(20_000)}1${closed.repeat(20_000)},"consented":true}`;
      const headers = { ...key(), 'content-type': 'application/json' };
      const answer = await ask('/rest/v1/rpc/count_traffic', { method: 'POST', headers, body });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_json']);
      expect((await backend.client().from('categories').select('id')).status).toBe(200);
    }
  });

  test('refuse a null character in the name of a column', async () => {
    const { status, error } = await backend.client().from('formations').select('id').order('a\u0000');
    expect([status, error?.code]).toEqual([400, '08P01']);
  });
});
