import { expect, test, vi } from 'vitest';
import { elementError } from './elementError.ts';

const container = {} as Element;

test('says what was looked for first, then the page, both within two thousand characters', () => {
  const page = `\u001b[36m<div>\u001b[39m${'<p />'.repeat(2000)}`;
  const { name, message } = elementError(() => page)('Unable to find a button', container);
  expect(name).toBe('TestingLibraryElementError');
  expect(message).toMatch(/^Unable to find a button\n\n<div><p \/>.*…$/s);
  expect(message).toHaveLength(2000);
});

test('leaves what is short as it is', () => {
  expect(elementError(() => '<p />')('Unable to find a button', container).message).toBe(
    'Unable to find a button\n\n<p />',
  );
});

test('prints no page of which nobody reads the error', () => {
  const print = vi.fn(() => '<p />');
  elementError(print)('Unable to find a button', container);
  expect(print).not.toHaveBeenCalled();
});
