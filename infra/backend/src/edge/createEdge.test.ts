import { expect, test, vi } from 'vitest';
import { MAILBOX_PATH } from '../dev/Mailbox.ts';
import { readConfig } from '../project.ts';
import type { Secrets } from '../secrets.ts';
import { createEdge } from './createEdge.ts';
import type { FunctionFinder } from './functionRoute.ts';

const secrets: Secrets = {
  jwtSecret: 'not used by these requests, which carry no token',
  publishableKey: 'sb_publishable_of-this-test-only',
  secretKey: 'sb_secret_of-this-test-only',
};

function edgeBefore(
  api: (request: Request) => Promise<Response>,
  findFunction: FunctionFinder = () => async () => Response.json({}),
) {
  const nothing = { page: async () => new Response() };
  const edge = createEdge({
    secrets,
    config: readConfig(),
    api,
    rest: (_url, _method, body, ask) => ask(body),
    findFunction,
    evaluation: { mailbox: nothing, simulator: nothing },
    storage: async () => new Response(),
    securityLog: { record: async () => {}, answer: async () => new Response() },
    isBanned: async () => false,
    sql: async () => [],
    sendMail: async () => {},
    siteUrl: 'http://localhost:4100',
    publicDemo: false,
  });
  return (path = '/rest/v1/formations', init: RequestInit = {}, client = 'x') =>
    edge(
      new Request(`http://evil.example${path}`, {
        ...init,
        headers: { apikey: secrets.publishableKey, ...init.headers },
      }),
      {
        client,
        isSite: false,
        isThisMachine: false,
      },
    );
}

/** Answers one after the other what is worked on, until nothing is. */
async function finish(running: (() => void)[]) {
  for (; running.length > 0; await new Promise(setImmediate)) running.shift()?.();
}

test('works on 4 reads, lets 20 wait, sheds the rest within milliseconds and recovers (LOD-02)', async () => {
  const running: (() => void)[] = [];
  const ask = edgeBefore(() => new Promise((resolve) => running.push(() => resolve(Response.json([])))));
  // The clock stands still: what waited for any time would not come.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answers = Array.from({ length: 200 }, (_, index) => ask(undefined, {}, `client ${index}`));
  const shed = await Promise.all(answers.slice(24));
  vi.useRealTimers();
  for (const response of shed) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  }
  expect(running).toHaveLength(4);
  await finish(running);
  expect(new Set((await Promise.all(answers.slice(0, 24))).map(({ status }) => status))).toEqual(new Set([200]));
  const next = ask();
  await vi.waitUntil(() => running.length === 1);
  running[0]?.();
  expect((await next).status).toBe(200);
});

test('a flood of one kind, or of one client, leaves the others their places (LOD-02)', async () => {
  const running: (() => void)[] = [];
  const held = () => new Promise<Response>((resolve) => running.push(() => resolve(Response.json([]))));
  const ask = edgeBefore(held, () => held);
  const statusOf = async (answer: Promise<Response>) => {
    const first = await Promise.race([
      answer,
      new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined))),
    ]);
    return first?.status;
  };
  const flood = Array.from({ length: 50 }, () => ask('/rest/v1/formations', {}, 'flood'));
  const shed = (await Promise.all(flood.map(statusOf))).filter((status) => status === 503);
  expect(shed).toHaveLength(38);
  expect(await statusOf(ask('/rest/v1/formations', {}, 'reader'))).toBeUndefined();
  const crowd = Array.from({ length: 200 }, (_, index) => ask('/rest/v1/formations', {}, `client ${index}`));
  expect(await statusOf(crowd.at(-1) as Promise<Response>)).toBe(503);
  // Of every other kind one more is worked on at once, from the client that floods too.
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  for (const path of [
    '/auth/v1/token?grant_type=refresh_token',
    '/functions/v1/create-payment',
    '/functions/v1/lead',
  ]) {
    const before = running.length;
    const answer = ask(path, json, 'flood');
    await vi.waitUntil(() => running.length === before + 1);
    running.pop()?.();
    expect((await answer).status, path).toBe(200);
  }
  await finish(running);
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
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
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

test('shows the mailbox to who sits at this machine, and to nobody on a public demonstration (AMB-59)', async () => {
  const nothing = { page: async () => new Response() };
  const options = {
    secrets,
    config: readConfig(),
    api: nothing.page,
    rest: nothing.page,
    findFunction: () => nothing.page,
    storage: nothing.page,
    evaluation: { mailbox: nothing, simulator: nothing },
    securityLog: { record: async () => {}, answer: async () => new Response() },
    isBanned: async () => false,
    sql: async () => [],
    sendMail: async () => {},
    siteUrl: 'http://localhost:4100',
  };
  const ask = async (publicDemo: boolean, isThisMachine: boolean) => {
    const edge = createEdge({ ...options, publicDemo });
    // The address is the proxy's for everybody who comes through one.
    const caller = { client: '127.0.0.1', isSite: false, isThisMachine };
    return (await edge(new Request(`http://localhost${MAILBOX_PATH}`), caller)).status;
  };
  expect(await ask(false, true)).toBe(200);
  expect(await ask(false, false)).toBe(404);
  expect(await ask(true, true)).toBe(404);
});
