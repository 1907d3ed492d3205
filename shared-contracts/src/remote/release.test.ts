import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { releaseSchema } from './release.ts';

/** What is wrong with a release that has one route. @param changes of the release itself */
function faultOf(route: object, changes: object = {}): string | undefined {
  const { success, issues } = safeParse(releaseSchema, {
    ...{
      schema: 1,
      name: 'mfe-a',
      version: '1.0.0-0123456789',
      contract: '^1.3.0',
      entry: 'remoteEntry.js',
      modules: [],
    },
    ...{ fragments: {}, redirects: [], navigation: [], server: 'server/server.js', publicFiles: {}, files: {} },
    routes: [
      { id: 'a', path: '/a', access: 'member', render: 'client', query: [], sitemap: false, modules: [], ...route },
    ],
    ...changes,
  });
  return success ? undefined : issues[0].message;
}

const place = (path: string) => ({ id: 'p', path, modules: ['assets/p.js'] });

test.each([...[{ access: 'public' }, { access: 'guest' }], ...[{ render: 'static' }, { render: 'data' }]])(
  'takes a route that is %o',
  (route) => {
    expect(faultOf(route)).toBeUndefined();
  },
);

test.each([{ access: '' }, { access: 'admin' }, { render: '' }, { render: 'server' }])(
  'refuses a route that is %o',
  (route) => {
    expect(faultOf(route)).toBeDefined();
  },
);

test.each([{}, { path: '/a/*' }, { path: '/a/:b/*', places: [place(''), place('c/:d')] }, { path: '/*', places: [] }])(
  'takes the route %o',
  (route) => {
    expect(faultOf(route)).toBeUndefined();
  },
);

test.each([
  [{ path: '/a/*/b' }, 'may have * as its last segment only'],
  [{ path: '/a*' }, 'may have * as its last segment only'],
  [{ path: '/a/*', render: 'data' }, 'a subtree is rendered in the browser (client)'],
  [{ path: '/a', places: [place('')] }, 'only a path that ends with /* has places'],
  [{ path: '/a/*', places: [place('/b')] }, 'must be a path below its subtree'],
  [{ path: '/a/*', places: [place('b/')] }, 'must be a path below its subtree'],
  [{ path: '/a/*', places: [place('b/*')] }, 'must be a path below its subtree'],
])('refuses the route %o', (route, fault) => {
  expect(faultOf(route)).toBe(fault);
});

test.each(['header', 'services', 'footer-services', 'footer-company', 'footer-resources', 'footer-legal'])(
  'takes an entry of the navigation in %s',
  (slot) => {
    expect(faultOf({}, { navigation: [{ slot, label: 'A', to: '/a', order: 1 }] })).toBeUndefined();
  },
);

test.each(['blog', 'mfe-', 'mfe-A', 'mfe-1', 'shell-2'])('says what names there are where %s is none', (name) => {
  expect(faultOf({}, { name })).toBe('must be shell or mfe-*');
});
