import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createOuterLanes, type Lanes } from '@agence/backend/edge/lanes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBackendPath, isEvaluationPath, proxyToBackend } from './proxy.ts';
import { aConnection } from './testing/aConnection.ts';

let lanes: Lanes;
let backend: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>;
beforeEach(() => {
  lanes = createOuterLanes();
  backend = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', backend);
});
afterEach(() => void vi.unstubAllGlobals());

const pass = (
  path: string,
  init: RequestInit = {},
  backendUrl: string | undefined = 'http://backend.test',
  clientIp = '203.0.113.9',
) => proxyToBackend(new Request(`http://site.test${path}`, init), backendUrl, aConnection({ clientIp }), 'k', lanes);
/** What the backend was asked. */
const asked = () => {
  const [url, init] = backend.mock.calls[0] as [string, RequestInit & { headers: Headers }];
  return { url, ...init, headers: Object.fromEntries(init.headers) };
};

test.each(['/rest/v1/x', '/auth/v1/token', '/functions/v1/lead', '/storage/v1/object/a/b', '/simulateur-paiement/1'])(
  '%s is the backend’s',
  (pathname) => expect(isBackendPath(pathname)).toBe(true),
);

test('so is its mailbox, but nothing below it, nor what only looks alike', () => {
  expect(isBackendPath('/courriels-de-developpement')).toBe(true);
  for (const pathname of [
    ...['/courriels-de-developpement/1', '/rest/v1', '/rest/v2/x', '/rest', '/rest/v1x/y', '/blog/rest/v1/x'],
    ...['/simulateur-paiement', '/', '/blog', '/studio', '/courriels-de-developpement-2'],
  ]) {
    expect(isBackendPath(pathname), pathname).toBe(false);
  }
});

test('mails and payments that nobody sends or makes exist for evaluation alone', () => {
  for (const pathname of ['/courriels-de-developpement', '/simulateur-paiement/1']) {
    expect(isEvaluationPath(pathname), pathname).toBe(true);
  }
  for (const pathname of ['/rest/v1/x', '/simulateur-paiement', '/blog/simulateur-paiement/', '/']) {
    expect(isEvaluationPath(pathname), pathname).toBe(false);
  }
});

const PASSED_ON = {
  accept: 'a',
  'accept-profile': 'b',
  apikey: 'c',
  authorization: 'd',
  'content-profile': 'e',
  'content-type': 'text/plain',
  'idempotency-key': 'g',
  'if-match': 'h1',
  'if-modified-since': 'h2',
  'if-none-match': 'h',
  'if-range': 'h3',
  'if-unmodified-since': 'h4',
  prefer: 'i',
  range: 'j',
  'range-unit': 'k',
  'stripe-signature': 's',
  'tus-resumable': '1.0.0',
  'upload-length': '9',
  'upload-metadata': 't a2V5',
  'upload-offset': '4',
  'x-client-info': 'l',
  'x-supabase-api-version': 'm',
  'x-upsert': 'n',
};

test('the backend gets the request, the headers that it knows and where it comes from, nothing else (AUT-06)', async () => {
  const more = { cookie: 'a=1', 'x-forwarded-for': '1.2.3.4', 'x-agence-client-ip': '1.2.3.4', te: 'x', origin: 'o' };
  await pass('/rest/v1/leads?select=id', { method: 'POST', body: '{"a":1}', headers: { ...PASSED_ON, ...more } });
  const { url, method, body, redirect, headers, signal } = asked();
  expect([url, method, redirect]).toEqual(['http://backend.test/rest/v1/leads?select=id', 'POST', 'manual']);
  expect(Buffer.from(body as never).toString()).toBe('{"a":1}');
  const id = headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toEqual({ ...PASSED_ON, 'x-agence-client-ip': '203.0.113.9', 'x-request-id': id });
  expect(signal?.aborted).toBe(false);
});

test('who shows no key of the backend is given none, except for a file, which a page sends without one', async () => {
  await pass('/rest/v1/leads');
  expect(asked().headers).not.toHaveProperty('apikey');
});

test('reading sends no body', async () => {
  for (const method of ['GET', 'HEAD']) {
    backend.mockClear();
    await pass('/rest/v1/leads', { method });
    expect(asked()).toMatchObject({ method });
    expect(asked()).not.toHaveProperty('body');
  }
});

const ANSWERED = {
  allow: 'z',
  'content-disposition': 'a',
  'content-security-policy': 'b',
  'content-type': 'c',
  'content-range': 'd',
  location: 'e',
  'preference-applied': 'f',
  'retry-after': '7',
  'tus-resumable': '1.0.0',
  'tus-version': '1.0.0',
  'upload-length': '9',
  'upload-offset': '4',
  'x-sb-error-code': 'h',
};

test('the browser gets the headers that it knows, and keeps nothing', async () => {
  const more = { etag: 'x', 'set-cookie': 'a=1', server: 's', 'cache-control': 'public', 'accept-ranges': 'bytes' };
  backend.mockResolvedValue(new Response('a body', { status: 206, headers: { ...ANSWERED, ...more } }));
  const answer = await pass('/rest/v1/leads');
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...ANSWERED,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect([answer.status, await answer.text()]).toEqual([206, 'a body']);
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('what the backend lists is compressed on its way, for who takes %s', async (accepted, encoding, decode) => {
  const list = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, title: 'Une formation' })));
  backend.mockResolvedValue(
    new Response(list, { headers: { 'content-type': 'application/json', 'content-length': '9' } }),
  );
  const answer = await pass('/rest/v1/formations', { headers: { 'accept-encoding': accepted } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([encoding, null]);
  const sent = Buffer.from(await answer.arrayBuffer());
  expect(sent.length).toBeLessThan(list.length / 5);
  expect(decode(sent).toString()).toBe(list);
});

test('an upload that may go on later is begun at an address of this site, whatever the backend calls itself', async () => {
  const begun = async (location: string) => {
    const passFile = vi.fn(async () => new Response(null, { status: 201, headers: { location } }));
    const request = new Request('http://site.test/storage/v1/upload/resumable', { method: 'POST' });
    const answer = await proxyToBackend(request, 'http://backend.test', aConnection({ passFile }), 'k', lanes);
    expect(passFile.mock.calls[0]).toMatchObject(['http://backend.test/storage/v1/upload/resumable', { apikey: 'k' }]);
    return answer.headers.get('location');
  };
  for (const before of ['', 'https://project.supabase.co', 'https://backend.test/below']) {
    expect(await begun(`${before}/storage/v1/upload/resumable/a.b`)).toBe('/storage/v1/upload/resumable/a.b');
  }
});

test('a list whose sender goes away ends as a failure, and is not taken for whole', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  backend.mockResolvedValue(new Response(body));
  const answer = await pass('/rest/v1/formations', { headers: { 'accept-encoding': 'br' } });
  await expect(answer.text()).rejects.toThrow();
});

test('answers without a body have none', async () => {
  for (const status of [204, 304]) {
    backend.mockResolvedValue(new Response(null, { status }));
    expect((await pass('/rest/v1/leads')).body, String(status)).toBeNull();
  }
  const cancelled = vi.fn();
  backend.mockResolvedValue(new Response(new ReadableStream({ cancel: cancelled }), { status: 200 }));
  const answer = await pass('/rest/v1/leads', { method: 'HEAD' });
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

const UNAVAILABLE = { code: 'backend_unavailable', message: 'Le service est momentanément indisponible.' };

test('a backend that is not there, or is none, is said so, to be asked again', async () => {
  backend.mockRejectedValue(new TypeError('fetch failed'));
  const answers = [
    await pass('/rest/v1/leads'),
    await proxyToBackend(new Request('http://site.test/rest/v1/x'), undefined, aConnection(), 'k', lanes),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([503, UNAVAILABLE]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  }
  expect(backend).toHaveBeenCalledTimes(1);
});

test('of cookies only the one by which a device is known again passes, where people sign in (AUT-06)', async () => {
  const cookie = 'a=1; agence-appareil=id.signature; b=2';
  backend.mockImplementation(async () => {
    const answer = new Response('{}');
    for (const set of ['agence-appareil=new; Path=/auth/v1', 'other=1']) answer.headers.append('set-cookie', set);
    return answer;
  });
  const answer = await pass('/auth/v1/token', { method: 'POST', body: '{}', headers: { cookie } });
  expect(asked().headers.cookie).toBe('agence-appareil=id.signature');
  expect(answer.headers.getSetCookie()).toEqual(['agence-appareil=new; Path=/auth/v1']);
  backend.mockClear();
  await pass('/rest/v1/leads', { headers: { cookie } });
  expect(asked().headers).not.toHaveProperty('cookie');
  backend.mockClear();
  await pass('/auth/v1/token', { headers: { cookie: 'a=1' } });
  expect(asked().headers).not.toHaveProperty('cookie');
});

test('whoever sees the answer itself reads a page from the first error on, also of an answer without a body', async () => {
  for (const [status, title] of [
    [400, 'Demande refusée'],
    [404, 'Page introuvable'],
    [418, 'Une erreur est survenue'],
  ] as const) {
    backend.mockResolvedValueOnce(new Response(null, { status }));
    const answer = await pass('/auth/v1/verify', { headers: { accept: 'text/html' } });
    expect([answer.status, (await answer.text()).includes(`<h1>${title}</h1>`)]).toEqual([status, true]);
  }
});

test('a page that the backend itself answers with stays as it is, a text of it does not', async () => {
  const answered = async (type: string) => {
    const headers = { 'content-type': type };
    backend.mockResolvedValueOnce(new Response('<h1>Reçu introuvable</h1>', { status: 404, headers }));
    return (await pass('/simulateur-paiement/1', { headers: { accept: 'text/html' } })).text();
  };
  expect(await answered('text/html; charset=utf-8')).toBe('<h1>Reçu introuvable</h1>');
  for (const type of ['text/plain', 'x-text/html']) {
    expect(await answered(type)).toContain('<h1>Page introuvable</h1>');
  }
});

test('a backend that does not answer is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await pass('/rest/v1/leads');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  timeout.mockRestore();
});

test('methods that cannot be passed on are refused', async () => {
  for (const method of ['TRACE', 'TRACK', 'CONNECT']) {
    const request = { method, url: 'http://site.test/rest/v1/x', headers: new Headers() } as Request;
    const answer = await proxyToBackend(request, 'http://backend.test', aConnection(), 'k', lanes);
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      405,
      'GET, HEAD, POST, PUT, PATCH, DELETE',
      { code: 'method_not_allowed', message: 'Cette méthode n’existe pas ici.' },
    ]);
  }
  expect(backend).not.toHaveBeenCalled();
});

const large = (bytes: number) => ({ method: 'POST', headers: { 'content-length': String(bytes) }, body: 'x' });

test('bodies that are too large are refused before they are read', async () => {
  const answer = await pass('/rest/v1/leads', large(50 * 1024 * 1024));
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    413,
    'no-store',
    null,
  ]);
  expect(await answer.json()).toEqual({ code: 'too_large', message: 'La demande est trop volumineuse.' });
  expect(backend).not.toHaveBeenCalled();
});

test('files may be larger, but not without limit', async () => {
  const limit = 210 * 1024 * 1024;
  const refused = await pass('/storage/v1/object/videos/a.mp4', large(limit + 1));
  expect([refused.status, (await refused.json()).code]).toEqual([413, 'too_large']);
  // Nothing listens there: it is passed on, and cannot be.
  const passed = await pass('/storage/v1/object/videos/a.mp4', large(limit), 'http://127.0.0.1:1');
  expect(passed.status).toBe(503);
  expect(backend).not.toHaveBeenCalled();
});

const seen = { accept: 'text/html,application/xhtml+xml', host: 'site.test' };
const sent = { method: 'POST', body: 'kind=newsletter', headers: { ...seen, referer: 'http://site.test/blog' } };
const limited = () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 });

test('a form without JavaScript that is refused ends on its page, which says so in French (AMB-72)', async () => {
  backend.mockImplementation(async () => limited());
  for (const answer of [await pass('/functions/v1/lead', sent), await pass('/functions/v1/lead', sent, '')]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/blog?inscription=erreur#inscription-erreur',
    ]);
  }
});

test('what visitors ask for comes with the page of this site that they ask on; nothing else does', async () => {
  backend.mockImplementation(async () => Response.json({}));
  const pageOf = async (path: string, referer: string) => {
    await pass(path, { ...sent, headers: { ...seen, referer } });
    return new Headers(backend.mock.lastCall?.[1]?.headers).get('referer');
  };
  const page = 'http://site.test/blog?utm_source=infolettre';
  expect(await pageOf('/functions/v1/lead', page)).toBe(page);
  expect(await pageOf('/functions/v1/lead', 'http://other.test/')).toBeNull();
  expect(await pageOf('/functions/v1/newsletter', page)).toBeNull();
});

test('so does a link of a mail, or a form of another site, at the home page (AMB-72)', async () => {
  backend.mockImplementation(async () => limited());
  const elsewhere = { ...sent, headers: { ...seen, referer: 'http://other.test/blog' } };
  for (const answer of [
    await pass('/functions/v1/newsletter?token=x', { headers: seen }),
    await pass('/functions/v1/lead', elsewhere),
  ]) {
    expect(answer.headers.get('location')).toBe('/?inscription=erreur#inscription-erreur');
  }
});

test('a browser that shows what comes back never shows JSON, whatever refuses it', async () => {
  backend.mockImplementation(async () => Response.json({ code: 'x', message: 'English' }, { status: 401 }));
  for (const [path, init, url, status] of [
    ['/rest/v1/leads', { headers: seen }, undefined, 401],
    ['/auth/v1/verify?token=x', { headers: seen }, undefined, 401],
    ['/storage/v1/object/a/b', { headers: seen }, '', 503],
    [
      '/rest/v1/leads',
      { ...large(50 * 1024 * 1024), headers: { ...seen, 'content-length': '52428800' } },
      undefined,
      413,
    ],
  ] as const) {
    const answer = await pass(path, init, url);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    const page = await answer.text();
    expect(page).toMatch(/^<!doctype html><html lang="fr-CA">.+<h1>[^<]+<\/h1><p>[^<]+\.<\/p>/);
    expect(page).not.toMatch(/English|[{}]"/);
  }
});

test('what is beyond a client’s places is turned away without the backend, a page in French where it is seen (LOD-02)', async () => {
  backend.mockImplementation(() => new Promise(() => {}));
  for (let index = 0; index < 12; index += 1) void pass('/rest/v1/formations');
  await vi.waitUntil(() => backend.mock.calls.length === 12);
  const shed = await pass('/rest/v1/formations');
  expect([shed.status, shed.headers.get('retry-after'), await shed.json()]).toEqual([
    503,
    '1',
    { code: 'overloaded', message: 'Le service est très sollicité. Réessayez dans un instant.' },
  ]);
  const page = await pass('/rest/v1/formations', { headers: seen });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await page.text()).toContain('Réessayez dans un instant.');
  expect(backend).toHaveBeenCalledTimes(12);
  // Sign-in, checkout and what members do have places of their own.
  void pass('/auth/v1/token?grant_type=password', { method: 'POST', body: '{}' });
  void pass('/functions/v1/create-payment', { method: 'POST', body: '{}' });
  void pass('/rest/v1/notes', { method: 'POST', body: '{}', headers: { authorization: 'Bearer a.member.s' } });
  await vi.waitUntil(() => backend.mock.calls.length === 15);
});

test('whoever has a network of IPv6 addresses has the places of one client (LOD-02)', async () => {
  backend.mockImplementation(() => new Promise(() => {}));
  const from = (address: string) => pass('/rest/v1/formations', {}, undefined, address);
  for (let index = 0; index < 12; index += 1) void from(`2001:db8:0:7::${index}`);
  await vi.waitUntil(() => backend.mock.calls.length === 12);
  expect((await from('2001:db8:0:7:a::1')).status).toBe(503);
  void from('2001:db8:0:8::1');
  await vi.waitUntil(() => backend.mock.calls.length === 13);
});

test('members behind one address have places of their own, once the backend has accepted their tokens (LOD-02)', async () => {
  const read = (token: string, path = '/rest/v1/notes') =>
    pass(path, { headers: { authorization: `Bearer ${token}` } });
  await read('of.one.member');
  await read('k');
  // The simulator looks at no token.
  await read('of.no.member', '/simulateur-paiement/1');
  backend.mockImplementation(async () => Response.json({ code: 'bad_jwt' }, { status: 401 }));
  await read('made.up.token');
  backend.mockClear();
  backend.mockImplementation(() => new Promise(() => {}));
  for (let index = 0; index < 12; index += 1) void pass('/rest/v1/formations');
  await vi.waitUntil(() => backend.mock.calls.length === 12);
  for (const token of ['k', 'made.up.token', 'of.no.member', 'not.seen.yet']) {
    expect((await read(token)).status, token).toBe(503);
  }
  void read('of.one.member');
  await vi.waitUntil(() => backend.mock.calls.length === 13);
});

test('refused sign-ins, whose answers are delayed, leave places to those who sign in meanwhile (AUT-08, LOD-02)', async () => {
  backend.mockImplementation(() => new Promise(() => {}));
  const json = { method: 'POST', body: '{}' };
  const signIn = (address: string) => pass('/auth/v1/token?grant_type=password', json, undefined, address);
  for (let index = 0; index < 400; index += 1) void signIn(`192.0.2.${index % 3}`);
  await vi.waitUntil(() => backend.mock.calls.length === 400);
  expect((await signIn('198.51.100.1')).status).toBe(503);
});

test('a script gets the refusal itself (AMB-72)', async () => {
  backend.mockImplementation(async () => limited());
  const script = { ...sent, headers: { ...sent.headers, accept: 'application/json' } };
  expect((await pass('/functions/v1/lead', script)).status).toBe(429);
  expect((await pass('/rest/v1/leads', script)).status).toBe(429);
  backend.mockImplementation(async () => Response.json({ status: 'stored' }));
  expect((await pass('/functions/v1/lead', sent)).status).toBe(200);
});
