import { expect, test, vi } from 'vitest';
import { MAILBOX_PATH } from '../dev/Mailbox.ts';
import { readConfig } from '../project.ts';
import type { Secrets } from '../secrets.ts';
import { createEdge } from './createEdge.ts';

const secrets: Secrets = {
  jwtSecret: 'not used by these requests, which carry no token',
  publishableKey: 'sb_publishable_of-this-test-only',
  secretKey: 'sb_secret_of-this-test-only',
};

function edgeBefore(api: (request: Request) => Promise<Response>) {
  const nothing = { page: async () => new Response() };
  const edge = createEdge({
    secrets,
    config: readConfig(),
    api,
    runFunction: async () => Response.json({}),
    mailbox: nothing,
    simulator: nothing,
    storage: async () => new Response(),
  });
  return (path = '/rest/v1/formations', init: RequestInit = {}) =>
    edge(
      new Request(`http://evil.example${path}`, {
        ...init,
        headers: { apikey: secrets.publishableKey, ...init.headers },
      }),
      {
        client: 'x',
      },
    );
}

test('works on 20 requests, lets 20 wait, sheds the rest within milliseconds and recovers (LOD-02)', async () => {
  const running: (() => void)[] = [];
  const ask = edgeBefore(() => new Promise((resolve) => running.push(() => resolve(Response.json([])))));
  const start = performance.now();
  const answers = Array.from({ length: 200 }, () => ask());
  const shed = await Promise.all(answers.slice(40));
  expect(performance.now() - start).toBeLessThan(500);
  for (const response of shed) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  }
  expect(running).toHaveLength(20);
  while (running.length > 0) {
    running.shift()?.();
    await new Promise(setImmediate);
  }
  expect(new Set((await Promise.all(answers.slice(0, 40))).map(({ status }) => status))).toEqual(new Set([200]));
  const next = ask();
  await vi.waitUntil(() => running.length === 1);
  running[0]?.();
  expect((await next).status).toBe(200);
});

test('answers 504 when the work takes too long', async () => {
  vi.useFakeTimers();
  try {
    const answer = edgeBefore(() => new Promise(() => {}))();
    await vi.advanceTimersByTimeAsync(10_001);
    expect((await answer).status).toBe(504);
  } finally {
    vi.useRealTimers();
  }
});

test('passes on known headers only, to an address of its own', async () => {
  let seen: Request | undefined;
  const ask = edgeBefore(async (request) => {
    seen = request;
    return Response.json([]);
  });
  await ask(`/rest/v1/formations?select=id&apikey=${secrets.publishableKey}`, {
    headers: {
      prefer: 'count=exact',
      'x-forwarded-for': '127.0.0.1',
      host: 'localhost',
      cookie: 'a=b',
      forwarded: 'host=localhost',
    },
  });
  expect(seen?.url).toBe('http://backend.internal/rest/v1/formations?select=id');
  expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
    apikey: secrets.publishableKey,
    prefer: 'count=exact',
    'x-forwarded-for': 'x',
  });
});

test('hides what went wrong inside', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await edgeBefore(async () => {
    throw new Error('password of the database');
  })();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('password');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('has no mailbox where the site has a public address, whoever seems to ask', async () => {
  const nothing = { page: async () => new Response() };
  const options = {
    secrets,
    config: readConfig(),
    api: nothing.page,
    runFunction: nothing.page,
    storage: nothing.page,
  };
  const ask = (mailbox: typeof nothing | undefined) =>
    createEdge({ ...options, mailbox, simulator: nothing })(new Request(`http://localhost${MAILBOX_PATH}`), {
      client: '127.0.0.1',
    });
  expect((await ask(undefined)).status).toBe(404);
  expect((await ask(nothing)).status).toBe(200);
});
