import { expect, test } from 'vitest';
import { measuredPages } from '../content/evidence/evidence.ts';
import { kept, weightOf } from './weights.ts';

test('every page that is shown as measured has been, on a day that has been, and has its name (AMB-56)', () => {
  expect(kept.pages.map(({ path }) => path)).toEqual(Object.keys(measuredPages));
  expect(new Date(kept.date).getTime()).toBeLessThanOrEqual(Date.now());
  expect(kept.lighthouse).toMatch(/^\d+\.\d+\.\d+$/);
  for (const page of kept.pages) {
    expect(page.bytes.html).toBeGreaterThan(1000);
    expect(weightOf(page)).toBe(Object.values(page.bytes).reduce((sum, part) => sum + part, 0));
    for (const score of Object.values(page.scores)) expect(score).toBeLessThanOrEqual(100);
  }
});
