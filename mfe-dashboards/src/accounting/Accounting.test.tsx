// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.useRealTimers();
});

const entry = (kind: string, day: string, cents: number) => ({
  ...{ created_at: `${day}T15:00:00Z`, order_id: '4f2a81c0-0000-4000-8000-000000000000', kind, items: 'Google Ads' },
  buyer: 'Ana Roy',
  ...{ payment: 'pi_1', tps_number: null, tvq_number: null },
  ...{ subtotal_cents: cents, tps_cents: cents / 20, tvq_cents: cents / 10, total_cents: cents * 1.15 },
});
const BOTH = [entry('sale', '2027-01-04', 20_000), entry('refund', '2027-01-09', -10_000)];
const open = async (path: string, entries = BOTH) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/accounting': entries,
    'GET /tax_settings': { is_enabled: true, tps_number: null, tvq_number: null },
  });
  return { page: await openPage(path, { backend }), backend };
};

test('keeps the name of a period that was chosen, in January too, where month and year are the same days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T17:00:00Z') });
  const { page, backend } = await open('/admin/comptabilite');
  const period = (await page.screen.findByRole('combobox', { name: 'Période' })) as HTMLSelectElement;
  fireEvent.change(period, { target: { value: 'year' } });
  await waitFor(() => expect(page.address()).toBe('/admin/comptabilite?periode=year'));
  expect(period.selectedOptions[0]?.textContent).toBe('Cette année');
  await waitFor(() =>
    expect(backend.to('POST /rpc/accounting').at(-1)?.body).toEqual({ since: '2027-01-01', until: '2027-01-15' }),
  );
  // Days can be set once they are wanted: they begin as those of the period.
  expect(page.screen.queryByLabelText('Du')).toBeNull();
  fireEvent.change(period, { target: { value: 'autres' } });
  await page.screen.findByLabelText('Du');
  page.type('Du', '2027-01-04');
  await waitFor(() => expect(page.address()).toBe('/admin/comptabilite?du=2027-01-04&au=2027-01-15'));
  expect(period.selectedOptions[0]?.textContent).toBe('Autres dates');
});

test('says each sum once: kinds of moves, their net, what goes to the State; then the moves, the latest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T17:00:00Z') });
  const { page } = await open('/admin/comptabilite');
  await page.screen.findByRole('row', { name: /^Net de la période 2 100,00.*115,00/ });
  page.screen.getByRole('row', { name: /^Dont taxes à\sremettre, TPS et TVQ 15,00/ });
  expect(page.screen.getAllByText(/^115,00/)).toHaveLength(1);
  const moves = within(page.screen.getByRole('table', { name: 'Mouvements' }))
    .getAllByRole('row')
    .slice(1);
  const cells = moves.map(({ children }) =>
    Array.from(children, ({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );
  expect(cells).toEqual([
    ['9 janv.', 'Commande 4f2a81c0', 'Ana Roy', 'Remboursement Google Ads', expect.stringMatching(/115,00/)],
    ['4 janv.', 'Commande 4f2a81c0', 'Ana Roy', 'Google Ads', expect.stringMatching(/230,00/)],
  ]);
});

test('puts all moves on paper, without the button that shows them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T17:00:00Z') });
  const entries = Array.from({ length: 12 }, () => entry('sale', '2027-01-04', 20_000));
  const { page } = await open('/admin/comptabilite', entries);
  const table = await page.screen.findByRole('table', { name: 'Mouvements' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  page.screen.getByRole('button', { name: 'Tout montrer (12)' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(page.screen.queryByRole('button', { name: 'Tout montrer (12)' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
