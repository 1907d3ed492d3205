import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createOuterLanes } from '@agence/backend/edge/lanes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createSiteServer } from './createSiteServer.ts';
import { passSocket } from './passSocket.ts';
import { proxyToBackend } from './proxy.ts';
import { LOCAL_TLS } from './testing/localTls.ts';

const trusted = getCACertificates('default');
/** A backend on another host, over TLS, below a path of it. */
const backend = createServer(LOCAL_TLS, (request, answer) => answer.end(`${request.method} ${request.url}`));
const sockets = new WebSocketServer({ server: backend });
sockets.on('connection', (socket, { url }) => socket.send(`socket ${url}`));
let backendUrl: string;
const hosts: string[] = [];
const site = createSiteServer(
  (request, connection) => proxyToBackend(request, backendUrl, connection, 'public-key', createOuterLanes()),
  (incoming, socket, head, clientIp) => passSocket(incoming, socket, head, { backendUrl, hosts, clientIp }),
);
beforeAll(async () => {
  setDefaultCACertificates([...trusted, LOCAL_TLS.cert]);
  for (const server of [backend, site]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  backendUrl = `https://localhost:${(backend.address() as AddressInfo).port}/base`;
  hosts.push(`127.0.0.1:${(site.address() as AddressInfo).port}`);
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  sockets.close();
  for (const server of [backend, site]) {
    server.close();
    server.closeAllConnections();
  }
});

test('reads, files and websockets reach a backend over TLS below a path', async () => {
  const ask = async (path: string) => (await fetch(`http://${hosts[0]}${path}`)).text();
  expect(await ask('/rest/v1/formations?select=id')).toBe('GET /base/rest/v1/formations?select=id');
  expect(await ask('/storage/v1/object/public/a.webp')).toBe('GET /base/storage/v1/object/public/a.webp');
  const page = new WebSocket(`ws://${hosts[0]}/realtime/v1/websocket?apikey=k`);
  const [said] = await once(page, 'message');
  expect(String(said)).toBe('socket /base/realtime/v1/websocket?apikey=k');
  page.terminate();
});
