import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('periods begin and end on days of Québec, over the turn of a year too', () => {
  expect(periodOf('month', '2026-11-22')).toEqual({ since: '2026-11-01', until: '2026-11-22' });
  expect(periodOf('lastMonth', '2026-01-05')).toEqual({ since: '2025-12-01', until: '2025-12-31' });
  expect(periodOf('lastMonth', '2024-03-31')).toEqual({ since: '2024-02-01', until: '2024-02-29' });
  expect(periodOf('quarter', '2026-11-22')).toEqual({ since: '2026-10-01', until: '2026-11-22' });
  expect(periodOf('year', '2026-11-22')).toEqual({ since: '2026-01-01', until: '2026-11-22' });
});
