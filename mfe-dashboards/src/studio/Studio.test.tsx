// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorTexts } from '../content/editor.ts';
import { placeTexts } from '../content/places.ts';
import { publicPageTexts } from '../content/publicPage.ts';
import { studioTexts } from '../content/studio.ts';
import { anOwnCourse, aPublicPage } from '../testing/builders.ts';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, creator, openPage } from '../testing/openPage.ts';
import { UNDO_MS } from './UndoDeletion.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

const categories = [
  ['1', 'Marketing Digital'],
  ['2', 'Publicité'],
  ['3', 'Réseaux Sociaux'],
].map(([id, name]) => ({ id, name, slug: `c${id}`, icon: null, color: null }));
const backendOf = (answers: Answers = {}) =>
  createFakeBackend({
    'POST /rpc/my_creator_id': 'c1',
    'POST /rpc/my_courses': [
      anOwnCourse(),
      anOwnCourse({
        id: 'f2',
        slug: 'plan',
        title: 'Plan',
        is_published: false,
        students: 1,
        module_count: 0,
        total_modules: 0,
      }),
    ],
    'POST /rpc/creator_stats': [
      { total_formations: 1, total_students: 141, total_revenue: 48230, monthly_revenue: 5140 },
    ],
    'POST /rpc/creator_series': [
      { month: '2026-10', revenue_cents: 5500, students: 4 },
      { month: '2026-11', revenue_cents: 5140, students: 9 },
    ],
    'POST /rpc/course_stops': [
      { module_id: 'm1', title: 'Fiche', minutes: 18, began: 40, finished: 31 },
      { module_id: 'm2', title: 'Annonces', minutes: 22, began: 27, finished: 17 },
      { module_id: 'm3', title: 'Rapport', minutes: 20, began: 15, finished: 13 },
    ],
    'GET /creator_earnings': [
      {
        id: 'e1',
        kind: 'sale',
        gross_cents: 9999,
        creator_cents: 6999,
        platform_cents: 3000,
        created_at: '2026-11-02T12:00:00Z',
        item: { name: 'SEO local' },
      },
    ],
    'GET /formation_reviews': [
      {
        id: 'r1',
        rating: 4,
        comment: 'Très clair.',
        author_name: 'Maude T.',
        answer: null,
        created_at: '2026-11-02T12:00:00Z',
        formation: { title: 'SEO local' },
      },
    ],
    'GET /categories': categories,
    ...answers,
  });
const open = (answers?: Answers) => {
  const backend = backendOf(answers);
  return openPage('/creator-dashboard', { backend, user: creator }).then((page) => ({ page, backend }));
};

test('greets the creator and shows four figures from the database, twice the same (DSH-037, DSH-039)', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { page } = await open();
    page.screen.getByRole('heading', { level: 1, name: 'Tableau de bord Créateur' });
    await page.screen.findByText(/formateur@exemple\.test/);
    await page.screen.findByText('9 inscriptions en novembre');
    const figures = within(
      page.screen.getByText('9 inscriptions en novembre').closest('ul') as HTMLElement,
    ).getAllByRole('listitem');
    expect(figures.map((figure) => figure.textContent?.replace(/\s/g, ' '))).toEqual([
      'Formations21 publiée, 1 brouillon',
      'Étudiants1419 inscriptions en novembre',
      'Revenus totaux482,30 $votre part, depuis le début',
      // A month that goes on is less than a whole one.
      expect.stringMatching(/^Ce mois51,40 \$au \d+(?:er)? \S+, 3,60 \$ de moins qu’en octobre$/),
    ]);
    await page.close();
  }
});

test('greets by the first name, the address beside it; by the address alone who has given none (DSH-037)', async () => {
  const profile = { user_id: creator.id, full_name: 'Camille Bouchard', role: 'creator' };
  const { page: named } = await open({ 'GET /profiles': profile });
  const greeting = await named.screen.findByText('Bonjour Camille');
  expect(greeting.closest('p')?.textContent).toBe('Bonjour Camille formateur@exemple.test');
  await named.close();
  const { page: unnamed } = await open({ 'GET /profiles': { ...profile, full_name: null } });
  await unnamed.screen.findByText('Bonjour formateur@exemple.test');
});

test('lists all own courses and nobody else’s, with badge, level, figures and three actions (DSH-050, DSH-052, DSH-053, DSH-057)', async () => {
  const { page, backend } = await open();
  await page.screen.findByRole('heading', { name: 'Mes formations (2)' });
  const cards = within(page.screen.getByRole('region', { name: 'Mes formations (2)' }));
  const [published, draft] = cards
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') as HTMLElement);
  for (const text of ['Publié', 'Débutant', 'Être trouvé près de chez soi.', 'vues', 'modules', 'étudiants', '51']) {
    within(published as HTMLElement).getByText(new RegExp(`^${text}$`));
  }
  const description = within(published as HTMLElement).getByText('Être trouvé près de chez soi.');
  expect(getComputedStyle(description).getPropertyValue('-webkit-line-clamp')).toBe('2');
  within(draft as HTMLElement).getByText('Brouillon');
  within(draft as HTMLElement).getByText('étudiant');
  const hrefs = ['Modifier « SEO local »', 'Voir « SEO local »', 'Modifier « Plan »', 'Voir « Plan »'].map((name) =>
    cards.getByRole('link', { name: name.replace('« ', '«\u00a0').replace(' »', '\u00a0»') }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/creator-dashboard/formations/f1',
    '/formations/seo-local',
    '/creator-dashboard/formations/f2',
    '/formation-viewer/plan',
  ]);
  cards.getByRole('button', { name: 'Supprimer «\u00a0Plan\u00a0»' });
  expect(backend.asked.map(({ what }) => what)).not.toContain('POST /rpc/catalogue');
});

test('lists published courses first, then drafts as they were changed; of many the others to who asks (DSH-050)', async () => {
  const draft = (id: string, day: number) =>
    anOwnCourse({
      id,
      slug: id,
      title: `Brouillon ${id}`,
      is_published: false,
      updated_at: `2026-11-${day}T12:00:00Z`,
    });
  const { page } = await open({
    'POST /rpc/my_courses': [
      ...[draft('f9', 11), draft('f8', 14), draft('f7', 12), draft('f6', 13), draft('f5', 10)],
      ...[anOwnCourse(), anOwnCourse({ id: 'f2', slug: 'plan', title: 'Plan' })],
    ],
  });
  const list = within(await page.screen.findByRole('region', { name: 'Mes formations (7)' }));
  const titles = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const first = ['SEO local', 'Plan', 'Brouillon f8', 'Brouillon f6', 'Brouillon f7'];
  expect(titles()).toEqual(first);
  page.click('Voir les 2 autres formations');
  await waitFor(() => expect(titles()).toEqual([...first, 'Brouillon f9', 'Brouillon f5']));
  await waitFor(() =>
    expect(document.activeElement).toBe(list.getByRole('link', { name: /^Modifier «\sBrouillon f9/ })),
  );
  // Who comes back finds the link by which they left.
  await page.go('/creator-dashboard/profil');
  await page.go('/creator-dashboard');
  await waitFor(() => expect(page.screen.getByRole('link', { name: /^Modifier «\sBrouillon f5/ })));
});

test('says what to do next, the module that most people leave first', async () => {
  const { page } = await open();
  const next = within(await page.screen.findByRole('region', { name: 'À faire ensuite' }));
  const module = await next.findByRole('link', { name: 'Revoir le module 2 de «\u00a0SEO local\u00a0»' });
  expect(module.getAttribute('href')).toMatch(/^\/creator-dashboard\/formations\/f1#module-/);
  await next.findByRole('link', { name: 'Répondre à 1 avis' });
  expect(next.getAllByRole('listitem').map((thing) => thing.textContent)).toEqual([
    'Revoir le module 2 de «\u00a0SEO local\u00a0»10 personnes sur 27 ne l’ont pas terminé.',
    'Répondre à 1 avisVotre réponse se lit sous l’avis, sur la page de la formation.',
    expect.stringMatching(/^(?:Finir|Publier) «\u00a0Plan\u00a0»/),
  ]);
});

test('tells per module how many came and how many left, in figures beside the bars', async () => {
  const { page, backend } = await open();
  const stops = within(await page.screen.findByRole('region', { name: 'Où l’on s’arrête' }));
  const row = (await stops.findByRole('rowheader', { name: /Annonces/ })).closest('tr');
  expect(row?.textContent).toBe('2 Annonces22min27−10');
  stops.getByText('C’est au module 2 que l’on s’arrête le plus.');
  const way = stops.getByRole('link', { name: 'Ouvrir le module 2' });
  expect(way.getAttribute('href')).toBe('/creator-dashboard/formations/f1#module-m2');
  fireEvent.change(stops.getByRole('combobox', { name: 'Formation' }), { target: { value: 'f2' } });
  await waitFor(() => expect(backend.asked.at(-1)?.body).toEqual({ formation: 'f2' }));
});

test.each([
  [
    'nobody has begun',
    [{ module_id: 'm1', title: 'Fiche', minutes: 18, began: 0, finished: 0 }],
    /Personne n’a encore/,
  ],
  ['the figures cannot be read', refusal('57014', 500), /Ces chiffres ne se chargent pas/],
])('says so where %s', async (_, answer, words) => {
  const { page } = await open({ 'POST /rpc/course_stops': answer });
  await page.screen.findByText(words);
});

test('shows skeletons, then what to do without courses (DSH-051, DSH-055, DSH-060)', async () => {
  const { page } = await open({ 'POST /rpc/my_creator_id': null, 'POST /rpc/my_courses': [] });
  expect(page.outlet.querySelectorAll('[aria-busy=true]').length).toBeGreaterThan(0);
  await page.screen.findByText('Aucune formation créée');
  page.screen.getByRole('heading', { name: 'Commencez par créer votre première formation.' });
  // One way to begin, and no figures of none.
  expect(page.screen.queryByRole('button', { name: 'Nouvelle formation' })).toBeNull();
  expect(page.screen.queryByText('Revenus totaux')).toBeNull();
  page.click('Créer une formation');
  await page.screen.findByRole('heading', { name: 'Nouvelle formation' });
});

test('leads who may not publish yet to their application, beside what they begin', async () => {
  const learning = { 'GET /profiles': { user_id: creator.id, full_name: 'Maude', role: 'learner' } };
  const { page } = await open({ ...learning, 'POST /rpc/my_creator_id': null, 'POST /rpc/my_courses': [] });
  const become = await page.screen.findByRole('link', { name: 'Devenir formateur' });
  expect(become.getAttribute('href')).toBe('/creator-dashboard/profil');
  page.screen.getByText('Votre candidature');
  await page.close();
  const { page: later } = await open({ ...learning, 'POST /rpc/my_creator_id': null });
  const next = within(await later.screen.findByRole('region', { name: 'À faire ensuite' }));
  await next.findByRole('link', { name: 'Devenir formateur' });
});

test('offers the five fields with their defaults and needs a title (DSH-038, DSH-040, DSH-041, DSH-042, DSH-044, DSH-045, CON-009)', async () => {
  const { page } = await open();
  page.click('Nouvelle formation');
  const form = within(await page.screen.findByRole('region', { name: 'Nouvelle formation' }));
  await form.findByText('Réseaux Sociaux');
  const options = (label: string) =>
    [...(form.getByLabelText(label) as HTMLSelectElement).options].map(({ value, text }) => [value, text]);
  expect(options('Niveau')).toEqual([
    ['debutant', 'Débutant'],
    ['intermediaire', 'Intermédiaire'],
    ['avance', 'Avancé'],
  ]);
  expect(options('Catégorie')).toEqual([
    ['1', 'Marketing Digital'],
    ['2', 'Publicité'],
    ['3', 'Réseaux Sociaux'],
  ]);
  expect((form.getByLabelText('Durée en minutes') as HTMLInputElement).value).toBe('60');
  const create = form.getByRole('button', { name: 'Créer la formation' }) as HTMLButtonElement;
  expect(create.ariaDisabled).toBe('true');
  page.type('Titre', '   ');
  expect(create.ariaDisabled).toBe('true');
  page.type('Titre', 'Ma Super Formation');
  await waitFor(() => expect(create.ariaDisabled).toBeNull());
});

test('creates a draft with what was typed and goes on to its editor (DSH-043, DSH-046, DSH-047, DSH-049)', async () => {
  const { page, backend } = await open({
    'POST /rpc/create_formation': { id: 'f9', slug: 'ma-super-formation', title: 'Ma Super Formation' },
  });
  page.click('Nouvelle formation');
  await page.screen.findByLabelText('Titre');
  page.type('Titre', ' Ma Super Formation ');
  page.type('Durée en minutes', 'abc');
  page.click('Créer la formation');
  await waitFor(() => expect(page.address()).toBe('/creator-dashboard/formations/f9'));
  expect(backend.to('POST /rpc/create_formation')[0]?.body).toEqual({
    title: 'Ma Super Formation',
    description: '',
    course_level: 'debutant',
    category: '1',
    duration_minutes: 60,
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('new-course'))).toEqual([]);
});

test('closes on X and Annuler; X keeps what was typed, Annuler begins anew (DSH-041, DSH-046)', async () => {
  const { page } = await open();
  const title = () => (page.screen.getByLabelText('Titre') as HTMLInputElement).value;
  page.click('Nouvelle formation');
  await page.screen.findByLabelText('Titre');
  page.type('Titre', 'Un début');
  page.click('Fermer');
  await waitFor(() => expect(page.screen.queryByLabelText('Titre')).toBeNull());
  page.click('Nouvelle formation');
  await waitFor(() => expect(title()).toBe('Un début'));
  page.click('Annuler');
  await waitFor(() => expect(page.screen.queryByLabelText('Titre')).toBeNull());
  page.click('Nouvelle formation');
  await waitFor(() => expect(title()).toBe(''));
});

test('says at its button what the form still lacks, where Tab comes to it (access: A 24)', async () => {
  const { page } = await open();
  page.click('Nouvelle formation');
  const submit = await page.screen.findByRole('button', {
    name: 'Créer la formation',
    description: /^Il manque encore un titre\./,
  });
  expect([submit.hasAttribute('disabled'), submit.ariaDisabled]).toEqual([false, 'true']);
  page.type('Titre', 'Un début');
  await page.screen.findByRole('button', { name: 'Créer la formation', description: /^Un brouillon reste privé/ });
});

test.each(['Fermer', 'Annuler'])('%s gives the focus back to what opened the form (DSH-041)', async (name) => {
  const { page } = await open();
  page.click('Nouvelle formation');
  await page.screen.findByLabelText('Titre');
  page.click(name);
  await waitFor(() => expect(page.screen.queryByLabelText('Titre')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Nouvelle formation');
});

test('says that creation failed and keeps the form (DSH-058, AMB-45)', async () => {
  const { page } = await open({ 'POST /rpc/create_formation': () => new Response('{}', { status: 500 }) });
  page.click('Nouvelle formation');
  await page.screen.findByLabelText('Titre');
  page.type('Titre', 'Précieux');
  page.click('Créer la formation');
  await page.screen.findByText(/La formation n’a pas pu être créée/);
  expect((page.screen.getByLabelText('Titre') as HTMLInputElement).value).toBe('Précieux');
});

test('asks before deleting, removes at once and brings back for ten seconds (DSH-054, AMB-43)', async () => {
  let isDeleted = false;
  const both = [anOwnCourse(), anOwnCourse({ id: 'f2', slug: 'plan', title: 'Plan' })];
  const { page, backend } = await open({
    'POST /rpc/my_courses': () => (isDeleted ? both.slice(1) : both),
    'POST /rpc/delete_formation': () => {
      isDeleted = true;
      return null;
    },
    'POST /rpc/restore_formation': () => {
      isDeleted = false;
      return null;
    },
  });
  await page.screen.findByRole('heading', { name: 'Mes formations (2)' });
  page.click(/^Supprimer «\s?SEO local/);
  const dialog = within(await page.screen.findByRole('dialog'));
  dialog.getByText(/SEO local/);
  expect(backend.to('POST /rpc/delete_formation')).toHaveLength(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await vi.waitFor(() => page.screen.getByText(/a été supprimée/));
  await vi.waitFor(() => page.screen.getByRole('heading', { name: 'Mes formations (1)' }));
  expect(backend.to('POST /rpc/delete_formation')[0]?.body).toEqual({ formation: 'f1' });
  // What was deleted had the focus.
  expect(document.activeElement?.textContent).toBe('Annuler');
  page.click('Annuler');
  await vi.waitFor(() => page.screen.getByText(/est de retour/));
  expect(document.activeElement?.textContent).toMatch(/est de retour/);
  expect(backend.to('POST /rpc/restore_formation')).toHaveLength(1);
  await vi.waitFor(() => page.screen.getByRole('heading', { name: 'Mes formations (2)' }));
  // Nobody is hurried while they are at the bar.
  vi.advanceTimersByTime(60_000);
  page.screen.getByText(/est de retour/);
  (document.activeElement as HTMLElement).blur();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(UNDO_MS);
    expect(page.screen.queryByText(/est de retour/)).toBeNull();
  });
  expect(UNDO_MS).toBe(10_000);
});

test('keeps a course that people bought and offers to unpublish it (AMB-43)', async () => {
  const { page, backend } = await open({
    'POST /rpc/delete_formation': () => refusal('has_buyers'),
    'POST /rpc/unpublish_formation': null,
  });
  await page.screen.findByRole('heading', { name: 'Mes formations (2)' });
  page.click(/^Supprimer «\s?SEO local/);
  const dialog = within(await page.screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await dialog.findByText(/Des personnes ont acheté cette formation/);
  page.screen.getByRole('heading', { name: 'Mes formations (2)' });
  fireEvent.click(dialog.getByRole('button', { name: 'Dépublier' }));
  await waitFor(() => expect(backend.to('POST /rpc/unpublish_formation')).toHaveLength(1));
});

test('draws revenue and students with their table, the 70/30 ledger and the reviews (AMB-39, AMB-47, CON-003)', async () => {
  const { page } = await open();
  await page.screen.findByRole('img', { name: /Revenus nets/ });
  page.screen.getByText(/en dollars, par mois.*n’est pas fini/);
  // Months are abbreviated with their point.
  page.screen.getByText('oct.');
  // The value of the month that goes on is whole, as those of the axis, and as high as its bar.
  const value = page.screen.getByText(/^51\s\$$/, { selector: 'b' });
  expect(value.style.bottom).toBe((value.previousElementSibling as HTMLElement).style.height);
  page.screen.getByRole('rowheader', { name: 'octobre 2026', hidden: true });
  page.click('Inscriptions');
  await page.screen.findByRole('img', { name: /Inscriptions : 13\. Le plus haut.*Ce mois-ci/ });
  const kind = await page.screen.findByText('Vente');
  // Each row of the ledger is named by its day (access: A 28).
  const row = within(kind.closest('tr') as HTMLElement);
  expect(row.getByRole('rowheader').querySelector('time')?.dateTime).toBe('2026-11-02T12:00:00Z');
  for (const name of ['Revenus', 'Douze derniers mois']) page.screen.getByRole('table', { name, hidden: true });
  expect(page.screen.getAllByRole('table').at(-1)?.textContent?.replace(/\s/g, ' ')).toContain(
    'VenteSEO local99,99 $plateforme 30,00 $69,99 $',
  );
  const review = page.screen.getByText('Très clair.').closest('li') as HTMLElement;
  expect(review.querySelector('time')?.dateTime).toBe('2026-11-02T12:00:00Z');
  page.screen.getByRole('img', { name: '4 sur 5' });
});

test('names what came before the ledger after its month, without an amount that nobody knows (AMB-47)', async () => {
  const opening = { kind: 'opening', item: null, gross_cents: 5386, creator_cents: 5386, platform_cents: 0 };
  const { page } = await open({
    'GET /creator_earnings': Array.from({ length: 14 }, (_, index) => ({
      ...opening,
      ...{ id: `e${index}`, created_at: `2026-04-${28 - index}T12:00:00Z` },
    })),
  });
  const ledger = within(await page.screen.findByRole('table', { name: 'Revenus' }));
  await ledger.findAllByRole('row', { name: /Report d’avril – – 53,86\s\$/ });
  expect(ledger.getAllByRole('row')).toHaveLength(6);
  expect(page.screen.getByText('Total de toutes vos opérations').textContent).toMatch(/482,30\s\$$/);
  page.click('Voir les 9 autres opérations');
  await waitFor(() => expect(ledger.getAllByRole('row')).toHaveLength(15));
  page.screen.getByText(/Un report est votre part/);
});

test('says how many modules visitors do not see (DSH-052, audit: marketplace 15)', async () => {
  const { page } = await open({ 'POST /rpc/my_courses': [anOwnCourse({ module_count: 3, total_modules: 2 })] });
  await page.screen.findByText('modules, dont 1 en brouillon');
});

test('shows the latest reviews, and the others to who reads on', async () => {
  const reviews = Array.from({ length: 13 }, (_, index) => ({
    ...{ id: `r${index}`, rating: 4, comment: `Avis ${index + 1}`, author_name: 'Luc', answer: null },
    ...{ created_at: '2026-11-02T12:00:00Z', formation: { title: 'SEO local' } },
  }));
  const { page } = await open({ 'GET /formation_reviews': reviews });
  const more = await page.screen.findByText('10 autres avis');
  expect(page.screen.getByText('Avis 3').closest('details')).toBeNull();
  expect(page.screen.getByText('Avis 4').closest('details')).toBe(more.closest('details'));
});

test('says who wrote a review, and publishes the creator’s answer (audit: marketplace 12)', async () => {
  const { page, backend } = await open({ 'POST /rpc/answer_review': () => new Response('{}', { status: 400 }) });
  await page.screen.findByText(/^Maude T\.,/);
  page.click('Répondre');
  const field = await page.screen.findByLabelText('Votre réponse');
  expect(document.activeElement).toBe(field);
  page.type('Votre réponse', 'Merci !');
  page.click('Publier la réponse');
  await page.screen.findByText('La réponse n’a pas pu être publiée. Réessayez.');
  const [review] = (await (await backend.database()).from('formation_reviews').select()).data ?? [];
  backend.answer({
    'POST /rpc/answer_review': null,
    'GET /formation_reviews': [{ ...review, answer: 'Merci !' }],
  });
  page.click('Publier la réponse');
  await page.screen.findByText('Merci !', { selector: 'blockquote > p' });
  expect(document.activeElement).toBe(page.screen.getByRole('button', { name: 'Modifier la réponse' }));
  expect(backend.to('POST /rpc/answer_review').at(-1)?.body).toEqual({ review: 'r1', answer: 'Merci !' });
});

test('goes on with zeros when figures, ledger and reviews cannot be read (DSH-059)', async () => {
  const down = () => new Response('{}', { status: 400 });
  const { page } = await open({
    'POST /rpc/creator_stats': down,
    'POST /rpc/creator_series': down,
    'GET /creator_earnings': down,
    'GET /formation_reviews': down,
  });
  await page.screen.findByRole('heading', { name: 'Mes formations (2)' });
  expect((await page.screen.findAllByText('0,00 $')).length).toBe(2);
});

test('shows no figure before it is known', async () => {
  let answer = (_: unknown) => {};
  const { page, backend } = await open({
    'POST /rpc/creator_stats': () => new Promise((resolve) => (answer = resolve)),
  });
  await page.screen.findByRole('heading', { name: 'Mes formations (2)' });
  await waitFor(() => expect(backend.to('POST /rpc/creator_stats')).toHaveLength(1));
  expect(page.screen.queryByText(/^0,00\s\$$/)).toBeNull();
  answer([{ total_formations: 1, total_students: 141, total_revenue: 48230, monthly_revenue: 5140 }]);
  await page.screen.findByText(/^482,30\s\$$/, { selector: 'li strong' });
});

test('counts the courses once they are there (DSH-050, DSH-055)', async () => {
  let answer = (_: unknown) => {};
  const { page } = await open({ 'POST /rpc/my_courses': () => new Promise((resolve) => (answer = resolve)) });
  await page.screen.findByRole('heading', { name: 'Mes formations' });
  answer([]);
  await page.screen.findByRole('heading', { name: 'Mes formations (0)' });
});

test('offers another attempt when the courses cannot be loaded (DSH-058, AMB-45)', async () => {
  const { page } = await open({ 'POST /rpc/my_courses': () => new Response('{}', { status: 400 }) });
  await page.screen.findByText('Vos formations ne se chargent pas');
});

test.each([
  ['Privée', {}, 'Voir l’aperçu et décider'],
  ['Acceptée', { agreed_at: '2026-11-22T12:00:00+00:00' }, 'Revoir ma décision'],
  ['En ligne', { agreed_at: '2026-11-22T12:00:00+00:00', is_public: true }, 'La revoir ou la retirer'],
])('says that the creator’s page is %s, and where to decide (Law 25)', async (state, changes, action) => {
  const { page } = await open({ 'POST /rpc/my_creator_page': aPublicPage(changes) });
  const status = within(await page.screen.findByRole('region', { name: 'Votre page publique' }));
  status.getByText(state);
  expect(status.getByRole('link', { name: action }).getAttribute('href')).toBe('/creator-dashboard/page-publique');
});

test('says before the first draft that nobody else sees it, nor a name (Law 25)', async () => {
  const { page } = await open();
  page.click('Nouvelle formation');
  await page.screen.findByText(/Un brouillon reste privé : personne d’autre ne le voit, ni votre nom\./);
});

test('goes to a course and to the page and back with what is known, without what has changed (SHL-112, CON-005)', async () => {
  const { page, backend } = await open({
    'GET /formations': null,
    'POST /rpc/my_creator_page': aPublicPage(),
    'POST /rpc/delete_formation': null,
  });
  const { screen } = page;
  await screen.findByRole('heading', { name: 'Mes formations (2)' });
  await waitFor(() => expect(backend.to('POST /rpc/my_creator_page')).toHaveLength(1));
  await page.go('/creator-dashboard/formations/f9');
  await screen.findByRole('heading', { level: 1, name: 'Formation introuvable' });
  expect(backend.to('GET /formations')[0]?.query.get('id')).toBe('eq.f9');
  await page.go('/creator-dashboard/page-publique');
  screen.getByRole('region', { name: /^Aperçu/ });
  await page.go('/creator-dashboard');
  screen.getByRole('heading', { name: 'Mes formations (2)' });
  expect(page.fake.heads.map(({ title }) => title)).toEqual([
    ...[studioTexts.seo.title, editorTexts.seo.title, publicPageTexts.seo.title, studioTexts.seo.title],
  ]);
  for (const what of ['my_courses', 'my_creator_page']) expect(backend.to(`POST /rpc/${what}`)).toHaveLength(1);

  page.click(/^Supprimer «\s?SEO local/);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(backend.to('POST /rpc/my_creator_page')).toHaveLength(2));
});

test('shows the studio again with what the backend says now, once it has failed (SHL-108)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const review = { id: 'r1', rating: 4, comment: null, formation: { title: 'SEO local' } };
  const { page, backend } = await open({ 'GET /formation_reviews': [{ ...review, created_at: 'jamais' }] });
  await page.screen.findByRole('heading', { level: 1, name: placeTexts.failed.title });
  backend.answer({ 'GET /formation_reviews': [{ ...review, created_at: '2026-11-02T12:00:00Z' }] });
  page.click(placeTexts.failed.retry);
  await page.screen.findByRole('heading', { name: 'Avis reçus' });
  expect(page.screen.queryByRole('alert')).toBeNull();
});
