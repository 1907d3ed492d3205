import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../registry/keys.ts';
import { MAX_PREVIEW_MS, readPreview, signPreview } from './token.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const { privateKey, publicKey } = newKey();
const preview = { remote: 'mfe-blog', version: '1.0.0-a1', expires: 60_000 };

test('a token says which release may be seen, until it is over', () => {
  const token = signPreview(preview, privateKey);
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  vi.setSystemTime(59_999);
  expect(readPreview(token, publicKey)).toEqual(preview);
  vi.setSystemTime(60_000);
  expect(readPreview(token, publicKey)).toBeUndefined();
});

test('none lasts longer than a day, whoever signs it', () => {
  const lasting = (expires: number) => readPreview(signPreview({ ...preview, expires }, privateKey), publicKey);
  expect(lasting(MAX_PREVIEW_MS)).toBeDefined();
  expect(lasting(MAX_PREVIEW_MS + 1)).toBeUndefined();
});

test.each([
  ['another key', () => signPreview(preview, newKey().privateKey)],
  [
    'another release',
    () => signPreview(preview, privateKey).replace(/^[^.]+/, encode({ ...preview, version: '2.0.0' })),
  ],
  ['no signature', () => `${encode(preview)}.`],
  ['nothing', () => ''],
  ['a shape that is no preview', () => signPreview({ ...preview, remote: '../blog' }, privateKey)],
])('a token with %s counts for nothing', (_, token) => {
  expect(readPreview(token(), publicKey)).toBeUndefined();
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
