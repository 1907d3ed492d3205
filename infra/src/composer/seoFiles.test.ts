import { brand } from '@agence/shared-contracts/brand';
import { expect, test } from 'vitest';
import { securityTxt, sitemapXml } from './seoFiles.ts';
import type { CompositionSnapshot } from './snapshot.ts';

const release = {
  fragments: { '/blog': 'a', '/blog/neige': 'b', '/blog/tag/stratégie': 'c' },
  lastModified: { '/blog/neige': '2026-11-04' },
};
const route = (path: string, changes: object = {}) => ({
  ...{ path, access: 'public', render: 'static', sitemap: true, release },
  ...changes,
});
const sitemapOf = (...routes: object[]) =>
  sitemapXml({ routes } as unknown as CompositionSnapshot, 'https://site.test', []) ?? '';

test('lists every prerendered page once, with the day of its last change where that is known', () => {
  const sitemap = sitemapOf(route('/blog'), route('/blog/:slug'), route('/blog/tag/:tag'), route('/blog/neige'));
  expect([...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, row]) => row)).toEqual([
    '<loc>https://site.test/blog</loc>',
    '<loc>https://site.test/blog/neige</loc><lastmod>2026-11-04</lastmod>',
    '<loc>https://site.test/blog/tag/strat%C3%A9gie</loc>',
  ]);
});

test.each(['/evenements/(', '/evenements/(a+)+b', '/evenements/[x', '/evenements/a&b'])(
  'takes %s in a route for the letters that they are',
  (path) => {
    const fragments = { [path]: 'a', '/evenements/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac': 'b' };
    const sitemap = sitemapOf(
      route(path, { release: { fragments } }),
      route('/evenements/:slug', { release: { fragments } }),
    );
    expect(sitemap.match(/<loc>/g)).toHaveLength(2);
    expect(sitemap).not.toMatch(/&(?!amp;)/);
  },
);

test('leaves out members’ pages, pages that ask to be left out and data pages with parameters', () => {
  const sitemap = sitemapOf(
    route('/dashboard', { access: 'member' }),
    route('/blog', { sitemap: false }),
    route('/formations/:slug', { render: 'data' }),
  );
  expect(sitemap).not.toContain('<loc>');
});

test('lists the pages that only the backend knows, with their days', () => {
  const snapshot = { routes: [route('/blog')] } as unknown as CompositionSnapshot;
  const sitemap =
    sitemapXml(snapshot, 'https://site.test', [
      ['/formations/seo', '2026-11-03'],
      ['/creators/élodie', null],
    ]) ?? '';
  expect([...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, row]) => row)).toEqual([
    '<loc>https://site.test/blog</loc>',
    '<loc>https://site.test/creators/%C3%A9lodie</loc>',
    '<loc>https://site.test/formations/seo</loc><lastmod>2026-11-03</lastmod>',
  ]);
});

test('rows stand in one order, whatever the releases list first', () => {
  const snapshot = { routes: [route('/c'), route('/a', { render: 'data' })] } as unknown as CompositionSnapshot;
  const sitemap =
    sitemapXml(snapshot, 'https://site.test', [
      ['/d', null],
      ['/b', null],
      ['/c', null],
      ['/e', null],
    ]) ?? '';
  expect([...sitemap.matchAll(/test\/(.)</g)].map(([, letter]) => letter).join('')).toBe('abcde');
});

test('fifty thousand addresses stand in one sitemap; of more, each stands in one of its parts', () => {
  const snapshot = { routes: [] } as unknown as CompositionSnapshot;
  const paths = Array.from({ length: 50_001 }, (_, index) => [`/formations/f${index}`, null] as const);
  const read = (listed: typeof paths, part?: string) =>
    sitemapXml(snapshot, 'https://site.test', listed, undefined, part);
  const pagesIn = (xml = '') =>
    [...xml.matchAll(/<url><loc>https:\/\/site\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(pagesIn(read(paths.slice(1)))).toHaveLength(50_000);
  const parts = read(paths)?.match(/<sitemap><loc>(.*?)<\/loc><\/sitemap>/g);
  expect(parts).toEqual(
    ['1', '2'].map((part) => `<sitemap><loc>https://site.test/sitemap.xml?partie=${part}</loc></sitemap>`),
  );
  const [first, second] = [pagesIn(read(paths, '1')), pagesIn(read(paths, '2'))];
  expect([first.length, second.length]).toEqual([50_000, 1]);
  expect(new Set([...first, ...second])).toEqual(new Set(paths.map(([path]) => path)));
  for (const part of ['0', '3', '-1', '1.5', '', 'deux', '99999']) expect(read(paths, part), part).toBeUndefined();
});

test('tells who finds a flaw whom to write to, and until when that is true (AMB-77)', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  const fields = new Map(
    securityTxt('https://site.test', now)
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${brand.email}`);
  expect(fields.get('Canonical')).toBe('https://site.test/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
