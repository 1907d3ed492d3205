import { isFinal } from '@agence/shared-contracts/backend/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { callForFile, callFunction } from './callFunction.ts';
import { storageLink } from './storageLink.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['a function', () => callFunction('delete-account', {}, 'token'), 'delete-account'],
  ['storage', () => storageLink({ path: 'downloads/a.pdf', accessToken: 'token', seconds: 60 }), 'Storage'],
])('the refusal of %s keeps its code and status', async (_, ask, name) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ code: 'wrong_user' }, { status: 403 }));
  const refused = await ask().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'wrong_user', status: 403, message: `${name} answered 403 wrong_user` });
  expect(isFinal(refused)).toBe(true);
});

test('an answer that is no JSON, a proxy’s page, has no code and may pass', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const failed = await callFunction('export-account', {}, 'token').catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: '', status: 502, message: 'export-account answered 502' });
  expect(isFinal(failed)).toBe(false);
});

test.each([
  ['a function', () => callFunction('delete-account', {}, 'token'), 'delete-account'],
  ['one with a file', () => callForFile('export-account', {}, 'token'), 'export-account'],
])('the sign-in page of a guest network is no answer of %s', async (_, ask, name) => {
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(page);
  await expect(ask()).rejects.toThrow(`Something else than ${name} answered`);
});
