import { expect, test } from 'vitest';
import { changedStyles } from './probes.ts';

test('tells which property of which element changed; what is not there any more has not', () => {
  const before = { ':root > body > main > h1': { color: 'rgb(0, 0, 0)', display: 'block' }, '#away': { color: 'red' } };
  const after = { ':root > body > main > h1': { color: 'rgb(255, 0, 0)', display: 'block' } };
  expect(changedStyles(before, after)).toEqual(['color of main > h1 from rgb(0, 0, 0) to rgb(255, 0, 0)']);
  expect(changedStyles(before, before)).toEqual([]);
});
