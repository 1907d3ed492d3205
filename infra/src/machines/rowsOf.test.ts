import { expect, test } from 'vitest';
import { difference, type Rows } from './rowsOf.ts';

const rows = (tables: Record<string, Record<string, Record<string, unknown>>>): Rows =>
  Object.fromEntries(Object.entries(tables).map(([name, all]) => [name, new Map(Object.entries(all))]));
const before = rows({
  'public.a': { 1: { id: 1, text: 'x', note: null, gone: 'y', figure: 1 }, 2: { id: 2, text: 'x', figure: 1 } },
  'public.empty': {},
});

test('an upgrade that adds, fills and counts keeps everything', () => {
  const after = rows({
    'public.a': {
      1: { id: 1, text: 'x', note: 'filled', figure: 2 },
      2: { id: 2, text: 'x', figure: 1 },
      3: { id: 3 },
    },
  });
  expect(difference(before, after, ['public.a.figure'])).toEqual({ missing: [], changed: [] });
});

test('a row, a table and a value that are not there any more are noticed', () => {
  expect(difference(before, rows({ 'public.a': { 1: { id: 1, text: 'other', figure: 2 } } }), [])).toEqual({
    missing: ['public.a (1 of 2)'],
    changed: ['public.a.text', 'public.a.figure'],
  });
  expect(difference(before, {}, [])).toEqual({ missing: ['public.a (the table)'], changed: [] });
});
