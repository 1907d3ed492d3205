import { expect, test } from 'vitest';
import { queryExcess, queryFault } from './queryLimits.ts';

const excess = (query: string, accept: string | null = null) =>
  queryExcess(new URL(`http://x/rest/v1/formations?${query}`), accept);

test.each([
  `select=${'a'.repeat(5000)}`,
  'select=a(b(c(d(e(f)))))',
  `select=${Array.from({ length: 13 }, (_, index) => `a${index}:b(c)`).join()}`,
  ...[
    'categories(id,formations(id))',
    'x:categories!inner(formations!a!inner(id))',
    '...categories(formations(id))',
  ].map((select) => `select=id,${select}`),
  'select=categories(a:"formations" (id))',
  'select=categories(products(categories(products(id))))',
  'select=x:creators(a:creators(services:creator_services(id)))',
  'select="x)":categories("y)":formations(id))',
  ...['category_id(name)', 'x:category_id(name)', 'formations_category_id_fkey(name)'].map(
    (select) => `select=${select}`,
  ),
  'select=id&select=categories(formations(id))',
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
  'select=id,product:products(id,category,a:categories(slug)),voices:formation_reviews!inner(id),b:products(name)',
  'select=creators(id,creator_services(id,creator:creators(name)))',
  'select=id.count(),"a"',
  'title=ilike.*rematch.*&limit=1000000000',
])('lets %s pass', (query) => {
  expect(excess(query)).toBeUndefined();
});

test.each([
  'id::text',
  'total:price_cents::integer',
  'creator:creators(name::text)',
  'metadata::JSONB',
  '"a::regclass"',
])('reads columns as types of values: %s', (select) =>
  expect(queryFault(new URL(`http://x/rest/v1/t?select=${encodeURIComponent(select)}`))).toBeUndefined(),
);

test.each([
  ...['id::regclass', 'id::oid', 'name::xml', 'id::text::regclass', 'a:creators(name::regrole)', 'id::', 'id::"text"'],
  ...['id::pg_catalog.text', 'name::text[]', 'id:: regclass', '"a"::name'],
])('refuses every other cast: %s', (select) => {
  const url = new URL(`http://x/rest/v1/t?select=${encodeURIComponent(select)}`);
  expect(queryFault(url)).toMatch(/^A column cannot be read as /);
});
