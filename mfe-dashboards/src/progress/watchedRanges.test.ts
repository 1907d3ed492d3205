import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWatched, formatWatched, parseWatched, type WatchedRange, watchedPercentage } from './watchedRanges.ts';

const stretches = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 40 })), {
  maxLength: 40,
});

test('holds the same seconds as a set would, sorted and apart (AMB-35)', () => {
  fc.assert(
    fc.property(stretches, (list) => {
      const seen = new Set<number>();
      let ranges: WatchedRange[] = [];
      for (const [from, length] of list) {
        ranges = addWatched(ranges, from, from + length);
        for (let second = from; second < from + length; second += 1) seen.add(second);
      }
      const held = ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index));
      expect(held).toEqual([...seen].sort((a, b) => a - b));
      for (const [index, range] of ranges.entries()) {
        const next = ranges[index + 1];
        if (next) expect(next[0]).toBeGreaterThan(range[1]);
      }
      expect(parseWatched(formatWatched(ranges))).toEqual(ranges);
      expect(watchedPercentage(ranges, 240)).toBe(Math.floor((seen.size / 240) * 100));
    }),
    { numRuns: runs(500, 50_000) },
  );
});

test('counts seconds that were begun, and a video of broken length to its end', () => {
  const ranges = addWatched([], 0.2, 9.7);
  expect(ranges).toEqual([[0, 10]]);
  expect(watchedPercentage(ranges, 9.7)).toBe(100);
});

test.each(['', null, undefined, 'nonsense', '{[5,'])('reads %j as nothing seen', (text) => {
  expect(parseWatched(text)).toEqual([]);
});

test.each([0, -1, Number.NaN])('gives no percentage of a video of %d seconds', (duration) => {
  expect(watchedPercentage([[0, 10]], duration)).toBe(0);
});
