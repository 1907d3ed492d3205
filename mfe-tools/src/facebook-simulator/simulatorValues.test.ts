import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatorFields } from '../content/facebookSimulator.ts';
import { fromHash, initialValues, MOST_KEPT, toHash, toInputs } from './simulatorValues.ts';

const number = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 999_999 }).map((cents) => String(cents / 100)),
);
const values = fc.record({ budget: number, ctr: number, cpc: number, conversion: number });

test('starts with the stated defaults and steps (TLS-005, TLS-006)', () => {
  expect(toInputs(initialValues)).toEqual({ budget: 1000, ctr: 1.5, cpc: 0.8, conversion: 3 });
  const steps = Object.fromEntries(simulatorFields.map(({ name, step }) => [name, step]));
  expect(steps).toMatchObject({ ctr: 0.1, cpc: 0.01, conversion: 0.1 });
});

test('comes back from an address as it was, kept calculations and empty fields included', () => {
  fc.assert(
    fc.property(fc.record({ values, kept: fc.array(values, { maxLength: MOST_KEPT }) }), (simulation) => {
      expect(fromHash(toHash(simulation))).toEqual(simulation);
    }),
  );
});

test('understands any address: what is no number keeps its initial value', () => {
  expect(fromHash('#contenu')).toBeUndefined();
  expect(fromHash('#budget=<script>&ctr=2')).toEqual({ values: { ...initialValues, ctr: '2' }, kept: [] });
  expect(fromHash('#garde=5~~x&garde=&garde=1~1~1~1')?.kept).toEqual([
    { ...initialValues, budget: '5', ctr: '' },
    { ...initialValues, budget: '' },
  ]);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void fromHash(`#cpc=${text}&garde=${text}`)));
});

test('reads a decimal comma, and an empty field as no number (TLS-012)', () => {
  expect(toInputs({ ...initialValues, cpc: '0,95' }).cpc).toBe(0.95);
  expect(toInputs({ ...initialValues, cpc: ' ' }).cpc).toBeNaN();
});
