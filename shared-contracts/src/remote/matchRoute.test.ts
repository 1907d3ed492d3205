import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRoute } from './matchRoute.ts';

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

test('answers for every path without throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => void matchRoute(routes, `/${path}`)));
});
