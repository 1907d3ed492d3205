// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { aCourse, aModule, aProgress } from '../testing/builders.ts';
import { type Answers, createFakeBackend, type FakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, type OpenMember, openMember } from '../testing/openMember.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const content = (module_id: string, video_url: string | null = null) => ({
  module_id,
  video_url,
  content: `Texte ${module_id}`,
});
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'GET /formations': aCourse(),
    'POST /rpc/my_creator_id': null,
    'GET /module_contents': ['m1', 'm2', 'm3'].map((id) => content(id)),
    'GET /user_module_progress': [],
    'GET /user_certificates': [],
    'POST /rpc/record_progress': ({ body }: { body: unknown }) => ({
      results: (body as { events: { id: string }[] }).events.map(({ id }) => ({ id, status: 'stored' })),
    }),
    ...answers,
  });

async function watch(path: string, backend: FakeBackend): Promise<OpenMember> {
  const page = await openMember(path, backend);
  await page.screen.findByRole('heading', { level: 2, name: /^Module m/ });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return page;
}
/** Time passes while something plays. */
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const percent = (page: OpenMember) =>
  Number(page.screen.getByRole('progressbar', { name: 'Progression du module' }).getAttribute('value'));
const sent = (backend: FakeBackend, kind: string) =>
  backend
    .to('POST /rpc/record_progress')
    .flatMap(({ body }) => (body as { events: SessionEvent[] }).events)
    .filter((event) => event.kind === kind);

test('shows the module, its text, the list with progress and the place among all (DSH-019, DSH-020, DSH-034)', async () => {
  const backend = backendOf({ 'GET /user_module_progress': [aProgress('m2', { completion_percentage: 40 })] });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.screen.getByRole('heading', { level: 1, name: 'SEO local' });
  page.screen.getByText('Texte m1');
  page.screen.getByText('1 / 3');
  expect((page.screen.getByRole('button', { name: 'Module précédent' }) as HTMLButtonElement).disabled).toBe(true);
  const list = within(page.screen.getByRole('navigation', { name: 'Modules' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Module m1', 'Module m2', 'Module m3']);
  list.getByText(/40 %/);
  expect(backend.to('GET /formations')[0]?.query.get('modules.order')).toBe('order_index.asc');

  page.click('Module suivant');
  await page.screen.findByText('2 / 3');
  page.click('Module suivant');
  await page.screen.findByText('3 / 3');
  expect((page.screen.getByRole('button', { name: 'Module suivant' }) as HTMLButtonElement).disabled).toBe(true);
});

test('leaves out unpublished modules (DSH-034)', async () => {
  const modules = [aModule('m1', 0), aModule('m2', 1, { is_published: false }), aModule('m3', 2)];
  const page = await watch('/formation-viewer/seo-local', backendOf({ 'GET /formations': aCourse({ modules }) }));
  page.screen.getByText('1 / 2');
  expect(page.screen.queryByText('Module m2')).toBeNull();
});

test('counts a second and a point for each second of play, at most 100 (DSH-021, DSH-022, DSH-023)', async () => {
  const page = await watch('/formation-viewer/seo-local?module=m2', backendOf());
  pass(5);
  expect(percent(page)).toBe(0);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(30);
  await waitFor(() => expect(percent(page)).toBe(30));
  expect(page.screen.getByRole('timer').textContent).toBe('0:30');
  page.click('Pause');
  await page.screen.findByRole('button', { name: 'Lecture' });
  pass(60);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(100);
  await waitFor(() => expect(percent(page)).toBe(100));
  expect(page.screen.getByRole('timer').textContent).toBe('2:10');
});

test('offers completion from 90 on and sets 100 % when pressed (DSH-025, DSH-026, DSH-027)', async () => {
  const backend = backendOf();
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  const completed: unknown[] = [];
  page.fake.shell.events.subscribe('formation.moduleCompleted.v1', (event) => completed.push(event));
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(89);
  await waitFor(() => expect(percent(page)).toBe(89));
  expect(page.screen.queryByRole('button', { name: 'Marquer comme terminé' })).toBeNull();
  pass(1);
  const button = await page.screen.findByRole('button', { name: 'Marquer comme terminé' });
  page.screen.getByRole('img', { name: /1 module terminé sur 3/ });
  fireEvent.click(button);
  await waitFor(() => expect(percent(page)).toBe(100));
  expect(page.screen.queryByRole('button', { name: 'Marquer comme terminé' })).toBeNull();
  expect(completed).toEqual([{ formationId: 'f1', moduleId: 'm1' }]);
  page.click('Pause');
  await vi.waitFor(() => expect(sent(backend, 'session').at(-1)).toMatchObject({ completed: true, percentage: 100 }));
});

test('starts another module paused, from what was saved, and keeps the one before (DSH-024, AMB-36)', async () => {
  const saved = aProgress('m2', { completion_percentage: 25, time_spent_seconds: 65 });
  const backend = backendOf({ 'GET /user_module_progress': [saved] });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(12);
  page.click('Module suivant');
  await page.screen.findByText('2 / 3');
  page.screen.getByRole('button', { name: 'Lecture' });
  expect(percent(page)).toBe(25);
  expect(page.screen.getByRole('timer').textContent).toBe('1:05');
  page.click('Module précédent');
  await page.screen.findByText('1 / 3');
  expect(percent(page)).toBe(12);
  expect(page.screen.getByRole('timer').textContent).toBe('0:12');
});

test('begins a session with each module, ends it when the module or the page is left (DSH-028, DSH-030, DSH-031)', async () => {
  const backend = backendOf();
  const page = await watch('/formation-viewer/seo-local?module=m2', backend);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(65);
  await waitFor(() => expect(percent(page)).toBe(65));
  page.click('Module suivant');
  await page.screen.findByText('3 / 3');
  await page.close();
  await vi.waitFor(() => expect(new Set(sent(backend, 'session').map(({ id }) => id)).size).toBe(2));
  const [first, second] = ['m2', 'm3'].map((id) =>
    sent(backend, 'session')
      .filter(({ module_id }) => module_id === id)
      .at(-1),
  );
  expect(first).toMatchObject({ device_type: 'desktop', active_seconds: 65, percentage: 65, position: 468 });
  expect(Date.parse(first?.ended_at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.started_at ?? ''));
  expect(second).toMatchObject({ active_seconds: 0, percentage: 0 });
});

test('resumes at the module that was seen last and is not done', async () => {
  const rows = [
    aProgress('m1', { completion_percentage: 100, is_completed: true, last_watched_at: '2026-11-21T12:00:00+00:00' }),
    aProgress('m3', { completion_percentage: 10 }),
  ];
  const page = await watch('/formation-viewer/seo-local', backendOf({ 'GET /user_module_progress': rows }));
  page.screen.getByText('3 / 3');
});

test('keeps notes with every key, says where they are, and never shows older ones (DSH-028)', async () => {
  let kept: unknown[] = [];
  const backend = backendOf({ 'POST /rpc/record_progress': () => new Response('', { status: 503 }) });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.type('Vos notes', 'Une idée');
  await page.screen.findByText('Enregistré sur cet appareil');
  await page.close();

  vi.useRealTimers();
  backend.answer({
    'POST /rpc/record_progress': ({ body }: { body: unknown }) => {
      const { events } = body as { events: { id: string; text?: string; at: string }[] };
      kept = events
        .filter(({ text }) => text)
        .map(({ text, at }) => aProgress('m1', { notes: text, notes_updated_at: at }));
      return { results: events.map(({ id }) => ({ id, status: 'stored' })) };
    },
    'GET /user_module_progress': () => kept,
  });
  const later = await openMember('/formation-viewer/seo-local?module=m1', backend);
  await later.screen.findByText(/^Enregistré à/);
  expect((later.screen.getByLabelText('Vos notes') as HTMLTextAreaElement).value).toBe('Une idée');
});

test('never shows less than what waits on the device (DLS-01)', async () => {
  const backend = backendOf({ 'POST /rpc/record_progress': () => new Response('', { status: 503 }) });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(40);
  await page.close();
  vi.useRealTimers();
  const later = await openMember('/formation-viewer/seo-local?module=m1', backend);
  await later.screen.findByRole('heading', { level: 2, name: 'Module m1' });
  expect(percent(later)).toBe(40);
});

test('shows the offer instead of a module that one has no right to (DSH-036)', async () => {
  const course = aCourse({
    premium: { price: 19700, is_subscription: false, subscription_interval: null },
    modules: [aModule('m1', 0, { is_preview: true }), aModule('m2', 1), aModule('m3', 2)],
  });
  const backend = backendOf({ 'GET /formations': course, 'GET /module_contents': [content('m1')] });
  const page = await openMember('/formation-viewer/seo-local?module=m2', backend);
  await page.screen.findByText('Ce module fait partie de la formation complète');
  page.screen.getByText(/197,00 \$/);
  expect(page.screen.queryByRole('button', { name: 'Lecture' })).toBeNull();
  expect(page.screen.getAllByText(/Réservé aux acheteurs/)).toHaveLength(2);
});

test('lets a preview be read without recording anything or promising to keep notes (DSH-036)', async () => {
  const course = aCourse({
    premium: { price: 19700, is_subscription: false, subscription_interval: null },
    modules: [aModule('m1', 0, { is_preview: true }), aModule('m2', 1)],
  });
  const backend = backendOf({ 'GET /formations': course, 'GET /module_contents': [content('m1')] });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  expect((page.screen.getByLabelText('Vos notes') as HTMLTextAreaElement).disabled).toBe(true);
  page.screen.getByText(/qui suivent la formation complète/);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(5);
  await page.close();
  expect(backend.to('POST /rpc/record_progress')).toEqual([]);
});

test('opens a module that nobody has written yet to those who may follow the course', async () => {
  const page = await watch(
    '/formation-viewer/seo-local?module=m2',
    backendOf({ 'GET /module_contents': [content('m1')] }),
  );
  page.screen.getByRole('button', { name: 'Lecture' });
});

test('records nothing of creators in their own course, and shows them drafts (AMB-42)', async () => {
  const modules = [aModule('m1', 0, { is_published: false })];
  const backend = backendOf({
    'GET /formations': aCourse({ is_published: false, modules }),
    'POST /rpc/my_creator_id': 'c1',
  });
  const page = await watch('/formation-viewer/seo-local', backend);
  page.screen.getByText(/cette formation n’est pas publiée/);
  page.click('Lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(20);
  await page.close();
  expect(backend.to('POST /rpc/record_progress')).toEqual([]);
});

test('says that there is no such course (DSH-033)', async () => {
  const page = await openMember('/formation-viewer/rien', backendOf({ 'GET /formations': [] }));
  await page.screen.findByRole('heading', { level: 1, name: 'Formation introuvable' });
  page.screen.getByText("Cette formation n'existe pas ou n'est plus disponible.");
});

test('offers another attempt when the course cannot be loaded, and keeps nothing back (AMB-45)', async () => {
  const backend = backendOf({ 'GET /formations': () => new Response('{}', { status: 400 }) });
  const page = await openMember('/formation-viewer/seo-local', backend);
  const again = await page.screen.findByRole('button', { name: 'Réessayer' });
  backend.answer({ 'GET /formations': aCourse() });
  fireEvent.click(again);
  await page.screen.findByRole('heading', { level: 2, name: 'Module m1' });
});

test('leads to the certificate once every module is done (DSH-018)', async () => {
  const rows = ['m1', 'm2', 'm3'].map((id) => aProgress(id, { completion_percentage: 90 }));
  const certificates = [{ number: 'ABC-1', formation_id: 'f1', issued_at: '2026-11-21T12:00:00Z' }];
  const page = await watch(
    '/formation-viewer/seo-local',
    backendOf({ 'GET /user_module_progress': rows, 'GET /user_certificates': certificates }),
  );
  page.screen.getByText('Vous êtes au sommet');
  const link = await page.screen.findByRole('link', { name: 'Voir mon certificat' });
  expect(link.getAttribute('href')).toBe('/certificats/ABC-1');
});
