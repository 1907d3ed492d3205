import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { refuseUpgrade } from '@agence/backend/realtime/refuseUpgrade';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocket, WebSocketServer } from 'ws';
import { readTrustedProxies } from './clientOf.ts';
import { createSiteServer } from './createSiteServer.ts';
import { passSocket } from './passSocket.ts';

const PATH = '/realtime/v1/websocket?apikey=k&vsn=2.0.0';
let backend: Server;
let site: Server;
let asked: IncomingMessage[];
let taken: ServerSocket[];
let refuseWith: number | undefined;
let backendUrl: string | undefined;

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
beforeEach(async () => {
  [asked, taken, refuseWith] = [[], [], undefined];
  const sockets = new WebSocketServer({ noServer: true });
  backend = createServer((_, answer) => answer.writeHead(404).end());
  backend.on('upgrade', (incoming, socket, head) => {
    asked.push(incoming);
    if (refuseWith) refuseUpgrade(socket, refuseWith);
    else sockets.handleUpgrade(incoming, socket, head, (taker) => taken.push(taker));
  });
  backendUrl = `http://127.0.0.1:${await listening(backend)}`;
  const hosts: string[] = [];
  site = createSiteServer(
    () => new Response('page'),
    (incoming, socket, head, clientIp) => passSocket(incoming, socket, head, { backendUrl, hosts, clientIp }),
    { clientOf: readTrustedProxies('127.0.0.1') },
  );
  hosts.push(`127.0.0.1:${await listening(site)}`);
});
afterEach(() => {
  for (const socket of taken) socket.terminate();
  backend.close();
  site.close();
});

const siteAddress = () => `127.0.0.1:${(site.address() as AddressInfo).port}`;
const open = (headers: Record<string, string> = {}, path = PATH) =>
  new WebSocket(`ws://${siteAddress()}${path}`, { headers });
const refusal = async (socket: WebSocket) => {
  const [error] = await once(socket, 'error');
  return String(error.message);
};

test('carries messages both ways and tells the backend where they come from, nothing else (INF-022, AUT-06)', async () => {
  const hop = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9', 'x-agence-client-ip': '1.2.3.4' };
  const page = open({ origin: `http://${siteAddress()}`, cookie: 'a=1', ...hop });
  const heard: string[] = [];
  page.on('message', (data) => heard.push(String(data)));
  await once(page, 'open');
  page.send('à vous');
  const [said] = await once(taken[0] as ServerSocket, 'message');
  expect(String(said)).toBe('à vous');
  taken[0]?.send('à moi');
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(['à moi']);
  expect(asked[0]?.url).toBe(PATH);
  const { host, 'sec-websocket-key': key, ...headers } = asked[0]?.headers ?? {};
  expect(headers).toEqual({
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'x-agence-client-ip': '203.0.113.9',
  });
});

test('ends one side with the other (INF-022)', async () => {
  const page = open();
  await once(page, 'open');
  taken[0]?.terminate();
  await once(page, 'close');
  const next = open();
  await once(next, 'open');
  next.terminate();
  await once(taken[1] as ServerSocket, 'close');
});

test('a visitor who is cut off before the backend has answered ends what it was asked, and nothing else', async () => {
  backend.removeAllListeners('upgrade');
  const client = new Duplex({ read() {}, write: (_, __, done) => done() });
  const incoming = { url: PATH, headers: { host: 'site.test' } } as IncomingMessage;
  passSocket(incoming, client, Buffer.alloc(0), { backendUrl, hosts: ['site.test'], clientIp: '203.0.113.9' });
  const [, socket] = (await once(backend, 'upgrade')) as [IncomingMessage, Duplex];
  client.destroy(new Error('reset'));
  await once(socket.resume(), 'end');
  socket.end();
});

test('refuses pages of other sites, other hosts, and what the backend refuses (INF-022, SRV-09)', async () => {
  expect(await refusal(open({ origin: 'https://evil.example' }))).toContain('403');
  expect(await refusal(open({ origin: 'null' }))).toContain('403');
  expect(await refusal(open({ host: 'evil.example' }))).toContain('421');
  expect(asked).toEqual([]);
  refuseWith = 429;
  expect(await refusal(open())).toContain('429');
  backendUrl = undefined;
  expect(await refusal(open())).toContain('503');
  backendUrl = 'http://127.0.0.1:9';
  expect(await refusal(open())).toContain('503');
});

test('nothing else becomes a websocket, and a page that offers another protocol is answered as usual (INF-022)', async () => {
  expect(await refusal(open({}, '/rest/v1/leads'))).toContain('200');
  const answer = await fetch(`http://${siteAddress()}/`);
  expect(await answer.text()).toBe('page');
  expect(asked).toEqual([]);
});
