import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { argOf, type CatalogueArg, everything, queryOf } from '../catalogue/catalogueQuery.ts';
import { MAX_ENTRIES } from '../catalogue/keepNewest.ts';
import { lastAnswers } from '../catalogue/lastAnswers.ts';
import { loadCatalogue } from '../catalogue/loadCatalogue.ts';
import { aCatalogueItem } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { catalogueOf } from './catalogueClient.ts';
import { CACHE_TTL_MS, type MarketplaceStore, openStore } from './marketplaceStore.ts';

const list = { total: 1, items: [aCatalogueItem({ title: 'Vivante' })] };
const failing = () => Response.json({ message: 'down' }, { status: 500 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  lastAnswers.clear();
});

const searchFor = (search: string) => argOf({ ...everything, search });

/** Looks at a page as the catalogue does, and away again. */
async function look(store: MarketplaceStore, arg: CatalogueArg) {
  const { settled, release } = store.ask(arg);
  await settled;
  const reading = store.read(arg);
  release();
  // Whatever nobody keeps goes with the next timer.
  await vi.advanceTimersByTimeAsync(0);
  return reading;
}

test('asks nothing twice for two minutes, and again from then on (MPL-018)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  await look(store, searchFor('a'));
  vi.advanceTimersByTime(CACHE_TTL_MS - 1);
  await look(store, searchFor('a'));
  expect(backend.requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await look(store, searchFor('a'));
  expect(backend.requests).toHaveLength(2);
});

test('keeps at most a hundred answers: the hundred and first removes the oldest 30 % that nobody looks at (MPL-018)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  const onScreen = searchFor('0');
  const { settled, release } = store.ask(onScreen);
  await settled;
  for (let index = 1; index < MAX_ENTRIES; index += 1) await look(store, searchFor(String(index)));
  const has = (index: number) => store.read(searchFor(String(index))).data !== undefined;
  // What is read again is young again.
  await store.refresh(searchFor('1'));
  expect([0, 1, 2, 30, 31, 99].filter(has)).toEqual([0, 1, 2, 30, 31, 99]);
  await look(store, searchFor('100'));
  // The oldest thirty were 0 and 2 to 30; 0 is on screen.
  expect([0, 1, 2, 30, 31, 99, 100].filter(has)).toEqual([0, 1, 31, 99, 100]);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(has(0)).toBe(false);
});

test('keeps no failure in the place of an answer', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  await look(store, searchFor('lue'));
  backend.answers['rpc/catalogue'] = failing;
  for (let index = 0; index <= MAX_ENTRIES; index += 1) await look(store, searchFor(`panne ${index}`));
  expect(store.read(searchFor('lue')).data?.source).toBe('live');
});

test('keeps what the server has read, and asks again where that was no answer', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  const value = { ...list, at: Date.now() };
  store.put({ arg: searchFor('vive'), value: { ...value, source: 'live' } });
  store.put({ arg: searchFor('ancienne'), value: { ...value, source: 'stale' } });
  store.put({ arg: searchFor(''), value: { ...value, source: 'samples' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(backend.requests).toHaveLength(0);
  await look(store, searchFor('vive'));
  expect(backend.requests).toHaveLength(0);
  await look(store, searchFor('ancienne'));
  await look(store, searchFor(''));
  expect(backend.requests).toHaveLength(2);
  expect(store.read(searchFor('')).data?.source).toBe('live');
});

test('what the server has read is as old as it was then', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  store.put({ arg: searchFor('a'), value: { ...list, source: 'live', at: Date.now() - CACHE_TTL_MS } });
  await look(store, searchFor('a'));
  expect(backend.requests).toHaveLength(1);
});

test('samples stand in for nothing', async () => {
  const store = openStore(createFakeBackend({ 'rpc/catalogue': failing }).database);
  store.put({ arg: searchFor(''), value: { ...list, source: 'samples', at: 0 } });
  expect(await look(store, searchFor(''))).toMatchObject({ data: { source: 'samples' }, error: 'unavailable' });
});

test('repeats no creator’s name for longer than a minute, nor with a list that is known to be old (Law 25)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list });
  const store = openStore(backend.database);
  const names = async () => (await look(store, searchFor('nommée'))).data?.items.map((item) => item?.creator?.name);
  expect(await names()).toEqual(['Julie Roy']);
  vi.advanceTimersByTime(59_999);
  expect(await names()).toEqual(['Julie Roy']);
  vi.advanceTimersByTime(1);
  expect(await names()).toEqual([undefined]);
  // Two minutes later the backend is asked again.
  vi.advanceTimersByTime(60_000);
  expect(await names()).toEqual(['Julie Roy']);
  vi.advanceTimersByTime(CACHE_TTL_MS);
  backend.answers['rpc/catalogue'] = failing;
  expect(await names()).toEqual([undefined]);
  expect(store.read(searchFor('nommée')).data).toMatchObject({ source: 'stale', items: [{ title: 'Vivante' }] });
});

test('the server repeats no name either when its memory stands in (Law 25)', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  const search = new URLSearchParams('q=nommée');
  const load = async () => {
    const context = { path: '/formations', params: {}, search, siteUrl: 'https://site.test' };
    const loaded = await loadCatalogue({ ...context, database: backend.database });
    return loaded.kind === 'found' ? loaded.data.answer : undefined;
  };
  expect((await load())?.items[0]?.creator?.name).toBe('Julie Roy');
  backend.answers['rpc/catalogue'] = failing;
  expect(await load()).toMatchObject({ source: 'stale', items: [{ title: 'Vivante', creator: null }] });
  expect(lastAnswers.get(JSON.stringify(argOf(queryOf(search))))?.source).toBe('live');
});

test('two readings of the same list are the same page for every cache, and each is old in the browser', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  const context = { path: '/formations', params: {}, search: new URLSearchParams(), siteUrl: 'https://site.test' };
  const load = () => loadCatalogue({ ...context, database: backend.database });
  const before = await load();
  vi.advanceTimersByTime(30_000);
  expect(await load()).toEqual(before);
  if (before.kind !== 'found') throw new Error('There is no list.');
  const client = catalogueOf(backend.database);
  client.adopt(before.data);
  // Its names are a minute old ten seconds later (Law 25).
  expect(client.read(argOf(before.data.query)).data?.at).toBe(Date.now() - 50_000);
});
