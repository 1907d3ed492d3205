// @vitest-environment jsdom
import { matchRoute } from '@agence/shared-contracts/remote/matchRoute';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '../exposes/manifest.ts';
import { aBoughtCourse, aLearnerCourse } from '../testing/builders.ts';
import { type Answers, type Asked, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const owned = (product_id: string, category: string, changes: Record<string, unknown> = {}) => ({
  product_id,
  access_granted_at: '2026-11-01T12:00:00Z',
  product: {
    id: product_id,
    name: `Produit ${product_id}`,
    description: 'Utile',
    category,
    formation: null,
    ...changes,
  },
});
const course = owned('p1', 'formation', {
  formation: { ...aBoughtCourse('seo').product.formation, total_modules: 4 },
});
const booking = {
  id: 'b1',
  title: 'Une heure avec Camille',
  duration_minutes: 60,
  status: 'to_schedule',
  starts_at: null,
  message: null,
};
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'GET /user_products': [course, owned('p2', 'resource')],
    'GET /course_progress': [{ product_id: 'p1', progress_percentage: 42 }],
    'GET /product_contents': [
      {
        product_id: 'p2',
        digital_content: { files: [{ path: 'p2/guide.pdf', name: 'guide.pdf', type: 'application/pdf' }] },
      },
    ],
    'GET /bookings': [booking],
    'GET /user_formation_progress': [],
    ...answers,
  });

test('has the tabs Formations, Ressources and Consulting, the chosen one in the address (DSH-001)', async () => {
  const page = await openPage('/formations-access', { backend: backendOf() });
  page.screen.getByRole('heading', { level: 1, name: 'Mes Formations' });
  expect(page.screen.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent)).toEqual([
    'Formations',
    'Ressources',
    'Consulting',
  ]);
  page.click('Ressources', 'tab');
  await waitFor(() => expect(page.address()).toBe('/formations-access?onglet=resource'));
});

test('shows what is owned with its progress, active and newest first (DSH-006)', async () => {
  const backend = backendOf();
  const page = await openPage('/formations-access', { backend });
  await page.screen.findByText('Produit p1');
  await waitFor(() =>
    expect(page.screen.getByRole('progressbar', { name: /Produit p1/ }).getAttribute('value')).toBe('42'),
  );
  expect(page.screen.getByRole('link', { name: 'Produit p1' }).getAttribute('href')).toBe('/formation-viewer/seo');
  const { query } = backend.to('GET /user_products')[0] as { query: URLSearchParams };
  expect([query.get('is_active'), query.get('order')]).toEqual(['eq.true', 'access_granted_at.desc']);
});

test('shows the free courses that were begun beside what was bought (DSH-001, audit: marketplace 7)', async () => {
  const begun = [aLearnerCourse('ga4', 25), aLearnerCourse('plan', 100, '2026-11-12T12:00:00+00:00')];
  const page = await openPage('/formations-access', { backend: backendOf({ 'GET /user_formation_progress': begun }) });
  const row = (await page.screen.findByRole('heading', { level: 2, name: 'Formation ga4' })).closest('li');
  expect(row?.textContent).toMatch(/Formation gratuite.*25\u00a0%.*Reprendre/);
  // What is finished stands apart from those that go on.
  const done = within(page.screen.getByRole('region', { name: 'Formations terminées' }));
  expect(done.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Formation plan']);
  page.screen.getByRole('heading', { level: 2, name: 'Produit p1' });
});

test('leads to the shop where nothing is owned, and says so for each tab (DSH-002, DSH-003)', async () => {
  const page = await openPage('/formations-access', {
    backend: backendOf({ 'GET /user_products': [], 'GET /bookings': [] }),
  });
  await page.screen.findByText('Aucune formation pour le moment');
  page.screen.getByText('Aucune ressource disponible');
  page.screen.getByText('Aucune consultation programmée');
  const links = within(page.outlet).getAllByText('Visiter la boutique');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/boutique', '/boutique', '/boutique']);
});

test('shows consultations on sale to who has none, with whom, how long and for what', async () => {
  const sold = {
    ...{ id: 'c9', name: 'Regard neuf', price: 12_000, metadata: { duration: '60 min' } },
    meets: { creator: { name: 'Noémie Gagnon' } },
  };
  const backend = backendOf({ 'GET /bookings': [], 'GET /products': [sold] });
  const page = await openPage('/formations-access?onglet=consultation', { backend });
  const offers = within(await page.screen.findByRole('region', { name: 'Dans la boutique' }));
  expect(offers.getByRole('link', { name: 'Regard neuf' }).getAttribute('href')).toBe('/boutique/produit/c9');
  expect(offers.getByRole('listitem').textContent).toMatch(/avec Noémie Gagnon.*60\smin.*120,00\s\$/);
  expect(backend.to('GET /products')[0]?.query.get('category')).toBe('eq.consultation');
});

test('shows resources on sale to who has none', async () => {
  const sold = { id: 'r9', name: 'Calendrier', price: 2900, metadata: {}, meets: null };
  const backend = backendOf({ 'GET /user_products': [], 'GET /products': [sold] });
  const page = await openPage('/formations-access?onglet=resource', { backend });
  const offers = within(await page.screen.findByRole('region', { name: 'Dans la boutique' }));
  expect(offers.getByRole('link', { name: 'Calendrier' }).getAttribute('href')).toBe('/boutique/produit/r9');
  expect(backend.to('GET /products')[0]?.query.get('category')).toBe('eq.resource');
});

test('gives the shell the words for people who are not signed in, and shows them nothing (DSH-004)', async () => {
  expect(matchRoute(manifest.routes, '/formations-access')?.route.denied).toEqual({
    title: 'Accès refusé',
    description: 'Vous devez être connecté pour accéder à vos formations',
  });
  const page = await openPage('/formations-access', { backend: backendOf(), user: null });
  expect(page.screen.queryByRole('tab')).toBeNull();
});

test('says that purchases cannot be loaded and lets one try again (DSH-005)', async () => {
  const backend = backendOf({ 'GET /user_products': () => new Response('{}', { status: 400 }) });
  const page = await openPage('/formations-access', { backend });
  await waitFor(() =>
    expect(page.fake.toasts).toEqual([
      { title: 'Erreur', description: 'Impossible de charger vos formations', tone: 'destructive' },
    ]),
  );
  backend.answer({ 'GET /user_products': [course] });
  fireEvent.click(page.screen.getAllByText('Réessayer')[0] as HTMLElement);
  await page.screen.findByText('Produit p1');
});

test('says once that purchases cannot be loaded, though the server that listens has them asked for again (DSH-005)', async () => {
  const refuse = () => new Promise((done) => setTimeout(done, 20)).then(() => new Response('{}', { status: 400 }));
  const backend = backendOf({ 'GET /user_products': refuse });
  let system: ((word: object) => void) | undefined;
  const channel = {
    on(kind: string, _: object, hear: (word: object) => void) {
      if (kind === 'system') system = hear;
      return channel;
    },
    subscribe: () => channel,
  };
  const live = { realtime: { setAuth: async () => {} }, channel: () => channel, removeChannel: async () => {} };
  Object.assign(await backend.database(), live);
  const page = await openPage('/formations-access', { backend });
  await waitFor(() => expect(page.fake.toasts).toHaveLength(1));
  const isOwned = ({ query }: Asked) => query.get('select')?.startsWith('product_id,access_granted_at,product');
  const asked = () => backend.to('GET /user_products').filter(isOwned).length;
  expect(asked()).toBe(1);
  await waitFor(() => expect(system).toBeDefined());
  system?.({ status: 'ok' });
  await waitFor(() => expect(page.screen.queryAllByText('Réessayer')).toEqual([]));
  expect(asked()).toBe(2);
  const [retry] = await page.screen.findAllByText('Réessayer');
  expect(page.fake.toasts).toHaveLength(1);
  fireEvent.click(retry as HTMLElement);
  await waitFor(() => expect(page.fake.toasts).toHaveLength(2));
});

test('downloads through a link that is asked for with each click', async () => {
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return new Response('{}', { status: 403 });
  });
  const page = await openPage('/formations-access?onglet=resource', { backend: backendOf() });
  fireEvent.click(await page.screen.findByRole('button', { name: /^Fichier\s: guide\.pdf Télécharger\s\(PDF\)$/ }));
  await waitFor(() => expect(page.fake.toasts.at(-1)?.description).toMatch(/ne peut pas être préparé/));
  expect(asked[0]?.[0]).toBe('/storage/v1/object/sign/downloads/p2/guide.pdf');
  expect(asked[0]?.[1]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer access' } });
  expect(JSON.parse(String(asked[0]?.[1].body))).toEqual({ expiresIn: 300 });
});

test('proposes a moment for a consultation and says why one is refused', async () => {
  const backend = backendOf({ 'POST /rpc/propose_booking': () => refusal('booking_in_past', 422) });
  const page = await openPage('/formations-access?onglet=consultation', { backend });
  await page.screen.findByText('Une heure avec Camille');
  fireEvent.click(await page.screen.findByRole('button', { name: 'Proposer ce moment' }));
  await page.screen.findByText('Choisissez une date et une heure.');
  page.type('Date et heure', '2020-12-01T10:00');
  page.click('Proposer ce moment');
  await page.screen.findByText('Choisissez un moment à venir.');
  expect(backend.to('POST /rpc/propose_booking')).toEqual([]);
  page.type('Date et heure', '2099-12-01T10:00');
  page.click('Proposer ce moment');
  await page.screen.findByText('Choisissez un moment à venir.');
  expect(backend.to('POST /rpc/propose_booking')[0]?.body).toMatchObject({ booking: 'b1', message: null });
});

test('offers the free times of a consultation as days, then the hours of the chosen one', async () => {
  const times = ['2099-12-01T15:00:00Z', '2099-12-01T16:30:00Z', '2099-12-02T15:00:00Z'];
  const backend = backendOf({
    'POST /rpc/booking_times': ({ body }: Asked) => ({
      host: 'Camille Bouchard',
      takes_times: true,
      times: (body as { from_day?: string }).from_day ? [] : times,
    }),
    'POST /rpc/propose_booking': null,
  });
  const page = await openPage('/formations-access?onglet=consultation', { backend });
  const day = within(await page.screen.findByRole('group', { name: 'Jour' }));
  const hours = () => within(page.screen.getByRole('group', { name: 'Heure' })).getAllByRole('radio');
  expect(day.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'mar. 1er déc.',
    'mer. 2 déc.',
  ]);
  expect(hours().map((radio) => radio.closest('label')?.textContent)).toEqual(['10\u00a0h', '11\u00a0h\u00a030']);
  fireEvent.click(hours()[1] as HTMLElement);
  await page.screen.findByRole('button', { name: /^Demander mardi 1er\sdécembre à 11\sh\s30$/ });
  fireEvent.click(day.getByRole('radio', { name: 'mer. 2 déc.' }));
  await waitFor(() => expect(hours()).toHaveLength(1));
  fireEvent.click(await page.screen.findByRole('button', { name: /^Demander mercredi 2\sdécembre à 10\sh$/ }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/propose_booking')[0]?.body).toMatchObject({ booking: 'b1', starts_at: times[2] }),
  );
  page.click('Jours suivants');
  await page.screen.findByText(/^Aucun moment libre/);
  page.click('Jours précédents');
  await page.screen.findByRole('radio', { name: 'mar. 1er déc.' });
});

test('shows bought goods as the shop does, each by its own drawing or that of its kind', async () => {
  const kit = owned('p3', 'resource', { metadata: { drawing: 'kit' } });
  const page = await openPage('/formations-access?onglet=resource', {
    backend: backendOf({ 'GET /user_products': [kit, owned('p2', 'resource', { metadata: { drawing: 'rocket' } })] }),
  });
  const row = async (name: string) => (await page.screen.findByRole('heading', { name })).closest('li');
  expect((await row('Produit p3'))?.querySelector('img')?.src).toMatch(/row-kit\./);
  expect((await row('Produit p2'))?.querySelector('img')?.src).toMatch(/row-resource\./);
});

test('goes on when progress, files and bookings cannot be read (DSH-059)', async () => {
  const down = () => new Response('{}', { status: 400 });
  const page = await openPage('/formations-access', {
    backend: backendOf({ 'GET /course_progress': down, 'GET /product_contents': down, 'GET /bookings': down }),
  });
  await page.screen.findByText('Produit p1');
  page.screen.getByText('À commencer');
  page.screen.getByText('Aucune consultation programmée');
});

test('shows the one course that somebody has with what comes next and all its modules', async () => {
  const page = await openPage('/formations-access', {
    backend: backendOf({ 'GET /user_module_progress': [] }),
  });
  const sole = within(await page.screen.findByRole('article', { name: 'Produit p1' }));
  sole.getByText(/^42\s%$/);
  const [module] = aBoughtCourse('seo').product.formation.modules;
  const list = within(sole.getByRole('navigation', { name: 'Modules' }));
  expect(list.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/formation-viewer/seo?module=${module?.id}`);
  expect(sole.getByRole('link', { name: 'Reprendre' }).getAttribute('href')).toBe(
    `/formation-viewer/seo?module=${module?.id}`,
  );
});
