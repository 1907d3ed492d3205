import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import type { Release } from '@agence/shared-contracts/remote/release';
import { BACKEND_ADDRESSES, COMPOSER_ADDRESSES, PROBE_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collision } from './collision.ts';

const release = (name: string, parts: { routes?: string[]; redirects?: string[]; files?: string[] }) =>
  ({
    name,
    routes: (parts.routes ?? []).map((path) => ({ path })),
    redirects: (parts.redirects ?? []).map((from) => ({ from, to: '/' })),
    publicFiles: Object.fromEntries((parts.files ?? []).map((path) => [path, 'public/a'])),
  }) as unknown as Release;

test.each([COMPOSER_ADDRESSES, BACKEND_ADDRESSES, PROBE_ADDRESSES].flatMap(Object.values<string>))(
  'nothing of a release stands at %s or below, which the site answers itself',
  (address) => {
    for (const path of [address, `${address}/plus`]) {
      expect(collision(release('mfe-a', { routes: [path] }), [])).toBe(
        `its route ${path} is an address of the site itself`,
      );
      expect(collision(release('mfe-a', { redirects: [path] }), [])).toBe(
        `its redirect ${path} is an address of the site itself`,
      );
      expect(collision(release('mfe-a', { files: [path] }), [])).toBe(
        `its file ${path} is an address of the site itself`,
      );
    }
  },
);

test('two releases share no address, whatever they call its parameters', () => {
  const other = release('mfe-b', { routes: ['/a/:b'], redirects: ['/c'], files: ['/d.txt'] });
  expect(collision(release('mfe-a', { routes: ['/a/:x'] }), [other])).toBe(
    'its route /a/: is already a route of mfe-b',
  );
  expect(collision(release('mfe-a', { files: ['/c'] }), [other])).toBe('its file /c is already a redirect of mfe-b');
  expect(collision(release('mfe-a', { redirects: ['/d.txt'] }), [other])).toBe(
    'its redirect /d.txt is already a file of mfe-b',
  );
  expect(collision(release('mfe-a', { routes: ['/a', '/a/:x/y'], files: ['/e.txt'] }), [other])).toBeUndefined();
});

test('a picture may be of many releases, for its address says what is in it', () => {
  const picture = { files: ['/pictures/massif-crm-day.1f2e3d4c5b.avif'] };
  expect(collision(release('mfe-a', picture), [release('mfe-b', picture)])).toBeUndefined();
  expect(collision(release('mfe-a', { files: ['/pictures/massif.avif'] }), [])).toBe(
    'its file /pictures/massif.avif is an address of the site itself',
  );
});

test.each([
  ['/blog/nouveaute', 'its route /blog/nouveaute answers where the route /blog/: of mfe-b does'],
  ['/blog/:autre', 'its route /blog/: is already a route of mfe-b'],
  ['/:section/nouveaute', 'its route /:/nouveaute answers where the route /blog/: of mfe-b does'],
  ['/blog', undefined],
  ['/blog/tag/nouveaute', undefined],
  ['/carnet/:slug', undefined],
])('what a parameter of another stands for is the other’s: %s', (path, clash) => {
  const other = release('mfe-b', { routes: ['/blog/:slug'] });
  expect(collision(release('mfe-a', { routes: [path] }), [other])).toBe(clash);
  expect(collision(release('mfe-a', { redirects: [path] }), [other])?.replace('redirect', 'route')).toBe(clash);
  expect(collision(other, [release('mfe-a', { routes: [path] })]) === undefined).toBe(clash === undefined);
  expect(collision(release('mfe-b', { routes: ['/blog/:slug', '/blog/nouveaute'] }), [])).toBeUndefined();
});

test('nor does one release with itself', () => {
  expect(collision(release('mfe-a', { routes: ['/a/:b', '/a/:c'] }), [])).toBe(
    'its route /a/: is already a route of its own',
  );
});

test.each([
  ['/admin', 'its route /admin lies in the subtree /admin/* of mfe-b'],
  ['/admin/commandes', 'its route /admin/commandes lies in the subtree /admin/* of mfe-b'],
  ['/:page', 'its route /: lies in the subtree /admin/* of mfe-b'],
  ['/:page/commandes/:id', 'its route /:/commandes/: lies in the subtree /admin/* of mfe-b'],
  ['/admin/*', 'its subtree /admin/* is already a subtree of mfe-b'],
  ['/admin/commandes/*', 'its subtree /admin/commandes/* lies in the subtree /admin/* of mfe-b'],
  ['/*', 'its subtree /* lies in the subtree /admin/* of mfe-b'],
  ['/administration', undefined],
  ['/administration/*', undefined],
  ['/', undefined],
])('a subtree is its remote’s alone: %s of another', (path, clash) => {
  const subtree = release('mfe-b', { routes: ['/admin/*'] });
  expect(collision(release('mfe-a', { routes: [path] }), [subtree])).toBe(clash);
  const other = collision(subtree, [release('mfe-a', { routes: [path] })]);
  expect(other === undefined).toBe(clash === undefined);
});

test('redirects and files of another are no exception, nor is what a parameter may stand for', () => {
  const subtree = release('mfe-a', { routes: ['/a/:b/*'] });
  const other = release('mfe-b', { redirects: ['/a/c/d'], files: ['/e/f/g.txt'] });
  expect(collision(subtree, [other])).toBe('its subtree /a/:/* takes in the redirect /a/c/d of mfe-b');
  expect(collision(release('mfe-a', { routes: ['/e/*'] }), [other])).toBe(
    'its subtree /e/* takes in the file /e/f/g.txt of mfe-b',
  );
  expect(collision(release('mfe-a', { routes: ['/a/x/*'] }), [other])).toBeUndefined();
});

test('a remote may have pages in its own subtree, but not where a place of it is', () => {
  const within = (...paths: string[]) => release('mfe-a', { routes: paths });
  expect(collision(within('/a/*', '/a/b', '/a/:x', '/a/b/*'), [])).toBeUndefined();
  expect(collision(within('/a/*', '/a/*'), [])).toBe('its subtree /a/* is already a subtree of its own');
  const places = (...paths: string[]) => ({ path: '/a/*', places: paths.map((path) => ({ path })) });
  const own = (...routes: object[]) => ({ ...release('mfe-a', {}), routes }) as unknown as Release;
  expect(collision(own(places('', 'b/:c')), [])).toBeUndefined();
  expect(collision(own(places(''), { path: '/a' }), [])).toBe('its route /a is already a place of its own');
  expect(collision(own(places('b/:c', 'b/:d')), [])).toBe('its place /a/b/: is already a place of its own');
});

test('what collides with nothing answers for no address that another answers for', () => {
  const segment = fc.constantFrom('a', 'b', ':x');
  const pattern = fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);
  const patterns = fc.uniqueArray(pattern, { minLength: 1, maxLength: 3 });
  const address = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
  const answers = (routes: string[], path: string) =>
    matchRoute(
      routes.map((path) => ({ path })),
      path,
    ) !== undefined;
  fc.assert(
    fc.property(patterns, patterns, fc.array(address, { minLength: 20, maxLength: 20 }), (one, two, paths) => {
      const first = release('mfe-a', { routes: one });
      const second = release('mfe-b', { routes: two });
      fc.pre(!collision(first, []) && !collision(second, []));
      const clash = collision(first, [second]);
      expect(collision(second, [first]) === undefined).toBe(clash === undefined);
      if (clash) return;
      for (const segments of paths) {
        const path = `/${segments.join('/')}`;
        expect(answers(one, path) && answers(two, path), `${one} and ${two} at ${path}`).toBe(false);
      }
    }),
    { numRuns: runs(200, 20_000) },
  );
});
