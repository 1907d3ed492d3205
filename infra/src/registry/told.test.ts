import { expect, test } from 'vitest';
import type { Action } from './history.ts';
import { told } from './told.ts';

const now = new Date();
const time = now.toTimeString().slice(0, 5);
const entry = (action: Action, from: string | null, to: string | null, at = now.toISOString()) => ({
  ...{ revision: 7, at, by: 'Maude', why: '', action, previous: '' },
  changes: [{ remote: 'mfe-blog', from, to }],
});

test.each<[Action, string | null, string | null, string]>([
  ['publish', null, '2', 'published mfe-blog 2'],
  ['promote', '1', '2', 'promoted mfe-blog 2'],
  ['promote', '1', null, 'promoted mfe-blog none'],
  ['rollback', '2', '1', 'rolled back mfe-blog to 1'],
  ['withdraw', '2', '1', 'withdrew mfe-blog 2'],
  ['prune', '1', null, 'pruned mfe-blog none'],
  ['lock', '1', '1', 'locked mfe-blog'],
  ['unlock', '1', '1', 'unlocked mfe-blog'],
])('tells of a %s from %s to %s: %s', (action, from, to, sentence) => {
  expect(told(entry(action, from, to))).toBe(`Maude ${sentence} at ${time}`);
});

test('names all that were changed at once, and the day where that is not today', () => {
  const before = entry('promote', null, '2', '2026-01-02T12:00:00.000Z');
  const both = { ...before, changes: [...before.changes, { remote: 'shell', from: null, to: '3' }] };
  expect(told(both)).toMatch(/^Maude promoted mfe-blog 2, shell 3 at \d\d:\d\d on 2026-01-02$/);
});
