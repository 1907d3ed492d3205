import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What search engines read of a page. */
interface Read {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** Paths that it names as its canonical address. */
  readonly canonical: readonly string[];
  /** Paths of the site that it links. */
  readonly links: readonly string[];
}

/** What no crawler is to ask for; see robots.txt. */
const CLOSED = /^\/(?:rest|auth|functions|storage)\//;

async function read(request: APIRequestContext, site: string | undefined, path: string): Promise<Read> {
  const baseURL = site ?? '';
  const answer = await request.get(path, { maxRedirects: 0 });
  const isPage = answer.headers()['content-type']?.startsWith('text/html');
  const html = isPage ? unescaped(await answer.text()) : '';
  const pathsOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([, href = '']) => {
      const url = URL.parse(href, baseURL + path);
      return url?.origin === baseURL ? url.pathname + url.search : [];
    });
  const meta = (name: string) => new RegExp(`<meta [^>]*name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return {
    path,
    status: answer.status(),
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    description: meta('description'),
    isIndexed: answer.ok() && isPage === true && !meta('robots').includes('noindex'),
    canonical: pathsOf(/<link [^>]*rel="canonical" href="([^"]*)"/g),
    links: pathsOf(/<a [^>]*href="([^"#]+)/g),
  };
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&');

test('the whole site, as a search engine crawls it, is one page for each address and no address twice (SHL-051 to SHL-054, CON-035)', {
  tag: '@nightly',
}, async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address.slice(baseURL?.length) || '/',
  );
  const found = new Map<string, Read>();
  let level = ['/', ...listed];
  while (level.length > 0) {
    const next = new Set<string>();
    for (const path of new Set(level)) {
      if (found.has(path) || CLOSED.test(path)) continue;
      const page = await read(request, baseURL, path);
      found.set(path, page);
      // Lists that a visitor puts together lead to more of them, without an end.
      if (page.isIndexed) for (const link of page.links) next.add(link);
    }
    level = [...next];
  }
  const pages = [...found.values()];
  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  const linked = new Set(pages.flatMap(({ links }) => links));
  const faults = (what: (page: Read) => boolean, among = indexed) => among.filter(what).map(({ path }) => path);
  const twice = (of: (page: Read) => string) => {
    const own = indexed.filter(({ path, canonical }) => canonical[0] === path);
    return faults((page) => own.some((other) => other.path !== page.path && of(other) === of(page)), own);
  };

  expect(listed.length).toBeGreaterThan(50);
  const undated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?!<lastmod>\d{4}-\d\d-\d\d<)/g)].map(([, loc = '']) => loc);
  expect(undated.filter((loc) => /\/(?:formations|produit)\/./.test(loc))).toEqual([]);
  expect
    .soft(
      faults(({ status }) => status >= 400, pages),
      'no link leads nowhere',
    )
    .toEqual([]);
  expect
    .soft(
      faults(({ path }) => listed.includes(path) && !linked.has(path)),
      'no page is an orphan',
    )
    .toEqual([]);
  expect
    .soft(
      faults(
        ({ path, canonical }) =>
          canonical.length !== 1 || (path.includes('?') && canonical[0] !== path && !path.includes('page=')),
      ),
      'an address with a query is a page of its own, or for no search engine',
    )
    .toEqual([]);
  expect
    .soft(
      faults(({ canonical }) => !found.get(canonical[0] ?? '')?.isIndexed),
      'canonical addresses are pages',
    )
    .toEqual([]);
  expect
    .soft(
      faults(({ isIndexed, canonical }) => !isIndexed && canonical.length > 0, pages),
      'what is for no search engine has no canonical address',
    )
    .toEqual([]);
  expect
    .soft(
      listed.filter((path) => found.get(path)?.canonical[0] !== path && !/^\/boutique\/produit\//.test(path)),
      'the sitemap lists what is canonical',
    )
    .toEqual([]);
  expect
    .soft(
      twice(({ title }) => title),
      'no title twice',
    )
    .toEqual([]);
  expect
    .soft(
      twice(({ description }) => description),
      'no description twice',
    )
    .toEqual([]);
  expect
    .soft(
      faults(({ title }) => title.replace(/ \| [^|]*$/, '').length > 60),
      'titles are shown whole',
    )
    .toEqual([]);
  expect
    .soft(
      faults(({ description }) => description.length > 160),
      'descriptions are shown whole',
    )
    .toEqual([]);
});

test('lists that a visitor has put together, and pages past the last, are for no search engine', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    ...['/blog?q=zzzz', '/blog?categorie=seo', '/blog?categorie=seo&auteur=melissa-roy', '/boutique?type=formations'],
    ...['/boutique?tri=prix', '/formations?categorie=seo', '/formations?tri=recent', '/formations?vue=liste'],
    ...[
      '/rendez-vous?pour=audit',
      '/formations?q=zzzz',
      '/realisations?categorie=restaurant',
      '/formations?page=999',
      '/nulle-part',
      '/dashboard',
    ],
  ]) {
    const { isIndexed, canonical } = await read(request, baseURL, path);
    expect.soft([path, isIndexed, canonical]).toEqual([path, false, []]);
  }
  expect((await read(request, baseURL, '/formations?page=999')).status).toBe(404);
  expect((await read(request, baseURL, '/formations?page=abc')).canonical).toEqual(['/formations']);
});
