// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

afterEach(closeAll);

test('a period keeps the name that was chosen in January too, when the year is as long as the month', async () => {
  vi.setSystemTime('2027-01-12T15:00:00Z');
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['owner'],
    'POST /rpc/accounting': [],
    'GET /tax_settings': { is_enabled: false, tps_number: '', tvq_number: '' },
  });
  const page = await openPage('/admin/comptabilite', { backend });
  const period: HTMLSelectElement = await page.screen.findByRole('combobox', { name: 'Période' });
  expect(period.selectedOptions[0]?.text).toBe('Ce mois-ci');
  fireEvent.change(period, { target: { value: 'year' } });
  await waitFor(() => expect(period.selectedOptions[0]?.text).toBe('Cette année'));
  expect(page.address()).toBe('/admin/comptabilite?du=2027-01-01&au=2027-01-12&periode=year');
});
