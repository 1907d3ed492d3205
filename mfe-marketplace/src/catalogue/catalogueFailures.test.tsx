// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHE_TTL_MS } from '../store/marketplaceStore.ts';
import { aCatalogueItem } from '../testing/builders.ts';
import { type BackendRequest, createFakeBackend } from '../testing/fakeBackend.ts';
import { type OpenPage, openPage } from '../testing/openPage.ts';
import { queryOf } from './catalogueQuery.ts';
import { lastAnswers } from './lastAnswers.ts';

let opened: OpenPage | undefined;

beforeEach(() => {
  lastAnswers.clear();
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
    // Each says what it is, and names no price at which nobody can buy it.
    expect(card.textContent).toContain('Exemple');
    expect(card.textContent).not.toMatch(/\$|Gratuit|Premium/);
  }
  expect(opened.served.html).toContain('6 exemples');
  expect(opened.outlet.textContent).not.toContain('6 formations');
  expect(opened.served.head.noindex).toBe(true);
  expect(opened.served.head.jsonLd?.map((object) => object['@type'])).toEqual(['BreadcrumbList']);
});

test.each([
  ['the catalogue cannot be read', '/formations', { categories: [] }, true],
  ['a narrowed list cannot be read', '/formations?q=rien', { categories: [] }, true],
  ['the categories cannot be read', '/formations', { 'rpc/catalogue': list }, true],
  ['everything can be read', '/formations', { 'rpc/catalogue': list, categories: [] }, false],
  ['there is no course yet', '/formations', { 'rpc/catalogue': { total: 0, items: [] }, categories: [] }, false],
])('tells the server whether the page may be kept: %s', async (_, path, answers, isDegraded) => {
  opened = await openPage(path, { backend: createFakeBackend(answers) });
  expect(opened.served.degraded ?? false).toBe(isDegraded);
});

test('what memory stands in with may not be kept either', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  await (await openPage('/formations', { backend })).close();
  backend.answers['rpc/catalogue'] = failing;
  opened = await openPage('/formations', { backend });
  expect(opened.served.data).toMatchObject({ answer: { source: 'stale' } });
  expect(opened.served.degraded).toBe(true);
});

/** Whoever draws no luck waits least between attempts; the clock is in the test's hands. */
function holdPauses() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
/** Lets time pass until something is so. */
const inTime = (isSo: () => void) =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    isSo();
  });

/** The composer's answer, once the catalogue can be read again. */
const recovered = () =>
  Response.json({
    kind: 'page',
    status: 200,
    data: {
      query: queryOf(new URLSearchParams()),
      answer: { ...list, source: 'live', at: Date.now() },
      categories: [{ slug: 'seo', name: 'SEO' }],
    },
  });

test('shows the real catalogue by itself as soon as it can be read, in the same list and filters (MPL-020)', async () => {
  holdPauses();
  const backend = createFakeBackend({ 'rpc/catalogue': failing });
  opened = await openPage('/formations', { backend });
  const { screen, outlet, heads } = opened;
  const search = screen.getByRole('searchbox') as HTMLInputElement;
  const scroller = screen.getByRole('region', { name: 'Liste des formations' });
  search.focus();
  search.value = 'goog';
  const seen = backend.requests.length;
  backend.answers['/_data/formations'] = recovered;
  await inTime(() => screen.getByText('Vivante'));
  expect(screen.queryByText('Aperçu — catalogue indisponible')).toBeNull();
  expect(outlet.textContent).toContain('1 formation');
  expect(screen.getByRole('link', { name: 'Vivante' })).toBeTruthy();
  // What the visitor was doing goes on.
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('goog');
  expect(screen.getByRole('region', { name: 'Liste des formations' })).toBe(scroller);
  expect(heads.at(-1)?.noindex).toBe(false);
  // Neither the store nor the backend's client was needed for it.
  expect(backend.requests.slice(seen).map(({ name }) => name)).toEqual(['/_data/formations']);
});

test('keeps asking while it fails, and stops when the page is left', async () => {
  holdPauses();
  const backend = createFakeBackend({ 'rpc/catalogue': failing, '/_data/formations': failing });
  opened = await openPage('/formations', { backend });
  const asked = () => backend.requests.filter(({ name }) => name === '/_data/formations').length;
  await inTime(() => expect(asked()).toBe(2));
  expect(opened.screen.getByText('Aperçu — catalogue indisponible')).toBeTruthy();
  await opened.close();
  opened = undefined;
  const before = asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(before);
});

test('asks again by itself for a search that failed since (MPL-020)', async () => {
  holdPauses();
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  opened = await openPage('/formations', { backend });
  backend.answers['rpc/catalogue'] = failing;
  opened.go('/formations?q=panne');
  await opened.screen.findByText('Le catalogue ne répond pas');
  backend.answers['rpc/catalogue'] = { total: 1, items: [aCatalogueItem({ title: 'Trouvée' })] };
  const { screen } = opened;
  await inTime(() => screen.getByText('Trouvée'));
  expect(opened.address()).toBe('/formations?q=panne');
});

const noes = [403, 404, 409];
const refusing = (status: number) => () => Response.json({ code: '42501', message: 'no' }, { status });
/** Longer than any two pauses between questions. */
const MINUTES_MS = 300_000;

test.each(noes)(
  'asks no final no again by itself (%i), says what it says of every failure, and obeys the visitor',
  async (status) => {
    holdPauses();
    const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
    opened = await openPage('/formations', { backend });
    const asked = () => backend.requests.filter(({ name }) => name === 'rpc/catalogue').length;
    backend.answers['rpc/catalogue'] = refusing(status);
    const before = asked();
    opened.go(`/formations?q=refus-${status}`);
    await opened.screen.findByText('Le catalogue ne répond pas');
    await vi.advanceTimersByTimeAsync(MINUTES_MS);
    expect(asked()).toBe(before + 1);
    backend.answers['rpc/catalogue'] = { total: 1, items: [aCatalogueItem({ title: 'Trouvée' })] };
    opened.screen.getByRole('button', { name: 'Réessayer' }).click();
    await opened.screen.findByText('Trouvée');
  },
);

test('asks again while a session is being renewed (401)', async () => {
  holdPauses();
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  opened = await openPage('/formations', { backend });
  backend.answers['rpc/catalogue'] = refusing(401);
  opened.go('/formations?q=session');
  await opened.screen.findByText('Le catalogue ne répond pas');
  backend.answers['rpc/catalogue'] = { total: 1, items: [aCatalogueItem({ title: 'Trouvée' })] };
  const { screen } = opened;
  await inTime(() => screen.getByText('Trouvée'));
});

test('a list that stands in for a final no stays until the visitor tries', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  await (await openPage('/formations?q=avant', { backend })).close();
  opened = await openPage('/formations', { backend });
  const { screen, go } = opened;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(Date.now() + CACHE_TTL_MS);
  backend.answers['rpc/catalogue'] = refusing(403);
  go('/formations?q=avant');
  await inTime(() => screen.getByText(/Voici la liste telle qu’elle était/));
  const before = backend.requests.length;
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(backend.requests).toHaveLength(before);
});

test('whoever comes back to a list that stood in asks for the real one', async () => {
  const backend = createFakeBackend({ 'rpc/catalogue': list, categories: [] });
  await (await openPage('/formations?q=ancienne', { backend })).close();
  opened = await openPage('/formations', { backend });
  const { screen, go } = opened;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + CACHE_TTL_MS);
  backend.answers['rpc/catalogue'] = failing;
  go('/formations?q=ancienne');
  await screen.findByText(/Voici la liste telle qu’elle était/);
  backend.answers['rpc/catalogue'] = { total: 1, items: [aCatalogueItem({ title: 'Toute neuve' })] };
  go('/formations');
  await vi.waitFor(() => expect(screen.queryByText(/Voici la liste/)).toBeNull());
  go('/formations?q=ancienne');
  // Sooner than it would have been asked for while it was shown.
  await screen.findByText('Toute neuve', {}, { timeout: 1000 });
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
    expect(button.ariaDisabled).toBeNull();
    const before = backend.requests.length;
    button.click();
    await vi.waitFor(() => expect(backend.requests.length).toBeGreaterThan(before));
  }
  await vi.waitFor(() => expect(button.ariaDisabled).toBe('true'));
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
