import { expect, test } from 'vitest';
import { timesOf } from './times.ts';

test('says how long each step took, and which ten files took longest', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ what: `${index}.test.ts`, seconds: index }));
  const nothing = { passed: 1, failed: 0, failures: [], files: [] };
  const said = timesOf([
    { ...nothing, what: 'types', seconds: 4.25 },
    { ...nothing, what: 'units', seconds: 61, files },
  ]);
  expect(said.split('\n').map((line) => line.trim())).toEqual([
    '',
    'Where the time went',
    '4.3 s  types',
    '61.0 s  units',
    '',
    'Slowest files',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((seconds) => `${seconds}.0 s  ${seconds}.test.ts`),
    '',
  ]);
});
