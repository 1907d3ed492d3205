import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readTrustedProxies } from './clientOf.ts';
import { createSiteServer } from './createSiteServer.ts';

const asked = (remoteAddress: string, forwardedFor?: string) => ({
  socket: { remoteAddress },
  headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
});

test('the client is the right-most address that no trusted proxy has (AUT-06)', () => {
  const clientOf = readTrustedProxies('127.0.0.1, ::1,10.0.0.0/8 , 2001:db8:1::/48');
  for (const [peer, header, client] of [
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::1', '2001:db8:2::7', '2001:db8:2::7'],
    // What a client wrote itself stands left of what the proxies add.
    ['127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9, 10.4.5.6', '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9, 2001:db8:1::5, 10.4.5.6', '203.0.113.9'],
    ['10.255.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['127.0.0.1', '[2001:db8:2::7]:4711', '2001:db8:2::7'],
    ['127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    // Nobody further left is believed past what cannot be read.
    ['127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9, ', '127.0.0.1'],
  ] as const) {
    expect(clientOf(asked(peer, header)), `${peer} with ${header}`).toBe(client);
  }
});

test('a connection that has ended has no address, and is nobody’s', () => {
  expect(readTrustedProxies('10.0.0.0/8')({ socket: {}, headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe('');
});

test('whose connection is not a proxy’s cannot choose who they are (AUT-06)', () => {
  for (const list of ['', undefined, '10.0.0.0/8']) {
    const clientOf = readTrustedProxies(list);
    expect(clientOf(asked('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
    expect(clientOf(asked('127.0.0.1', '198.51.100.1'))).toBe('127.0.0.1');
  }
});

test('what is no address or network, or trusts everybody, is refused by its name', () => {
  for (const entry of [
    'nginx',
    '10.0.0',
    '10.0.0.0/33',
    '2001:db8::/129',
    '10.0.0.1/8/8',
    '10.0.0.0/',
    '10.0.0.1;10.0.0.2',
  ]) {
    expect(() => readTrustedProxies(`127.0.0.1,${entry}`), entry).toThrow(
      `TRUSTED_PROXIES has "${entry}", which is no`,
    );
  }
  for (const entry of ['10.0.0.1/32', '2001:db8::1/128']) expect(() => readTrustedProxies(entry), entry).not.toThrow();
  for (const entry of ['0.0.0.0/0', '::/0']) expect(() => readTrustedProxies(entry)).toThrow('trusts everybody');
});

test('a request through a trusted proxy is its client’s, one past it the connection’s (AUT-06)', async () => {
  for (const [proxies, client] of [
    ['127.0.0.0/8', '203.0.113.9'],
    ['10.0.0.1', '127.0.0.1'],
  ]) {
    const server = createSiteServer((_, { clientIp }) => new Response(clientIp), undefined, {
      clientOf: readTrustedProxies(proxies),
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' } });
    expect(await answer.text()).toBe(client);
    server.close();
  }
});
