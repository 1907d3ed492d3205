import { EventEmitter, once } from 'node:events';
import { request as ask, ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';
import { proxyToBackend } from './proxy.ts';

/** A site that passes everything on to a backend that answers as told. @returns address of the site */
async function aSiteBefore(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const backend = createServer(answer).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const site = createSiteServer(
    (request, connection) => proxyToBackend(request, backendUrl, connection, 'public-key', createOuterLanes()),
    () => {},
  );
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => {
    for (const server of [site, backend]) {
      server.close();
      server.closeAllConnections();
    }
  });
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

test('a file is passed on as it is, with what players and caches need to know of it', async () => {
  const seen: unknown[] = [];
  const bodies: unknown[] = [];
  const told = {
    ...{ 'content-type': 'video/mp4', 'content-length': '4', 'content-range': 'bytes 0-3/10', etag: '"e"' },
    ...{ 'accept-ranges': 'bytes', 'cache-control': 'private', 'last-modified': 'Sun, 22 Nov 2026 09:00:00 GMT' },
  };
  const url = await aSiteBefore((request, response) => {
    bodies.push(request.headers['transfer-encoding']);
    seen.push(
      request.method,
      request.url,
      request.headers.range,
      request.headers.apikey,
      request.headers['x-agence-client-ip'],
    );
    response.writeHead(206, { ...told, 'x-secret': '1' }).end('film');
  });
  const answer = await fetch(`${url}/storage/v1/object/videos/a.mp4?token=t`, { headers: { range: 'bytes=0-3' } });
  expect(seen).toEqual(['GET', '/storage/v1/object/videos/a.mp4?token=t', 'bytes=0-3', 'public-key', '127.0.0.1']);
  expect([answer.status, await answer.text()]).toEqual([206, 'film']);
  // Reading has no body, not even an empty one.
  expect(bodies).toEqual([undefined]);
  expect(Object.fromEntries(answer.headers)).toMatchObject(told);
  expect(answer.headers.get('x-secret')).toBeNull();
});

test('an upload arrives whole, and the answer comes back', async () => {
  const url = await aSiteBefore(async (request, response) => {
    const { 'content-length': length, 'x-upsert': upsert, authorization } = request.headers;
    response.end(
      JSON.stringify({ method: request.method, length, upsert, authorization, text: await textOf(request) }),
    );
  });
  const answer = await fetch(`${url}/storage/v1/object/videos/a.mp4`, {
    method: 'POST',
    body: 'x'.repeat(100_000),
    headers: { 'x-upsert': 'true', authorization: 'Bearer t' },
  });
  expect(await answer.json()).toEqual({
    method: 'POST',
    length: '100000',
    upsert: 'true',
    authorization: 'Bearer t',
    text: 'x'.repeat(100_000),
  });
});

test('what is refused by its head is answered at once', async () => {
  const url = await aSiteBefore((_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{}'),
  );
  const answer = await fetch(`${url}/storage/v1/object/videos/a.mp4`, { method: 'POST', body: 'x'.repeat(1_000_000) });
  expect([answer.status, await answer.text()]).toEqual([403, '{}']);
});

test('HEAD is answered without a body', async () => {
  const url = await aSiteBefore((_, response) => response.writeHead(200, { 'content-length': '12' }).end());
  const answer = await fetch(`${url}/storage/v1/object/videos/a.mp4`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '12', '']);
});

test('a backend that hangs up is said to be away', async () => {
  const url = await aSiteBefore((request) => request.socket.destroy());
  expect((await fetch(`${url}/storage/v1/object/videos/a.mp4`)).status).toBe(503);
});

test('the backend hears when the visitor goes away in the middle of an upload', async () => {
  const upload = new EventEmitter();
  const [begun, gone] = [once(upload, 'begun'), once(upload, 'gone')];
  const url = new URL(
    await aSiteBefore((request) => {
      request.once('data', () => upload.emit('begun'));
      request.once('close', () => upload.emit('gone'));
    }),
  );
  const socket = connect(Number(url.port), url.hostname);
  socket.write(`POST /storage/v1/object/videos/a.mp4 HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 100000\r\n\r\nx`);
  await begun;
  socket.destroy();
  await gone;
});

test('a download may pause for a minute, and is given up after one in which next to nothing came', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const aMinute = 4096 * 60;
  const url = await aSiteBefore((_, response) => void response.write('x'.repeat(aMinute)));
  const { body } = await fetch(`${url}/storage/v1/object/videos/a.mp4`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let got = 0; got < aMinute; ) got += (await reader.read()).value?.length ?? 0;
  const end = reader.read().then(
    () => 'more',
    () => 'given up',
  );
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50, 'goes on'));
  vi.advanceTimersByTime(119_999);
  expect(await Promise.race([end, soon()])).toBe('goes on');
  vi.advanceTimersByTime(1);
  expect(await end).toBe('given up');
});

test('a backend that moves nothing for a minute is said to be away', async () => {
  const waits = vi.spyOn(ClientRequest.prototype, 'setTimeout').mockImplementation(function (
    this: ClientRequest,
    ms,
    end,
  ) {
    if (ms === 60_000) setImmediate(() => end?.());
    return this;
  });
  onTestFinished(() => waits.mockRestore());
  const url = await aSiteBefore(() => {});
  expect((await fetch(`${url}/storage/v1/object/videos/a.mp4`)).status).toBe(503);
});

test('an upload that was refused holds no connection to the backend, though its visitor still sends', async () => {
  const ended = vi.fn();
  const url = await aSiteBefore((request, response) => {
    request.socket.once('close', ended);
    response.writeHead(403).end('{}');
  });
  const upload = ask(`${url}/storage/v1/object/videos/a.mp4`, {
    method: 'POST',
    headers: { 'content-length': '9999' },
  });
  upload.on('error', () => {});
  upload.write('x');
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(403);
  await vi.waitUntil(() => ended.mock.calls.length === 1);
  upload.destroy();
});
