import type { Release } from '@agence/shared-contracts/remote/release';
import { expect, test } from 'vitest';
import { laterParts, laterPath, releasesOfLater } from './laterParts.ts';

const route = (path: string, more: object = {}) => ({ path, access: 'public', render: 'static', query: [], ...more });
const release = (name: string, version = '1.0.0-0123456789') =>
  ({
    name,
    version,
    files: {
      'assets/page.js': { integrity: `sha256-${name}`, bytes: 1 },
      'server/server.js': { integrity: 'sha256-server', bytes: 1 },
    },
    routes: name === 'shell' ? [] : [route(`/${name}`), route(`/${name}/moi`, { access: 'member', render: 'client' })],
    navigation: [{ slot: 'header', label: name, to: `/${name}`, order: 1, claim: 'one' }],
  }) as unknown as Release;
const releases = [release('shell'), release('mfe-tools'), release('mfe-blog')];

test('what a page leaves for later names all that it is made from, in the order of the site (CMP-02)', () => {
  const path = laterPath({ own: 'mfe-blog', releases });
  const ids = 'shell@1.0.0-0123456789,mfe-tools@1.0.0-0123456789,mfe-blog@1.0.0-0123456789';
  expect(path).toBe(`/r/later/mfe-blog/${ids}.json`);
  const named = releasesOfLater(path);
  expect(named?.own).toBe('mfe-blog');
  expect(named?.releases).toEqual(releases.map(({ name, version }) => ({ name, version })));
  expect(releasesOfLater(laterPath({ own: undefined, releases }))?.own).toBe('shell');
});

test.each(['', 'x', 'mfe-blog/.json', 'mfe-blog/mfe-blog.json', 'mfe-x/mfe-blog@1.json', 'a/a@1,a@2.json', 'a/a@1'])(
  'no other address is one: %s',
  (rest) => expect(releasesOfLater(`/r/later/${rest}`)).toBeUndefined(),
);

test('it holds the hashes of the shell and of the page’s remote, and menus and routes of all', () => {
  const { integrity, navigation, routes } = laterParts({ own: 'mfe-blog', releases });
  expect(integrity).toEqual({
    '/r/shell/1.0.0-0123456789/assets/page.js': 'sha256-shell',
    '/r/mfe-blog/1.0.0-0123456789/assets/page.js': 'sha256-mfe-blog',
  });
  expect(navigation.map(({ label }) => label)).toEqual(['shell', 'mfe-tools', 'mfe-blog']);
  expect(navigation[0]).not.toHaveProperty('claim');
  expect(Object.keys(routes)).toEqual(['mfe-tools', 'mfe-blog']);
  expect(routes['mfe-blog']).toEqual([
    { path: '/mfe-blog', access: 'public', isServed: true, modules: [] },
    { path: '/mfe-blog/moi', access: 'member', modules: [] },
  ]);
});
