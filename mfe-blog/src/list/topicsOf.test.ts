import { expect, test } from 'vitest';
import { topicsOf } from './topicsOf.ts';

test('names every tag once, the most used first', () => {
  expect(topicsOf([{ tags: ['Prix', 'SEO'] }, { tags: ['SEO', 'Google'] }])).toEqual(['SEO', 'Prix', 'Google']);
});
