import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

test('is a random UUID where a page has no secure context, and no two are alike (conditions C5)', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
