import { get } from 'node:http';
import { runs } from '@agence/shared-contracts/testing/runs';
import type { Response } from '@playwright/test';
import fc from 'fast-check';
import { IS_BEHIND_NGINX } from '../support/site.ts';
import { expect, servedRegistry, test } from '../support/test.ts';

test('answers unknown paths with a real 404 in French (SHL-018, SHL-106)', async ({ request }) => {
  const response = await request.get('/nimporte-quoi');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Page introuvable<\/h1>/);
  expect(html).toContain('Oops! Page not found');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
});

test('redirects old addresses for good and keeps their query (SHL-015, SHL-017, INF-028)', async ({ request }) => {
  for (const [from, to] of [
    ['/cours?x=1', '/formations?x=1'],
    ['/politique-confidentialite', '/legal/politique-confidentialite'],
    ['/blog/', '/blog'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test('sends security headers and never caches members’ pages (SHL-053)', async ({ request, page }) => {
  const answer = (await page.goto('/')) as Response;
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(answer.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
  expect((await request.get('/')).headers()['integrity-policy'], 'for browsers that are not known to keep it').toBe(
    undefined,
  );
  for (const path of ['/', '/nope', '/r/shell/none/x.js', '/healthz', '/rest/v1/profiles']) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await request.get('/dashboard')).headers()['cache-control']).toBe('private, no-store');
});

test('serves hashed files for ever and unknown files as plain 404', async ({ request }) => {
  const entry = (await servedRegistry(request)).start.at(-1) ?? '';
  const file = await request.get(entry);
  expect(file.headers()['cache-control']).toContain('immutable');
  const missing = await request.get(entry.replace('.js', 'x.js'));
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
});

test('gives teams what the live site is composed of, and nothing of a version that visitors never had', async ({
  request,
}) => {
  const { base, version } = (await servedRegistry(request)).remotes['mfe-blog'] ?? { base: '', version: '' };
  expect((await request.get(`${base}release.json`)).status()).toBe(200);
  expect((await request.get(`${base}server/server.js`)).status()).toBe(200);
  const other = base.replace(version, '9.9.9-0123456789');
  for (const file of ['release.json', 'server/server.js'])
    expect((await request.get(other + file)).status(), file).toBe(404);
});

test('hands on the licences of the fonts and of all code that browsers download', async ({ request }) => {
  const fonts = await (await request.get('/licences.txt')).text();
  for (const said of ['SIL OPEN FONT LICENSE', 'Bricolage Grotesque Project Authors', 'Figtree Project Authors']) {
    expect(fonts).toContain(said);
  }
  const { remotes, start } = await servedRegistry(request);
  const [shell = ''] = /^\/r\/shell\/[^/]+\//.exec(start.at(-1) ?? '') ?? [];
  const licencesOf = async (base: string) => {
    const answer = await request.get(`${base}licences.txt`);
    expect([base, answer.status()]).toEqual([base, 200]);
    return answer.text();
  };
  const ofShell = await licencesOf(shell);
  for (const library of ['react-dom', 'styled-components', 'single-spa']) expect(ofShell).toContain(library);
  for (const { base } of Object.values(remotes)) await licencesOf(base);
});

test('answers odd addresses of data and images as unknown', async ({ request }) => {
  for (const path of ['/_data//', '/_data//evil.example/', '/social//.png', '/social//a:b.png', '/social/.png']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/formations/%00')).status()).toBe(IS_BEHIND_NGINX ? 400 : 404);
  expect((await request.get('/blog/constructor')).status()).toBe(404);
});

test('leads every other spelling of a tag to its one address, for good (AMB-13, BLG-022)', async ({ request }) => {
  for (const [asked, address] of [
    ['/blog/tag/strategie', '/blog/tag/strat%C3%A9gie'],
    ['/blog/tag/Google%20Ads', '/blog/tag/google-ads'],
    ['/blog?auteur=melissa-roy', '/blog/auteur/melissa-roy'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], asked).toEqual([301, address]);
  }
});

/** How long an answer may be silent until it counts as none, on a machine that has much else to do, in milliseconds. */
const HANGS_MS = 20_000;

/** Status of an address as it is: every client tidies it. */
function statusOf(baseURL: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, agent: false, timeout: HANGS_MS }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('timeout', () => request.destroy(new Error(`${path} hangs`))).on('error', reject);
  });
}

test('answers whatever stands in an address, never with 500 (SRV-01)', async ({ baseURL }) => {
  // By night twenty thousand addresses, one after the other: five minutes beside much else.
  test.setTimeout(runs(180_000, 1_200_000));
  const parts = [
    '/',
    '//',
    '\\',
    '|',
    '[',
    ']',
    ':',
    '@',
    '?',
    '"',
    "'",
    '<',
    '..',
    '%',
    '%00',
    '%2f',
    '%ff',
    '%7C',
    'é',
  ];
  const words = ['blog', 'formations', '_data', 'social', 'r', 'formation', 'a', 'a.b', '99999', 'q=', '*'];
  const target = fc
    .array(fc.constantFrom(...parts, ...words), { maxLength: 8 })
    .map((found) => encode(`/${found.join('')}`));
  await fc.assert(
    fc.asyncProperty(target, async (path) => {
      expect(await statusOf(baseURL as string, path), path).toBeLessThan(500);
    }),
    { numRuns: runs(50, 20_000), examples: [['//a|b'], ['//['], ['//a:99999'], ['//%00']] },
  );
});

/** What Node refuses to send at all: spaces and letters that are not ASCII. */
function encode(path: string): string {
  return path.replace(/[^!-~]/g, encodeURIComponent);
}

test('refuses hosts that are not the site (SRV-03)', async ({ request }) => {
  const response = await request.get('/', { headers: { host: 'evil.example' } });
  expect(response.status()).toBe(421);
});

test('lists every public page for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/blog', '/outils/checklist-seo', '/formations', '/publicite-facebook-quebec']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  for (const known of ['/formations/google-ads-premieres-campagnes-rentables', '/creators/', '/boutique/produit/']) {
    expect(sitemap).toContain(known);
  }
  expect(sitemap).not.toContain('/dashboard');
  const spellings = [...sitemap.matchAll(/\/blog\/tag\/([^<]+)</g)].map(([, tag = '']) =>
    decodeURIComponent(tag).normalize('NFD').replace(/\p{M}/gu, ''),
  );
  expect(new Set(spellings).size).toBe(spellings.length);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
