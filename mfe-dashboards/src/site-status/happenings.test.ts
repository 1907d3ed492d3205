import { expect, test } from 'vitest';
import { happeningsOf } from './happenings.ts';

const entry = (revision: number, action: string, to: string) => ({
  ...{ revision, action, at: '2026-11-22T12:00:00.000Z', by: 'start', why: '' },
  changes: [{ remote: 'mfe-blog', from: null, to }],
});

test('names a version that was published and put online once, and what is no pair by itself', () => {
  const history = [
    entry(4, 'promote', 'b'),
    entry(3, 'publish', 'b'),
    entry(2, 'promote', 'a'),
    entry(1, 'publish', 'c'),
  ];
  expect(happeningsOf(history).map(({ revision, actions }) => [revision, actions])).toEqual([
    [4, ['publish', 'promote']],
    [2, ['promote']],
    [1, ['publish']],
  ]);
});
