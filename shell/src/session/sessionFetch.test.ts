import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionFetch } from './sessionFetch.ts';

const REFRESH = 'https://site.test/auth/v1/token?grant_type=refresh_token';
const server = vi.fn<typeof fetch>();
const onUnavailable = vi.fn();
const refreshAccessToken = vi.fn<(refused: string) => Promise<string | undefined>>();
const isMember = vi.fn(() => false);
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const make = () => createSessionFetch({ onUnavailable, refreshAccessToken, isMember });
const answerWith = (answer: () => Response) => {
  const start = Date.now();
  server.mockImplementation(async () => {
    asked.push((Date.now() - start) / 1000);
    return answer();
  });
};

/** The response, or what was thrown, once all waiting is over. */
async function outcomeOf(request: Promise<Response>) {
  const outcome = request.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

test('asks for the session at 0, 1, 3 and 6 s, then says that it is unavailable (SHL-035, CON-006)', async () => {
  answerWith(() => Response.json({ message: 'down' }, { status: 503 }));
  const ask = make();
  expect(await outcomeOf(ask(REFRESH))).toBeInstanceOf(TypeError);
  expect(asked).toEqual([0, 1, 3, 6]);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

test('leaves a service that was just found unavailable alone, and asks again later', async () => {
  answerWith(() => Response.json({}, { status: 500 }));
  const ask = make();
  await outcomeOf(ask(REFRESH));
  await outcomeOf(ask(REFRESH));
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(31_000);
  answerWith(() => Response.json({ access_token: 'a' }));
  expect(await outcomeOf(ask(REFRESH))).toHaveProperty('ok', true);
});

test('takes nothing but a refusal in JSON for the end of a session (AUT-11)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.boolean(), async (status, isJson) => {
      const type = isJson ? 'application/json' : 'text/html';
      answerWith(() => new Response('{}', { status, headers: { 'content-type': type } }));
      const outcome = await outcomeOf(make()(REFRESH));
      const isRefusal = isJson && status < 500 && status !== 429;
      expect(outcome).toBeInstanceOf(isRefusal ? Response : Error);
    }),
    { numRuns: runs(60, 1000) },
  );
});

test.each([502, 503, 504])('asks again after %i, as it may pass (SHL-042)', async (status) => {
  answerWith(() => (asked.length < 3 ? Response.json({}, { status }) : Response.json({ ok: true })));
  const outcome = await outcomeOf(make()('https://site.test/auth/v1/token?grant_type=password', { method: 'POST' }));
  expect(outcome).toHaveProperty('status', 200);
  expect(asked).toEqual([0, 1, 3]);
});

test.each([
  ['signup', 504, 1],
  ['otp', 502, 1],
  ['recover', 503, 4],
])('does not repeat %s after %i when that could do it twice', async (path, status, times) => {
  answerWith(() => Response.json({}, { status }));
  await outcomeOf(make()(`https://site.test/auth/v1/${path}`, { method: 'POST' }));
  expect(asked).toHaveLength(times);
});

test('counts the expiry of a session by this device’s clock (AUT-12)', async () => {
  answerWith(() => Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600, expires_at: 1 }));
  const answer = (await outcomeOf(make()(REFRESH))) as Response;
  expect(await answer.json()).toEqual({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
});

test('replaces a refused access token by a fresh one (SHL-042)', async () => {
  refreshAccessToken.mockResolvedValue('fresh');
  server.mockResolvedValueOnce(new Response(null, { status: 401 })).mockResolvedValueOnce(Response.json([]));
  const headers = { apikey: 'public-key', authorization: 'Bearer old' };
  const answer = await make()('https://site.test/rest/v1/formations', { headers });
  expect(answer.status).toBe(200);
  expect(refreshAccessToken).toHaveBeenCalledWith('old');
  expect(new Headers(server.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer fresh');
});

test.each([
  ['is refused and cannot be replaced', 'old', ['Bearer old']],
  ['has gone from the device', 'public-key', []],
])('asks nothing of a member as a stranger when their session %s', async (_, token, sent) => {
  isMember.mockReturnValue(true);
  refreshAccessToken.mockResolvedValue(undefined);
  server.mockImplementation(async () => new Response(null, { status: 401 }));
  const headers = { apikey: 'public-key', authorization: `Bearer ${token}` };
  expect((await make()('https://site.test/rest/v1/progress', { headers })).status).toBe(401);
  expect(refreshAccessToken).toHaveBeenCalledExactlyOnceWith(token);
  expect(server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual(sent);
});

test('asks with the session that another tab has stored since', async () => {
  isMember.mockReturnValue(true);
  refreshAccessToken.mockResolvedValue('theirs');
  server.mockResolvedValue(Response.json([]));
  const headers = { apikey: 'public-key', authorization: 'Bearer public-key' };
  expect((await make()('https://site.test/rest/v1/progress', { headers })).status).toBe(200);
  expect(new Headers(server.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer theirs');
});

test('reads public data without a token that waits for the code of a second factor (AUT-09)', async () => {
  server.mockResolvedValue(Response.json([]));
  const token = `e30.${btoa(JSON.stringify({ needs_factor: true })).replaceAll('=', '')}.signature`;
  const headers = { apikey: 'public-key', authorization: `Bearer ${token}` };
  expect((await make()('https://site.test/rest/v1/formations', { headers })).status).toBe(200);
  expect(new Headers(server.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer public-key');
  expect(refreshAccessToken).not.toHaveBeenCalled();
});

test('leaves a refused visitor without a session alone', async () => {
  server.mockResolvedValue(new Response(null, { status: 401 }));
  const headers = { apikey: 'public-key', authorization: 'Bearer public-key' };
  expect((await make()('https://site.test/rest/v1/orders', { headers })).status).toBe(401);
  expect(server).toHaveBeenCalledTimes(1);
});
