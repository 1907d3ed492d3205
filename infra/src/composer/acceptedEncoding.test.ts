import { expect, test } from 'vitest';
import { acceptedEncoding, encodedEtag } from './acceptedEncoding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['deflate, zstd', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.2, gzip;q=0.5', 'gzip'],
  ['xbr, brotli', undefined],
  [' gzip ;q=0.8 ', 'gzip'],
])('encodings are chosen by their weights: %s', (header, encoding) => {
  const headers = header === undefined ? {} : { 'accept-encoding': header };
  expect(acceptedEncoding(new Request('http://site.test', { headers }))).toBe(encoding);
});

test('each encoding has an ETag of its own', () => {
  expect([encodedEtag('"a"', undefined), encodedEtag('"a"', 'br'), encodedEtag('"a"', 'gzip')]).toEqual([
    '"a"',
    '"a-br"',
    '"a-gzip"',
  ]);
});
