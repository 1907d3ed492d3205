import { afterEach, expect, test, vi } from 'vitest';
import type { RemoteManifest, RouteDeclaration } from '../remote/manifest.ts';
import type { LoadContext, PublishedTexts } from '../remote/page.ts';
import { defineServer } from './defineServer.tsx';

afterEach(() => void vi.unstubAllGlobals());

const route = (id: string, path: string, changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  ...{ id, path, page: id, access: 'public', render: 'static' },
  ...changes,
});
const manifest: RemoteManifest = {
  name: 'mfe-carnet',
  routes: [
    route('list', '/carnet', { texts: 'article' }),
    route('article', '/carnet/:slug', { texts: 'article' }),
    route('about', '/a-propos'),
    route('office', '/bureau', { render: 'client' }),
  ],
};

/** A remote that says in which order its pages are loaded; its articles are those of the texts, and one of a file. */
function aRemote() {
  const loaded: string[] = [];
  const page = (id: string) => async () => {
    loaded.push(id);
    if (id === 'about') throw new Error('broken');
    return {
      default: () => null,
      head: () => ({
        title: id,
        description: id,
        keywords: [],
        ...(id === 'article' ? { modifiedAt: '2026-11-01' } : {}),
      }),
      load: async ({ params, texts = {} }: { params: { slug?: string }; texts?: PublishedTexts }) => ({
        kind: params.slug === 'gone' ? 'notFound' : 'found',
        data: Object.keys(texts),
      }),
      staticPaths: (texts: PublishedTexts = {}) => ['/carnet/un', ...Object.keys(texts)],
    };
  };
  const pages = Object.fromEntries(['office', 'about', 'article', 'list'].map((id) => [id, page(id)]));
  return { server: defineServer(manifest, pages), loaded };
}

test.each([
  ['a page', (server: ReturnType<typeof defineServer>) => server.render({ path: '/carnet/un', siteUrl: '' })],
  ['its paths', (server: ReturnType<typeof defineServer>) => server.pagesWith({}, '')],
  ['those of the sitemap', (server: ReturnType<typeof defineServer>) => server.sitemapPaths({ url: '', anonKey: '' })],
])('pages are made in the order of their routes, whatever is asked first: %s', async (_, ask) => {
  const { server, loaded } = aRemote();
  await ask(server);
  // A page has the same bytes in every process then: its styles are named and sorted in this order.
  expect(loaded.slice(0, 3)).toEqual(['list', 'article', 'about']);
  expect(loaded).not.toContain('office');
});

test('a page that does not load says so itself, and is no matter of the others', async () => {
  const { server } = aRemote();
  await expect(server.render({ path: '/a-propos', siteUrl: '' })).rejects.toThrow('broken');
  expect(await server.render({ path: '/carnet', siteUrl: '' })).toMatchObject({ status: 200 });
});

test('says which pages there are with texts, and when they changed last; none that is not found', async () => {
  const { server } = aRemote();
  expect(await server.pagesWith({ '/carnet/deux': {}, '/carnet/gone': {} }, '')).toEqual({
    ...{ '/carnet': null, '/carnet/un': '2026-11-01', '/carnet/deux': '2026-11-01' },
  });
  expect(await server.render({ path: '/carnet', siteUrl: '', texts: { '/carnet/deux': {} } })).toMatchObject({
    data: ['/carnet/deux'],
  });
});

test('asks a backend that hangs once: what stands in is there as soon as the wait is over (MPL-019, AMB-25)', async () => {
  const hang = vi.fn(
    (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', hang);
  const page = {
    default: () => null,
    head: () => ({ title: 'Bureau', description: '', keywords: [] }),
    load: async ({ database }: LoadContext) => {
      const { error } = await (await database()).from('categories').select('slug');
      return { kind: 'found' as const, data: error ? 'stands in' : 'live' };
    },
  };
  const office = { name: 'mfe-carnet', routes: [route('office', '/bureau', { render: 'data' })] };
  const server = defineServer(office, { office: async () => page });
  const backend = { url: 'http://backend.test', anonKey: '', signal: AbortSignal.timeout(50) };
  expect(await server.load({ path: '/bureau', siteUrl: '', backend })).toMatchObject({ data: 'stands in' });
  expect(hang).toHaveBeenCalledOnce();
});
