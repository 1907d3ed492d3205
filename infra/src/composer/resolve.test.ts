import { expect, test } from 'vitest';
import { HOT_VERSION } from './baseOf.ts';
import { resolve, resolvePage } from './resolve.ts';
import { aSite } from './testing/aSite.ts';

const resolved = (address: string, version?: string) =>
  resolve(aSite(version ? { version } : {}).snapshot(), new URL(address, 'http://site.test'));
const page = (address: string, version?: string) => {
  const found = resolved(address, version);
  if (found.kind !== 'page') throw new Error(`${address} is no page`);
  return found;
};
const data = (address: string) => resolvePage(aSite().snapshot(), new URL(address, 'http://site.test'), 'data');

test('the key is the release, the path and the declared query, and nothing else', () => {
  expect(page('/formations').key).toBe('mfe-blog@1.0.0-0 /formations');
  expect(page('/formations', '1.0.0-1').key).toBe('mfe-blog@1.0.0-1 /formations');
  expect(page('/formations?q=seo').key).toBe('mfe-blog@1.0.0-0 /formations?q=seo');
});

test('what visitors are tracked by multiplies no page', () => {
  const plain = page('/formations?q=seo').key;
  for (const noise of ['utm_source=x', 'gclid=1&fbclid=2', 'Q=1', 'onglet=a', '_=0', 'q2=']) {
    expect(page(`/formations?${noise}&q=seo&${noise}`).key).toBe(plain);
    expect(page(`/blog/neige?${noise}`).key).toBe('mfe-blog@1.0.0-0 /blog/neige');
  }
});

test('declared parameters stand in one order, each with all its values', () => {
  expect(page('/formations?q=b&niveau=1&q=a').query).toBe('?niveau=1&q=b&q=a');
  expect(page('/formations?q=é%26').query).toBe('?q=%C3%A9%26');
});

test('members’ pages are the same frame for every query, of the shell’s release', () => {
  expect(page('/compte?onglet=a')).toMatchObject({ query: '', key: 'shell@1.0.0-s /compte', keep: 'always' });
});

test.each([
  ['/', 'always'],
  ['/blog/neige', 'always'],
  ['/blog', 'always'],
  ['/blog?utm_source=x', 'always'],
  ['/blog?page=2', 'moment'],
  ['/formations', 'moment'],
  ['/formations/seo', 'moment'],
  ['/blog/inconnu', 'never'],
  ['/compte', 'always'],
  ['/connexion', 'always'],
])('%s is kept: %s', (address, keep) => {
  expect(page(address).keep).toBe(keep);
});

test('nothing of sources that change is kept', () => {
  for (const path of ['/', '/formations', '/compte']) expect(page(path, HOT_VERSION).keep).toBe('never');
});

test('finds the prerendered page of a path as browsers write it', () => {
  expect(page('/blog/strat%C3%A9gie')).toMatchObject({ fragment: '/blog/stratégie', isListed: true });
  expect(page('/blog/stratégie')).toMatchObject({ fragment: '/blog/stratégie', path: '/blog/strat%C3%A9gie' });
  expect(page('/blog/constructor')).toMatchObject({ fragment: undefined, isListed: false });
  expect(page('/formations')).toMatchObject({ fragment: undefined, isListed: true });
  expect(page('/compte')).toMatchObject({ fragment: undefined, isListed: true });
});

test.each([
  ['/cours', '/formations'],
  ['/cours?x=1&y=2', '/formations?x=1&y=2'],
  ['/articles/neige', '/blog/neige'],
  ['/articles/strat%C3%A9gie%2F%3F', '/blog/strat%C3%A9gie%2F%3F'],
  ['/blog/', '/blog'],
  ['/blog//?page=2', '/blog?page=2'],
  ['/inconnu/', '/inconnu'],
])('%s moves to %s', (from, to) => {
  expect(resolved(from)).toEqual({ kind: 'redirect', to });
});

test('a redirect that names what its address does not say goes without', () => {
  const snapshot = { ...aSite().snapshot(), redirects: [{ path: '/ancien', to: '/blog/:slug' }] };
  expect(resolve(snapshot, new URL('http://site.test/ancien'))).toEqual({ kind: 'redirect', to: '/blog/' });
});

test('no redirect leads to another host', () => {
  const url = new URL('http://site.test//evil.example/');
  expect(resolve(aSite().snapshot(), url)).toEqual({ kind: 'redirect', to: '/evil.example' });
  expect(resolved('http://site.test/articles/%2F%2Fevil.example')).toEqual({
    kind: 'redirect',
    to: '/blog/%2F%2Fevil.example',
  });
});

test.each(['/inconnu', '/blog/a/b', '/formations/%00', '/formations/%E0%A4%A'])('%s is no page', (path) => {
  expect(resolved(path)).toEqual({ kind: 'missing' });
  expect(data(path)).toBeUndefined();
});

test('the data of a prerendered page is asked for whole, of others with their query; members’ have none', () => {
  expect(data('/blog?page=2')).toMatchObject({ query: '', keep: 'always', key: page('/blog').key });
  expect(data('/blog/inconnu')).toMatchObject({ keep: 'never' });
  expect(data('/formations?q=seo')).toMatchObject({ query: '?q=seo', key: page('/formations?q=seo').key });
  expect(data('/compte')).toBeUndefined();
});

test('the places of a subtree are pages of their own, each with its modules and under the guard of all', () => {
  expect(page('/studio/cours/7').route).toMatchObject({
    ...{ id: 'course', path: '/studio/cours/:id', access: 'member' },
    modules: ['assets/studio.js', 'assets/course.js'],
  });
  expect(page('/studio').route).toMatchObject({ id: 'list', path: '/studio', access: 'member' });
  // Whether course 7 exists only the browser gets to know: such pages are not kept for good.
  expect(page('/studio/cours/7?onglet=a')).toMatchObject({ query: '', keep: 'moment', isListed: true });
  expect(resolved('/studio/cours/7/')).toEqual({ kind: 'redirect', to: '/studio/cours/7' });
});

test.each(['/studio/inconnu', '/studio/cours', '/studio/cours/7/8'])('%s is no place and no page', (path) => {
  expect(resolved(path)).toEqual({ kind: 'missing' });
  expect(data(path)).toBeUndefined();
});

test('a subtree that names no places answers for all below it', () => {
  for (const path of ['/atelier', '/atelier/a/b/c']) expect(page(path).route.path).toBe('/atelier/*');
});

test('the patterns of a snapshot are read once, whatever is asked of it', () => {
  const snapshot = aSite().snapshot();
  let reads = 0;
  const counted = <Item extends { path: string }>(item: Item) => ({
    ...item,
    get path() {
      reads += 1;
      return item.path;
    },
  });
  const { routes, redirects } = snapshot;
  const watched = { ...snapshot, routes: routes.map(counted), redirects: redirects.map(counted) };
  const ask = (path: string) => resolve(watched, new URL(path, 'http://site.test'));
  ask('/blog');
  const once = reads;
  expect(once).toBeGreaterThan(0);
  for (const path of ['/blog/neige', '/cours', '/inconnu', '/studio/cours/7', '/blog']) ask(path);
  expect(reads).toBe(once);
});

test.each([
  ['//formations', '/formations'],
  ['///blog//neige/?q=a', '/blog/neige?q=a'],
  ['/formations//seo', '/formations/seo'],
  ['/blog/', '/blog'],
  ['/index.html', '/'],
  ['/%66ormations', '/formations'],
  ['/blog/strate%CC%81gie', '/blog/strat%C3%A9gie'],
  ['/Formations?niveau=1', '/formations?niveau=1'],
  ['/Blog/Neige', '/blog/neige'],
  ['/COMPTE', '/compte'],
])('an address has one spelling: %s leads to %s', (asked, to) => {
  const address = new URL('http://site.test');
  [address.pathname = '', address.search = ''] = asked.split('?') as [string, string?];
  expect(resolve(aSite().snapshot(), address)).toEqual({ kind: 'redirect', to });
});

test('capitals stay where they tell one page from another, or lead to none', () => {
  expect(resolved('/formations/SEO')).toMatchObject({ kind: 'page', path: '/formations/SEO' });
  expect(resolved('/blog/Inconnu')).toMatchObject({ kind: 'page', isListed: false });
  expect(resolved('/Inconnu')).toEqual({ kind: 'missing' });
});

test('navigation asks for addresses as they are spelt', () => {
  expect(data('/formations//seo')).toBeUndefined();
  expect(data('/formations/seo')).toMatchObject({ kind: 'page' });
});
