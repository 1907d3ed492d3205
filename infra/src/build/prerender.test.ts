import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prerender, type ReleaseServer, SITE_URL_TOKEN, writePublicFiles } from './prerender.ts';

const folder = () => mkdtemp(join(tmpdir(), 'prerender-'));
const manifest = { name: 'mfe-blog', routes: [] };
const head = { title: 'Titre', description: 'Description', keywords: [] };
const aPage = (changes: object = {}) => ({ kind: 'page', status: 200, routeId: 'a', html: '', styles: '', ...changes });

const serverWith = (page: object) =>
  ({ manifest, staticPaths: async () => ['/blog/été'], render: async () => page }) as unknown as ReleaseServer;

test('writes a fragment per path and remembers the day of its last change', async () => {
  const dist = await folder();
  const { fragments, lastModified } = await prerender(
    serverWith(aPage({ head: { ...head, modifiedAt: '2026-11-04' } })),
    dist,
  );
  expect(fragments).toEqual({ '/blog/été': 'fragments/blog._C3_A9t_C3_A9.json' });
  expect(lastModified).toEqual({ '/blog/été': '2026-11-04' });
});

test.each([aPage({ status: 404, head }), { kind: 'redirect', to: '/blog' }])(
  'refuses a listed path that is no page',
  async (page) => {
    await expect(prerender(serverWith(page), await folder())).rejects.toThrow('/blog/été cannot be prerendered');
  },
);

test('writes the text files of a release with a token for the site’s address', async () => {
  const dist = await folder();
  const publicFiles = async (siteUrl: string) => ({ '/blog/tag/été/rss.xml': `<link>${siteUrl}</link>` });
  const written = await writePublicFiles({ manifest, publicFiles }, dist);
  const file = written['/blog/tag/été/rss.xml'] ?? '';
  expect(file).toMatch(/^public\/[\w.@-]+rss\.xml$/);
  expect(await readFile(join(dist, file), 'utf8')).toBe(`<link>${SITE_URL_TOKEN}</link>`);
  expect(await writePublicFiles({ manifest }, dist)).toEqual({});
});
