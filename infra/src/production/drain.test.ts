import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDrain, DRAIN_MS } from './drain.ts';

test('what runs is answered, a connection that rests takes one more request, and no new one comes', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, answer) => {
    if (request.url === '/slow') waiting.push(answer);
    else answer.end('page');
  });
  // Longer than the test: nothing rests to its end.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const [resting, busy] = agents as [Agent, Agent];
  const load = (path: string, agent: Agent) =>
    new Promise<readonly [string | undefined, string]>((resolve, reject) => {
      const asked = get({ port, path, agent }, async (answer) => {
        resolve([answer.headers.connection, (await answer.setEncoding('utf8').toArray()).join('')]);
      });
      asked.on('error', reject);
    });
  expect(await load('/', resting)).toEqual(['keep-alive', 'page']);
  const slow = load('/slow', busy);
  await expect.poll(() => waiting.length).toBe(1);

  const upgraded = connect(port, '127.0.0.1');
  const drain = createDrain(server, [upgraded]);
  expect(drain.isDraining()).toBe(false);
  let isOver = false;
  const over = drain.run(0).then(() => {
    isOver = true;
  });
  expect(drain.isDraining()).toBe(true);
  await expect.poll(() => server.listening).toBe(false);
  expect(await load('/', resting)).toEqual(['close', 'page']);
  const refused = connect(port, '127.0.0.1');
  expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNREFUSED' }]);
  expect([isOver, upgraded.destroyed]).toEqual([false, true]);
  waiting[0]?.end('late');
  expect((await slow)[1]).toBe('late');
  busy.destroy();
  await over;
});

test('what takes as long as the backend may is answered, and what never ends is cut', async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer((_, answer) => void waiting.push(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const load = async () => {
    const asked = get({ port, agent: false });
    const [answer] = await once(asked, 'response');
    return (await answer.setEncoding('utf8').toArray()).join('');
  };
  const slow = load();
  await expect.poll(() => waiting.length).toBe(1);
  const endless = expect(load()).rejects.toThrow('socket hang up');
  await expect.poll(() => waiting.length).toBe(2);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const over = createDrain(server, []).run(0);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  // Past the 15 s of PROXY_LIMIT_MS (infra/src/composer/proxy.ts).
  vi.advanceTimersByTime(20_000);
  waiting[0]?.end('late');
  expect(await slow).toBe('late');
  vi.advanceTimersByTime(DRAIN_MS - 20_000);
  await endless;
  await over;
});
