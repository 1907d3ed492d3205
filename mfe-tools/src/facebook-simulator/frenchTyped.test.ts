import { expect, test } from 'vitest';
import { plain } from '../testing/typing.ts';
import { frenchTyped } from './frenchTyped.ts';

test.each([
  ['1000', '1 000'],
  ['1.5', '1,5'],
  ['0.80', '0,80'],
  ['-5', '−5'],
])('writes %s as %s', (typed, shown) => {
  expect(plain(frenchTyped(typed) ?? '')).toBe(shown);
});

test.each(['', '1e308', '9999999999999', '0.1234567891'])('leaves %j to the field itself', (typed) => {
  expect(frenchTyped(typed)).toBeUndefined();
});
