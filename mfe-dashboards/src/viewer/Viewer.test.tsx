// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { aCourse, aLearnerCourse, allStored, aModule, aProgress } from '../testing/builders.ts';
import { type Answers, createFakeBackend, type FakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, creator, learner, type OpenPage, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const content = (module_id: string, video_url: string | null = null) => ({
  module_id,
  video_url,
  content: `Texte ${module_id}`,
});
const aProfile = (full_name: string | null) => ({
  user_id: learner.id,
  full_name,
  role: 'learner',
  weekly_goal_minutes: 120,
});
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'GET /formations': aCourse(),
    'POST /rpc/my_creator_id': null,
    'GET /module_contents': ['m1', 'm2', 'm3'].map((id) => content(id)),
    'GET /user_module_progress': [],
    'GET /user_certificates': [],
    'GET /user_badges': [],
    'POST /rpc/settle_courses': [],
    'GET /profiles': aProfile('Maude Tremblay'),
    'POST /rpc/record_progress': allStored,
    ...answers,
  });

async function watch(path: string, backend: FakeBackend): Promise<OpenPage> {
  const page = await openPage(path, { backend });
  await page.screen.findByRole('heading', { level: 2, name: /^Module m/ });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return page;
}
/** Time passes while something plays. */
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const percent = (page: OpenPage) =>
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
  // What is read comes before what is written about it, for keys and ears too.
  const notes = page.screen.getByLabelText('Vos notes');
  const text = page.screen.getByText('Texte m1');
  expect(text.compareDocumentPosition(notes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  page.screen.getByText('1 / 3');
  expect((page.screen.getByRole('button', { name: 'Module précédent' }) as HTMLButtonElement).ariaDisabled).toBe(
    'true',
  );
  const list = within(page.screen.getByRole('navigation', { name: 'Modules' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '1. Module m1',
    '2. Module m2',
    '3. Module m3',
  ]);
  list.getByText(/40 %/);
  expect(backend.to('GET /formations')[0]?.query.get('modules.order')).toBe('order_index.asc');

  page.click('Module suivant');
  await page.screen.findByText('2 / 3');
  page.click('Module suivant');
  await page.screen.findByText('3 / 3');
  expect((page.screen.getByRole('button', { name: 'Module suivant' }) as HTMLButtonElement).ariaDisabled).toBe('true');
});

test('a text says what its minutes hold and ends with the way on, from the last module to what is left', async () => {
  const backend = backendOf({ 'GET /user_module_progress': [aProgress('m2', { completion_percentage: 100 })] });
  const page = await watch('/formation-viewer/seo-local?module=m2', backend);
  page.screen.getByText('12min avec vos essais');
  const next = page.screen.getByText('Module suivant').closest('nav') as HTMLElement;
  expect(page.screen.getByText('Texte m2').compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(next).getByRole('link', { name: '3. Module m3' }).getAttribute('href')).toBe(
    '/formation-viewer/seo-local?module=m3',
  );
  page.click('Module suivant');
  const left = (await page.screen.findByText('Module à terminer')).closest('nav') as HTMLElement;
  within(left).getByRole('link', { name: '1. Module m1' });
});

test('names the module that was asked for, in the title too, and gives it the focus (access: A 3)', async () => {
  const page = await openPage('/formation-viewer/seo-local?module=m1', { backend: backendOf() });
  await page.screen.findByRole('heading', { level: 2, name: 'Module m1' });
  const title = () => page.fake.heads.at(-1)?.title;
  await waitFor(() => expect(title()).toBe('Module 1, Module m1 – SEO local'));
  const next = page.screen.getByRole('button', { name: 'Module suivant' });
  next.focus();
  fireEvent.click(next);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Module m2'));
  expect(title()).toBe('Module 2, Module m2 – SEO local');
});

test('hands the focus from the heading that waits to the course’s name (access: A 16)', async () => {
  const backend = backendOf({ 'GET /formations': () => new Promise((resolve) => setTimeout(resolve, 50, aCourse())) });
  const page = await openPage('/formation-viewer/seo-local?module=m1', { backend });
  (await page.screen.findByRole('heading', { level: 1, name: 'Chargement de la formation…' })).focus();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('SEO local'));
});

test('leaves one alone with the lesson, and comes back with Escape', async () => {
  const page = await watch('/formation-viewer/seo-local?module=m1', backendOf());
  page.click('Concentration');
  const leave = await page.screen.findByRole('button', { name: 'Quitter la concentration', pressed: true });
  expect(leave.closest('[data-theme=dark]')).not.toBeNull();
  fireEvent.keyDown(leave, { key: 'Escape' });
  await page.screen.findByRole('button', { name: 'Concentration', pressed: false });
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
  page.click('Commencer la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(30);
  await waitFor(() => expect(percent(page)).toBe(30));
  expect(page.screen.getByRole('timer').textContent).toBe('0:30');
  page.click('Pause');
  await page.screen.findByRole('button', { name: 'Reprendre la lecture' });
  pass(60);
  page.click('Reprendre la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(100);
  await waitFor(() => expect(percent(page)).toBe(100));
  expect(page.screen.getByRole('timer').textContent).toBe('2:10');
});

test('offers completion from 90 on and sets 100 % when pressed (DSH-025, DSH-026, DSH-027)', async () => {
  const backend = backendOf();
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.click('Commencer la lecture');
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
  // While it plays, and long before anything is gathered.
  await vi.waitFor(() => expect(sent(backend, 'session').at(-1)).toMatchObject({ completed: true, percentage: 100 }));
});

test('starts another module paused, from what was saved, and keeps the one before (DSH-024, AMB-36)', async () => {
  const saved = aProgress('m2', { completion_percentage: 25, time_spent_seconds: 65 });
  const backend = backendOf({ 'GET /user_module_progress': [saved] });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.click('Commencer la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(12);
  page.click('Module suivant');
  await page.screen.findByText('2 / 3');
  page.screen.getByRole('button', { name: 'Reprendre la lecture' });
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
  page.click('Commencer la lecture');
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

test('counts what somebody does, not how long a page stays open (DSH-028, audit: marketplace 14)', async () => {
  const backend = backendOf();
  const page = await openPage('/formation-viewer/seo-local?module=m2', { backend });
  await page.screen.findByRole('heading', { level: 2, name: /^Module m/ });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const start = Date.now();
  // The session that began with the page began by the clock of before.
  page.click('Module suivant');
  await page.screen.findByText('3 / 3');
  pass(40);
  fireEvent.scroll(document);
  pass(1200);
  fireEvent.keyDown(document.body);
  pass(20);
  await page.close();
  await vi.waitFor(() => expect(new Set(sent(backend, 'session').map(({ id }) => id)).size).toBe(3));
  const spans = [...new Set(sent(backend, 'session').map(({ id }) => id))].slice(1).map((id) => {
    const last = sent(backend, 'session').findLast((event) => event.id === id);
    return [last?.started_at, last?.ended_at].map((at) => (Date.parse(at ?? '') - start) / 1000);
  });
  expect(spans.sort(([a = 0], [b = 0]) => a - b)).toEqual([
    [0, 90],
    [1240, 1260],
  ]);
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
    'POST /rpc/record_progress': (question: { body: unknown }) => {
      const { events } = question.body as { events: { id: string; text?: string; at: string }[] };
      kept = events
        .filter(({ text }) => text)
        .map(({ text, at }) => aProgress('m1', { notes: text, notes_updated_at: at, notes_revision: 1 }));
      return allStored(question);
    },
    'GET /user_module_progress': () => kept,
  });
  const later = await openPage('/formation-viewer/seo-local?module=m1', { backend });
  await later.screen.findByText(/^Enregistré à/);
  expect((later.screen.getByLabelText('Vos notes') as HTMLTextAreaElement).value).toBe('Une idée');
});

const field = (page: OpenPage) => page.screen.getByLabelText('Vos notes') as HTMLTextAreaElement;

test('shows what was written in a module as often as it is opened, and goes on with it (DSH-024, DSH-028)', async () => {
  const backend = backendOf();
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.type('Vos notes', 'NOTE UN importante');
  await page.screen.findByText(/^Enregistré à/);
  page.click('Module suivant');
  await page.screen.findByText('2 / 3');
  expect(field(page).value).toBe('');
  page.click('Module précédent');
  await page.screen.findByText('1 / 3');
  expect(field(page).value).toBe('NOTE UN importante');
  page.type('Vos notes', `${field(page).value} suite`);
  await vi.waitFor(() => expect(sent(backend, 'note')).toHaveLength(2));
  expect(sent(backend, 'note').at(-1)).toMatchObject({ text: 'NOTE UN importante suite', revision: 1 });
});

test('joins what another device wrote with what is being typed, in place, and says so (DLS-01, DSH-028)', async () => {
  const theirs = { text: 'Du téléphone', revision: 4, at: '2026-11-21T12:00:00+00:00' };
  let isFirst = true;
  const backend = backendOf({
    'POST /rpc/record_progress': (question: { body: unknown }) => {
      const { events } = question.body as { events: { kind: string; id: string }[] };
      if (!isFirst || !events.some(({ kind }) => kind === 'note')) return allStored(question);
      isFirst = false;
      return { results: events.map(({ id }) => ({ id, status: 'outdated', note: theirs, base: null })) };
    },
  });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  field(page).focus();
  page.type('Vos notes', 'Du bureau');
  field(page).setSelectionRange(2, 2);
  await waitFor(() => expect(field(page).value).toBe('Du téléphone\nDu bureau'));
  expect(field(page).selectionStart).toBe('Du téléphone\nDu'.length);
  await page.screen.findByText(/^Enregistré à/);
  expect(sent(backend, 'note').at(-1)).toMatchObject({ text: 'Du téléphone\nDu bureau', revision: 4 });
  expect(page.fake.toasts.map(({ title }) => title)).toEqual(['Vos notes sont réunies']);
});

test('leaves a word that is being composed alone until it is written (DSH-028)', async () => {
  const rows = [aProgress('m1', { notes: 'ancien', notes_revision: 1 })];
  const backend = backendOf({ 'GET /user_module_progress': rows });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  fireEvent.compositionStart(field(page));
  page.type('Vos notes', 'ancien\nmo');
  backend.answer({ 'GET /user_module_progress': [aProgress('m1', { notes: 'neuf', notes_revision: 2 })] });
  await vi.waitFor(() => expect(sent(backend, 'note')).toHaveLength(1));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.waitFor(() => expect(backend.to('GET /user_module_progress')).toHaveLength(2));
  expect(field(page).value).toBe('ancien\nmo');
  fireEvent.compositionEnd(field(page));
  expect(field(page).value).toContain('ancien\nmo');
});

test('shows what another device wrote when the page is back, and keeps the page when nobody answers (DSH-028)', async () => {
  const backend = backendOf({
    'GET /user_module_progress': [aProgress('m1', { notes: 'ancien', notes_revision: 1 })],
  });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  expect(field(page).value).toBe('ancien');
  backend.answer({ 'GET /user_module_progress': [aProgress('m1', { notes: 'neuf', notes_revision: 2 })] });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(field(page).value).toBe('neuf'));
  backend.answer({ 'GET /user_module_progress': () => new Response('{}', { status: 400 }) });
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(backend.to('GET /user_module_progress').length).toBeGreaterThan(2);
  });
  expect(field(page).value).toBe('neuf');
});

test('shows nobody the notes of who was signed in before (DLS-01, DSH-028)', async () => {
  const backend = backendOf({ 'POST /rpc/record_progress': () => new Response('', { status: 503 }) });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.type('Vos notes', 'De la première personne');
  await page.screen.findByText('Enregistré sur cet appareil');
  vi.useRealTimers();
  page.fake.signIn(creator);
  await waitFor(() => expect(field(page).value).toBe(''), { timeout: 4000 });
  page.fake.signIn(learner);
  await waitFor(() => expect(field(page).value).toBe('De la première personne'), { timeout: 4000 });
});

test('keeps a text that is too long on the device until it has been shortened (DSH-028)', async () => {
  const backend = backendOf();
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  const text = 'x'.repeat(10_001);
  page.type('Vos notes', text);
  await page.screen.findByText(/au plus 10.000 caractères/);
  await page.close();
  vi.useRealTimers();
  const later = await openPage('/formation-viewer/seo-local?module=m1', { backend });
  await later.screen.findByText(/au plus 10.000 caractères/);
  expect(field(later).value).toBe(text);
  expect(sent(backend, 'note')).toEqual([]);
  later.type('Vos notes', text.slice(1));
  await later.screen.findByText(/^Enregistré à/);
  expect(later.screen.queryByText(/au plus 10.000 caractères/)).toBeNull();
});

test('stays in a finished module over a reload; a new visit goes on with what is not done', async () => {
  const rows = [aProgress('m1', { completion_percentage: 80 })];
  const backend = backendOf({ 'GET /user_module_progress': rows });
  const page = await watch('/formation-viewer/seo-local', backend);
  page.screen.getByText('1 / 3');
  await page.close();
  backend.answer({ 'GET /user_module_progress': [aProgress('m1', { completion_percentage: 95 })] });
  vi.useRealTimers();
  const reloaded = await openPage('/formation-viewer/seo-local', { backend });
  await reloaded.screen.findByText('1 / 3');
  await reloaded.close();
  history.pushState(null, '');
  const later = await openPage('/formation-viewer/seo-local', { backend });
  await later.screen.findByText('2 / 3');
});

test('sends the last words in a request that outlives the page (DSH-030, DLS-01)', async () => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return Promise.resolve(Response.json(allStored({ body: JSON.parse(String(init.body)) })));
  });
  const page = await watch('/formation-viewer/seo-local?module=m1', backendOf());
  page.click('Commencer la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(5);
  page.type('Vos notes', 'Juste avant de partir');
  dispatchEvent(new Event('pagehide'));
  const [last] = requests;
  expect(requests).toHaveLength(1);
  expect(last?.url).toBe('/rest/v1/rpc/record_progress');
  expect(last?.init).toMatchObject({
    keepalive: true,
    headers: { apikey: 'anon', authorization: 'Bearer access', 'content-type': 'application/json' },
  });
  const body = JSON.parse(String(last?.init.body)) as { learner: string; events: unknown[] };
  expect(body.learner).toBe(learner.id);
  expect(body.events).toHaveLength(2);
  expect(body.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'session', active_seconds: 5, percentage: 5 }),
      expect.objectContaining({ kind: 'note', text: 'Juste avant de partir' }),
    ]),
  );
  await page.screen.findByText(/^Enregistré à/);
});

test('never shows less than what waits on the device (DLS-01)', async () => {
  const backend = backendOf({ 'POST /rpc/record_progress': () => new Response('', { status: 503 }) });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  page.click('Commencer la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(40);
  await page.close();
  vi.useRealTimers();
  const later = await openPage('/formation-viewer/seo-local?module=m1', { backend });
  await later.screen.findByRole('heading', { level: 2, name: 'Module m1' });
  expect(percent(later)).toBe(40);
});

test('shows the offer instead of a module that one has no right to (DSH-036)', async () => {
  const course = aCourse({
    premium: { price: 19700, is_subscription: false, subscription_interval: null },
    modules: [aModule('m1', 0, { is_preview: true }), aModule('m2', 1), aModule('m3', 2)],
  });
  const backend = backendOf({ 'GET /formations': course, 'GET /module_contents': [content('m1')] });
  const page = await openPage('/formation-viewer/seo-local?module=m2', { backend });
  await page.screen.findByText('Ce module fait partie de la formation complète');
  page.screen.getByText(/197,00 \$ \+ taxes/);
  expect(page.screen.queryByRole('button', { name: 'Commencer la lecture' })).toBeNull();
  expect(page.screen.getAllByText(/Réservé aux acheteurs/)).toHaveLength(2);
});

test('leads from the head of a module to the notes below its text', async () => {
  const page = await watch('/formation-viewer/seo-local?module=m1', backendOf());
  const way = page.screen.getByRole('link', { name: 'Vos notes' });
  const place = page.outlet.querySelector(way.getAttribute('href') ?? '');
  expect(place?.contains(page.screen.getByLabelText('Vos notes'))).toBe(true);
});

test('lets a preview be read without recording anything or promising to keep notes (DSH-036)', async () => {
  const course = aCourse({
    premium: { price: 19700, is_subscription: false, subscription_interval: null },
    modules: [aModule('m1', 0, { is_preview: true }), aModule('m2', 1)],
  });
  const backend = backendOf({ 'GET /formations': course, 'GET /module_contents': [content('m1')] });
  const page = await watch('/formation-viewer/seo-local?module=m1', backend);
  expect((page.screen.getByLabelText('Vos notes') as HTMLTextAreaElement).readOnly).toBe(true);
  page.screen.getByText(/qui suivent la formation complète/);
  page.click('Commencer la lecture');
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
  page.screen.getByRole('button', { name: 'Commencer la lecture' });
});

test('records nothing of creators in their own course, and shows them drafts (AMB-42)', async () => {
  const modules = [aModule('m1', 0, { is_published: false })];
  const backend = backendOf({
    'GET /formations': aCourse({ is_published: false, modules }),
    'POST /rpc/my_creator_id': 'c1',
  });
  const page = await watch('/formation-viewer/seo-local', backend);
  page.screen.getByText(/cette formation n’est pas publiée/);
  page.click('Commencer la lecture');
  await page.screen.findByRole('button', { name: 'Pause' });
  pass(20);
  await page.close();
  expect(backend.to('POST /rpc/record_progress')).toEqual([]);
});

test('leads the creator of a course without modules to its editor, and tells nobody else of one (DSH-053, AMB-42)', async () => {
  const course = aCourse({ is_published: false, modules: [] });
  const own = await openPage('/formation-viewer/seo-local', {
    backend: backendOf({ 'GET /formations': course, 'POST /rpc/my_creator_id': 'c1' }),
  });
  const link = await own.screen.findByRole('link', { name: 'Modifier la formation' });
  expect(link.getAttribute('href')).toBe(`/creator-dashboard/formations/${course.id}`);
  own.screen.getByText(/^Personne d’autre ne voit cet aperçu/);
  await own.close();
  const other = await openPage('/formation-viewer/seo-local', { backend: backendOf({ 'GET /formations': course }) });
  await other.screen.findByText(/^Le formateur prépare le contenu/);
  expect(other.screen.queryByRole('link', { name: 'Modifier la formation' })).toBeNull();
});

test('says that there is no such course (DSH-033)', async () => {
  const none = { 'GET /formations': [], 'GET /user_products': [], 'GET /user_formation_progress': [] };
  const page = await openPage('/formation-viewer/rien', { backend: backendOf(none) });
  await page.screen.findByRole('heading', { level: 1, name: 'Formation introuvable' });
  page.screen.getByText("Cette formation n'existe pas ou n'est plus disponible.");
  await page.screen.findByRole('link', { name: 'Retour aux formations' });
  expect(page.screen.queryByRole('link', { name: 'Reprendre ma leçon' })).toBeNull();
  // A plain form, which works before and without our code.
  expect(page.screen.getByRole('search').getAttribute('action')).toBe('/formations');
  expect(page.screen.getByRole('searchbox', { name: 'Chercher une formation' }).getAttribute('name')).toBe('q');
  await page.close();
  const begun = { ...none, 'GET /user_formation_progress': [aLearnerCourse('seo', 65)] };
  const other = await openPage('/formation-viewer/rien', { backend: backendOf(begun) });
  const lesson = await other.screen.findByRole('link', { name: 'Reprendre ma leçon' });
  expect(lesson.getAttribute('href')).toBe('/formation-viewer/seo');
});

test('offers another attempt when the course cannot be loaded, and keeps nothing back (AMB-45)', async () => {
  const backend = backendOf({ 'GET /formations': () => new Response('{}', { status: 400 }) });
  const page = await openPage('/formation-viewer/seo-local', { backend });
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

/** A course that is done, whose certificate still takes some time; null where waiting does not help. */
const waits = (wait_seconds: number | null) => ({
  'GET /user_module_progress': ['m1', 'm2', 'm3'].map((id) => aProgress(id, { completion_percentage: 100 })),
  'POST /rpc/settle_courses': [{ formation_id: 'f1', wait_seconds }],
});
const looksOf = (backend: FakeBackend) => backend.to('POST /rpc/settle_courses').length;
/** How often was looked once the page follows its rows: it asks for all of them then. */
async function onceConnected(backend: FakeBackend) {
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return looksOf(backend);
}
// Loading takes real time, waiting does not.
const skipWaits = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const waitUntil = (seen: () => unknown) =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(5000);
      seen();
    },
    { timeout: 30_000 },
  );

test('says when the certificate comes, looks again by itself at that time, and leads to it (DSH-018)', async () => {
  skipWaits();
  const backend = backendOf(waits(300));
  const page = await openPage('/formation-viewer/seo-local', { backend });
  await page.screen.findByText('Votre certificat vous attendra ici dans 5 minutes…');
  const before = await onceConnected(backend);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(looksOf(backend)).toBe(before);
  backend.answer(waits(60));
  await waitUntil(() => page.screen.getByText('Votre certificat vous attendra ici dans une minute…'));
  expect(looksOf(backend)).toBe(before + 1);
  backend.answer({
    'POST /rpc/settle_courses': [],
    'GET /user_certificates': [{ number: 'ABC-1', formation_id: 'f1', issued_at: '2026-11-21T12:00:00Z' }],
  });
  await waitUntil(() => page.screen.getByRole('link', { name: 'Voir mon certificat' }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(looksOf(backend)).toBe(before + 2);
});

test.runIf(process.env.NIGHTLY)(
  'looks again for a certificate ten times at most, and not where waiting does not help (DSH-018)',
  async () => {
    skipWaits();
    const backend = backendOf(waits(60));
    const page = await openPage('/formation-viewer/seo-local', { backend });
    await page.screen.findByText('Votre certificat vous attendra ici dans une minute…');
    const before = await onceConnected(backend);
    await waitUntil(() => expect(looksOf(backend)).toBe(before + 10));
    for (let minute = 0; minute < 30; minute += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(looksOf(backend)).toBe(before + 10);
    await page.close();
    const stuck = backendOf(waits(null));
    const later = await openPage('/formation-viewer/seo-local', { backend: stuck });
    await later.screen.findByText('Votre certificat est en préparation…');
    const known = await onceConnected(stuck);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looksOf(stuck)).toBe(known);
  },
);

test('asks for the name that the certificate bears before it is seen (DSH-018, audit: marketplace 9)', async () => {
  const rows = ['m1', 'm2', 'm3'].map((id) => aProgress(id, { completion_percentage: 90 }));
  const certificates = [{ number: 'ABC-1', formation_id: 'f1', issued_at: '2026-11-21T12:00:00Z' }];
  const backend = backendOf({
    'GET /user_module_progress': rows,
    'GET /user_certificates': certificates,
    'GET /profiles': aProfile(null),
    'PATCH /profiles': [],
  });
  const page = await watch('/formation-viewer/seo-local', backend);
  await page.screen.findByLabelText('Nom sur le certificat');
  expect(page.screen.queryByRole('link', { name: 'Voir mon certificat' })).toBeNull();
  page.click('Enregistrer');
  await page.screen.findByText('Le nom compte entre 1 et 80 caractères.');
  page.type('Nom sur le certificat', ' Maude Roy ');
  backend.answer({ 'GET /profiles': aProfile('Maude Roy') });
  page.click('Enregistrer');
  await page.screen.findByRole('link', { name: 'Voir mon certificat' });
  expect(backend.to('PATCH /profiles')[0]?.body).toEqual({ full_name: 'Maude Roy' });
});
