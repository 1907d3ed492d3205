import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';

let server: Server;
let port = 0;
let answered = 0;

beforeAll(async () => {
  server = createSiteServer(async (request) => {
    answered += 1;
    if (request.method === 'GET') return new Response(new URL(request.url).pathname);
    // As the composer judges a body: by what its head says.
    if (Number(request.headers.get('content-length')) > 256 * 1024) return new Response(null, { status: 413 });
    return new Response(await request.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** What comes back until the server closes the connection. */
async function said(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}
const END = ['Connection: close', '', ''];

test('lets connections rest for longer than whoever stands before it, so that none closes while a request is on its way', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/x`);
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('a request for two sites is none', async () => {
  const before = answered;
  for (const lines of [
    ['GET / HTTP/1.1', 'Host: a.test', 'Host: b.test'],
    ['GET http://a.test/x HTTP/1.1', 'Host: b.test'],
  ]) {
    expect(await said(...lines, ...END), lines.join()).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(answered).toBe(before);
  expect(await said('GET http://a.test/x HTTP/1.1', 'Host: A.test', ...END)).toMatch(/^HTTP\/1\.1 200 .*\/x$/s);
});

test('who asks before sending is told that it would be too much, before the first byte of it', async () => {
  const post = (bytes: number) => [
    'POST /x HTTP/1.1',
    'Host: a.test',
    'Expect: 100-continue',
    `Content-Length: ${bytes}`,
  ];
  expect(await said(...post(300 * 1024), ...END)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await said(...post(3), 'Connection: close', '', 'abc')).toMatch(/^HTTP\/1\.1 100 Continue.*200 OK.*abc/s);
});
