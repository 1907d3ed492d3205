// @vitest-environment jsdom
import { SilentObserver } from '@agence/shared-contracts/testing/SilentObserver';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, type Asked, createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  // What every browser has and jsdom lacks.
  vi.stubGlobal('ResizeObserver', SilentObserver);
});
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

const DAY = {
  sales: { orders: 3, total_cents: 67_950, week_orders: 9, week_total_cents: 203_850 },
  requests: { today: 2, week: 7, waiting: 2 },
  appointments: [
    {
      ...{ id: 'b1', title: 'Plan d’attaque', visitor: 'Luc Gagnon', starts_at: '2026-11-24T15:00:00Z' },
      ...{ status: 'proposed', creator: 'Camille' },
    },
  ],
  proposed: 1,
  questions: 1,
  reports: 0,
  applications: 1,
  disputes: 1,
  failures: { refunds: 1, payments: 0, mails: 1, receipts: 0 },
  failed: [
    {
      kind: 'refund_failed',
      id: 'r1',
      at: '2026-11-22T15:00:00Z',
      subject: '00000001-0000-4000-8000-000000000000',
      what: null,
    },
    { kind: 'mail', id: 'm1', at: '2026-11-22T15:00:00Z', subject: null, what: 'newsletter_confirmation' },
  ],
};
const WAITING = ['Julie Gagné', 'Karim Haddad'].map((name, index) => ({
  ...{
    id: `w${index}`,
    created_at: '2026-11-22T15:00:00Z',
    name,
    email: 'w@exemple.test',
    company: null,
    service: null,
  },
  ...{ asked: 'audit', stage: 'new', due_on: null, amount_cents: null, owner_id: null, is_undelivered: false },
}));
const order = (number: number) => ({
  id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
  created_at: new Date(Date.UTC(2026, 10, 22) - number * 60_000).toISOString(),
  status: 'paid',
  total_cents: 22_650,
  refunded_cents: 0,
  disputed_cents: 0,
  dispute_status: null,
  is_asked: number === 1,
  buyer_name: `Personne ${number}`,
  buyer_email: `personne${number}@exemple.test`,
  items: 'Google Ads',
});
/** Ten thousand orders, in pages as the database gives them. */
const ordersOf = (count: number) => (asked: Asked) => {
  const { after_id, size } = asked.body as { after_id?: string; size: number };
  const from = after_id ? Number(after_id.slice(0, 8)) + 1 : 1;
  return Array.from({ length: Math.max(0, Math.min(size, count - from + 1)) }, (_, index) => order(from + index));
};

const open = async (path: string, roles: string[], answers: Answers = {}) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': roles,
    'POST /rpc/console_day': DAY,
    'POST /rpc/console_orders': ordersOf(3),
    'GET /orders': [],
    ...answers,
  });
  return { page: await openPage(path, { backend }), backend };
};
const plain = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, ' ');

test('shows each role what it works with, and leads nowhere else (AMB-68)', async () => {
  const labels = async (roles: string[]) => {
    const { page } = await open('/admin', roles);
    const nav = await page.screen.findByRole('navigation', { name: 'Console' });
    const shown = within(nav)
      .getAllByRole('link')
      .map((link) => link.querySelector('span > span')?.textContent);
    await page.close();
    return shown;
  };
  expect(await labels(['owner'])).toHaveLength(14);
  expect(await labels(['sales'])).toEqual([
    ...['Aujourd’hui', 'Demandes', 'Rendez-vous', 'Commandes', 'Comptabilité', 'Provenance', 'Personnes'],
  ]);
  expect(await labels(['support'])).toEqual([
    ...['Aujourd’hui', 'Rendez-vous', 'Commandes', 'Personnes', 'Candidatures', 'Modération'],
  ]);
  expect(await labels(['content'])).toEqual([
    ...['Aujourd’hui', 'Candidatures', 'Modération', 'Catalogue', 'Infolettre', 'Textes du site', 'Listes du site'],
  ]);
});

test('says in the rail what waits where, and nothing of what does not (AMB-68)', async () => {
  const { page, backend } = await open('/admin/commandes', ['owner']);
  const nav = within(await page.screen.findByRole('navigation', { name: 'Console' }));
  await nav.findByRole('link', { name: /^Demandes ?, 2 à traiter$/ });
  nav.getByRole('link', { name: /^Candidatures ?, 1 à traiter$/ });
  nav.getByRole('link', { name: /^Commandes ?, 2 à traiter$/ });
  nav.getByRole('link', { name: 'Modération' });
  nav.getByRole('link', { name: /^Rendez-vous ?, 1 à traiter$/ });
  // What the bar at the thumb has no room for.
  expect(page.screen.getByText('Plus').textContent).toBe('Plus, 1 à traiter');
  expect(backend.to('POST /rpc/console_day')).toHaveLength(1);
});

test('does not even ask for what a role may not read', async () => {
  const { page, backend } = await open('/admin/commandes', ['content']);
  await page.screen.findByRole('heading', { name: 'Page réservée à l’administration' });
  expect(backend.to('POST /rpc/console_orders')).toEqual([]);
});

test('begins with the day: sales, requests, what waits and what failed', async () => {
  const { page, backend } = await open('/admin', ['owner'], {
    'POST /rpc/settle_failure': null,
    'POST /rpc/list_requests': WAITING,
    'POST /rpc/resend_mail': null,
  });
  const sales = await page.screen.findByRole('region', { name: 'Ventes du jour' });
  expect(plain(sales)).toContain('679,50 $');
  expect(page.screen.getByRole('link', { name: 'Remboursements' }).getAttribute('href')).toBe(
    '/admin/commandes?etat=asked',
  );
  page.screen.getByRole('heading', {
    level: 1,
    name: 'Deux demandes attendent et un remboursement est à décider',
  });
  expect(page.screen.getByRole('link', { name: 'Karim Haddad' }).getAttribute('href')).toBe(
    '/admin/demandes?demande=w1',
  );
  const failed = page.screen.getByRole('link', { name: 'Un remboursement n’a pas abouti' });
  expect(failed.getAttribute('href')).toBe('/admin/commandes/00000001-0000-4000-8000-000000000000');
  page.click('Renvoyer');
  await waitFor(() => expect(backend.to('POST /rpc/resend_mail')[0]?.body).toEqual({ job: 'm1' }));
  const settle = page.screen.getByRole('button', { name: /^Réglé.*remboursement/ });
  // One at a time.
  await waitFor(() => expect(settle.ariaDisabled).toBeNull());
  fireEvent.click(settle);
  await waitFor(() =>
    expect(backend.to('POST /rpc/settle_failure')[0]?.body).toEqual({
      failure_kind: 'refund_failed',
      failure_id: 'r1',
    }),
  );
  const visitor = page.screen.getByRole('link', { name: 'Luc Gagnon' });
  expect(visitor.getAttribute('href')).toBe('/admin/rendez-vous?rendez-vous=b1');
  page.screen.getByRole('heading', { level: 3, name: /^mardi 24\snovembre$/ });
  expect(plain(visitor.closest('li'))).toMatch(/^10 h.*Plan d’attaque.*avec Camille.*à confirmer/);
});

test.each([
  [{ questions: 2, disputes: 1 }, 'Décider des remboursements', '/admin/commandes?etat=asked'],
  [{ questions: 0, disputes: 1 }, 'Répondre à la banque', '/admin/commandes?etat=disputed'],
  [{ questions: 0, disputes: 0, reports: 2 }, 'Juger les avis', '/admin/moderation'],
])('where nobody waits for an answer the first thing to do is what the title says: %o', async (waits, name, href) => {
  const { page } = await open('/admin', ['owner'], {
    'POST /rpc/list_requests': [],
    'POST /rpc/console_day': { ...DAY, requests: { ...DAY.requests, waiting: 0 }, ...waits },
  });
  expect((await page.screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('counts all requests that wait, and begins with the oldest of all, beyond one page of them', async () => {
  const { page, backend } = await open('/admin', ['sales'], {
    'POST /rpc/list_requests': Array.from({ length: 50 }, (_, index) => ({
      ...{ ...WAITING[0], id: `o${index}`, name: `Prospect ${index + 1}` },
      created_at: new Date(Date.UTC(2026, 9, 1) + index * 3_600_000).toISOString(),
    })),
    'POST /rpc/console_day': { ...DAY, requests: { ...DAY.requests, waiting: 83 } },
  });
  await page.screen.findByRole('heading', { level: 1, name: /^83\sdemandes attendent/ });
  expect(backend.to('POST /rpc/list_requests')[0]?.body).toEqual({ in_stage: 'new', oldest_first: true, size: 50 });
  const waiting = within(page.screen.getByRole('region', { name: 'À répondre, la plus ancienne d’abord' }));
  expect(waiting.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Prospect ${number}`),
  );
  expect(waiting.getByRole('link', { name: 'et 78 autres' }).getAttribute('href')).toBe(
    '/admin/demandes?etape=new&ordre=anciennes',
  );
});

test('shows today by its hours, a lane for what each role works with', async () => {
  vi.setSystemTime('2026-11-24T16:00:00Z');
  const { page } = await open('/admin', ['support'], {
    'POST /rpc/console_day': { ...DAY, requests: null },
    'POST /rpc/console_orders': [{ ...order(1), created_at: '2026-11-24T14:05:00Z' }],
    'POST /rpc/list_appointments': [
      {
        ...{ id: 'b1', kind: 'paid', starts_at: '2026-11-24T15:00:00Z', ends_at: '2026-11-24T16:30:00Z' },
        ...{ is_proposed: true, state: 'booked', host: 'Camille', host_id: null, request: null, booking: 'k1' },
        ...{ title: 'Plan d’attaque', visitor: 'Luc Gagnon', email: null, phone: null, company: null },
        is_undelivered: false,
      },
    ],
  });
  const sales = within(await page.screen.findByRole('list', { name: 'Ventes' }));
  expect(plain(sales.getByRole('listitem'))).toBe('226,50 $9 h 05, Google Ads');
  const appointments = within(page.screen.getByRole('list', { name: 'Rendez-vous' }));
  expect(plain(appointments.getByRole('listitem'))).toBe('Luc GagnonLG10 h, Camille, à confirmer');
  // Its block is as long as it lasts, with the edge of what is not certain.
  expect(appointments.getByRole('listitem').dataset).toMatchObject({ lasting: '', proposed: 'true' });
  expect(page.screen.queryByRole('list', { name: 'Demandes' })).toBeNull();
  // Of two days ago: below, with what can be done about it.
  expect(within(page.screen.getByRole('list', { name: 'Échecs' })).queryByRole('listitem')).toBeNull();
});

test('looks in everything that the role reads, by keyboard, and says which source did not answer', async () => {
  const { page, backend } = await open('/admin', ['sales'], {
    'POST /rpc/console_people': [
      {
        ...{ id: 'p1', created_at: '2026-11-01T00:00:00Z', full_name: 'Ana Roy', email: 'ana@exemple.test' },
        ...{
          profile_role: 'learner',
          staff_roles: [],
          orders: 1,
          suspension: null,
          follows: 2,
          gives: 0,
          paid_cents: 22650,
          seen_at: null,
        },
      },
    ],
    'GET /formations': () => new Response('{}', { status: 500 }),
  });
  await page.screen.findByRole('navigation', { name: 'Console' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const dialog = await page.screen.findByRole('dialog', { name: 'Rechercher dans la console' });
  const field = within(dialog).getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'roy' } });
  const person = await within(dialog).findByRole('link', { name: /Ana Roy/ });
  expect(backend.to('POST /rpc/console_people')[0]?.body).toEqual({ words: 'roy', size: 5 });
  within(dialog).getByText('La recherche n’a pas abouti. Réessayez.');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(person);
});

test('finds appointments, texts and letters by words in any order, without accents', async () => {
  const appointment = {
    ...{ id: 'a1', kind: 'audit', starts_at: '2026-12-03T15:30:00Z', ends_at: '2026-12-03T16:15:00Z', title: null },
    ...{ is_proposed: false, state: 'booked', host: 'Ana Roy', host_id: null, request: null, booking: null },
    ...{ visitor: 'Zoé Côté', email: 'zoe@exemple.test', phone: null, company: null, is_undelivered: false },
  };
  const numbers = { planned: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 };
  const letter = {
    ...{ id: 'l1', sequence: null, subject: 'Côté mesure', state: 'draft', send_at: null, on_since: null },
    ...{ delay_hours: null, numbers },
  };
  vi.stubGlobal('fetch', async () =>
    Response.json([{ path: '/agence-cote-nord', kind: 'landing', title: 'Côte-Nord' }]),
  );
  const { page } = await open('/admin', ['owner'], {
    'POST /rpc/list_appointments': [appointment, { ...appointment, id: 'a2', visitor: 'Léo', email: null }],
    'POST /rpc/letters_board': { letters: [letter], subscribers: { confirmed: 0, interests: [], products: [] } },
    'POST /rpc/console_people': [],
    'POST /rpc/list_requests': [],
    'POST /rpc/console_orders': [],
    'GET /formations': [],
  });
  await page.screen.findByRole('navigation', { name: 'Console' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const dialog = await page.screen.findByRole('dialog', { name: 'Rechercher dans la console' });
  const field = within(dialog).getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'cote' } });
  const found = await waitFor(() => {
    const links = within(dialog).getAllByRole('link');
    expect(links).toHaveLength(3);
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  });
  expect(found).toEqual([
    [expect.stringMatching(/^Zoé Côté, Audit marketing.*3\sdécembre/), '/admin/rendez-vous?rendez-vous=a1'],
    [expect.stringContaining('Côte-Nord'), '/admin/textes/page?adresse=%2Fagence-cote-nord'],
    [expect.stringContaining('Côté mesure'), '/admin/infolettre?lettre=l1'],
  ]);
  fireEvent.change(field, { target: { value: 'audit zoé' } });
  await waitFor(() => expect(within(dialog).getAllByRole('link')).toHaveLength(1));
});

test('reads ten thousand orders page by page and keeps few rows in the page, with the filters in the address', async () => {
  const { page, backend } = await open('/admin/commandes?etat=paid', ['sales'], {
    'POST /rpc/console_orders': ordersOf(10_000),
  });
  await page.screen.findByText('Personne 1');
  expect(backend.to('POST /rpc/console_orders')[0]?.body).toEqual({ order_status: 'paid', size: 100 });
  // Twenty, until somebody asks for more; then the list goes on as far as it is read.
  expect(page.screen.getAllByRole('row')).toHaveLength(21);
  page.screen.getByText('20 affichées');
  page.click('Afficher les suivantes');
  await page.screen.findByText('100 affichées');
  await waitFor(() => expect(document.activeElement?.closest('tr')?.ariaRowIndex).toBe('22'));
  for (let pages = 2; pages <= 4; pages += 1) {
    page.click('Afficher les suivantes');
    await page.screen.findByText(`${pages * 100} commandes ou plus`);
  }
  expect(page.screen.getAllByRole('row').length).toBeLessThan(80);
  // Paper has all that has been read.
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(page.screen.getAllByRole('row')).toHaveLength(401);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(page.screen.getAllByRole('row').length).toBeLessThan(80);
  expect(backend.to('POST /rpc/console_orders')[1]?.body).toMatchObject({ after_id: order(100).id });
  page.type('Rechercher', 'google');
  await waitFor(() => expect(page.address()).toBe('/admin/commandes?etat=paid&q=google'));
  page.type('Nom du filtre', 'Payées');
  page.click('Garder ces filtres');
  await page.screen.findByRole('button', { name: 'Payées' });
});

test('shows the orders of a short list twenty by twenty', async () => {
  const { page } = await open('/admin/commandes', ['sales'], { 'POST /rpc/console_orders': ordersOf(45) });
  await page.screen.findByText('20 affichées sur 45');
  page.click('Afficher les 20 suivantes');
  await page.screen.findByText('40 affichées sur 45');
  page.click('Afficher les 5 suivantes');
  await waitFor(() => expect(page.screen.queryByText(/affichées/)).toBeNull());
  expect(page.screen.queryByText(/^Afficher/)).toBeNull();
});

test('filters stand behind a button that says how many are set', async () => {
  const { page } = await open('/admin/commandes?etat=paid&du=2026-11-01', ['sales'], {
    'POST /rpc/console_orders': [order(1)],
  });
  const filters = await page.screen.findByText('Filtres');
  expect(plain(filters)).toBe('Filtres 2 choisis');
  expect(filters.ariaExpanded).toBe('false');
  fireEvent.click(filters);
  await waitFor(() => expect(filters.ariaExpanded).toBe('true'));
  page.type('État', '');
  await waitFor(() => expect(page.address()).toBe('/admin/commandes?du=2026-11-01'));
  await waitFor(() => expect(plain(filters)).toBe('Filtres 1 choisi'));
});

test('splits each order into price and taxes less what came back, and counts refunds', async () => {
  const price = { subtotal_cents: 19_700, tps_cents: 985, tvq_cents: 1_965 };
  const { page, backend } = await open('/admin/commandes', ['sales'], {
    'POST /rpc/console_orders': [order(1), { ...order(2), refunded_cents: 22_650, status: 'refunded' }],
    'GET /orders': [1, 2].map((number) => ({ ...price, id: order(number).id })),
  });
  expect(plain(await page.screen.findByText(/^2 commandes/))).toBe('2 commandes, 226,50 $ avec taxes, 1 remboursement');
  const rows = page.screen.getAllByRole('row').map((row: HTMLElement) => plain(row));
  expect(rows[1]).toContain('197,00 $29,50 $226,50 $');
  expect(rows[2]).toContain('0,00 $0,00 $0,00 $Remboursée');
  expect(backend.to('GET /orders')).toHaveLength(1);
});

test('repeats what was looked for among orders where nothing is found', async () => {
  const { page } = await open('/admin/commandes?q=zzz', ['sales'], { 'POST /rpc/console_orders': [] });
  await page.screen.findByText(/^Rien pour «\szzz\s»$/);
  page.screen.getByText(/^La recherche lit les noms, les courriels, les produits/);
  expect(page.screen.queryByRole('button', { name: 'Exporter en CSV' })).toBeNull();
  page.click(/^Chercher «\szzz\s» dans toute la console$/);
  const dialog = await page.screen.findByRole('dialog', { name: 'Rechercher dans la console' });
  expect((within(dialog).getByRole('searchbox') as HTMLInputElement).value).toBe('zzz');
});

const DETAIL = {
  ...{ id: order(1).id, created_at: order(1).created_at, status: 'paid', refunded_cents: 0, refundable_cents: 22_650 },
  ...{ subtotal_cents: 19_700, tps_cents: 985, tvq_cents: 1_965, total_cents: 22_650 },
  ...{ tps_number: '1', tvq_number: '2', payment_intent_id: 'pi_1', receipt_sent_at: null, has_access: true },
  buyer: { id: 'u', email: 'ana@exemple.test', full_name: 'Ana Roy' },
  order_items: [{ id: 'i', name: 'Google Ads', description: '', category: 'formation', unit_price: 19_700 }],
  refunds: [
    {
      ...{ id: '11111111-1111-4111-8111-111111111111', amount_cents: null, status: 'asked', is_asked_by_buyer: true },
      ...{ reason: 'Trop avancé', answer: null, created_at: order(1).created_at, decided_at: null, decided_by: null },
    },
  ],
  ...{ disputed_cents: 0, dispute_status: null, disputes: [] },
  journal: [],
  earnings: [],
};

test('leads from an order to its person, and says what each side has of it', async () => {
  const sold = {
    ...{ id: 'e', kind: 'sale', creator: 'Antoine Lévesque', creator_cents: 13_790, platform_cents: 5_910 },
    created_at: order(1).created_at,
  };
  const answers = { 'POST /rpc/console_order': { ...DETAIL, earnings: [sold] } };
  const { page } = await open(`/admin/commandes/${DETAIL.id}`, ['support'], answers);
  const link = await page.screen.findByRole('link', { name: 'Ana Roy' });
  expect(link.getAttribute('href')).toBe('/admin/personnes?q=ana%40exemple.test&personne=u');
  page.screen.getByText('Remboursement demandé', { selector: '[aria-labelledby="journal"] strong' });
  const shares = ['Antoine Lévesque', 'Cimes'].map((side) => page.screen.getByText(side).textContent);
  expect(shares).toEqual([expect.stringMatching(/137,90/), expect.stringMatching(/59,10/)]);
});

test('gives a part back with a reason, under the id of the question, and says what is wrong before it asks (AMB-66)', async () => {
  const server = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ status: 'sent' }));
  vi.stubGlobal('fetch', server);
  const { page } = await open(`/admin/commandes/${DETAIL.id}`, ['support'], { 'POST /rpc/console_order': DETAIL });
  await page.screen.findByText('Trop avancé');
  page.type('Montant, taxes comprises', '300');
  page.click('Rembourser');
  await page.screen.findByText(/^Écrivez un montant entre/);
  page.screen.getByText('Écrivez une raison.');
  expect(server).not.toHaveBeenCalled();
  page.type('Montant, taxes comprises', '50,25');
  page.type('Raison, que la personne lira', 'Un geste');
  page.click(/^Rembourser\s50,25/);
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Remboursement envoyé'));
  expect(server.mock.lastCall?.[0]).toBe('/functions/v1/decide-refund');
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    refund: DETAIL.refunds[0]?.id,
    order_id: DETAIL.id,
    amount_cents: 5_025,
    answer: 'Un geste',
  });
});

test('says of a payment that its bank contests what the person said, until when staff answer, and what it did to the books', async () => {
  const dispute = {
    id: 'dp_1',
    amount_cents: 22_650,
    reason: 'fraudulent',
    due_at: '2026-12-01T15:00:00Z',
    status: 'open',
  };
  const line = {
    id: 1,
    kind: 'dispute',
    subtotal_cents: -19_700,
    tps_cents: -985,
    tvq_cents: -1_965,
    total_cents: -22_650,
  };
  const created_at = order(1).created_at;
  const held = {
    ...{ ...DETAIL, disputed_cents: 22_650, dispute_status: 'open', refundable_cents: 0 },
    ...{ disputes: [{ ...dispute, created_at }], journal: [{ ...line, created_at }] },
  };
  const { page } = await open(`/admin/commandes/${DETAIL.id}`, ['sales'], { 'POST /rpc/console_order': held });
  await page.screen.findByRole('heading', { name: 'Contestations' });
  page.screen.getByText('La personne dit ne pas avoir payé elle-même.');
  page.screen.getByText(/^Répondre au service de paiement avant le 1.déc/);
  page.screen.getByText('Contesté, retenu par la banque');
  page.screen.getByText('Retenu par la banque');
});

test('a refund that was asked for comes first, one that nobody asked for waits behind its button', async () => {
  const parts = (page: Awaited<ReturnType<typeof open>>['page']) =>
    page.screen.getAllByRole('heading', { level: 2 }).map(({ textContent }: Element) => textContent);
  const asked = await open(`/admin/commandes/${DETAIL.id}`, ['support'], { 'POST /rpc/console_order': DETAIL });
  await asked.page.screen.findByText('Trop avancé');
  expect(parts(asked.page).slice(0, 2)).toEqual(['Remboursement', 'Achats']);
  await asked.page.close();
  const unasked = { ...DETAIL, refunds: [] };
  const { page } = await open(`/admin/commandes/${DETAIL.id}`, ['support'], { 'POST /rpc/console_order': unasked });
  await page.screen.findByText('Rien n’a été demandé ni remboursé.');
  expect(parts(page).slice(0, 2)).toEqual(['Achats', 'Remboursement']);
  expect(page.screen.getByText('Rembourser de vous-même…').closest('details')?.open).toBe(false);
});

test('who only sells reads the order and decides nothing about its money', async () => {
  const { page } = await open(`/admin/commandes/${DETAIL.id}`, ['sales'], { 'POST /rpc/console_order': DETAIL });
  await page.screen.findByText('Trop avancé');
  expect(page.screen.queryByRole('button', { name: /^Rembourser/ })).toBeNull();
});

test('takes the listed orders along as a file, as the filters in the address have them', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:x';
  });
  const { page, backend } = await open('/admin/commandes?etat=paid', ['sales'], {
    'POST /rpc/console_orders': [order(2)],
    'POST /rpc/export_orders': [{ ...order(2), items: '=Ruse' }, order(3)],
  });
  await page.screen.findByText('Personne 2');
  page.click('Exporter en CSV');
  await waitFor(() => expect(saved).toBeDefined());
  expect(backend.to('POST /rpc/export_orders')[0]?.body).toEqual({ order_status: 'paid' });
  const lines = (await saved?.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"personne2@exemple.test","'=Ruse","Payée",226.50,0.00,0.00`);
});

test('the owner gives a role, which others only see', async () => {
  const person = {
    ...{ id: 'p1', created_at: '2026-11-01T00:00:00Z', full_name: 'Ana Roy', email: 'ana@exemple.test' },
    ...{
      profile_role: 'learner',
      staff_roles: ['sales'],
      orders: 0,
      suspension: null,
      follows: 2,
      gives: 0,
      paid_cents: 22650,
      seen_at: null,
    },
  };
  const answers = { 'POST /rpc/console_people': [person], 'POST /rpc/set_staff_role': null };
  const { page, backend } = await open('/admin/personnes', ['owner'], answers);
  fireEvent.click(await page.screen.findByRole('button', { name: /Ana Roy/ }));
  const roles = within(await page.screen.findByRole('group', { name: 'Rôles d’Ana Roy' }));
  expect(roles.getByRole('button', { name: 'Ventes' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(roles.getByRole('button', { name: 'Soutien' }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/set_staff_role')[0]?.body).toEqual({
      target: 'p1',
      staff_role: 'support',
      given: true,
    }),
  );
  await page.close();
  const other = await open('/admin/personnes', ['support'], answers);
  fireEvent.click(await other.page.screen.findByRole('button', { name: /Ana Roy/ }));
  const seen = within(await other.page.screen.findByRole('group', { name: 'Rôles d’Ana Roy' }));
  expect(seen.queryByRole('button')).toBeNull();
});

test('lists people of one kind, with what they take, have paid, and when they came last', async () => {
  const people = [
    {
      ...{ id: 'p1', created_at: '2026-11-01T00:00:00Z', full_name: 'Ana Roy', email: 'ana@exemple.test' },
      ...{ profile_role: 'creator', staff_roles: [], orders: 1, suspension: null },
      ...{ follows: 1, gives: 2, paid_cents: 22650, seen_at: '2026-11-12T17:00:00Z' },
    },
    {
      ...{ id: 'p2', created_at: '2026-11-01T00:00:00Z', full_name: 'Zoé Roy', email: 'zoe@exemple.test' },
      ...{ profile_role: 'learner', staff_roles: [], orders: 1, suspension: null },
      ...{ follows: 0, gives: 0, paid_cents: 17131, seen_at: null },
    },
  ];
  const { page, backend } = await open('/admin/personnes?q=roy', ['sales'], {
    'POST /rpc/console_people': people,
    'POST /rpc/count_people': { learner: 1207, creator: 9, staff: 4 },
  });
  const row = await page.screen.findByRole('button', { name: /Ana Roy/ });
  expect(plain(row)).toContain('Formations : Donne 2 formations, suit 1 formation');
  expect(plain(row)).toContain('Achats : 226,50 $');
  expect(plain(row)).toContain('Dernière visite : 12 nov.');
  // Bought is not begun.
  expect(plain(page.screen.getByRole('button', { name: /Zoé Roy/ }))).toContain('Formations : Rien de commencé');
  page.screen.getByText('2 personnes');
  const kinds = page.screen.getByRole('group', { name: 'Sortes de comptes' });
  expect(plain(kinds)).toBe('Toutes 1 220Apprenants 1 207Formateurs 9Équipe 4');
  page.click(/^Formateurs/);
  await waitFor(() =>
    expect(backend.to('POST /rpc/console_people').at(-1)?.body).toMatchObject({ words: 'roy', kind: 'creator' }),
  );
  expect(page.address()).toBe('/admin/personnes?q=roy&type=creator');
  page.click(/^Toutes/);
  await waitFor(() => expect(page.address()).toBe('/admin/personnes?q=roy'));
  // Counted once: not for what is looked for.
  expect(backend.to('POST /rpc/count_people')).toHaveLength(1);
});

test('opens somebody beside the list, by keyboard too, and comes back to their row', async () => {
  const people = ['Ana Roy', 'Luc Ménard', 'Zoé Côté'].map((full_name, index) => ({
    ...{ id: `p${index}`, created_at: '2026-11-01T00:00:00Z', full_name, email: `p${index}@exemple.test` },
    ...{
      profile_role: 'learner',
      staff_roles: [],
      orders: index,
      suspension: null,
      follows: 2,
      gives: 0,
      paid_cents: 22650,
      seen_at: null,
    },
  }));
  const { page } = await open('/admin/personnes', ['sales'], { 'POST /rpc/console_people': people });
  const row = (name: string) => page.screen.getByRole('button', { name: new RegExp(name) });
  (await page.screen.findByRole('button', { name: /Ana Roy/ })).focus();
  fireEvent.keyDown(row('Ana Roy'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(row('Luc Ménard'));
  fireEvent.click(row('Luc Ménard'));
  const detail = await page.screen.findByRole('region', { name: 'Luc Ménard' });
  expect(page.address()).toBe('/admin/personnes?personne=p1');
  expect(document.activeElement?.textContent).toBe('Luc Ménard');
  expect(within(detail).getByRole('link', { name: '1 commande' }).getAttribute('href')).toBe(
    '/admin/commandes?q=p1%40exemple.test',
  );
  expect(row('Luc Ménard').ariaCurrent).toBe('true');
  // Back, as the browser goes.
  const back = vi.spyOn(history, 'go').mockImplementation(() => void page.go('/admin/personnes'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(row('Luc Ménard')));
  expect(back).toHaveBeenCalledWith(-1);
  expect(page.screen.queryByRole('region', { name: 'Luc Ménard' })).toBeNull();
});
