import { expect, test, vi } from 'vitest';
import { hashOfLaterData } from './dataText.ts';

test('what a release says of a page is hashed once, however often the page is composed', () => {
  const toJSON = vi.fn(() => 'é'.repeat(3000));
  const head = { title: '', description: '', keywords: [] };
  const loaded = { kind: 'page', status: 200, routeId: 'page', data: { toJSON }, head } as const;
  const resolved = { keep: 'always', query: '', isListed: true } as const;
  const hash = hashOfLaterData(resolved, loaded, 'https://site.test');
  expect(hash).toMatch(/^sha256-/);
  expect(hashOfLaterData(resolved, loaded, 'https://site.test')).toBe(hash);
  expect(toJSON).toHaveBeenCalledTimes(1);
});
