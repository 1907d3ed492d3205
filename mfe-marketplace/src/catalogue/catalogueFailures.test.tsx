// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCatalogueItem } from '../testing/builders.ts';
import { type BackendRequest, createFakeBackend } from '../testing/fakeBackend.ts';
import { type OpenPage, openPage } from '../testing/openPage.ts';
import { CACHE_ENTRIES, CACHE_TTL_MS, CatalogueCache } from './CatalogueCache.ts';
import { catalogueCache } from './catalogueMemory.ts';

let opened: OpenPage | undefined;

beforeEach(() => {
  catalogueCache.clear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(async () => {
  vi.useRealTimers();
  await opened?.close();
  vi.restoreAllMocks();
  opened = undefined;
});

const failing = () => Response.json({ message: 'down' }, { status: 500 });
const list = { total: 1, items: [aCatalogueItem({ title: 'Vivante' })] };

test('shows six marked samples, none of them for sale, when nothing can be read (MPL-019)', async () => {
  opened = await openPage('/formations', { backend: createFakeBackend({ 'rpc/catalogue': failing }) });
  expect(opened.screen.getAllByRole('article')).toHaveLength(6);
  expect(opened.screen.getByText('Aperçu — catalogue indisponible')).toBeTruthy();
  for (const card of opened.screen.getAllByRole('article')) {
    expect(card.querySelector('a, button')).toBeNull();
  }
  expect(opened.served.head.noindex).toBe(true);
});

test('shows samples for an empty catalogue, but never for a filter (MPL-019, MPL-021)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': { total: 0, items: [] }, categories: [] });
  opened = await openPage('/formations', { backend });
  expect(opened.screen.getAllByRole('article')).toHaveLength(6);
  await opened.close();
  opened = await openPage('/formations?prix=gratuit', { backend });
  expect(opened.screen.queryAllByRole('article')).toHaveLength(0);
  expect(opened.screen.getByText('Aucune formation trouvée')).toBeTruthy();
});

test('shows the list as it was, and says so, when the backend has gone since (MPL-020)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  opened = await openPage('/formations?q=stale', { backend });
  await opened.close();
  backend.answers['rpc/catalogue'] = failing;
  opened = await openPage('/formations?q=stale', { backend });
  expect(opened.screen.getByText('Vivante')).toBeTruthy();
  expect(opened.screen.getByText(/Voici la liste telle qu’elle était à \d+\sh/)).toBeTruthy();
});

test('offers to try again three times, then no more (MPL-008, MPL-020)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': failing, categories: [] });
  opened = await openPage('/formations?q=retry', { backend });
  const { screen } = opened;
  expect(screen.getByText('Le catalogue ne répond pas')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Réessayer' }) as HTMLButtonElement;
  for (let time = 1; time <= 3; time += 1) {
    expect(button.disabled).toBe(false);
    const before = backend.requests.length;
    button.click();
    await vi.waitFor(() => expect(backend.requests.length).toBeGreaterThan(before));
  }
  await vi.waitFor(() => expect(button.disabled).toBe(true));
  expect(screen.getByText(/Revenez dans quelques minutes/)).toBeTruthy();
});

test('recovers when trying again helps (MPL-020)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': failing, categories: [] });
  opened = await openPage('/formations?q=recover', { backend });
  backend.answers['rpc/catalogue'] = list;
  opened.screen.getByRole('button', { name: 'Réessayer' }).click();
  await opened.screen.findByText('Vivante');
  expect(opened.screen.queryByText('Le catalogue ne répond pas')).toBeNull();
});

test('says that the data is wrong when it is no list (MPL-027)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': { total: 1, items: { no: 'list' } }, categories: [] });
  opened = await openPage('/formations?q=invalid', { backend });
  opened.screen.getByRole('button', { name: 'Réessayer' }).click();
  await opened.screen.findByText('Erreur lors du traitement des données');
});

test('asks nothing twice within two minutes, and again after (MPL-017, MPL-018)', async () => {
  const backend = createFakeBackend({
    'rpc/catalogue': ({ body }: BackendRequest) => ({
      total: 1,
      items: [aCatalogueItem({ title: `Pour ${(body as { search?: string }).search ?? 'tous'}` })],
    }),
    categories: [],
  });
  opened = await openPage('/formations', { backend });
  const { screen, go } = opened;
  const asked = () => backend.requests.filter(({ name }) => name === 'rpc/catalogue').length;
  const start = asked();
  vi.useFakeTimers({ toFake: ['Date'] });
  go('/formations?q=un');
  await screen.findByText('Pour un');
  go('/formations?q=deux');
  await screen.findByText('Pour deux');
  expect(asked()).toBe(start + 2);
  vi.setSystemTime(Date.now() + CACHE_TTL_MS - 1);
  go('/formations?q=un');
  await screen.findByText('Pour un');
  expect(asked()).toBe(start + 2);
});

test('calls answers fresh for two minutes and keeps at most a hundred (MPL-018)', () => {
  const cache = new CatalogueCache<number>();
  cache.keep('a', 1, 0);
  expect(cache.fresh('a', CACHE_TTL_MS - 1)?.value).toBe(1);
  expect(cache.fresh('a', CACHE_TTL_MS)).toBeUndefined();
  expect(cache.last('a')?.value).toBe(1);
  for (let index = 0; index < CACHE_ENTRIES; index += 1) cache.keep(`entry ${index}`, index, index);
  // The hundred and first removes the oldest 30 %.
  expect(cache.last('a')).toBeUndefined();
  expect(cache.last('entry 28')).toBeUndefined();
  expect(cache.last('entry 29')?.value).toBe(29);
});
