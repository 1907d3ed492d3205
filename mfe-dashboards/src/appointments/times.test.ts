import { expect, test } from 'vitest';
import { midnight } from './times.ts';

test('knows midnight in Québec on both sides of a change of clocks', () => {
  expect(['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02'].map(midnight)).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ]);
});
