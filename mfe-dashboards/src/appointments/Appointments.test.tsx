// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => {
  localStorage.clear();
  // What every browser has and jsdom lacks.
  Object.assign(Element.prototype, { scrollIntoView() {} });
});
afterEach(async () => {
  await closeAll();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('staff set how long a kind of appointment is; what is no such number is said beside its field (AMB-65)', async () => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': {
      kinds: [
        { id: 'audit', minutes: 45, buffer_minutes: 15, notice_hours: 4 },
        { id: 'paid', minutes: null, buffer_minutes: 15, notice_hours: 4 },
      ],
      ...{ people: [], absences: [] },
    },
    'POST /rpc/save_kind': null,
  });
  const page = await openPage('/admin/rendez-vous', { backend });
  const save: HTMLElement[] = await page.screen.findAllByRole('button', { name: /^Enregistrer\s: / });
  const [audit, paid] = save.map((button) => button.closest('form') as HTMLElement) as [HTMLElement, HTMLElement];
  const type = (form: HTMLElement, label: RegExp, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  type(audit, /^Durée/, '4');
  fireEvent.click(save[0] as HTMLElement);
  await page.screen.findByText('Entrez un nombre entier entre 5 et 480.');
  expect(backend.to('POST /rpc/save_kind')).toEqual([]);
  type(audit, /^Durée/, '60');
  fireEvent.click(save[0] as HTMLElement);
  type(paid, /^Préavis/, '48');
  fireEvent.click(save[1] as HTMLElement);
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_kind').map(({ body }) => body)).toEqual([
      { kind: 'audit', minutes: 60, buffer_minutes: 15, notice_hours: 4 },
      { kind: 'paid', minutes: null, buffer_minutes: 15, notice_hours: 48 },
    ]),
  );
  await within(paid).findByText(/^Enregistré à/);
});

test('shows a day by its hours, leads to the next day that has something, and from there to the row', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const appointment = {
    ...{ id: 'a1', kind: 'audit', starts_at: '2026-12-01T14:00:00Z', ends_at: '2026-12-01T14:45:00Z', title: null },
    ...{ is_proposed: false, state: 'booked', host: 'Ana Roy', host_id: null, request: null, booking: null },
    ...{ visitor: 'Zoé Côté', email: 'zoe@exemple.test', phone: null, company: null, is_undelivered: false },
  };
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/list_appointments': [appointment],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous', { backend });
  await page.screen.findByRole('heading', { name: /^Aujourd’hui, samedi 28 novembre/ });
  page.screen.getByText('Rien au calendrier ce jour-là.');
  page.click(/^Prochain rendez-vous\s: mardi 1er décembre à 9\sh$/);
  const lane = within(await page.screen.findByRole('list', { name: 'Ana Roy' }));
  const link = lane.getByRole('link', { name: 'Zoé Côté' });
  expect(page.address()).toBe('/admin/rendez-vous?jour=2026-12-01');
  await page.go(`/admin/rendez-vous${link.getAttribute('href')}`);
  const row = page.screen.getByRole('link', { name: 'zoe@exemple.test' }).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(row));
  page.click('Jour précédent');
  await page.screen.findByRole('heading', { name: /^lundi 30 novembre/ });
});

test('an address that names no day shows today', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous?jour=demain', { backend });
  await page.screen.findByRole('heading', { name: /^Aujourd’hui, samedi 28 novembre/ });
});
