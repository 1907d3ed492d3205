import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creatorSplit } from './creatorSplit.ts';

test.each([
  [9999, 6999, 3000],
  [700, 490, 210],
  [0, 0, 0],
  [1, 0, 1],
])('parts %d cents into %d and %d (CON-003)', (cents, creator, platform) => {
  expect(creatorSplit(cents)).toEqual({ creator, platform });
});

test('never loses a cent and rounds the creator down (CON-003)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const { creator, platform } = creatorSplit(cents);
      expect(creator + platform).toBe(cents);
      expect(creator * 100).toBeLessThanOrEqual(cents * 70);
      expect((creator + 1) * 100).toBeGreaterThan(cents * 70);
    }),
    { numRuns: runs(1000, 1_000_000) },
  );
});
