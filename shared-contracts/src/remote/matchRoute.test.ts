import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { isSubtree, matchRoute, type RoutePattern, withPlaces } from './matchRoute.ts';

const routes = ['/', '/blog', '/blog/:slug', '/blog/tag/:tag', '/formations/:slug', '/formations/nouvelle'].map(
  (path) => ({
    path,
  }),
);

test.each([
  ['/', '/', {}],
  ['/blog/', '/blog', {}],
  ['/blog/seo', '/blog/:slug', { slug: 'seo' }],
  ['/blog/tag/strat%C3%A9gie', '/blog/tag/:tag', { tag: 'stratégie' }],
  ['/formations/nouvelle', '/formations/nouvelle', {}],
  ['/formations/autre', '/formations/:slug', { slug: 'autre' }],
])('%s is %s', (pathname, path, params) => {
  expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params });
});

test.each(['/nope', '/blog/a/b/c', '/blog/%E0%A4%A', '/blog/%00', '/formations'])('%s is no route', (pathname) => {
  expect(matchRoute(routes, pathname)).toBeUndefined();
});

const admin = {
  path: '/admin/*',
  access: 'member',
  places: [
    { id: 'lists', path: '' },
    { id: 'order', path: 'commandes/:id' },
    { id: 'newOrder', path: 'commandes/nouvelle' },
  ],
};

test.each([
  ['/admin', { id: 'lists', path: '/admin' }, {}],
  ['/admin/', { id: 'lists', path: '/admin' }, {}],
  ['/admin/commandes/%C3%A9t%C3%A9', { id: 'order', path: '/admin/commandes/:id' }, { id: 'été' }],
  ['/admin/commandes/nouvelle', { id: 'newOrder', path: '/admin/commandes/nouvelle' }, {}],
])('%s is a place, with all that its subtree says', (pathname, place, params) => {
  expect(matchRoute([admin], pathname)).toEqual({ route: { ...admin, ...place }, params });
});

test.each(['/admin/inconnu', '/admin/commandes', '/admin/commandes/1/2', '/administration', '/admin/commandes/%00'])(
  '%s is no place',
  (pathname) => {
    expect(matchRoute([admin], pathname)).toBeUndefined();
  },
);

test('a subtree without places takes whatever is below it', () => {
  const open = { path: '/a/:b/*' };
  expect(matchRoute([open], '/a/1')).toEqual({ route: open, params: { b: '1', '*': '' } });
  expect(matchRoute([open], '/a/1/c/%C3%A9')).toEqual({ route: open, params: { b: '1', '*': 'c/é' } });
  for (const path of ['/a', '/b/1', '/a/1/%00', '/a/1/%E0%A4%A']) expect(matchRoute([open], path)).toBeUndefined();
});

test.each([
  ['/a', '/a'],
  ['/a/b', '/a/b'],
  ['/a/x', '/a/:x'],
  ['/a/b/c', '/a/b/*'],
  ['/a/x/y', '/a/*'],
  ['/x/y', '/:x/y'],
  ['/x/z', '/*'],
])('of routes and subtrees around each other, %s is %s', (pathname, path) => {
  const paths = ['/*', '/a/*', '/:x/y', '/a', '/a/b/*', '/a/:x', '/a/b'];
  for (const order of [paths, paths.toReversed()]) {
    expect(matchRoute(asRoutes(order), pathname)?.route.path).toBe(path);
  }
});

test('the places of a subtree are told apart once', () => {
  const places = withPlaces(admin);
  expect(places.map(({ path }) => path)).toEqual(['/admin', '/admin/commandes/:id', '/admin/commandes/nouvelle']);
  expect(places.flatMap(withPlaces)).toEqual(places);
  expect(withPlaces({ path: '/*', places: [{ path: '' }, { path: 'a' }] }).map(({ path }) => path)).toEqual([
    '/',
    '/a',
  ]);
  expect([...places, { path: '/a/*' }].every(isSubtree)).toBe(true);
  expect(routes.some(isSubtree)).toBe(false);
});

test('answers for every path without throwing', () => {
  const all: RoutePattern[] = [...routes, admin, { path: '/a/*' }];
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void matchRoute(all, `/${path}`)));
});

const segment = fc.constantFrom('a', 'b', ':x');
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);
const address = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

test('a path has a route where one of the patterns fits, whatever their order, and the same one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { maxLength: 6 }), address, (patterns, path) => {
      const fitting = patterns.filter((one) => asExpression(one).test(path));
      const found = matchRoute(asRoutes(patterns), path)?.route.path;
      expect(fitting.includes(found ?? '')).toBe(fitting.length > 0);
      expect(matchRoute(asRoutes(patterns.toReversed()), path)?.route.path).toBe(found);
    }),
    { numRuns: runs(100, 20_000) },
  );
});

const asRoutes = (paths: readonly string[]) => paths.map((path) => ({ path }));

/** What a pattern means, said in another way. */
function asExpression(pattern: string): RegExp {
  const inner = pattern.replace(/\/\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${inner}$`);
}
