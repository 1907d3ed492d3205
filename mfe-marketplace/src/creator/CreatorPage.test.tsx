// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { aCatalogueItem, aCreatorRow } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { type OpenPage, openPage } from '../testing/openPage.ts';

const stats = { total_formations: 8, total_students: 1240, total_revenue: 4_823_000, monthly_revenue: null };
let opened: OpenPage | undefined;

afterEach(async () => {
  expect((await opened?.close()) ?? []).toEqual([]);
  opened = undefined;
});

async function open(changes: Parameters<typeof aCreatorRow>[0] = {}, counted: object = stats) {
  const backend = createFakeBackend({ creators: [aCreatorRow(changes)], 'rpc/creator_stats': [counted] });
  opened = await openPage('/creators/julie-roy', { backend });
  return opened;
}

test('shows who the creator is (MPL-050)', async () => {
  const { outlet, screen } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Julie Roy');
  expect(screen.getByRole('img', { name: 'Profil vérifié' })).toBeTruthy();
  for (const text of ['Experte', 'Québec, QC', '4,6 sur 5', 'Julie aide les PME à se faire voir.', 'SEO local', 'JR']) {
    expect(outlet.textContent).toContain(text);
  }
});

test('marks nobody as verified or rated who is not (MPL-050)', async () => {
  const { outlet, screen } = await open({ is_verified: false, avg_rating: 0 });
  expect(screen.queryByRole('img', { name: 'Profil vérifié' })).toBeNull();
  expect(outlet.textContent).toContain('Pas encore évalué');
});

test('names the hourly rate only of who is available (MPL-051)', async () => {
  expect((await open()).outlet.textContent).toContain('150,00\u00a0$ de l’heure');
  await opened?.close();
  expect((await open({ consulting_available: false })).outlet.textContent).not.toContain('de l’heure');
});

test('leads to the website and to LinkedIn without giving the page away (MPL-053)', async () => {
  const { screen } = await open();
  for (const name of [/^Site web/, /^LinkedIn/]) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('href')).toMatch(/^https:/);
  }
});

test('shows four figures as the database counts them (MPL-054)', async () => {
  const { outlet } = await open();
  const section = [...outlet.querySelectorAll('section')].find((element) => element.textContent?.includes('Étudiants'));
  const figures = [...(section?.querySelectorAll('strong') ?? [])].map((element) => element.textContent);
  expect(figures).toEqual(['8', '1\u00a0240', '48\u00a0230\u00a0$', '4,6']);
  for (const label of ['Formations', 'Étudiants', 'Revenus générés', 'Note moyenne']) {
    expect(section?.textContent).toContain(label);
  }
});

test('keeps revenue to itself where the creator does not show it', async () => {
  const { outlet } = await open({}, { ...stats, total_revenue: null });
  expect(outlet.textContent).toContain('Non publié');
});

test('asks for the six latest published courses and shows them (MPL-055)', async () => {
  const formations = ['un', 'deux', 'trois'].map((slug) => aCatalogueItem({ slug, title: `Formation ${slug}` }));
  const { screen, backend } = await open({ formations });
  expect(screen.getAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent)).toEqual([
    'Formation un',
    'Formation deux',
    'Formation trois',
  ]);
  const { search } = backend.requests[0] ?? {};
  expect(search?.get('formations.limit')).toBe('6');
  expect(search?.get('formations.order')).toBe('created_at.desc');
  expect(search?.get('formations.is_published')).toBe('eq.true');
});

test('says when there is no course yet (MPL-056)', async () => {
  const { screen } = await open();
  expect(screen.getByText('Aucune formation disponible')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir tout le catalogue' }).getAttribute('href')).toBe('/formations');
});

test('answers 404 for an unknown creator and leads back to the courses (MPL-057)', async () => {
  opened = await openPage('/creators/personne', { backend: createFakeBackend({ creators: [] }) });
  expect(opened.served.status).toBe(404);
  expect(opened.served.head.noindex).toBe(true);
  expect(opened.screen.getByRole('heading', { level: 1, name: 'Créateur introuvable' })).toBeTruthy();
  const back = opened.screen.getByRole('link', { name: 'Retour aux formations' });
  expect(back.getAttribute('href')).toBe('/formations');
});

test('describes the person and the way to them for search engines', async () => {
  const { served } = await open();
  const [person, trail] = served.head.jsonLd ?? [];
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Julie Roy',
    url: 'https://site.test/creators/julie-roy',
    sameAs: ['https://julie.exemple.test/', 'https://linkedin.exemple.test/julie'],
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(served.head.type).toBe('profile');
});
