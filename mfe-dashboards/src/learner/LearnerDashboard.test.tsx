// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBoughtCourse, aCatalogueItem, aLearnerCourse } from '../testing/builders.ts';
import { type Answers, createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, creator, learner, openPage } from '../testing/openPage.ts';
import { RECOMMENDED } from './recommendedApi.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const stats = {
  streak_days: 3,
  week_minutes: 75,
  weekly_goal_minutes: 120,
  total_minutes: 125,
  modules_completed: 9,
  formations_in_progress: 2,
  formations_completed: 1,
};
const aReached = (module_id: string, completion_percentage: number) => ({
  ...{ module_id, completion_percentage, is_completed: false, video_position_seconds: 0 },
});
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'GET /user_formation_progress': [
      aLearnerCourse('seo', 65),
      aLearnerCourse('ga4', 25),
      aLearnerCourse('plan', 100, '2026-11-12T12:00:00+00:00'),
    ],
    'GET /user_products': [],
    'GET /profiles': { user_id: learner.id, full_name: null, role: 'learner', weekly_goal_minutes: 120 },
    'GET /user_module_progress': [
      aReached('seo-1', 100),
      { ...aReached('seo-2', 40), video_position_seconds: 168 },
      aReached('ga4-1', 50),
    ],
    'GET /learning_sessions': [],
    'POST /rpc/learning_stats': stats,
    'POST /rpc/settle_courses': [],
    'POST /rpc/catalogue': { total: 0, items: [] },
    'GET /user_badges': [{ code: 'premier-pas', name: 'Premier pas', earned_at: '2026-11-10T12:00:00Z' }],
    'GET /user_certificates': [{ number: 'AB-12', formation_id: 'plan', issued_at: '2026-11-12T12:00:00Z' }],
    ...answers,
  });

test('puts the next step first: course, module, minutes left and the second to go on at (DSH-007, DSH-011, DSH-016)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf() });
  page.screen.getByRole('heading', { level: 1, name: 'Tableau de bord' });
  const step = within(page.screen.getByRole('region', { name: "Continuer l'apprentissage" }));
  const course = await step.findByRole('link', { name: 'Formation seo' });
  expect(course.getAttribute('href')).toBe('/formation-viewer/seo');
  step.getByText('65 %');
  step.getByRole('heading', { level: 3, name: 'Module seo-2' });
  expect(step.getByRole('link', { name: 'Continuer à 2:48' }).getAttribute('href')).toBe(
    '/formation-viewer/seo?module=seo-2',
  );
  expect(step.getByText(/^Module 2 sur 2/).textContent).toContain('il reste 18min');
  step.getByText('1 module terminé sur 2, il reste 18min de cours.');
});

test('shows what else is begun with its percentage, and what is finished, from real rows (DSH-011, DSH-012)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf() });
  const others = within(await page.screen.findByRole('region', { name: 'Vos autres formations' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/formations-access',
    '/formation-viewer/ga4',
  ]);
  others.getByText('25 %');
  others.getByText('il reste 35min');
  const done = within(page.screen.getByRole('region', { name: 'Formations terminées' }));
  done.getByText('Terminée');
  done.getByText('le 12 nov. 2026');
  expect((await done.findByRole('link', { name: 'Certificat' })).getAttribute('href')).toBe('/certificats/AB-12');
});

test('names what is under way before what waits to be begun', async () => {
  const begun = [aLearnerCourse('seo', 65), aLearnerCourse('ouverte', 0), aLearnerCourse('ga4', 25)];
  const page = await openPage('/dashboard', { backend: backendOf({ 'GET /user_formation_progress': begun }) });
  const others = within(await page.screen.findByRole('region', { name: 'Vos autres formations' }));
  expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Formation ga4',
    'Formation ouverte',
  ]);
});

test('has courses of the same moment in the same order each time', async () => {
  const backend = backendOf();
  const page = await openPage('/dashboard', { backend });
  await page.screen.findByRole('link', { name: 'Formation seo' });
  const order = (asked: string) => (backend.to(asked)[0] as { query: URLSearchParams }).query.get('order');
  expect(order('GET /user_formation_progress')).toBe('updated_at.desc,formation_id.asc');
  expect(order('GET /user_products')).toBe('access_granted_at.desc,product_id.asc');
});

test('says nothing of modules that it cannot read, and of days that have not come (DSH-059)', async () => {
  const down = () => new Response('{}', { status: 400 });
  const page = await openPage('/dashboard', {
    backend: backendOf({ 'GET /user_module_progress': down, 'GET /learning_sessions': down }),
  });
  const step = within(page.screen.getByRole('region', { name: "Continuer l'apprentissage" }));
  expect((await step.findByRole('link', { name: 'Continuer' })).getAttribute('href')).toBe('/formation-viewer/seo');
  step.getByRole('heading', { level: 3, name: 'Formation seo' });
  await page.screen.findByRole('region', { name: 'Votre apprentissage' });
  expect(page.screen.queryByRole('list', { name: 'Minutes de cette semaine' })).toBeNull();
});

test('shows the minutes of each day of the week (AMB-33)', async () => {
  const now = Date.now();
  const session = { session_start: new Date(now - 60_000).toISOString(), session_end: new Date(now).toISOString() };
  const page = await openPage('/dashboard', { backend: backendOf({ 'GET /learning_sessions': [session] }) });
  const week = within(await page.screen.findByRole('list', { name: 'Minutes de cette semaine' }));
  expect(week.getAllByRole('listitem')).toHaveLength(7);
});

test('says so in place of bars while nothing was learned this week', async () => {
  const page = await openPage('/dashboard', { backend: backendOf({ 'GET /learning_sessions': [] }) });
  await page.screen.findByText(/^Rien encore cette semaine/);
});

test('says what to do where there is nothing yet (DSH-012)', async () => {
  const page = await openPage('/dashboard', {
    backend: backendOf({ 'GET /user_formation_progress': [], 'GET /user_badges': [], 'GET /user_certificates': [] }),
  });
  await page.screen.findByText('Aucune formation en cours');
  page.screen.getByText(/Aucune formation terminée pour le moment/);
  expect(page.screen.getByRole('link', { name: 'Explorer les formations' }).getAttribute('href')).toBe('/formations');
  await page.screen.findByText(/Votre premier badge arrive/);
});

test('has a heading for the figures, full and in one line (access: A 28)', async () => {
  for (const who of [undefined, creator]) {
    const page = await openPage('/dashboard', { backend: backendOf(), user: who });
    await page.screen.findByRole('heading', { level: 2, name: 'Votre apprentissage' });
    await page.close();
  }
});

test('shows streak, modules, time and the goal with its real minutes (DSH-014, DSH-015, DSH-017)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf() });
  const card = within(await page.screen.findByRole('region', { name: 'Votre apprentissage' }));
  for (const figure of ['3', '9', '2h 5min']) card.getByText(figure);
  card.getByText('Étudier 2h cette semaine');
  card.getByText('75 min sur 120 min');
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('62.5');
});

test('shows the same figures in one line to creators, and leads them to the studio (DSH-008, DSH-009, DSH-014)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf(), user: creator });
  const line = await page.screen.findByRole('region', { name: 'Votre apprentissage' });
  expect(line.textContent?.replace(/\s+/g, ' ')).toContain('3 jours d’affilée');
  expect(line.textContent?.replace(/\s+/g, ' ')).toContain('75 min sur 120 min');
  expect(page.screen.getByRole('link', { name: 'Ouvrir le studio' }).getAttribute('href')).toBe('/creator-dashboard');
  page.click('Passer en mode apprenant');
  await waitFor(() => within(page.outlet).getByText('Mode apprenant'));
});

test('leads learners to the creators’ dashboard with the mode button (DSH-010, DSH-016)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf() });
  page.screen.getByText('Mode apprenant');
  expect(page.screen.getByRole('link', { name: 'Passer en mode formateur' }).getAttribute('href')).toBe(
    '/creator-dashboard',
  );
});

test('asks for at most six featured courses (DSH-013, CON-004)', async () => {
  const backend = backendOf();
  await openPage('/dashboard', { backend });
  await waitFor(() => expect(backend.to('POST /rpc/catalogue')).toHaveLength(1));
  expect(backend.to('POST /rpc/catalogue')[0]?.body).toEqual({ only_featured: true, page_size: 6 });
  expect(RECOMMENDED).toBe(6);
});

test('says of a price that taxes come on top (DSH-013, AMB-52)', async () => {
  const paid = {
    ...aCatalogueItem('seo-payant'),
    premium: { price: 19700, is_subscription: false, subscription_interval: null },
  };
  const items = [paid, aCatalogueItem('facebook')];
  const page = await openPage('/dashboard', {
    backend: backendOf({ 'POST /rpc/catalogue': { total: items.length, items } }),
  });
  const recommended = within(await page.screen.findByRole('region', { name: 'Recommandées pour vous' }));
  const texts = recommended.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(texts).toEqual([expect.stringMatching(/197,00 \$ \+ taxes$/), expect.stringMatching(/Gratuit$/)]);
});

test('recommends no course that is begun or finished (DSH-013)', async () => {
  const items = ['seo', 'facebook', 'plan'].map(aCatalogueItem);
  const page = await openPage('/dashboard', {
    backend: backendOf({ 'POST /rpc/catalogue': { total: items.length, items } }),
  });
  const recommended = within(await page.screen.findByRole('region', { name: 'Recommandée pour vous' }));
  expect(recommended.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Explorer les formations',
    'Formation facebook',
  ]);
});

test('goes on with what was bought before it is begun, and recommends it no more (DSH-011, DSH-013)', async () => {
  const items = ['pub', 'facebook'].map(aCatalogueItem);
  const answers = { 'POST /rpc/catalogue': { total: 2, items }, 'GET /user_products': [aBoughtCourse('pub')] };
  const page = await openPage('/dashboard', { backend: backendOf(answers) });
  const others = within(await page.screen.findByRole('region', { name: 'Vos autres formations' }));
  const row = (await others.findByRole('link', { name: 'Formation pub' })).closest('li');
  expect(row?.textContent).toMatch(/À commencer.*Commencer/);
  const recommended = within(await page.screen.findByRole('region', { name: 'Recommandée pour vous' }));
  expect(recommended.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Explorer les formations',
    'Formation facebook',
  ]);
});

test('offers no course to go on with that was paid back (audit: marketplace 11)', async () => {
  const begun = [aLearnerCourse('rendue', 40, null, { price: 149 }), aLearnerCourse('gardee', 10, null, { price: 99 })];
  const answers = { 'GET /user_formation_progress': begun, 'GET /user_products': [aBoughtCourse('gardee')] };
  const page = await openPage('/dashboard', { backend: backendOf(answers) });
  await page.screen.findByRole('link', { name: 'Formation gardee' });
  expect(page.screen.queryByText('Formation rendue')).toBeNull();
});

test('greets by the first name, and by the address who has given none (audit: marketplace 16, AMB-62)', async () => {
  const profile = { user_id: learner.id, full_name: 'Maude Tremblay', role: 'learner', weekly_goal_minutes: 120 };
  const named = await openPage('/dashboard', { backend: backendOf({ 'GET /profiles': profile }) });
  await named.screen.findByText('Bonjour Maude');
  await named.close();
  const unnamed = await openPage('/dashboard', { backend: backendOf() });
  await unnamed.screen.findByText(`Bonjour ${learner.email}`);
});

test('says no plural of nothing (audit: marketplace 15)', async () => {
  const none = { ...stats, streak_days: 0, modules_completed: 0 };
  const page = await openPage('/dashboard', { backend: backendOf({ 'POST /rpc/learning_stats': none }) });
  const card = within(await page.screen.findByRole('region', { name: 'Votre apprentissage' }));
  await card.findByText('jour d’affilée');
  card.getByText('module terminé');
});

test('shows badges and certificates (DSH-018)', async () => {
  const page = await openPage('/dashboard', { backend: backendOf() });
  const earned = within(await page.screen.findByRole('region', { name: 'Badges et certificats' }));
  earned.getByText('Premier pas');
  const certificate = await earned.findByRole('link', { name: /^Certificat\s: Formation plan$/ });
  expect(certificate.getAttribute('href')).toBe('/certificats/AB-12');
  earned.getByText('AB-12');
  earned.getByText(/^Badges\s: \d sur 6$/);
});

test('leads to the certificate of a course that is followed no longer (DSH-018)', async () => {
  const answers = {
    'GET /user_certificates': [{ number: 'CD-34', formation_id: 'x', issued_at: '2026-11-12T12:00:00Z' }],
  };
  const page = await openPage('/dashboard', { backend: backendOf(answers) });
  const earned = within(await page.screen.findByRole('region', { name: 'Badges et certificats' }));
  const certificate = await earned.findByRole('link', { name: 'Certificat' });
  expect(certificate.getAttribute('href')).toBe('/certificats/CD-34');
});

test('sets another goal, refuses an impossible one, and keeps what was typed when it fails (DSH-015, AMB-33, AMB-45)', async () => {
  const backend = backendOf({ 'PATCH /profiles': () => new Response('{}', { status: 500 }) });
  const page = await openPage('/dashboard', { backend });
  (await page.screen.findByText('Changer l’objectif')).click();
  await page.screen.findByLabelText('Minutes par semaine');
  page.type('Minutes par semaine', '5');
  page.click('Enregistrer');
  await page.screen.findByText('Indiquez un nombre de minutes entre 15 et 2400.');
  expect(backend.to('PATCH /profiles')).toHaveLength(0);
  page.type('Minutes par semaine', '90');
  page.click('Enregistrer');
  await page.screen.findByText(/L’objectif n’a pas pu être enregistré/);
  expect((page.screen.getByLabelText('Minutes par semaine') as HTMLInputElement).value).toBe('90');
  backend.answer({ 'PATCH /profiles': [], 'POST /rpc/learning_stats': { ...stats, weekly_goal_minutes: 90 } });
  page.click('Enregistrer');
  await page.screen.findByText('Étudier 90 minutes cette semaine');
  expect(backend.to('PATCH /profiles').at(-1)?.body).toEqual({ weekly_goal_minutes: 90 });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Changer l’objectif'));
  page.screen.getByText(/^Enregistré à/);
});

test('goes on with zeros and without what cannot be read (DSH-059)', async () => {
  const down = () => new Response('{}', { status: 400 });
  const page = await openPage('/dashboard', {
    backend: backendOf({
      'POST /rpc/learning_stats': down,
      'GET /user_badges': down,
      'GET /user_certificates': down,
      'POST /rpc/catalogue': down,
    }),
  });
  await page.screen.findByRole('link', { name: 'Formation seo' });
  const card = within(await page.screen.findByRole('region', { name: 'Votre apprentissage' }));
  expect(card.getAllByText('0')).toHaveLength(2);
  card.getByText('Étudier 2h cette semaine');
});

test('offers another attempt when the courses cannot be loaded (AMB-45)', async () => {
  const page = await openPage('/dashboard', {
    backend: backendOf({ 'GET /user_formation_progress': () => new Response('{}', { status: 400 }) }),
  });
  await page.screen.findByText('Vos formations ne se chargent pas');
  page.screen.getByRole('button', { name: 'Réessayer' });
});
