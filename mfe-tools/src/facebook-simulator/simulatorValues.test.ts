import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatorFields } from '../content/facebookSimulator.ts';
import { fromHash, initialValues, toHash, toInputs } from './simulatorValues.ts';

test('starts with the stated defaults and steps (TLS-005, TLS-006)', () => {
  expect(toInputs(initialValues)).toEqual({ budget: 1000, ctr: 1.5, cpc: 0.8, conversion: 3 });
  const steps = Object.fromEntries(simulatorFields.map(({ name, step }) => [name, step]));
  expect(steps).toMatchObject({ ctr: 0.1, cpc: 0.01, conversion: 0.1 });
});

test('comes back from an address as it was', () => {
  const number = fc.integer({ min: 0, max: 999_999 }).map((cents) => String(cents / 100));
  fc.assert(
    fc.property(fc.record({ budget: number, ctr: number, cpc: number, conversion: number }), (values) => {
      expect(fromHash(toHash(values))).toEqual(values);
    }),
  );
});

test('understands any address: what is no number keeps its initial value', () => {
  expect(fromHash('#contenu')).toBeUndefined();
  expect(fromHash('#budget=<script>&ctr=2')).toEqual({ ...initialValues, ctr: '2' });
  fc.assert(fc.property(fc.string(), (text) => void fromHash(`#cpc=${text}`)));
});

test('reads a decimal comma, and an empty field as no number (TLS-012)', () => {
  expect(toInputs({ ...initialValues, cpc: '0,95' }).cpc).toBe(0.95);
  expect(toInputs({ ...initialValues, cpc: ' ' }).cpc).toBeNaN();
});
