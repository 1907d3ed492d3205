import { expect, test } from 'vitest';
import { backendErrorText } from './errors.ts';
import { BackendRefusal, dataOf, isFinal } from './refusal.ts';

test('gives the data of an answer', () => {
  expect(dataOf({ data: [{ id: 'a' }], error: null, status: 200 })).toEqual([{ id: 'a' }]);
  expect(dataOf({ data: null, error: null, status: 204 })).toBeNull();
});

test('keeps code and status of a refusal, so that the visitor reads the sentence of that code', () => {
  const refused = { data: null, error: { message: 'permission denied', code: '42501' }, status: 403 };
  expect(() => dataOf(refused)).toThrow(BackendRefusal);
  try {
    dataOf(refused);
  } catch (error) {
    expect(error).toMatchObject({ message: 'permission denied', code: '42501', status: 403 });
    expect(backendErrorText(error)).toBe('Vous n’avez pas accès à cet élément.');
  }
});

test.each([
  [403, true],
  [404, true],
  [400, true],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [0, false],
])('a refusal with status %i is final: %s', (status, expected) => {
  expect(isFinal(new BackendRefusal({ message: 'no' }, status))).toBe(expected);
});

test('what is no refusal may pass', () => {
  expect(isFinal(new Error('Failed to fetch'))).toBe(false);
  expect(isFinal(undefined)).toBe(false);
});
