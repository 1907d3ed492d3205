import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { expect, test } from 'vitest';
import { labelOf } from './labelOf.ts';

test.each(['constructor', '__proto__', 'toString', 'autre'])(
  'takes %s for what it is: a name like any other',
  (name) => {
    expect(labelOf({ fr: 'français' }, name)).toBe(name);
    expect(categoryTone(name)).toEqual({});
  },
);

test('labels what it knows', () => {
  expect(labelOf({ fr: 'français' }, 'fr')).toBe('français');
  expect(categoryTone('seo')).toEqual({ tone: 'glacier' });
});
