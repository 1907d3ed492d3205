import { expect, test } from 'vitest';
import { filtersOf } from './filters.ts';

test('an address says what is looked for, and nothing else reaches the database', () => {
  expect(filtersOf(new URLSearchParams('q= roy &etat=asked&du=2026-11-01&au=2026-11-30&page=3'), '2026-11-22')).toEqual(
    {
      words: 'roy',
      order_status: 'asked',
      since: '2026-11-01',
      until: '2026-11-30',
    },
  );
  expect(filtersOf(new URLSearchParams('q=&etat=volees&du=hier&au=2026-13-01'), '2026-11-22')).toEqual({});
  expect(filtersOf(new URLSearchParams('periode=lastMonth'), '2026-11-22')).toEqual({
    since: '2026-10-01',
    until: '2026-10-31',
  });
});
