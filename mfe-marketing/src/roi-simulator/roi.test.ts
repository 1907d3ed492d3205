import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { type RoiField, roi, roiFields } from './roi.ts';

test.each([
  [{ visitors: 5000, conversion: 2, basket: 100, investment: 8000 }, [10_000, 120_000, 1400, 1]],
  [{ visitors: 500, conversion: 0.5, basket: 25, investment: 8000 }, [62.5, 750, -90.625, 128]],
  [{ visitors: 50_000, conversion: 10, basket: 1000, investment: 3000 }, [5_000_000, 60_000_000, 1_999_900, 1]],
] as const)('%o brings back %o (MKT-050, MKT-051, MKT-052, MKT-053, CON-012)', (inputs, expected) => {
  const { monthly, yearly, roi: percent, breakEven } = roi(inputs);
  expect([monthly, yearly, percent, breakEven]).toEqual(expected);
});

/** Any place that a slider can stand on. */
const onSlider = (field: RoiField) => {
  const { min, max, step } = roiFields[field];
  return integer({ min: 0, max: Math.round((max - min) / step) }).map((steps) => min + steps * step);
};

test('follows its definition wherever the sliders stand (MKT-050 to MKT-053)', () => {
  const [visitors, conversion, basket, investment] = (['visitors', 'conversion', 'basket', 'investment'] as const).map(
    onSlider,
  ) as [never, never, never, never];
  assert(
    property(visitors, conversion, basket, investment, (people: number, share: number, order: number, cost: number) => {
      const result = roi({ visitors: people, conversion: share, basket: order, investment: cost });
      expect(result.monthly).toBeCloseTo((people * share * order) / 100, 6);
      expect(result.yearly).toBe(result.monthly * 12);
      expect(result.roi).toBeCloseTo((result.yearly / cost - 1) * 100, 6);
      // After that many months the site has paid for itself, and not one month before.
      expect(result.breakEven * result.monthly).toBeGreaterThanOrEqual(cost);
      expect((result.breakEven - 1) * result.monthly).toBeLessThan(cost);
    }),
  );
});

test('says that nothing sold never pays for anything', () => {
  assert(
    property(constantFrom('visitors', 'conversion', 'basket'), (nothing) => {
      const inputs = { visitors: 5000, conversion: 2, basket: 100, investment: 8000, [nothing]: 0 };
      expect(roi(inputs)).toEqual({ monthly: 0, yearly: 0, roi: -100, breakEven: Number.POSITIVE_INFINITY });
    }),
  );
});
