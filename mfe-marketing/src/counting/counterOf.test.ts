import { expect, test } from 'vitest';
import { counterOf } from './counterOf.ts';

test.each([
  ['42', 0, { target: 42, last: 42, hasTenths: false, content: 'counter(whole)' }],
  ['4,2x', 4, { target: 42, last: 40, hasTenths: true, content: "counter(whole) ',' counter(tenth) 'x'" }],
  ['−40\u00a0%', 40, { target: 40, last: 40, hasTenths: false, content: "'−' counter(whole) '\u00a0%'" }],
  ['+220\u00a0%', 200, { target: 220, last: 200, hasTenths: false, content: "'+' counter(whole) '\u00a0%'" }],
  ['12', 99, { target: 12, last: 12, hasTenths: false, content: 'counter(whole)' }],
])('counts to %s in steps that reach %f (MKT-029, AMB-16)', (value, reached, counter) => {
  expect(counterOf(value, reached)).toEqual(counter);
});

test('refuses what is no figure', () => {
  expect(() => counterOf('beaucoup')).toThrow('no figure');
});
