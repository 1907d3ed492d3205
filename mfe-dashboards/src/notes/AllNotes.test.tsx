// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLearnerCourse } from '../testing/builders.ts';
import { type Answers, createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const DONE = '2026-11-12T12:00:00+00:00';
const backendOf = (answers: Answers) =>
  createFakeBackend({ 'GET /user_products': [], 'GET /user_module_progress': [], ...answers });

test('without a note it leads to the lesson that is under way, and names what is finished last', async () => {
  const courses = [aLearnerCourse('plan', 100, DONE), aLearnerCourse('seo', 65), aLearnerCourse('ga4', 25)];
  const page = await openPage('/dashboard/notes', { backend: backendOf({ 'GET /user_formation_progress': courses }) });
  const lesson = await page.screen.findByRole('link', { name: 'Reprendre ma leçon' });
  await waitFor(() => expect(lesson.getAttribute('href')).toBe('/formation-viewer/seo'));
  page.screen.getByText('Module 1 : Module seo-1');
  const list = within(await page.screen.findByRole('region', { name: 'Où noter' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/formation-viewer/ga4',
    '/formation-viewer/plan',
  ]);
});

test('who has nothing to go on with is led to their courses', async () => {
  const courses = [aLearnerCourse('plan', 100, DONE)];
  const page = await openPage('/dashboard/notes', { backend: backendOf({ 'GET /user_formation_progress': courses }) });
  const main = within(document.body);
  await waitFor(() =>
    expect(main.getAllByRole('link', { name: 'Mes formations' }).map((link) => link.getAttribute('href'))).toHaveLength(
      2,
    ),
  );
  expect(page.screen.queryByRole('link', { name: 'Reprendre ma leçon' })).toBeNull();
});

const formation = { id: 'seo', slug: 'seo', title: 'SEO local', category: { slug: 'seo' } };
const module = { id: 'seo-1', title: 'Comment Google choisit', order_index: 0, formation };
const note = { notes: 'Une fiche par question.', notes_updated_at: DONE, module };

test('below the notes stand the modules and courses that have none; what is noted was opened', async () => {
  const backend = backendOf({
    'GET /user_formation_progress': [aLearnerCourse('seo', 0), aLearnerCourse('ga4', 25)],
    'GET /user_module_progress': [note],
  });
  const page = await openPage('/dashboard/notes', { backend });
  const list = within(await page.screen.findByRole('region', { name: 'Où noter' }));
  await waitFor(() =>
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/formation-viewer/seo?module=seo-2#vos-notes',
      '/formation-viewer/ga4',
    ]),
  );
  const open = await page.screen.findByRole('link', { name: 'Ouvrir le module 1' });
  expect(open.getAttribute('href')).toBe('/formation-viewer/seo?module=seo-1');
});

test('a note is copied, and changed where it was written', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const backend = backendOf({
    'GET /user_formation_progress': [aLearnerCourse('seo', 65)],
    'GET /user_module_progress': [note],
  });
  const page = await openPage('/dashboard/notes', { backend });
  (await page.screen.findByRole('button', { name: /^Copier la note de «\sComment Google choisit\s»$/ })).click();
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('Une fiche par question.'));
  const change = page.screen.getByRole('link', { name: /^Modifier la note de/ });
  expect(change.getAttribute('href')).toBe('/formation-viewer/seo?module=seo-1#vos-notes');
});
