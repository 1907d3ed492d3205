// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const open = async (role: string, answer: unknown = null) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': [role],
    'POST /rpc/accounting': [],
    'GET /tax_settings': { is_enabled: true, tps_number: '123456789 RT0001', tvq_number: '1234567890 TQ0001' },
    'POST /rpc/set_tax_numbers': answer,
  });
  return { page: await openPage('/admin/comptabilite', { backend }), backend };
};

test('the owner sets the tax numbers, whose form is said beside each field; a second factor is asked for in words (AMB-52)', async () => {
  const { page, backend } = await open('owner', () => refusal('second_factor_required', 403));
  await page.screen.findByDisplayValue('123456789 RT0001');
  page.type('Numéro de TPS', '12345678 RT0001');
  page.type('Numéro de TVQ', '1234567890 RT0001');
  page.click('Enregistrer les numéros');
  await page.screen.findByText('Un numéro de TPS a neuf chiffres, puis RT et quatre chiffres.');
  page.screen.getByText('Un numéro de TVQ a dix chiffres, puis TQ et quatre chiffres.');
  expect(document.activeElement).toBe(page.screen.getByLabelText('Numéro de TPS'));
  expect(backend.to('POST /rpc/set_tax_numbers')).toEqual([]);
  page.type('Numéro de TPS', '987654321rt0002');
  page.type('Numéro de TVQ', '9876543210-TQ0002');
  page.click('Enregistrer les numéros');
  await page.screen.findByText(/Cette action demande la vérification en deux étapes/);
  expect(backend.to('POST /rpc/set_tax_numbers')[0]?.body).toEqual({
    ...{ tps: '987654321RT0002', tvq: '9876543210TQ0002', enabled: true },
  });
  page.screen.getByText('Pas enregistré');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  page.screen.getByText(/^Hors connexion\s: pas encore enregistré/);
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  backend.answer({ 'POST /rpc/set_tax_numbers': null });
  page.click('Enregistrer les numéros');
  await page.screen.findByText(/^Enregistré à/);
  await waitFor(() => expect(page.screen.queryByText(/vérification en deux étapes/)).toBeNull());
});

test('sales read the numbers and change nothing', async () => {
  const { page } = await open('sales');
  await page.screen.findByText('123456789 RT0001');
  expect(page.screen.queryByLabelText('Numéro de TPS')).toBeNull();
});
