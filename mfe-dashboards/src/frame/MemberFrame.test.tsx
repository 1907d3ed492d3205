// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLearnerCourse, anOwnCourse } from '../testing/builders.ts';
import { type Answers, createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, creator, learner, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const NOTE = {
  notes: 'Demander l’avis après un merci.',
  notes_updated_at: '2026-11-20T12:00:00Z',
  module: {
    ...{ id: 'seo-2', title: 'Module seo-2', order_index: 1 },
    formation: { id: 'seo', slug: 'seo', title: 'SEO', category: { slug: 'seo' } },
  },
};
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'GET /user_formation_progress': [aLearnerCourse('seo', 65)],
    'GET /user_products': [],
    'GET /user_module_progress': [NOTE],
    'GET /formations': [],
    'GET /profiles': { user_id: learner.id, full_name: 'Maude', role: 'learner', weekly_goal_minutes: 120 },
    ...answers,
  });

test('says where one is, among the places of one’s own space (AMB-63)', async () => {
  const page = await openPage('/dashboard/notes', { backend: backendOf() });
  const places = within(page.screen.getByRole('navigation', { name: 'Apprentissage' }));
  expect(places.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/dashboard/notes');
  expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/dashboard', '/formations-access', '/dashboard/notes', '/compte/achats', '/formations?favoris=1', '/compte'],
    ...['/formations', '/creator-dashboard'],
  ]);
  await page.go('/compte/achats');
  const account = within(page.screen.getByRole('navigation', { name: 'Apprentissage' }));
  expect(account.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/compte/achats');
});

test('gives the whole window to a lesson, and keeps the search at hand (AMB-63)', async () => {
  const page = await openPage('/formation-viewer/seo', { backend: backendOf() });
  expect(page.screen.queryByRole('navigation', { name: 'Apprentissage' })).toBeNull();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  await page.screen.findByRole('dialog', { name: 'Rechercher dans vos formations' });
});

test('finds courses, modules and notes of one’s own, without accents, and says what did not answer', async () => {
  const page = await openPage('/dashboard/notes', {
    backend: backendOf({ 'GET /formations': () => new Response('{}', { status: 400 }) }),
  });
  page.click(/^Rechercher/);
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Rechercher dans vos formations' }));
  const type = (value: string) => void fireEvent.change(dialog.getByRole('searchbox'), { target: { value } });
  type('SEO');
  const hrefs = () => dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  await waitFor(() =>
    expect(hrefs()).toEqual([
      '/formation-viewer/seo',
      '/formation-viewer/seo?module=seo-1',
      '/formation-viewer/seo?module=seo-2',
    ]),
  );
  dialog.getByText('La recherche n’a pas abouti. Réessayez.');
  type('apres un MERCI');
  await waitFor(() => expect(hrefs()).toEqual(['/formation-viewer/seo?module=seo-2']));
});

test('names a course that one follows once, and others of the catalogue after it', async () => {
  const inCatalogue = (id: string) => ({ id, title: `SEO ${id}`, slug: id, creator: null });
  const backend = backendOf({ 'GET /formations': ['seo', 'avance'].map(inCatalogue) });
  const page = await openPage('/dashboard/notes', { backend });
  page.click(/^Rechercher/);
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Rechercher dans vos formations' }));
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'seo' } });
  await dialog.findByText('SEO avance');
  const courses = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(courses.filter((href) => !href?.includes('?'))).toEqual(['/formation-viewer/seo', '/formations/avance']);
});

test('finds a creator’s courses and modules in the studio', async () => {
  const course = { ...anOwnCourse({ title: 'Publicité' }), modules: [{ id: 'm1', title: 'Choisir son public' }] };
  const backend = backendOf({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/my_courses': [],
    'GET /formations': [course],
  });
  const page = await openPage('/creator-dashboard', { backend, user: creator });
  page.click(/^Rechercher/);
  const dialog = within(await page.screen.findByRole('dialog', { name: 'Rechercher dans le studio' }));
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'public' } });
  await waitFor(() =>
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'PublicitéPubliée',
      'Choisir son publicPublicité',
    ]),
  );
  expect(backend.to('GET /formations').at(-1)?.query.get('creator_id')).toBe('eq.c1');
});

test('a note written on a second of the film leads back to it', async () => {
  const notes = [{ ...NOTE, notes: '0:42 Rien en échange.\nMême pas un café.' }];
  const page = await openPage('/dashboard/notes', { backend: backendOf({ 'GET /user_module_progress': notes }) });
  const link = await page.screen.findByRole('link', { name: /^Revoir «\s.+\s» à 0:42$/ });
  expect(link.getAttribute('href')).toMatch(/&moment=42$/);
  page.screen.getByText(/^Rien en échange\.\s+Même pas/);
});

test('lists all notes with the way to their module, and finds words in them', async () => {
  const notes = ['a', 'b', 'c', 'd'].map((id) => ({
    ...NOTE,
    notes: `Note ${id}`,
    module: { ...NOTE.module, id, order_index: 0 },
  }));
  const page = await openPage('/dashboard/notes', { backend: backendOf({ 'GET /user_module_progress': notes }) });
  await page.screen.findByText('4 notes');
  expect(page.screen.getAllByRole('link', { name: /^Module 1/ })[0]?.getAttribute('href')).toBe(
    '/formation-viewer/seo?module=a',
  );
  page.type('Chercher dans vos notes', 'note c');
  page.screen.getByText('1 note');
  page.type('Chercher dans vos notes', 'zz');
  page.screen.getByText('Aucune note ne contient ces mots.');
});

test.each([
  [65, 'Reprendre', '65 %'],
  [0, 'Ouvrir le module 1', '0 %'],
])('says above its notes of a course at %i %% how it goes on', async (percent, action, state) => {
  const page = await openPage('/dashboard/notes', {
    backend: backendOf({ 'GET /user_formation_progress': [aLearnerCourse('seo', percent)] }),
  });
  await page.screen.findByRole('link', { name: action });
  page.screen.getByText(state, { selector: 'strong' });
});
