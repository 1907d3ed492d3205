// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const figure = { label: 'Projets livrés', value: 12, source: 'Comptabilité' };
const open = (roles: string[], answers: Answers = {}) => {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': roles,
    'GET /site_entries': [{ id: 'e1', list: 'live_stats', position: 0, data: figure, is_published: true }],
    ...answers,
  });
  return openPage('/admin/listes', { backend }).then((page) => ({ page, backend }));
};
const chooseFile = (input: Element, text: string) =>
  fireEvent.change(input, { target: { files: [new File([text], 'listes.json', { type: 'application/json' })] } });

test('asks the database who may see the lists, and does not even ask for them otherwise (AMB-48)', async () => {
  const { page, backend } = await open([]);
  await page.screen.findByRole('heading', { name: 'Page réservée à l’administration' });
  expect(backend.to('GET /site_entries')).toEqual([]);
});

test('shows four lists and hides an entry (CON-031, AMB-48)', async () => {
  const { page, backend } = await open(['content'], { 'PATCH /site_entries': [] });
  await page.screen.findByText('Projets livrés');
  const lists = within(page.screen.getByRole('group', { name: 'Listes' })).getAllByRole('button');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Témoignages 0',
    'Études de cas 0',
    'Chiffres en direct 1',
    'Notifications d’achat 0',
  ]);
  page.click(/^Chiffres en direct/);
  fireEvent.click(await page.screen.findByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(backend.to('PATCH /site_entries')[0]?.body).toEqual({ is_published: false }));
});

test('says what is wrong with an entry before anything is sent, and when the server refuses it', async () => {
  const { page, backend } = await open(['content'], { 'PATCH /site_entries': () => refusal('42501', 403) });
  await page.screen.findByText('Projets livrés');
  page.click(/^Chiffres en direct/);
  fireEvent.click(await page.screen.findByRole('button', { name: 'Modifier' }));
  expect(((await page.screen.findByLabelText('Valeur')) as HTMLInputElement).value).toBe('12');
  page.type('Valeur', 'beaucoup');
  page.type('Ce qui est compté', '');
  page.click('Enregistrer');
  await page.screen.findByText('Écrivez un nombre, comme 12 ou 4,5.');
  page.screen.getByText('Remplissez ce champ.');
  expect(document.activeElement?.querySelector('strong')?.textContent).toBe('2 champs à corriger');
  expect([...(document.activeElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Ce qui est compté',
    'Valeur',
  ]);
  expect(backend.to('PATCH /site_entries')).toEqual([]);
  page.type('Valeur', '1 250,5');
  page.type('Ce qui est compté', 'Heures');
  page.click('Enregistrer');
  await waitFor(() => expect(page.fake.toasts.at(-1)?.tone).toBe('destructive'));
  expect((page.screen.getByLabelText('Valeur') as HTMLInputElement).value).toBe('1 250,5');
  expect(backend.to('PATCH /site_entries')[0]?.body).toEqual({ data: { ...figure, label: 'Heures', value: 1250.5 } });
});

test('says beside its field what a result or a half-told change lacks (AMB-48)', async () => {
  const { page, backend } = await open(['content'], { 'GET /site_entries': [], 'POST /site_entries': [] });
  const panel = within(await page.screen.findByRole('region', { name: /^Témoignages/ }));
  fireEvent.click(panel.getByRole('button', { name: 'Ajouter une entrée' }));
  const type = (label: string, value: string) => fireEvent.change(panel.getByLabelText(label), { target: { value } });
  await panel.findByLabelText('Nom');
  for (const label of ['Nom', 'Entreprise', 'Ville', 'Citation']) type(label, 'Essai');
  type('Résultats', 'Ventes');
  type('Avant (facultatif)', '3 par mois');
  fireEvent.click(panel.getByRole('button', { name: 'Enregistrer' }));
  await panel.findByText('Chaque résultat a une mesure et ce qui a changé, séparés par un deux-points.');
  expect(panel.getByLabelText('Après (facultatif)').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.querySelector('a')?.textContent).toBe('Résultats');
  type('Résultats', 'Ventes : + 12 %');
  type('Après (facultatif)', '9 par mois');
  fireEvent.click(panel.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(backend.to('POST /site_entries')).toHaveLength(1));
  expect(backend.to('POST /site_entries')[0]?.body).toMatchObject({
    list: 'testimonials',
    data: {
      results: [{ metric: 'Ventes', improvement: '+ 12 %' }],
      beforeAfter: { before: '3 par mois', after: '9 par mois' },
    },
  });
});

test('imports a file that fits, and refuses another without changing anything (CON-031)', async () => {
  const { page, backend } = await open(['content'], { 'POST /rpc/import_site_lists': 1 });
  await page.screen.findByText('Projets livrés');
  const input = page.outlet.querySelector('input[type=file]') as Element;
  chooseFile(input, '{"live_stats":[{"label":"x"}]}');
  await page.screen.findByText(/Ce fichier ne peut pas être importé/);
  page.screen.getByText('live_stats.0.value : Remplissez ce champ.');
  expect(backend.to('POST /rpc/import_site_lists')).toEqual([]);
  chooseFile(input, JSON.stringify({ live_stats: [figure] }));
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Listes importées'));
  expect(backend.to('POST /rpc/import_site_lists')[0]?.body).toEqual({ lists: { live_stats: [figure] } });
  expect(Object.keys(localStorage).some((key) => /pass|admin/i.test(key))).toBe(false);
});

test('says what an empty list is for and offers to begin it (AMB-48)', async () => {
  const { page } = await open(['content'], { 'GET /site_entries': [] });
  const panel = within(await page.screen.findByRole('region', { name: /^Témoignages/ }));
  panel.getByText('Aucun témoignage');
  panel.getByText('Ce que vos clients disent, avec leur accord écrit.');
  fireEvent.click(panel.getByRole('button', { name: 'Ajouter une entrée' }));
  await panel.findByLabelText('Citation');
  expect(panel.queryByText('Aucun témoignage')).toBeNull();
});

test.each([
  ['Témoignages', 'Ajouter une entrée', 'an entry of an empty list'],
  ['Chiffres en direct', 'Ajouter une entrée', 'one of a list that has others'],
  ['Chiffres en direct', 'Modifier', 'a change'],
])('%s: « Annuler » gives the focus back to « %s », which began %s (access: A 4)', async (list, opener) => {
  const { page } = await open(['content']);
  fireEvent.click(await page.screen.findByRole('button', { name: new RegExp(`^${list}`) }));
  const panel = within(await page.screen.findByRole('region', { name: new RegExp(`^${list}`) }));
  fireEvent.click(await panel.findByRole('button', { name: opener }));
  fireEvent.click(await panel.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name: opener })), {
    timeout: 5000,
  });
});

test('a first entry that is saved gives the focus to the button that adds another (access: A 4)', async () => {
  const kept: object[] = [];
  const { page } = await open(['content'], {
    'GET /site_entries': () => kept,
    'POST /site_entries': () => {
      kept.push({ id: 'e2', list: 'live_stats', position: 0, data: figure, is_published: true });
      return [];
    },
  });
  fireEvent.click(await page.screen.findByRole('button', { name: /^Chiffres en direct/ }));
  const panel = within(await page.screen.findByRole('region', { name: /^Chiffres en direct/ }));
  fireEvent.click(await panel.findByRole('button', { name: 'Ajouter une entrée' }));
  await panel.findByLabelText('Valeur');
  page.type('Ce qui est compté', figure.label);
  page.type('Valeur', '12');
  page.type('Source', figure.source);
  page.click('Enregistrer');
  await panel.findByText(figure.label);
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Ajouter une entrée' })));
});

test('brings back what was removed by mistake, as it was (AMB-48)', async () => {
  const { page, backend } = await open(['content'], { 'DELETE /site_entries': [], 'POST /site_entries': [] });
  await page.screen.findByText('Projets livrés');
  page.click(/^Chiffres en direct/);
  fireEvent.click(await page.screen.findByRole('button', { name: 'Supprimer' }));
  await page.screen.findByText('« Projets livrés » est supprimé de la liste.');
  page.click('Annuler la suppression');
  await waitFor(() => expect(page.screen.queryByText('« Projets livrés » est supprimé de la liste.')).toBeNull());
  expect(backend.to('POST /site_entries')[0]?.body).toEqual({
    id: 'e1',
    list: 'live_stats',
    position: 0,
    data: figure,
    is_published: true,
  });
});
