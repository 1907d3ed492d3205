import { expect, test } from 'vitest';
import { queryExcess } from './queryLimits.ts';

const excess = (query: string, accept: string | null = null) =>
  queryExcess(new URL(`http://x/rest/v1/formations?${query}`), accept);

test.each([
  `select=${'a'.repeat(5000)}`,
  'select=a(b(c(d(e(f)))))',
  `select=${Array.from({ length: 13 }, (_, index) => `a${index}:b(c)`).join()}`,
  'title=match.(a*)*b',
  'title=not.imatch.(a*)*b',
  'or=(title.match.x,slug.eq.y)',
  `id=in.(${Array.from({ length: 300 }, (_, index) => index).join()})`,
])('refuses %s (DAT-10)', (query) => {
  expect(excess(query)).toBeTypeOf('string');
});

test('refuses query plans', () => {
  expect(excess('select=id', 'application/vnd.pgrst.plan+json')).toBeTypeOf('string');
});

test.each([
  'select=id,creator:creators(name),modules:formation_modules(id,content:module_contents(content))&slug=eq.a',
  'title=ilike.*rematch.*&limit=1000000000',
])('lets %s pass', (query) => {
  expect(excess(query)).toBeUndefined();
});
