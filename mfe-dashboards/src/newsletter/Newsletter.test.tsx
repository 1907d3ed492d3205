// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const numbers = { planned: 0, waiting: 0, sent: 0, failed: 0, skipped: 0, unsubscribed: 0 };
const draft = {
  ...{ id: 'l1', sequence: null, subject: 'Mardi', state: 'draft', send_at: null, on_since: null, delay_hours: null },
  numbers,
};
const left = {
  ...{ ...draft, id: 'l2', subject: 'Lundi', state: 'sending', send_at: '2026-11-23T15:00:00+00:00' },
  numbers: { planned: 12, waiting: 0, sent: 10, failed: 1, skipped: 1, unsubscribed: 2 },
};
const welcome = { ...draft, id: 's1', sequence: 'welcome', subject: 'Bienvenue', delay_hours: 1 };
const whole = {
  ...{ preheader: '', body: 'Bonjour.', audience: {}, revision: 3, failures: [] },
};
const open = (path = '/admin/infolettre', answers: Answers = {}) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['content'],
    'POST /rpc/letters_board': {
      letters: [draft, left, welcome],
      subscribers: { confirmed: 42, interests: [{ id: 'blog', count: 7 }], products: [] },
    },
    'POST /rpc/read_letter': { ...draft, ...whole },
    'POST /rpc/count_audience': 42,
    ...answers,
  });
  return openPage(path, { backend }).then((page) => ({ page, backend }));
};

test('lists letters with where they are and how they did', async () => {
  const { page } = await open();
  await page.screen.findByText('42 personnes ont confirmé leur inscription.');
  page.screen.getByText('Brouillon');
  page.screen.getByText('Partie');
  page.screen.getByText(/^Remises\s: 10 sur 12/);
});

test('offers the first letter where letters would be, and nowhere else', async () => {
  const { page } = await open('/admin/infolettre', {
    'POST /rpc/letters_board': { letters: [], subscribers: { confirmed: 0, interests: [], products: [] } },
  });
  await page.screen.findByText('Aucune lettre');
  const list = page.screen.getByRole('region', { name: 'Lettres' });
  expect(
    page.screen.getAllByRole('button', { name: 'Nouvelle lettre' }).map((button: HTMLElement) => list.contains(button)),
  ).toEqual([true]);
});

test('keeps its title, and the focus that stands on it, when the letters arrive', async () => {
  let arrive = (_: unknown) => {};
  const board = new Promise((resolve) => {
    arrive = resolve;
  });
  const { page } = await open('/admin/infolettre', { 'POST /rpc/letters_board': () => board });
  const title = await page.screen.findByRole('heading', { level: 1, name: 'Infolettre' });
  arrive({ letters: [draft], subscribers: { confirmed: 42, interests: [], products: [] } });
  await page.screen.findByText('42 personnes ont confirmé leur inscription.');
  expect(page.screen.getByRole('heading', { level: 1 })).toBe(title);
});

test('switches a sequence on with its delay, and says beside the field what is no delay', async () => {
  const { page, backend } = await open('/admin/infolettre', { 'POST /rpc/switch_sequence': null });
  await page.screen.findByText('Bienvenue');
  page.type('Délai en heures', 'demain');
  page.click('Activer');
  await page.screen.findByText('Entrez un nombre d’heures, de 1 à 720.');
  page.type('Délai en heures', '48');
  page.click('Activer');
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Envoi automatique enregistré'));
  expect(backend.to('POST /rpc/switch_sequence').map(({ body }) => body)).toEqual([
    { letter: 's1', is_on: true, hours: 48 },
  ]);
});

test('reads a mail that leaves by itself once it is opened, before it is switched on', async () => {
  const { page, backend } = await open('/admin/infolettre', {
    'POST /rpc/read_letter': { ...welcome, ...whole, subject: 'Bienvenue chez nous' },
  });
  const summary = await page.screen.findByText('Lire le courriel');
  expect(backend.to('POST /rpc/read_letter')).toEqual([]);
  fireEvent.click(summary);
  await page.screen.findByText('Bienvenue chez nous');
  page.screen.getByText('Bonjour.');
  expect(page.screen.getByRole('link', { name: 'Modifier le texte' }).getAttribute('href')).toBe(
    '/admin/infolettre?lettre=s1',
  );
});

test('writes marks around what is chosen, saves what is typed and counts whom it is for', async () => {
  const { page, backend } = await open('/admin/infolettre?lettre=l1', { 'POST /rpc/save_letter': 4 });
  const body = (await page.screen.findByLabelText('Texte de la lettre')) as HTMLTextAreaElement;
  body.setSelectionRange(0, 7);
  page.click('Gras');
  expect(body.value).toBe('**Bonjour**.');
  page.click(/^Inscrites depuis le blogue/);
  await waitFor(() =>
    expect(backend.to('POST /rpc/save_letter').at(-1)?.body).toMatchObject({
      letter: 'l1',
      changes: { body: '**Bonjour**.', audience: { interests: ['blog'], products: [] } },
    }),
  );
  await page.screen.findByText('La lettre ira à 42 personnes.');
});

test('asks before a letter leaves, refuses an hour that is over, and says what the second factor is for', async () => {
  const { page, backend } = await open('/admin/infolettre?lettre=l1', {
    'POST /rpc/schedule_letter': refusal('second_factor_required'),
  });
  await page.screen.findByText('La lettre ira à 42 personnes.');
  page.type('Jour et heure, au Québec', '2020-01-01T10:00');
  page.click('Prévoir l’envoi');
  await page.screen.findByText('Choisissez un jour et une heure à venir.');
  page.click('Envoyer maintenant');
  await page.screen.findByText(/Elle ira à 42 personnes/);
  expect(backend.to('POST /rpc/schedule_letter')).toEqual([]);
  page.click('Envoyer');
  await page.screen.findByText(/vérification en deux étapes/);
  expect(backend.to('POST /rpc/schedule_letter')[0]?.body).toEqual({ letter: 'l1', known_revision: 3 });
});

test('shows who a letter did not reach and sends it to them again', async () => {
  const { page, backend } = await open('/admin/infolettre?lettre=l2', {
    'POST /rpc/read_letter': {
      ...{ ...left, ...whole },
      failures: [
        { email: 'lea@exemple.test', error: 'interrupted' },
        { email: 'max@exemple.test', error: '550 No such user' },
      ],
    },
    'POST /rpc/resend_letter': 1,
    'POST /rpc/settle_letter_send': true,
  });
  await page.screen.findByText('lea@exemple.test');
  page.screen.getByText(/L’envoi a été interrompu/);
  fireEvent.click(page.screen.getByText('Renvoyer aux adresses non remises'));
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Les lettres non remises repartent'));
  expect(backend.to('POST /rpc/resend_letter')[0]?.body).toEqual({ letter: 'l2' });
  expect(page.screen.queryByRole('button', { name: /max@exemple.test$/ })).toBeNull();
  page.click(/^Elle est arrivée.*lea@exemple.test$/);
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Notée comme remise'));
  expect(backend.to('POST /rpc/settle_letter_send')[0]?.body).toEqual({
    ...{ letter: 'l2', address: 'lea@exemple.test', arrived: true },
  });
});

test('says that a letter is not there', async () => {
  const { page } = await open('/admin/infolettre?lettre=x', {
    'POST /rpc/read_letter': refusal('letter_not_found', 404),
  });
  await page.screen.findByText('Lettre introuvable');
});
