// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';
import { byYear } from './byYear.ts';
import { placeOf } from './placeOf.ts';
import type { Purchase } from './purchasesApi.ts';
import { refundWay } from './refundWay.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  ...{ id: '22222222-2222-4222-8222-222222222222', created_at: new Date().toISOString(), status: 'paid' },
  ...{
    subtotal_cents: 19_700,
    tps_cents: 985,
    tvq_cents: 1_965,
    total_cents: 22_650,
    refunded_cents: 0,
    disputed_cents: 0,
  },
  ...{ tps_number: '123', tvq_number: '456' },
  order_items: [
    {
      ...{ id: 'i', name: 'Google Ads', description: '', category: 'formation', unit_price: 19_700 },
      product: { metadata: {}, formation: { slug: 'google-ads', category: { slug: 'google-ads' } } },
    },
  ],
  refunds: [],
  ...changes,
});
const open = async (rows: Purchase[], answers = {}) => {
  const backend = createFakeBackend({ 'GET /orders': rows, ...answers });
  return { page: await openPage('/compte/achats', { backend }), backend };
};
const LONG_AGO = '2020-01-01T00:00:00Z';

test('a buyer gets a whole order back by themselves within thirty days (AMB-51, AMB-66)', async () => {
  const server = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ status: 'requested' }));
  const { page, backend } = await open([purchase()]);
  vi.stubGlobal('fetch', server);
  fireEvent.click(await page.screen.findByRole('button', { name: 'Voir le reçu' }));
  await page.screen.findByText('Vendeur');
  fireEvent.click(await page.screen.findByRole('button', { name: 'Demander un remboursement…' }));
  expect(backend.to('GET /orders')[0]?.query.get('user_id')).toBe(`eq.${learner.id}`);
  const dialog = within(page.screen.getByRole('dialog'));
  expect(dialog.getByText(/reviennent sur votre carte/).textContent).toContain('226,50');
  fireEvent.click(dialog.getByRole('button', { name: 'Confirmer le remboursement' }));
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Remboursement demandé'));
  expect(server.mock.lastCall?.[0]).toBe('/functions/v1/request-refund');
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({ order_id: purchase().id });
});

test('the promise of a refund stands before the way to it, until its last day (AMB-66)', async () => {
  const { page } = await open([purchase(), purchase({ id: '3', created_at: LONG_AGO })]);
  const promises = await page.screen.findAllByText(/^Remboursable jusqu’au /);
  expect(promises).toHaveLength(1);
  page.click('Demander un remboursement…');
  within(page.screen.getByRole('dialog')).getByText(/reviennent sur votre carte/);
});

test('later they ask, with a reason, and read the answer (AMB-66)', async () => {
  const refused = {
    id: 'r',
    amount_cents: null,
    status: 'declined',
    answer: 'Déjà suivie',
    created_at: LONG_AGO,
  } as const;
  const { page, backend } = await open([purchase({ created_at: LONG_AGO, refunds: [refused] })], {
    'POST /rpc/ask_refund': null,
  });
  await page.screen.findByText(/Déjà suivie/);
  page.click('Voir le reçu');
  fireEvent.click(await page.screen.findByRole('button', { name: 'Demander un remboursement…' }));
  const dialog = within(page.screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
  await dialog.findByText('Dites-nous en quelques mots pourquoi.');
  expect(backend.to('POST /rpc/ask_refund')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Trop avancé' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/ask_refund')[0]?.body).toEqual({ of_order: purchase().id, reason: 'Trop avancé' }),
  );
});

test('a consultation that was not held is asked back from the first day (AMB-51, AMB-66)', async () => {
  const [item] = purchase().order_items as [Purchase['order_items'][number]];
  const { page } = await open([purchase({ order_items: [{ ...item, category: 'consultation', product: null }] })]);
  await page.screen.findByText(/après vérification, une consultation qui n’a pas eu lieu/);
  fireEvent.click(await page.screen.findByRole('button', { name: 'Demander un remboursement…' }));
  within(page.screen.getByRole('dialog')).getByText(/n’a pas eu lieu est remboursée en entier/);
});

test('leads to what was bought, while it is there (AMB-66)', async () => {
  const [item] = purchase().order_items as [Purchase['order_items'][number]];
  const of = (changes: Partial<typeof item>, order: Partial<Purchase> = {}) =>
    placeOf(purchase(order), { ...item, ...changes });
  const { page } = await open([purchase()]);
  expect((await page.screen.findByRole('link', { name: 'Google Ads' })).getAttribute('href')).toBe(
    '/formation-viewer/google-ads',
  );
  expect(page.screen.getByText('Ouvrir la formation').getAttribute('href')).toBe('/formation-viewer/google-ads');
  page.screen.getByText(/^Remboursable jusqu’au /);
  expect(of({ category: 'resource' })).toBe('/formations-access?onglet=resource');
  expect(of({ category: 'consultation' })).toBe('/formations-access?onglet=consultation');
  expect(of({ category: 'tip' })).toBeUndefined();
  expect(of({ product: null })).toBeUndefined();
  expect(of({}, { status: 'refunded' })).toBeUndefined();
  expect(of({}, { disputed_cents: 100 })).toBeUndefined();
});

test('says per year what was paid, without what came back', async () => {
  const bought = (created_at: string, refunded_cents = 0) => purchase({ id: created_at, created_at, refunded_cents });
  // Still the old year in Québec.
  const rows = [bought('2026-11-02T12:00:00Z'), bought('2026-03-02T12:00:00Z', 10_000), bought('2026-01-01T02:00:00Z')];
  expect(byYear(rows).map(({ year, purchases, paid }) => [year, purchases.length, paid])).toEqual([
    ['2026', 2, 35_300],
    ['2025', 1, 22_650],
  ]);
  const { page } = await open(rows);
  const year = within(await page.screen.findByRole('region', { name: '2026' }));
  expect(year.getByText(/^2 achats/).textContent).toMatch(/353,00\s\$$/);
});

test('names seller and buyer with their addresses on the receipt', async () => {
  const { page } = await open([purchase()], { 'GET /profiles': { user_id: learner.id, full_name: 'Maude Tremblay' } });
  fireEvent.click(await page.screen.findByRole('button', { name: 'Voir le reçu' }));
  await page.screen.findByText('Vendeur');
  const fact = (name: string) => page.screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(fact('Vendeur')).toContain(`${brand.legalName}${brand.street}${brand.city}`);
  await waitFor(() => expect(fact('Acheteur')).toBe(`Maude Tremblay${learner.email}`));
});

test('offers no second way to money that is on its way', () => {
  const refund = (status: Purchase['refunds'][number]['status']) => ({
    ...{ id: 'r', amount_cents: 100, status, answer: null, created_at: LONG_AGO },
  });
  const now = Date.now();
  const way = (changes: Partial<Purchase>) => refundWay(purchase(changes), now);
  expect(way({})).toBe('self');
  expect(way({ refunds: [refund('failed')] })).toBe('self');
  expect(way({ created_at: LONG_AGO })).toBe('ask');
  // Somebody has kept time free for it.
  const [item] = purchase().order_items as [Purchase['order_items'][number]];
  expect(way({ order_items: [{ ...item, category: 'consultation' }] })).toBe('ask');
  expect(way({ status: 'partially_refunded', refunds: [refund('sent')] })).toBe('ask');
  for (const status of ['asked', 'sending', 'sent'] as const)
    expect(way({ refunds: [refund(status)] })).toBeUndefined();
  expect(way({ status: 'refunded' })).toBeUndefined();
  expect(way({ disputed_cents: 100 })).toBeUndefined();
});

test('says what was paid in taxes in a year, and offers a statement of it', async () => {
  const { page } = await open([purchase({ created_at: '2026-03-01T12:00:00Z' })]);
  await page.screen.findByText(/^TPS payée\s: 9,85\s\$$/);
  page.screen.getByText(/^TVQ payée\s: 19,65\s\$$/);
  const created = vi.fn((_: Blob) => 'blob:releve');
  Object.assign(URL, { createObjectURL: created, revokeObjectURL() {} });
  page.click('Relevé 2026 (CSV)');
  const text = await created.mock.calls[0]?.[0].text();
  expect(text?.split('\r\n')[1]).toMatch(/,2026-03-01,"Google Ads",197\.00,9\.85,19\.65,226\.50,0\.00,"123","456"$/);
});
