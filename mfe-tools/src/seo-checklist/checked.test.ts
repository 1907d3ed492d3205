// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { checklistItems } from '../content/seoChecklistItems.ts';
import { fromHash, keepChecked, progressPercent, readChecked, toHash } from './checked.ts';

const ids = checklistItems.map(({ id }) => id);
const someIds = fc.subarray(ids);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  [0, 0],
  [3, 30],
  [10, 100],
])('%i done items make %i percent (TLS-015)', (done, percent) => {
  expect(progressPercent(done, ids.length)).toBe(percent);
});

test('comes back from an address as it was (TLS-014)', () => {
  fc.assert(
    fc.property(someIds, (some) => {
      expect([...(fromHash(toHash(new Set(some)), ids) ?? [])]).toEqual(some);
    }),
  );
});

test('comes back from the device as it was', () => {
  fc.assert(
    fc.property(someIds, (some) => {
      expect(keepChecked(new Set(some))).toBe(true);
      expect([...readChecked(ids)]).toEqual(some);
    }),
  );
});

test('understands any address, and only names items that exist', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `#coches=${text}`),
      (hash) => {
        expect([...(fromHash(hash, ids) ?? [])].filter((id) => !ids.includes(id))).toEqual([]);
      },
    ),
  );
  expect(fromHash('', ids)).toBeUndefined();
  expect(fromHash('#contenu', ids)).toBeUndefined();
});

test.each(['', '{', 'null', '{"titres":true}', '["inconnu",7,null]'])(
  'reads corrupt storage as nothing done: %s',
  (stored) => {
    localStorage.setItem('checklist-seo', stored);
    expect(readChecked(ids).size).toBe(0);
  },
);

test('says so where the browser blocks storage, and reads nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(keepChecked(new Set(['titres']))).toBe(false);
  expect(readChecked(ids).size).toBe(0);
});
