import { expect, test } from 'vitest';
import { isRangeOf, precondition } from './preconditions.ts';

const ETAG = '"a"';
const MODIFIED = 'Tue, 24 Nov 2026 10:00:00 GMT';
const LATER = 'Tue, 24 Nov 2026 10:00:01 GMT';
const BEFORE = 'Tue, 24 Nov 2026 09:59:59 GMT';
const asking = (headers: Record<string, string>) => new Request('http://site.test', { headers });

test.each([
  [{}, undefined],
  [{ 'if-none-match': '"a"' }, 304],
  // A proxy that compresses weakens them.
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", W/"a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, undefined],
  [{ 'if-none-match': 'a' }, undefined],
  [{ 'if-none-match': '"b"', 'if-modified-since': MODIFIED }, undefined],
  [{ 'if-modified-since': MODIFIED }, 304],
  [{ 'if-modified-since': LATER }, 304],
  [{ 'if-modified-since': BEFORE }, undefined],
  [{ 'if-modified-since': 'hier' }, undefined],
  [{ 'if-match': '"a"' }, undefined],
  [{ 'if-match': '"b", "a"' }, undefined],
  [{ 'if-match': '*' }, undefined],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
  [{ 'if-unmodified-since': BEFORE }, 412],
  [{ 'if-unmodified-since': MODIFIED }, undefined],
  [{ 'if-unmodified-since': 'hier' }, undefined],
])('%o asks for %s', (headers, instead) => {
  expect(precondition(asking(headers as Record<string, string>), { etag: ETAG, lastModified: MODIFIED })).toBe(instead);
});

test('without a date only versions count', () => {
  const instead = (headers: Record<string, string>) => precondition(asking(headers), { etag: ETAG });
  expect(instead({ 'if-modified-since': MODIFIED })).toBeUndefined();
  expect(instead({ 'if-unmodified-since': BEFORE })).toBeUndefined();
  expect(instead({ 'if-none-match': ETAG })).toBe(304);
});

test.each([
  [undefined, true],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', false],
  [MODIFIED, true],
  [BEFORE, false],
])('a part is of the version before, or the whole comes: %s', (known, isPart) => {
  const headers: Record<string, string> = known === undefined ? {} : { 'if-range': known };
  expect(isRangeOf(asking(headers), { etag: ETAG, lastModified: MODIFIED })).toBe(isPart);
});
