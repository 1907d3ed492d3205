import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portfolio } from '../content/portfolio.ts';
import { LEAST_ACTIVE, nextStats } from './nextStats.ts';

test('never shows fewer than 15 active projects, whatever chance says, over 200 changes (MKT-085)', () => {
  expect(LEAST_ACTIVE).toBe(15);
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (chances) => {
      let stats = portfolio.stats.first;
      for (let change = 0; change < 200; change += 1) {
        const next = nextStats(stats, () => chances.next().value as number);
        expect(next.activeProjects).toBeGreaterThanOrEqual(15);
        expect(next.sitesCreated).toBeGreaterThanOrEqual(stats.sitesCreated);
        expect(next.happyClients).toBeGreaterThanOrEqual(stats.happyClients);
        expect(next.codeLines).toBeGreaterThan(stats.codeLines);
        stats = next;
      }
    }),
    { numRuns: 30 },
  );
});

test('lets active projects go up and down (MKT-085)', () => {
  expect(nextStats(portfolio.stats.first, () => 0.999).activeProjects).toBe(portfolio.stats.first.activeProjects + 2);
  expect(nextStats(portfolio.stats.first, () => 0).activeProjects).toBe(portfolio.stats.first.activeProjects - 2);
});
