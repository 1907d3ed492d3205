// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeStorage } from './safeStorage.ts';

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });

beforeEach(() => {
  localStorage.clear();
  safeStorage.removeItem('k');
});
afterEach(() => vi.restoreAllMocks());

test('keeps a value for the tab when the device is full, never the older one (AUT-13)', () => {
  safeStorage.setItem('k', 'old');
  const setItem = refuse('setItem');
  safeStorage.setItem('k', 'new');
  expect(safeStorage.getItem('k')).toBe('new');
  expect(localStorage.getItem('k')).toBeNull();
  expect(safeStorage.isTemporary('k')).toBe(true);

  setItem.mockRestore();
  safeStorage.setItem('k', 'newest');
  expect(localStorage.getItem('k')).toBe('newest');
  expect(safeStorage.isTemporary('k')).toBe(false);
});

test('works where storage is blocked altogether (AUT-13)', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method);
  expect(safeStorage.getItem('k')).toBeNull();
  safeStorage.setItem('k', 'v');
  expect(safeStorage.getItem('k')).toBe('v');
  safeStorage.removeItem('k');
  expect(safeStorage.getItem('k')).toBeNull();
});

test('sees what another tab has written', () => {
  safeStorage.setItem('k', 'mine');
  localStorage.setItem('k', 'theirs');
  expect(safeStorage.getItem('k')).toBe('theirs');
});
