import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('lets connections rest for a minute: one that closes while a request is on its way loses it', async () => {
  const listener = await listen(
    0,
    async () => new Response('here'),
    () => {},
  );
  const { headers } = await fetch(listener.url);
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
  await listener.close();
});

test('a body that is refused unread costs the sender its connection, not the next request', async () => {
  const listener = await listen(
    0,
    async ({ method }) => (method === 'POST' ? new Response('too large', { status: 413 }) : new Response('here')),
    () => {},
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, body = '') =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request(listener.url, { agent, method, headers: { 'content-length': body.length } }, (answer) => {
        answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]));
      });
      sent.on('error', reject).end(body);
    });
  // Small enough to have left before the answer comes, larger than the server reads of what it does not want.
  expect(await send('POST', 'a'.repeat(300_000))).toEqual([413, 'close']);
  expect(await send('GET')).toEqual([200, 'keep-alive']);
  expect(await send('POST', 'a'.repeat(100_000))).toEqual([413, 'keep-alive']);
  expect(await send('GET')).toEqual([200, 'keep-alive']);
  agent.destroy();
  await listener.close();
});
