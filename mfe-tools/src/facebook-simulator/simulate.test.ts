import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const worked = { budget: 1000, ctr: 1.5, cpc: 0.8, conversion: 3 };
const money = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const rate = fc.double({ min: 0.1, max: 100, noNaN: true });
const inputs = fc.record({ budget: money, ctr: rate, cpc: money, conversion: rate });

test.each([
  [1000, 83_333.33, 1250, 37.5],
  [1600, 133_333.33, 2000, 60],
])('computes the worked examples: %i $ (AMB-22, CON-012)', (budget, impressions, clics, leads) => {
  const outcome = simulate({ ...worked, budget });
  expect(outcome.impressions).toBeCloseTo(impressions, 1);
  expect(outcome.clics).toBeCloseTo(clics, 6);
  expect(outcome.leads).toBeCloseTo(leads, 6);
  expect(outcome.coutParLead).toBeCloseTo(26.6667, 3);
});

test('computes the worked example (TLS-008, TLS-009, TLS-010, TLS-011)', () => {
  const { impressions, clics, leads, coutParLead } = simulate(worked);
  expect(impressions).toBeCloseTo(83_333.33, 1);
  expect(clics).toBeCloseTo(1250, 6);
  expect(leads).toBeCloseTo(37.5, 6);
  expect(coutParLead).toBeCloseTo(26.6667, 3);
});

test('never gives more leads than clicks, nor more clicks than impressions', () => {
  fc.assert(
    fc.property(inputs, (some) => {
      const { impressions = 0, clics = 0, leads = 0 } = simulate(some);
      expect(clics).toBeLessThanOrEqual(impressions * (1 + 1e-9));
      expect(leads).toBeLessThanOrEqual(clics * (1 + 1e-9));
    }),
  );
});

test('keeps the cost per lead whatever the budget, and the budget is what the leads cost', () => {
  fc.assert(
    fc.property(inputs, money, (some, budget) => {
      const first = simulate(some);
      const second = simulate({ ...some, budget });
      expect((second.coutParLead ?? 0) / (first.coutParLead ?? 1)).toBeCloseTo(1, 6);
      expect(((first.leads ?? 0) * (first.coutParLead ?? 0)) / some.budget).toBeCloseTo(1, 6);
    }),
  );
});

test.each([
  ['an empty cost per click', { cpc: Number.NaN }],
  ['a budget of zero', { budget: 0 }],
  ['a negative click rate', { ctr: -1 }],
  ['a click rate above 100 percent', { ctr: 250 }],
])('leaves everything open with %s (TLS-012)', (_, changed) => {
  expect(Object.values(simulate({ ...worked, ...changed }))).toEqual([undefined, undefined, undefined, undefined]);
});

test('leaves only leads and their cost open without a conversion (TLS-012)', () => {
  const { clics, leads, coutParLead } = simulate({ ...worked, conversion: Number.NaN });
  expect([Math.round(clics ?? 0), leads, coutParLead]).toEqual([1250, undefined, undefined]);
});

test('gives finite numbers or nothing, however absurd the inputs', () => {
  const any = fc.double();
  fc.assert(
    fc.property(fc.record({ budget: any, ctr: any, cpc: any, conversion: any }), (some) => {
      for (const value of Object.values(simulate(some)))
        if (value !== undefined) expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
