// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { takeUrlSession } from './urlSession.ts';

const arriveAt = (address: string) => history.replaceState(null, '', address);
const now = () => Math.round(Date.now() / 1000);

afterEach(() => vi.restoreAllMocks());

test('takes the tokens of a mail link out of the address, and leaves no trace of them', () => {
  const warn = vi.spyOn(console, 'warn');
  const entries = history.length;
  arriveAt(`/?next=/dashboard#access_token=a&refresh_token=r&expires_in=600&expires_at=${now() + 600}&type=magiclink`);
  expect(takeUrlSession(false)).toEqual({ kind: 'tokens', refreshToken: 'r', recovery: false });
  expect(location.href).toMatch(/\/\?next=\/dashboard$/);
  expect(history.length).toBe(entries);
  expect(warn).not.toHaveBeenCalled();
  expect(takeUrlSession(false)).toBeUndefined();
});

test('tells a recovery link', () => {
  arriveAt('/#access_token=a&refresh_token=r&expires_in=600&type=recovery');
  expect(takeUrlSession(false)).toEqual({ kind: 'tokens', refreshToken: 'r', recovery: true });
});

test.each([
  [119, 0],
  [121, 1],
  [86_400, 1],
])('warns about a session that was issued %i s ago: %i (SHL-045, CON-006)', (age, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  arriveAt(`/#access_token=a&refresh_token=r&expires_in=600&expires_at=${now() - age + 600}`);
  takeUrlSession(false);
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test('exchanges a code only in the browser that has asked for it', () => {
  const code = '5f2b1f0e-6a3a-4c56-9d5e-0d5a3f1f2b11';
  arriveAt(`/?code=${code}&next=/formations`);
  expect(takeUrlSession(true)).toEqual({ kind: 'code', code });
  expect(location.search).toBe('?next=%2Fformations');
  arriveAt(`/?code=${code}`);
  expect(takeUrlSession(false)).toEqual({ kind: 'refused' });
});

test('tells a link that is no good', () => {
  arriveAt('/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
  expect(takeUrlSession(false)).toEqual({ kind: 'refused' });
  expect(location.hash).toBe('');
});

test.each(['/', '/#forfaits', '/formations?code=PROMO15', '/#access_token=a', '/blog?error=1#suite'])(
  'leaves %s alone',
  (address) => {
    arriveAt(address);
    expect(takeUrlSession(true)).toBeUndefined();
    expect(location.pathname + location.search + location.hash).toBe(address);
  },
);
