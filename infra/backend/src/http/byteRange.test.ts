import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './byteRange.ts';

test('understands one range of bytes and takes everything else for none', () => {
  expect(parseRange('bytes=0-4', 10)).toEqual({ start: 0, end: 4 });
  expect(parseRange('bytes=4-', 10)).toEqual({ start: 4, end: 9 });
  expect(parseRange('bytes=-4', 10)).toEqual({ start: 6, end: 9 });
  expect(parseRange('bytes=-40', 10)).toEqual({ start: 0, end: 9 });
  expect(parseRange('bytes=0-99', 10)).toEqual({ start: 0, end: 9 });
  for (const unsatisfiable of ['bytes=10-', 'bytes=-0', 'bytes=10-12']) {
    expect(parseRange(unsatisfiable, 10)).toBe('unsatisfiable');
  }
  for (const none of [null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b']) {
    expect(parseRange(none, 10)).toBeUndefined();
  }
});

test('never asks the disk for bytes that are not there (SRV-01, threats F9)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,18}-\d{0,18}$/)), fc.nat(1000), (header, size) => {
      const range = parseRange(header, size);
      if (typeof range !== 'object') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
      expect(range.start).toBeLessThanOrEqual(range.end);
    }),
    { numRuns: runs(1000, 100_000) },
  );
});
