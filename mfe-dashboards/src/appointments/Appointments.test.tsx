// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';

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
  await page.screen.findByRole('heading', { name: /^Aujourd’hui, samedi 28\snovembre/ });
  page.screen.getByText('Rien aujourd’hui.');
  page.click(/^Prochain rendez-vous\s: mardi 1er\sdécembre à 9\sh$/);
  const lane = within(await page.screen.findByRole('list', { name: 'Ana Roy' }));
  const link = lane.getByRole('link', { name: 'Zoé Côté' });
  expect(page.address()).toBe('/admin/rendez-vous?jour=2026-12-01');
  await page.go(`/admin/rendez-vous${link.getAttribute('href')}`);
  const row = page.screen.getByRole('link', { name: 'zoe@exemple.test' }).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(row));
  // Those of the day are in it, with what can be done, and nowhere else.
  const day = within(page.screen.getByRole('region', { name: /^mardi 1er\sdécembre/ }));
  day.getByRole('button', { name: /^Déplacer\s: Zoé Côté$/ });
  day.getByText(/^9\sh à 9\sh\s45$/);
  expect(page.screen.queryByRole('heading', { name: 'À venir' })).toBeNull();
  page.click(/^lundi 30\snovembre, aucun rendez-vous$/);
  await page.screen.findByRole('heading', { name: /^lundi 30\snovembre/ });
  page.screen.getByRole('button', { name: /^mardi 1er\sdécembre, un rendez-vous$/ });
  page.screen.getByRole('heading', { name: 'À venir' });
});

test('offers the answer of each appointment that waits for one alike', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const asked = (id: string, starts_at: string, visitor: string) => ({
    ...{ id, kind: 'paid', starts_at, ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(), visitor },
    ...{ is_proposed: true, state: 'booked', host: 'Ana Roy', host_id: null, request: null, booking: `k${id}` },
    ...{ title: null, email: null, phone: null, company: null, is_undelivered: false },
  });
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/list_appointments': [
      asked('a1', '2026-12-01T14:00:00Z', 'Zoé Côté'),
      asked('a2', '2026-12-02T14:00:00Z', 'Luc Roy'),
    ],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous', { backend });
  const answers: HTMLElement[] = await page.screen.findAllByRole('button', { name: /^Confirmer/ });
  expect(answers.map(({ dataset }) => dataset.look)).toEqual(['answer', 'answer']);
});

test('names the day of several appointments once', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const appointment = (id: string, starts_at: string, visitor: string, state = 'booked') => ({
    ...{ id, kind: 'audit', starts_at, ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(), visitor },
    ...{ is_proposed: false, state, host: 'Ana Roy', host_id: null, request: null, booking: null },
    ...{ title: null, email: null, phone: null, company: null, is_undelivered: false },
  });
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/list_appointments': [
      appointment('a1', '2026-12-01T14:00:00Z', 'Zoé Côté'),
      appointment('a2', '2026-12-01T15:00:00Z', 'Luc Roy'),
      appointment('a3', '2026-12-02T14:00:00Z', 'Maude Roy'),
      appointment('a4', '2026-12-02T15:00:00Z', 'Paul Roy', 'cancelled'),
    ],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous', { backend });
  await page.screen.findByRole('heading', { name: 'À venir' });
  const days: HTMLElement[] = page.screen.getAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'mardi 1er décembre',
    'mercredi 2 décembre',
  ]);
  expect(page.screen.getByText('Luc Roy').closest('li')?.textContent).toMatch(/^10\sh à 10\sh\s30/);
  page.screen.getByText('Annulés (1)');
});

test('an address that names no day shows today', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['support'],
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous?jour=demain', { backend });
  await page.screen.findByRole('heading', { name: /^Aujourd’hui, samedi 28\snovembre/ });
});

test('draws the hours of a person for staff once they unfold them, and the times of a day once they change it', async () => {
  const hours = [{ weekday: 1, starts_at: '09:00', ends_at: '12:00' }];
  const person = {
    ...{ id: 'p1', name: 'Ana Roy', kinds: [], hours, room_url: null, is_consultant: false },
    ...{ has_calendar: false, calendar_read_at: null, calendar_error: null },
  };
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': { kinds: [], people: [person], absences: [] },
  });
  const page = await openPage('/admin/rendez-vous', { backend });
  const summary = await page.screen.findByText('Ana Roy');
  expect(summary.parentElement?.textContent).toMatch(/lun\., 9\sh\sà\s12\sh/);
  expect(page.screen.queryByText('Lundi')).toBeNull();
  fireEvent.click(summary);
  const monday = await page.screen.findByText('Lundi');
  expect(monday.parentElement?.textContent).toMatch(/^Lundi9\sh\sà\s12\sh$/);
  expect(page.screen.queryByRole('combobox', { name: /^Lundi/ })).toBeNull();
  fireEvent.click(monday);
  await page.screen.findByRole('group', { name: 'Lundi' });
});

test('shows a creator who has none what an appointment of theirs is like, and not one that the agency alone gives', async () => {
  const backend = createFakeBackend({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/creator-dashboard/rendez-vous', { backend });
  await page.screen.findByText(/révision de compte Google Ads, 60\smin/);
  page.screen.getByText(/^Les consultations que l’on vous achète/);
  expect(page.screen.queryByText(/audit marketing/)).toBeNull();
});

test('a creator sees what comes next, how to come in and when, the week, and what was, folded', async () => {
  vi.setSystemTime('2026-11-28T15:00:00Z');
  const appointment = (id: string, starts_at: string, ends_at: string, changes: object = {}) => ({
    ...{ id, kind: 'paid', starts_at, ends_at, title: 'Plan d’attaque', is_proposed: false, state: 'booked' },
    ...{ host: 'Camille', host_id: learner.id, request: null, booking: 'b', visitor: 'Zoé Côté' },
    ...{ email: 'zoe@exemple.test', phone: null, company: null, is_undelivered: false, ...changes },
  });
  const person = {
    ...{ id: learner.id, name: 'Camille', is_consultant: true, kinds: [], room_url: 'https://salle.exemple.test/c' },
    ...{ has_calendar: false, calendar_read_at: null, calendar_error: null },
    hours: [2, 6].map((weekday) => ({ weekday, starts_at: '09:00', ends_at: '12:00' })),
  };
  const backend = createFakeBackend({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/list_appointments': [
      appointment('a0', '2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z', { state: 'done', visitor: 'Luc Gagnon' }),
      appointment('a1', '2026-12-01T14:00:00Z', '2026-12-01T15:30:00Z'),
    ],
    'POST /rpc/appointment_hosts': {
      kinds: [{ id: 'paid', minutes: null, buffer_minutes: 15, notice_hours: 1 }],
      ...{ people: [person], absences: [] },
    },
  });
  const page = await openPage('/creator-dashboard/rendez-vous', { backend });
  const next = within(await page.screen.findByRole('region', { name: /^mardi 1er\sdécembre à\s9\sh$/ }));
  next.getByText('dans 3 jours');
  next.getByText(/^jusqu’à 10\sh\s30$/);
  expect(next.getByRole('link', { name: 'Ouvrir la salle de vidéo' }).getAttribute('href')).toBe(person.room_url);
  next.getByRole('button', { name: 'Ajouter à mon agenda' });
  next.getByRole('button', { name: /^Déplacer/ });
  const week = within(page.screen.getByRole('region', { name: /^Du 28\snovembre au\s4\sdécembre/ }));
  // Where days stand below each other, those that nothing tells apart are one row.
  const names = week.getAllByRole('heading', { level: 3 }).map(({ lastChild }) => lastChild?.textContent);
  expect(names[1]?.replace(/\s/g, ' ')).toBe('dimanche 29 novembre au lundi 30 novembre');
  expect(names[4]?.replace(/\s/g, ' ')).toBe('mercredi 2 décembre au vendredi 4 décembre');
  expect(page.outlet.querySelectorAll('li[data-alike]')).toHaveLength(3);
  // Saturday's begin at nine, an hour ago; what may still be booked begins when the notice has passed.
  week.getByText(/^Ouvert de 11\sh à 12\sh$/);
  week.getByText(/^Ouvert de 9\sh à 12\sh$/);
  const open = page.outlet.querySelectorAll<HTMLElement>('i[data-part=open]');
  expect([...open].map(({ style }) => style.getPropertyValue('--from'))).toEqual(['9', '1']);
  week.getByRole('link', { name: /^9\sh à 10\sh\s30 Zoé Côté Plan d’attaque$/ });
  expect((await page.screen.findByText('Luc Gagnon')).closest('details')?.open).toBe(false);
});

test('names the day of an appointment of today by that word, as its date stands beside', async () => {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const backend = createFakeBackend({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/list_appointments': [
      {
        ...{ id: 'a1', kind: 'paid', starts_at: '2026-12-01T18:00:00Z', ends_at: '2026-12-01T19:30:00Z' },
        ...{ title: 'Plan d’attaque', is_proposed: false, state: 'booked', host: 'Camille', host_id: learner.id },
        ...{ request: null, booking: 'b', visitor: 'Zoé Côté', email: null, phone: null, company: null },
        is_undelivered: false,
      },
    ],
    'POST /rpc/appointment_hosts': { kinds: [], people: [], absences: [] },
  });
  const page = await openPage('/creator-dashboard/rendez-vous', { backend });
  const next = await page.screen.findByRole('region', { name: /^aujourd’hui à\s13\sh$/ });
  expect(next.textContent?.match(/aujourd’hui/g)).toHaveLength(1);
});

test('a creator chooses hours by their ends; a span added is theirs to change, and none that overlap are sent (AMB-65)', async () => {
  const person = {
    ...{ id: learner.id, name: 'Camille', is_consultant: true, kinds: [], room_url: null, has_calendar: false },
    ...{ calendar_read_at: null, calendar_error: null },
    hours: [{ weekday: 1, starts_at: '09:00', ends_at: '12:00' }],
  };
  const backend = createFakeBackend({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/list_appointments': [],
    'POST /rpc/appointment_hosts': { kinds: [], people: [person], absences: [] },
    'POST /rpc/save_host': null,
  });
  const page = await openPage('/creator-dashboard/rendez-vous', { backend });
  fireEvent.click(await page.screen.findByText('Lundi'));
  const monday = within(await page.screen.findByRole('group', { name: 'Lundi' }));
  const choose = async (name: string, time: number) => {
    fireEvent.change(monday.getByRole('combobox', { name }), { target: { value: String(time) } });
    await waitFor(() => expect(monday.getByRole('combobox', { name })).toHaveProperty('value', String(time)));
  };
  const save = () => page.click('Enregistrer');
  const sent = () => backend.to('POST /rpc/save_host').map(({ body }) => (body as { hours: object[] }).hours);

  fireEvent.click(monday.getByRole('button', { name: /^Ajouter une plage/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(monday.getByRole('combobox', { name: 'Lundi, plage 2, de' })),
  );
  // It begins an hour after the first, and may not begin within it.
  await choose('Lundi, plage 2, de', 11 * 60);
  save();
  await monday.findByText(/^Deux plages se recouvrent/);
  expect(sent()).toEqual([]);
  // What begins later lasts as long as before.
  await choose('Lundi, plage 2, de', 13 * 60);
  await choose('Lundi, de', 8 * 60 + 30);
  page.click('Mêmes heures du lundi au vendredi');
  fireEvent.click(page.screen.getByText('Vendredi'));
  const friday = within(await page.screen.findByRole('group', { name: 'Vendredi' }));
  fireEvent.click(await friday.findByRole('button', { name: /^Retirer.: Vendredi, 8\sh\s30 à 12\sh$/ }));
  await waitFor(() => expect(document.activeElement).toBe(friday.getByRole('button', { name: /^Ajouter une plage/ })));
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const spans = (weekday: number) => [
    { weekday, starts_at: '08:30', ends_at: '12:00' },
    { weekday, starts_at: '13:00', ends_at: '17:00' },
  ];
  expect(sent()[0]).toEqual([...[1, 2, 3, 4].flatMap(spans), ...spans(5).slice(1)]);
});
