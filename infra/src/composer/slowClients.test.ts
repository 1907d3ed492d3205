import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, type DemoAccount } from '@agence/backend/demoAccounts';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { SERVER_LIMITS } from '@agence/backend/edge/serverLimits';
import { sendSlowly, slowStrangers, upload } from '@agence/backend/testing/slowSender';
import { startTestBackend, type TestBackend } from '@agence/backend/testing/startTestBackend';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';
import { isBackendPath, proxyToBackend } from './proxy.ts';

const MB = 1024 * 1024;
const lanes = createOuterLanes();
let backend: TestBackend;
let anonKey = '';
let server: Server;
let url = '';
let creator: Record<string, string>;
let course = '';
let product: { id: string; price: number };

beforeAll(async () => {
  backend = await startTestBackend();
  anonKey = backend.secrets.publishableKey;
  server = createSiteServer(
    (request, connection) =>
      isBackendPath(new URL(request.url).pathname)
        ? proxyToBackend(request, backend.url, connection, anonKey, lanes)
        : new Response('page'),
    () => {},
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  creator = await signedIn('creator');
  const read = async (path: string) =>
    (await (await fetch(`${url}/rest/v1/${path}`, { headers: { apikey: anonKey } })).json())[0];
  course = (await read('formations?select=id&slug=eq.google-ads-premieres-campagnes-rentables')).id;
  product = await read(`products?select=id,price&formation_id=eq.${course}`);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  server?.close();
  server?.closeAllConnections();
  await backend?.close();
});

/** Takes the limits' clock into the test's hands; sockets and senders keep their own. */
const holdLimits = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const signIn = (role: DemoAccount['role']) =>
  post(
    '/auth/v1/token?grant_type=password',
    DEMO_ACCOUNTS.find((account) => account.role === role),
    {
      apikey: anonKey,
    },
  );
async function signedIn(role: DemoAccount['role']) {
  const { access_token } = (await (await signIn(role)).json()) as { access_token: string };
  return { apikey: anonKey, authorization: `Bearer ${access_token}` };
}

test.runIf(process.env.NIGHTLY)(
  'answers every sign-in, checkout and page beside 60 slow sockets and 30 large uploads, and a long one arrives (SRV-05, LOD-02)',
  async () => {
    // Node's own clock is not in the test's hands: it has no limit for a whole request.
    expect([SERVER_LIMITS.requestTimeout, server.requestTimeout]).toEqual([0, 0]);
    const buyer = await signedIn('admin');
    holdLimits();
    const long = await openUpload('longue.mp4', 20 * MB);
    const slow = slowStrangers(60, anonKey).map((request) => sendSlowly(url, request));
    const large = Array.from({ length: 30 }, (_, index) =>
      sendSlowly(url, upload(`videos/${course}/grande-${index}.mp4`, 19 * MB, 20 * MB, index % 2 === 0 ? creator : {})),
    );
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        signIn('learner'),
        post('/functions/v1/create-payment', { product_id: product.id, amount: product.price, currency: 'CAD' }, buyer),
        fetch(`${url}/une-page`),
      ]);
      expect([round, ...answers.map(({ status }) => status)]).toEqual([round, 200, 200, 200]);
      for (const answer of answers) await answer.arrayBuffer();
    }
    const tally = async (sent: readonly ReturnType<typeof sendSlowly>[]) => {
      const counts: Record<string, number> = {};
      for (const { answer } of sent) {
        const status = String((await answer)?.status);
        counts[status] = (counts[status] ?? 0) + 1;
      }
      return counts;
    };
    // Of a creator's 15 and the long one three are let in at once; strangers never are.
    expect(await tally(large)).toEqual({ 200: 2, 403: 15, 429: 13 });
    // Uploads by their heads, everything else for its slowness.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await tally(slow)).toEqual({ 403: 16, 408: 44 });

    // 20 MB in a hundred seconds: longer than any request but a file may take.
    for (const part of [6, 11, 16]) {
      await long.send(part * MB);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await long.send(20 * MB);
    expect(await long.status).toBe(200);
    const stored = await fetch(`${url}/storage/v1/object/videos/${course}/longue.mp4`, {
      headers: { ...creator, range: 'bytes=-1' },
    });
    expect(stored.headers.get('content-range')).toBe(`bytes ${20 * MB - 1}-${20 * MB - 1}/${20 * MB}`);
  },
);

test.runIf(process.env.NIGHTLY)(
  'a film of 200 MB arrives over a line of 2 Mbit/s, in a quarter of an hour by the clock',
  async () => {
    const size = 200 * MB;
    const { send, status } = await openUpload('tres-longue.mp4', size);
    holdLimits();
    const inHalfAMinute = 7.5 * MB;
    for (let part = inHalfAMinute; part < size; part += inHalfAMinute) {
      await send(Math.round(part));
      await vi.advanceTimersByTimeAsync(30_000);
    }
    await send(size);
    expect(await status).toBe(200);
  },
  300_000,
);

/** Begins an upload of the creator that goes on when it is told to. */
async function openUpload(name: string, size: number) {
  const before = readdirSync(backend.filesDir);
  const sent = request(`${url}/storage/v1/object/videos/${course}/${name}`, {
    method: 'POST',
    headers: { ...creator, 'content-type': 'video/mp4', 'content-length': size },
  });
  const status = once(sent, 'response').then(([answer]) => answer.resume().statusCode as number);
  sent.flushHeaders();
  let written = 0;
  const send = async (upTo: number) => {
    sent.write(Buffer.alloc(upTo - written, 'v'));
    written = upTo;
    if (upTo === size) return void sent.end();
    // All but what is on its way between sockets and the file.
    await vi.waitUntil(() => statSync(file).size > upTo - MB);
  };
  const film = Buffer.alloc(MB, 'v');
  film.write('ftyp', 4);
  sent.write(film);
  written = MB;
  await vi.waitUntil(() => readdirSync(backend.filesDir).length > before.length);
  const file = join(backend.filesDir, readdirSync(backend.filesDir).find((found) => !before.includes(found)) ?? '');
  return { send, status };
}

test('leaves nothing of an upload whose sender goes away in the middle', async () => {
  const files = backend.filesDir;
  const before = readdirSync(files).length;
  const sent = sendSlowly(url, upload(`videos/${course}/moitie.mp4`, 10 * MB, MB, creator));
  await vi.waitUntil(() => readdirSync(files).length > before);
  sent.end();
  await vi.waitUntil(() => readdirSync(files).length === before);
});

test('cuts off who goes on sending after the answer, whatever the method', async () => {
  const { hostname, port, host } = new URL(url);
  for (const method of ['GET', 'POST']) {
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.on('error', () => {});
    const sending = setInterval(() => socket.write('a'), 20);
    holdLimits();
    socket.write(`${method} /une-page HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1000\r\n\r\n`);
    expect((await once(socket, 'data'))[0]).toContain('200 OK');
    const closed = once(socket, 'close');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    vi.useRealTimers();
    clearInterval(sending);
  }
});
