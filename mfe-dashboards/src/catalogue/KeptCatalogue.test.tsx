// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const category = (id: string, name: string, courses: number) => ({
  ...{ id, name, slug: name.toLowerCase(), description: null, color: 'moss', is_first: id === '1', courses },
});
const course = (id: string, title: string, changes = {}) => ({
  ...{ id, title, slug: id, is_shown: true, is_published: true, starts_on: '2026-11-01', ends_on: null, ...changes },
});
const BOARD = {
  categories: [category('1', 'Marketing', 3), category('6', 'SEO', 12), category('7', 'Analytics', 0)],
  featured: [
    course('seo', 'SEO local'),
    course('ads', 'Google Ads', { is_shown: false, starts_on: '2126-01-01', ends_on: '2126-02-01' }),
  ],
  sponsors: [
    {
      ...{ id: 's1', company_name: 'Boréal', description: '', website_url: null, is_active: true },
      sponsorships: [
        {
          ...{ id: 'p1', course: 'SEO local', slug: 'seo', amount: 75_000, is_active: true, is_running: true },
          ...{ starts_on: '2026-11-01', ends_on: '2126-11-30' },
        },
      ],
    },
  ],
};

async function open(answers: Answers = {}) {
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['content'],
    'POST /rpc/console_catalogue': BOARD,
    ...answers,
  });
  const page = await openPage('/admin/catalogue', { backend });
  await page.screen.findByText('12 formations');
  return { page, backend };
}
const sent = (backend: Awaited<ReturnType<typeof open>>['backend'], name: string) =>
  waitFor(() => {
    const [asked] = backend.to(`POST /rpc/${name}`);
    expect(asked).toBeDefined();
    return asked?.body;
  });

test('a category is added in a colour of the palette, after its name was asked for beside its field', async () => {
  const { page, backend } = await open({ 'POST /rpc/save_category': () => refusal('name_taken') });
  page.click('Ajouter une catégorie');
  await page.screen.findByLabelText('Nom');
  page.click('Enregistrer');
  await page.screen.findByText('Donnez un nom à la catégorie.');
  expect(document.activeElement).toBe(page.screen.getByLabelText('Nom'));
  page.type('Nom', ' Balados ');
  page.click('Glacier', 'radio');
  page.click('Enregistrer');
  expect(await sent(backend, 'save_category')).toEqual({
    category: null,
    label: 'Balados',
    about: '',
    tone: 'glacier',
  });
  await page.screen.findByText('Ce nom est déjà pris.');
  backend.answer({ 'POST /rpc/save_category': 'c9' });
  page.click('Enregistrer');
  await waitFor(() => expect(page.screen.queryByLabelText('Nom')).toBeNull());
  page.screen.getByText(/^Enregistré à/);
});

test('categories are put in order by buttons that keep the focus, and the move is said', async () => {
  const { page, backend } = await open({ 'POST /rpc/order_categories': null });
  page.click('Changer l’ordre');
  const up = await page.screen.findByRole('button', { name: /^Monter.*SEO/ });
  up.focus();
  fireEvent.click(up);
  expect(await sent(backend, 'order_categories')).toEqual({ ids: ['6', '1', '7'] });
  await page.screen.findByText(/SEO.*est maintenant 1 sur 3/);
  expect(document.activeElement).toBe(up);
  // The first stays where it is.
  page.click(/^Monter.*Marketing/);
  expect(backend.to('POST /rpc/order_categories')).toHaveLength(1);
  page.click('Terminer');
  await waitFor(() => expect(page.screen.queryByRole('button', { name: /^Monter/ })).toBeNull());
});

test('retiring a category says where its courses go, and is not offered for the first one', async () => {
  const { page, backend } = await open({ 'POST /rpc/retire_category': 12 });
  page.click(/^Modifier «.*Marketing/);
  await page.screen.findByLabelText('Nom');
  expect(page.screen.queryByRole('button', { name: /^Retirer/ })).toBeNull();
  page.click('Annuler');
  expect(document.activeElement).toBe(page.screen.getByRole('button', { name: /^Modifier «.*Marketing/ }));
  page.click(/^Modifier «.*SEO/);
  fireEvent.click(await page.screen.findByRole('button', { name: /^Retirer «.*SEO/ }));
  const dialog = await page.screen.findByRole('dialog', { name: /Retirer la catégorie.*SEO/ });
  within(dialog).getByText(/Ses 12 formations passent dans la catégorie choisie/);
  expect(
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Marketing', 'Analytics']);
  page.type('Catégorie qui la remplace', '7');
  page.click('Retirer la catégorie');
  expect(await sent(backend, 'retire_category')).toEqual({ category: '6', into_category: '7' });
});

test('a course is featured by its address, from one day to another', async () => {
  const { page, backend } = await open({
    ...{ 'POST /rpc/feature_course': () => refusal('formation_not_found', 404), 'POST /rpc/unfeature_course': null },
  });
  page.click('En vedette', 'tab');
  expect(
    within(await page.screen.findByRole('tabpanel', { name: 'En vedette' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/SEO local.*Depuis le 1er\snov\..*En vedette/),
    expect.stringMatching(/Google Ads.*Du 1er\sjanv\..*au 1er\sfévr\..*À venir/),
  ]);
  page.click('Mettre une formation en vedette');
  await page.screen.findByLabelText('À partir du');
  page.type('À partir du', '2026-12-10');
  page.type('Jusqu’au', '2026-12-01');
  page.click('Enregistrer');
  await page.screen.findByText('Collez l’adresse de la formation.');
  page.screen.getByText('La fin doit venir après le début.');
  expect(backend.to('POST /rpc/feature_course')).toEqual([]);
  page.type('Adresse de la page de la formation', 'https://exemple.test/formation/plan-marketing/?de=liste');
  page.type('Jusqu’au', '2026-12-31');
  page.click('Enregistrer');
  expect(await sent(backend, 'feature_course')).toEqual({
    ...{ course: 'plan-marketing', starts: '2026-12-10', ends: '2026-12-31' },
  });
  await page.screen.findByText("Cette formation n'existe pas ou n'est plus disponible.");
  page.click(/^Changer les dates de.*SEO local/);
  fireEvent.click(await page.screen.findByRole('button', { name: /^Ne plus mettre.*SEO local/ }));
  expect(await sent(backend, 'unfeature_course')).toEqual({ course: 'seo' });
});

test('a sponsor and what it supports are kept with amount and days', async () => {
  const { page, backend } = await open({ 'POST /rpc/save_sponsor': 's2', 'POST /rpc/save_sponsorship': 'p2' });
  page.click('Commanditaires', 'tab');
  expect(
    (await page.screen.findByRole('tabpanel', { name: 'Commanditaires' })).textContent?.replaceAll(/\s/g, ' '),
  ).toMatch(/SEO local.*750,00 \$.*En cours/);
  page.click('Ajouter un commanditaire');
  await page.screen.findByLabelText('Entreprise');
  page.type('Entreprise', 'Coop');
  page.type('Site web', 'coop.exemple.test');
  page.click('Enregistrer');
  await page.screen.findByText('Une adresse commence par https://.');
  page.type('Site web', 'https://coop.exemple.test');
  page.click('Enregistrer');
  expect(await sent(backend, 'save_sponsor')).toEqual({
    ...{ sponsor: null, company: 'Coop', about: '', website: 'https://coop.exemple.test', active: true },
  });
  await waitFor(() => expect(page.screen.queryByLabelText('Entreprise')).toBeNull());
  page.click(/^Modifier le soutien à/);
  await page.screen.findByLabelText('Montant en dollars');
  page.type('Montant en dollars', 'beaucoup');
  page.click('Enregistrer');
  await page.screen.findByText(/Indiquez un montant entre 1 et/);
  page.type('Montant en dollars', '1 250,50');
  page.type('Jusqu’au', '2126-12-31');
  page.click('Enregistrer');
  expect(await sent(backend, 'save_sponsorship')).toEqual({
    ...{ sponsorship: 'p1', sponsor: 's1', course: null, cents: 125_050, starts: '2026-11-01' },
    ...{ ends: '2126-12-31', active: true },
  });
});

test('says so where the catalogue cannot be read, and asks again', async () => {
  let isUp = false;
  const backend = createFakeBackend({
    'POST /rpc/my_staff_roles': ['content'],
    'POST /rpc/console_catalogue': () => (isUp ? BOARD : refusal('42501', 403)),
  });
  const page = await openPage('/admin/catalogue', { backend });
  await page.screen.findByText('Le catalogue ne se charge pas');
  isUp = true;
  page.click('Réessayer');
  await page.screen.findByText('12 formations');
});
