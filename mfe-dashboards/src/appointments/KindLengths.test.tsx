// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

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
});
