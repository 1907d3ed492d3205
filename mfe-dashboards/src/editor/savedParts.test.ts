import { expect, test } from 'vitest';
import { type SavedPart, savedWhole } from './savedParts.ts';

const part = (state: SavedPart['state'], minute?: number): SavedPart => ({
  state,
  savedAt: minute === undefined ? undefined : new Date(2026, 10, 28, 14, minute),
  flush: () => undefined,
});

test('says of several texts what the least kept one is, and when the latest was saved', () => {
  expect(savedWhole([])).toEqual({ state: 'saved', savedAt: undefined });
  expect(savedWhole([part('saved', 30), part('saved', 32), part('saved')])).toEqual({
    state: 'saved',
    savedAt: new Date(2026, 10, 28, 14, 32),
  });
  expect(savedWhole([part('saved', 30), part('waiting'), part('failed')]).state).toBe('failed');
  expect(savedWhole([part('failed'), part('changed')]).state).toBe('changed');
});
