// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const row = (number: number) => ({
  ...{ id: `d${number}`, created_at: `2026-11-2${number % 3}T15:00:00+00:00`, name: `Prospect ${number}` },
  ...{ email: 'p@exemple.test', company: null, service: null, asked: 'quote', stage: 'new', due_on: null },
  ...{ amount_cents: null, owner_id: null, is_undelivered: number === 1 },
});
const detail = {
  ...row(1),
  ...{
    phone: '418 555-0142 poste 12',
    budget: null,
    message: 'Un site de dix pages.',
    page: '/prix',
    lost_reason: null,
  },
  revision: 1,
  context: { title: 'Calculateur', lines: [['Total', '4 500 $']] },
  origin: { landing: '/', source: 'infolettre' },
  acts: [
    { id: 'a1', at: '2026-11-22T15:00:00+00:00', kind: 'changed', actor: 'Ana', detail: { stage: ['new', 'won'] } },
  ],
  mails: [
    {
      ...{ id: 'm1', kind: 'request_to_agency', state: 'failed', attempts: 32, last_error: 'refused' },
      at: '2026-11-22T15:00:00+00:00',
    },
  ],
  others: [],
};
const open = (path = '/admin/demandes', answers: Answers = {}) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['sales'],
    'POST /rpc/request_board': {
      ...{ stages: { new: 60 }, late: 2, undelivered: 1 },
      owners: [{ id: learner.id, name: 'Ana Roy' }],
    },
    'POST /rpc/list_requests': [row(1), row(2)],
    'POST /rpc/read_request': detail,
    'POST /rpc/list_appointments': [],
    ...answers,
  });
  return openPage(path, { backend }).then((page) => ({ page, backend }));
};

test('lists two other requests of the same person, unfolds the rest, and makes one of them with a word', async () => {
  const others = [1, 2, 3].map((number) => ({
    ...{
      id: `o${number}`,
      created_at: `2026-11-0${number}T15:00:00Z`,
      name: 'Prospect 1',
      asked: 'audit',
      stage: 'new',
    },
    ...{ message: '', is_merged: number === 2 },
  }));
  const answers = {
    'POST /rpc/read_request': { ...detail, page: '', origin: {}, others },
    'POST /rpc/merge_request': null,
  };
  const { page, backend } = await open('/admin/demandes?demande=d1', answers);
  const merge = await page.screen.findByRole('button', { name: /^Fusionner, demande du 1er\snov/ });
  page.screen.getByRole('button', { name: /^Séparer, demande du 2\snov/ });
  expect(page.screen.getByText('Une autre').closest('details')?.open).toBe(false);
  // Nobody knows what brought it, which is said.
  page.screen.getByText('Non mesuré');
  fireEvent.click(merge);
  await waitFor(() =>
    expect(backend.to('POST /rpc/merge_request').map(({ body }) => body)).toEqual([{ request: 'o1', target: 'd1' }]),
  );
});

test('lists requests, says whose mail was not delivered, and goes on after the last row', async () => {
  const first = Array.from({ length: 50 }, (_, index) => row(index));
  const { page, backend } = await open('/admin/demandes', {
    'POST /rpc/list_requests': ({ body }: { body: { before_id?: string } }) => (body.before_id ? [row(60)] : first),
  });
  await page.screen.findByText('Courriel non remis');
  fireEvent.click(page.screen.getByText('Afficher les suivantes'));
  await page.screen.findByText('Prospect 60');
  expect(backend.to('POST /rpc/list_requests').at(-1)?.body).toMatchObject({ before_id: 'd49', size: 50 });
  expect(page.screen.queryByText('Afficher les suivantes')).toBeNull();
});

test('asks the database for what is filtered, and keeps it in the address', async () => {
  const { page, backend } = await open();
  fireEvent.click(await page.screen.findByRole('button', { name: /^Gagnée/ }));
  await waitFor(() =>
    expect(backend.to('POST /rpc/list_requests').at(-1)?.body).toEqual({ in_stage: 'won', size: 50 }),
  );
  const wanted = page.screen.getByLabelText('Rechercher');
  fireEvent.change(wanted, { target: { value: ' pâquet ' } });
  await waitFor(() =>
    expect(backend.to('POST /rpc/list_requests').at(-1)?.body).toEqual({ in_stage: 'won', wanted: 'pâquet', size: 50 }),
  );
});

test('shows all that came with a request, and wins it with its amount in cents', async () => {
  const { page, backend } = await open('/admin/demandes?demande=d1', { 'POST /rpc/change_request': 2 });
  await page.screen.findByText('Un site de dix pages.');
  page.screen.getByText('4 500 $');
  expect(page.screen.getByRole('link', { name: 'Appeler le 418 555-0142 poste 12' }).getAttribute('href')).toBe(
    'tel:4185550142;ext=12',
  );
  const stage = page.screen.getAllByLabelText('Étape').at(-1) as HTMLSelectElement;
  fireEvent.change(stage, { target: { value: 'won' } });
  page.type('Montant de la vente, avant taxes ($)', 'beaucoup');
  fireEvent.click(page.screen.getByText('Enregistrer le suivi'));
  await page.screen.findByText('Entrez un montant, par exemple 4 500 ou 4 500,50.');
  expect(backend.to('POST /rpc/change_request')).toEqual([]);
  page.type('Montant de la vente, avant taxes ($)', '4 500,50 $');
  fireEvent.click(page.screen.getByText('Enregistrer le suivi'));
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('POST /rpc/change_request')[0]?.body).toEqual({
    request: 'd1',
    known_revision: 1,
    changes: { stage: 'won', owner_id: null, due_on: null, amount_cents: 450_050, lost_reason: null },
  });
});

test('says when a request came, and of one that nobody has taken up what is still to do', async () => {
  const { page } = await open('/admin/demandes?demande=d1', { 'POST /rpc/read_request': { ...detail, acts: [] } });
  await page.screen.findByText(/Reçue le 21.nov\..2026, 10.h$/);
  page.screen.getByRole('heading', { name: 'À joindre' });
  const owner = page.screen.getAllByLabelText('Responsable').at(-1) as HTMLSelectElement;
  expect(owner.selectedOptions[0]?.textContent).toBe('À attribuer');
});

test('names a person’s number and address once, in a request and its appointment (AMB-68)', async () => {
  const { page } = await open('/admin/demandes?demande=d1', {
    'POST /rpc/list_appointments': [
      {
        ...{ id: 'a1', kind: 'audit', starts_at: '2099-12-01T14:00:00Z', ends_at: '2099-12-01T14:45:00Z', title: null },
        ...{ is_proposed: false, state: 'booked', host: 'Ana Roy', host_id: null, request: 'd1', booking: null },
        ...{ visitor: 'Zoé', email: detail.email, phone: detail.phone, company: null, is_undelivered: false },
      },
    ],
  });
  await page.screen.findByText(/Audit marketing, 45/);
  // Who has an appointment is not to be reached any more.
  page.screen.getByRole('heading', { name: /^Rencontre mardi.1er.décembre.*, avec Ana Roy$/ });
  // The list says the same, shorter.
  page.screen.getByText(/^Rencontre le .*déc\..2099$/);
  expect(page.screen.getAllByText(new RegExp(`${detail.phone}`))).toHaveLength(1);
  expect(page.screen.getAllByText(detail.email)).toHaveLength(1);
});

test('says of a meeting in the list when it is, and what it is only where its stage does not', async () => {
  const meeting = (request: string) => ({
    ...{ id: request, kind: 'audit', starts_at: '2099-12-02T14:00:00Z', ends_at: '2099-12-02T14:45:00Z', title: null },
    ...{ is_proposed: false, state: 'booked', host: 'Ana Roy', host_id: null, request, booking: null },
    ...{ visitor: 'Zoé', email: null, phone: null, company: null, is_undelivered: false },
  });
  const { page } = await open('/admin/demandes', {
    'POST /rpc/list_requests': [row(1), { ...row(2), stage: 'meeting' }],
    'POST /rpc/list_appointments': [meeting('d1'), meeting('d2')],
  });
  await page.screen.findByText(/^Rencontre le 2 déc\. 2099$/);
  page.screen.getByText(/^le 2 déc\. 2099$/);
});

test('says that somebody else was faster, keeps what was typed, and lets it be saved over theirs', async () => {
  let revision = 1;
  const { page, backend } = await open('/admin/demandes?demande=d1', {
    'POST /rpc/read_request': () => ({ ...detail, revision, stage: revision === 1 ? 'new' : 'proposal' }),
    'POST /rpc/change_request': ({ body }: { body: { known_revision: number } }) => {
      if (body.known_revision === 2) return 3;
      revision = 2;
      return refusal('request_changed');
    },
  });
  await page.screen.findByText('Un site de dix pages.');
  fireEvent.change(page.screen.getAllByLabelText('Étape').at(-1) as Element, { target: { value: 'contacted' } });
  fireEvent.click(page.screen.getByText('Enregistrer le suivi'));
  await page.screen.findByText('Cette demande a été modifiée ailleurs pendant ce temps.');
  expect((page.screen.getAllByLabelText('Étape').at(-1) as HTMLSelectElement).value).toBe('contacted');
  fireEvent.click(page.screen.getByRole('alert').querySelector('button') as Element);
  await waitFor(() => expect(page.screen.queryByText(/modifiée ailleurs/)).toBeNull());
  fireEvent.click(page.screen.getByText('Enregistrer le suivi'));
  await page.screen.findByText(/^Enregistré à/);
  expect(backend.to('POST /rpc/change_request').at(-1)?.body).toMatchObject({ known_revision: 2 });
});

test('keeps a note that was not saved, and sends the same again', async () => {
  let isDown = true;
  const { page, backend } = await open('/admin/demandes?demande=d1', {
    'POST /rpc/note_request': () => (isDown ? refusal('unexpected_failure', 500) : null),
    'POST /rpc/resend_mail': null,
  });
  await page.screen.findByText('Un site de dix pages.');
  page.type('Nouvelle note', 'Rappeler jeudi.');
  fireEvent.click(page.screen.getByText('Ajouter la note'));
  await page.screen.findByText('La note n’est pas enregistrée : elle reste dans le champ.');
  isDown = false;
  fireEvent.click(page.screen.getByText('Ajouter la note'));
  await waitFor(() => expect((page.screen.getByLabelText('Nouvelle note') as HTMLTextAreaElement).value).toBe(''));
  const [first, second] = backend.to('POST /rpc/note_request').map(({ body }) => body);
  expect(second).toEqual(first);
  fireEvent.click(page.screen.getByText('Renvoyer'));
  await waitFor(() => expect(backend.to('POST /rpc/resend_mail')[0]?.body).toEqual({ job: 'm1' }));
});
