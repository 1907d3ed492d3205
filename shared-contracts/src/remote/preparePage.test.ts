import { expect, test, vi } from 'vitest';
import type { RemoteManifest, RouteRender } from './manifest.ts';
import { preparePage, type ServerData } from './preparePage.ts';

const manifestOf = (render: RouteRender): RemoteManifest => ({
  name: 'mfe-essai',
  routes: [{ id: 'page', path: '/essai/:nom', page: './Page.tsx', access: 'public', render }],
});
const context = { database: async () => ({}) as never, siteUrl: 'https://exemple.test' };
const url = new URL('https://exemple.test/essai/%C3%A9t%C3%A9?q=1');

function prepare(render: RouteRender, module: object, fromServer?: () => Promise<ServerData | undefined>) {
  return preparePage(manifestOf(render), { './Page.tsx': async () => module }, url, context, fromServer);
}

test('gives load the address and passes on what it found', async () => {
  const load = vi.fn(async () => ({ kind: 'found', data: 7, degraded: true }));
  const loadParts = vi.fn(async () => {});
  expect(await prepare('client', { load, loadParts })).toMatchObject({
    kind: 'page',
    params: { nom: 'été' },
    data: 7,
    status: 200,
    degraded: true,
  });
  expect(load).toHaveBeenCalledWith({
    path: '/essai/%C3%A9t%C3%A9',
    params: { nom: 'été' },
    search: url.searchParams,
    ...context,
  });
  expect(loadParts).toHaveBeenCalledWith(7);
});

test('what does not exist keeps its page and says where else to go', async () => {
  const instead = { to: '/essai', toast: 'Introuvable' };
  expect(await prepare('client', { load: async () => ({ kind: 'notFound', data: 1, instead }) })).toMatchObject({
    status: 404,
    data: 1,
    instead,
  });
  expect(await prepare('client', { load: async () => ({ kind: 'notFound', data: 1 }) })).not.toHaveProperty('instead');
});

test('follows redirects of load and of the server', async () => {
  const load = async () => ({ kind: 'redirect', to: '/ailleurs' });
  expect(await prepare('client', { load })).toEqual({ kind: 'redirect', to: '/ailleurs' });
  const answer = { kind: 'redirect', to: '/serveur', toast: 'Ici' } as const;
  expect(await prepare('data', {}, async () => answer)).toEqual(answer);
});

test.each([
  ['data', {}, 1],
  ['data', { load: () => {} }, 1],
  ['static', { load: () => {} }, 1],
  ['static', {}, 0],
  ['client', { load: async () => ({ kind: 'found', data: 0 }) }, 0],
] as const)('a %s page asks the server where that has its data', async (render, module, times) => {
  const fromServer = vi.fn(async () => ({ data: 'du serveur', status: 200 }) as const);
  const page = await prepare(render, module, fromServer);
  expect(fromServer).toHaveBeenCalledTimes(times);
  if (times === 1) expect(page).toMatchObject({ data: 'du serveur', status: 200 });
});

test('asks for the data of a data page beside its code, not after it', async () => {
  const order: string[] = [];
  const pages = {
    './Page.tsx': async () => {
      await Promise.resolve();
      order.push('code');
      return {};
    },
  };
  await preparePage(manifestOf('data'), pages, url, context, async () => {
    order.push('asked');
    return { status: 200 };
  });
  expect(order).toEqual(['asked', 'code']);
});

test.each([
  [true, 0],
  [undefined, 1],
])('parts of a page whose HTML is there (%s) are loaded %i times', async (served, times) => {
  const loadParts = vi.fn(async () => {});
  await prepare('data', { loadParts }, async () => ({ data: 3, status: 200, ...(served ? { served } : {}) }));
  expect(loadParts).toHaveBeenCalledTimes(times);
});

test('a page without data is a page', async () => {
  expect(await prepare('static', {})).toMatchObject({ kind: 'page', data: undefined, status: 200 });
});

test('says which route or page is missing', async () => {
  const elsewhere = new URL('https://exemple.test/autre');
  await expect(preparePage(manifestOf('client'), {}, elsewhere, context)).rejects.toThrow(
    'mfe-essai has no route for /autre',
  );
  await expect(preparePage(manifestOf('client'), {}, url, context)).rejects.toThrow(
    'route page names the missing page ./Page.tsx',
  );
});
