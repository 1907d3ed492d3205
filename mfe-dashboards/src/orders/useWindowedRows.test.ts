import { expect, test } from 'vitest';
import { windowAt } from './useWindowedRows.ts';

test('of 10 000 rows only those near the view stand in the page, wherever it is scrolled to', () => {
  for (const above of [-400, 0, 37, 5_000, 321_987, 559_000, 700_000]) {
    const { first, end } = windowAt(above, 900, 10_000, 56);
    expect(end - first).toBeLessThanOrEqual(60);
    const seen = [Math.max(0, Math.floor(above / 56)), Math.min(10_000, Math.ceil((above + 900) / 56))] as const;
    if (seen[0] >= seen[1]) continue;
    expect(first).toBeLessThanOrEqual(seen[0]);
    expect(end).toBeGreaterThanOrEqual(seen[1]);
  }
});

test('a scroll of a few pixels changes nothing', () => {
  expect(windowAt(5_000, 900, 10_000, 56)).toEqual(windowAt(5_020, 900, 10_000, 56));
});
