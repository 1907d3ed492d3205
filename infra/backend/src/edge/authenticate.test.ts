import { sign } from 'hono/jwt';
import { afterEach, expect, test, vi } from 'vitest';
import type { Secrets } from '../secrets.ts';
import { authenticate } from './authenticate.ts';

const secrets = { jwtSecret: 'x'.repeat(40), publishableKey: 'public', secretKey: 'secret' } as Secrets;

const ask = (token: string, asked = secrets) =>
  authenticate(
    new Request('http://site.test/rest/v1/x', { headers: { apikey: 'public', authorization: `Bearer ${token}` } }),
    asked,
    true,
  );
const tokenUntil = (exp: number, role = 'authenticated') =>
  sign({ sub: '1', role, iat: exp - 60, exp }, secrets.jwtSecret, 'HS256');

afterEach(() => vi.useRealTimers());

test('refuses a token that has expired, also one that was valid before (AUT-03)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const token = await tokenUntil(Math.floor(Date.now() / 1000) + 60);
  expect(await ask(token)).toEqual({ ok: true, token });
  vi.advanceTimersByTime(58_000);
  expect(await ask(token)).toEqual({ ok: true, token });
  vi.advanceTimersByTime(3_000);
  expect(await ask(token)).toMatchObject({ ok: false, code: 'bad_jwt' });
});

test("knows no token of another installation's secret, nor one that was refused (AUT-03)", async () => {
  const token = await tokenUntil(Math.floor(Date.now() / 1000) + 60);
  expect(await ask(token)).toMatchObject({ ok: true });
  expect(await ask(token, { ...secrets, jwtSecret: 'y'.repeat(40) })).toMatchObject({ ok: false });
  const elevated = await tokenUntil(Math.floor(Date.now() / 1000) + 60, 'service_role');
  for (let times = 0; times < 2; times += 1) expect(await ask(elevated)).toMatchObject({ ok: false, code: 'bad_jwt' });
});
