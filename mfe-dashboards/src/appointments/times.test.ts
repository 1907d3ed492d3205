import { expect, test } from 'vitest';
import { midnight, weekAround } from './times.ts';

test('knows midnight in Québec on both sides of a change of clocks', () => {
  expect(['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'].map(midnight)).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ]);
});

test('a day stands in seven that today begins, or in those that many weeks before or after', () => {
  const today = '2026-11-28';
  const week = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  expect(weekAround(today, today)).toEqual(week);
  expect(weekAround('2026-12-04', today)).toEqual(week);
  expect(weekAround('2026-12-05', today)[0]).toBe('2026-12-05');
  expect(weekAround('2026-11-27', today)[0]).toBe('2026-11-21');
});
