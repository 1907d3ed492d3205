import { expect, test } from 'vitest';
import { OF_BACKEND, OF_RELEASE, sharedControl } from './sharedLife.ts';
import { aPage, aSite, route } from './testing/aSite.ts';

const KEPT = { cookie: 'sb-access=eyJ; consent=accepted', authorization: 'Bearer eyJ', 'accept-language': 'en' };

async function keptOf(site: ReturnType<typeof aSite>, path: string, headers: Record<string, string> = {}) {
  return (await site.ask(path, headers)).headers.get('cache-control');
}

test('caches share what releases say for seconds, and what the backend said for fewer; browsers ask each time', async () => {
  const site = aSite();
  for (const path of ['/', '/blog', '/blog/neige', '/?utm_source=infolettre'])
    expect([path, await keptOf(site, path)]).toEqual([path, sharedControl(OF_RELEASE)]);
  for (const path of ['/formations', '/formations/seo', '/formations?q=seo', '/blog?page=2'])
    expect([path, await keptOf(site, path)]).toEqual([path, sharedControl(OF_BACKEND)]);
  expect(sharedControl(OF_RELEASE)).toMatch(/^public, max-age=0, must-revalidate, s-maxage=5, /);
});

test('nobody shares pages of members, guests and keys, what is missing, moved or fails, nor data', async () => {
  const unlisted = route('/certificats/:numero', 'data', { sitemap: false });
  const site = aSite({ more: { routes: [unlisted], listed: [] } });
  const paths = ['/compte', '/connexion', '/studio/cours/1', '/atelier/a', '/equipe', '/rendez-vous/un-jeton'];
  const others = [
    '/inconnu',
    '/blog/inconnu',
    '/cours',
    '/blog/neige?brouillon=fichier',
    '/_data/blog',
    '/_page/blog',
    '/certificats/1',
  ];
  for (const path of [...paths, ...others]) {
    const kept = await keptOf(site, path);
    expect([path, kept]).toEqual([path, expect.not.stringMatching(/public|s-maxage/)]);
  }
  for (const path of paths) expect([path, await keptOf(site, path)]).toEqual([path, 'private, no-store']);
  site.load.mockRejectedValueOnce(new Error('down'));
  expect(await keptOf(site, '/formations')).toBe('no-cache');
  site.load.mockResolvedValueOnce(aPage('Sans prix', { degraded: true }));
  expect(await keptOf(site, '/formations/b')).toBe('no-store');
});

test('what is shared is the same whoever asks', async () => {
  const site = aSite();
  for (const path of ['/', '/blog/neige', '/formations', '/formations/seo']) {
    const [plain, known] = [await site.ask(path), await site.ask(path, KEPT)];
    expect(await known.text()).toBe(await plain.text());
    const said = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name));
    expect(said(known)).toEqual(said(plain));
    expect(plain.headers.get('vary')).toBe('accept-encoding, sec-ch-ua');
    expect(plain.headers.get('set-cookie')).toBeNull();
  }
});
