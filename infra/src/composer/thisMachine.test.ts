import { createOuterLanes } from '@agence/backend/edge/lanes';
import { afterEach, expect, test, vi } from 'vitest';
import { proxyToBackend } from './proxy.ts';
import { aConnection } from './testing/aConnection.ts';
import { isThisMachine } from './thisMachine.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request as Node has it; a browser's on this machine unless told otherwise. */
function requestFrom({ address = '127.0.0.1', httpVersion = '1.1', headers = {} }) {
  return { socket: { remoteAddress: address }, httpVersion, headers: { host: 'localhost:4100', ...headers } };
}

test('somebody at this machine asks for its name, over a connection from here', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(isThisMachine(requestFrom({ address })), address).toBe(true);
  }
  for (const host of ['localhost', '127.0.0.1:4100', '[::1]:4100', 'cimes.localhost:4100']) {
    expect(isThisMachine(requestFrom({ headers: { host } })), host).toBe(true);
  }
  for (const address of ['203.0.113.9', '10.0.0.2', '', '127.0.0.1.exemple.ca']) {
    expect(isThisMachine(requestFrom({ address })), address).toBe(false);
  }
});

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-anything-else',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'cdn-loop',
])('who comes through a proxy that adds %s is not at this machine, also where it rewrites Host (AMB-59)', (name) => {
  expect(isThisMachine(requestFrom({ headers: { [name]: '127.0.0.1' } }))).toBe(false);
});

test('nor who comes through a proxy that adds nothing but speaks HTTP/1.0, as nginx does when it is installed', () => {
  expect(isThisMachine(requestFrom({ httpVersion: '1.0' }))).toBe(false);
});

test('nor who asks for another name, as pages of other sites do after DNS rebinding', () => {
  for (const host of ['exemple.ca', 'exemple.ca:4100', 'localhost.exemple.ca', 'localhost@exemple.ca', '', '///']) {
    expect(isThisMachine(requestFrom({ headers: { host } })), host).toBe(false);
  }
});

test('the backend learns it from the composer alone, whatever a client sends', async () => {
  const seen: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    seen.push(headers.get('x-agence-this-machine'), headers.get('x-agence-client-ip'));
    return new Response();
  });
  const request = new Request('http://localhost/courriels-de-developpement', {
    headers: { 'x-agence-this-machine': '1', 'x-agence-client-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  });
  await proxyToBackend(request, 'http://backend', aConnection({ clientIp: '::1' }), 'key', createOuterLanes());
  await proxyToBackend(
    request,
    'http://backend',
    aConnection({ clientIp: '127.0.0.1', isThisMachine: true }),
    'key',
    createOuterLanes(),
  );
  expect(seen).toEqual([null, '::1', '1', '127.0.0.1']);
});
