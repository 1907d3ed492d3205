// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCatalogueItem, aCreatorRow, aProduct, aService } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';

const stats = {
  total_formations: 8,
  total_students: 1240,
  total_revenue: 4_823_000,
  active_services: 2,
  tips: 7,
  active_sponsorships: 1,
};
let opened: OpenPage | undefined;

beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null));
afterEach(async () => {
  expect((await opened?.close()) ?? []).toEqual([]);
  opened = undefined;
  vi.restoreAllMocks();
});

async function open(changes: Parameters<typeof aCreatorRow>[0] = {}, counted: object = stats, user?: typeof learner) {
  const backend = createFakeBackend({
    creators: [aCreatorRow(changes)],
    'rpc/creator_stats': [counted],
    creator_tips: null,
    'functions/create-payment': { url: 'https://checkout.exemple.test/c', session_id: 's' },
  });
  opened = await openPage('/creators/julie-roy', { backend, ...(user ? { user } : {}) });
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

test('says « À propos d’ » before a name that begins with a vowel (MPL-050, AMB-79)', async () => {
  const { screen } = await open({ name: 'Antoine Lévesque' });
  expect(screen.getByRole('heading', { name: 'À propos d’Antoine Lévesque' })).toBeTruthy();
});

test('marks nobody as verified or rated who is not (MPL-050)', async () => {
  const { outlet, screen } = await open({ is_verified: false, avg_rating: 0 });
  expect(screen.queryByRole('img', { name: 'Profil vérifié' })).toBeNull();
  expect(outlet.textContent).toContain('Pas encore évalué');
});

test('names the hourly rate only of who is available (MPL-051)', async () => {
  expect((await open()).outlet.textContent).toContain('150,00\u00a0$ de l’heure + taxes');
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
  const figures = [...(section?.querySelectorAll('dd') ?? [])].map((element) => element.textContent);
  expect(figures).toEqual(['8', '1\u00a0240', '48\u00a0230\u00a0$', '4,6 sur 5']);
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
  expect(search?.get('formations.order')).toBe('created_at.desc,title.asc');
  expect(search?.get('formations.is_published')).toBe('eq.true');
});

test('quotes the best that a learner says, with name and course, beside what it is about', async () => {
  const voices = [{ comment: 'Tout est clair.', author_name: 'Amélie F.', rating: 5 }];
  const { outlet } = await open({ formations: [aCatalogueItem({ title: 'Formation un' })], voices });
  const said = outlet.querySelector('figure');
  expect(said?.textContent).toBe('«\u00a0Tout est clair.\u00a0»Amélie F., à propos de «\u00a0Formation un\u00a0» ');
  await opened?.close();
  expect((await open()).outlet.querySelector('figure')).toBeNull();
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
    address: { addressLocality: 'Québec', addressRegion: 'QC', addressCountry: 'CA' },
    url: 'https://site.test/creators/julie-roy',
    sameAs: ['https://julie.exemple.test/', 'https://linkedin.exemple.test/julie'],
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(served.head.type).toBe('profile');
});

test('counts services, tips and sponsorships as the database does (MPL-058)', async () => {
  const { outlet } = await open({ services: [aService()] });
  for (const fact of ['2 services offerts', '7 soutiens reçus', 'Commandites1 active']) {
    expect(outlet.textContent).toContain(fact);
  }
});

test('opens a dialog for support and one for consultation, the latter only where there is a service (MPL-052)', async () => {
  const none = await open();
  expect(none.screen.getByRole('button', { name: 'Soutenir' }).getAttribute('commandfor')).toBe('soutenir');
  expect(none.screen.queryByRole('button', { name: 'Consultation' })).toBeNull();
  await none.close();
  const { screen, outlet } = await open({ services: [aService()] });
  expect(screen.getByRole('button', { name: 'Consultation' }).getAttribute('commandfor')).toBe('consultation');
  for (const id of ['soutenir', 'consultation']) expect(outlet.querySelector(`dialog#${id}`)).not.toBeNull();
});

test('shows and counts what the shop sells with this person, beside the services', async () => {
  const { id, description } = aProduct();
  const meeting = {
    id,
    description,
    name: 'Regard neuf',
    price: 14500,
    metadata: { duration: '60 min', includes: [] },
  };
  const { screen, outlet, backend } = await open({ services: [aService()], sold: [meeting] });
  const row = screen.getByRole('link', { name: 'Réserver\u00a0: Regard neuf' });
  expect(row.getAttribute('href')).toBe(`/boutique/produit/${id}`);
  expect(row.closest('li')?.textContent).toMatch(/60 minutes.*145,00/);
  // Two services by the figures, and this one.
  expect(outlet.textContent).toContain('3 rencontres au choix');
  expect(backend.requests[0]?.search.get('sold.product.is_active')).toBe('eq.true');
  await opened?.close();
  expect((await open({ sold: [meeting] })).outlet.textContent).toContain('Travailler ensemble');
});

test('writes a tip and pays it, once (MPL-052, AMB-28)', async () => {
  const { outlet, backend } = await open({}, stats, learner);
  const form = outlet.querySelector('#soutenir form') as HTMLFormElement;
  (form.querySelector('input[value="25"]') as HTMLInputElement).click();
  await vi.waitFor(() => expect(form.textContent).toContain('Soutenir avec 25,00'));
  fireEvent.submit(form);
  await vi.waitFor(() =>
    expect(outlet.querySelector('#soutenir')?.textContent).toContain('Ouvrir la page de paiement'),
  );
  const [tip, payment] = backend.requests.filter(({ method }) => method === 'POST').slice(-2);
  expect(tip?.name).toBe('creator_tips');
  expect(tip?.body).toMatchObject({ amount_cents: 2500, user_id: learner.id, creator_id: aCreatorRow().id });
  const { id } = (tip?.body ?? {}) as { readonly id?: string };
  expect(payment?.body).toMatchObject({ tip_id: id, amount: 2500, currency: 'CAD' });
});

test.each([
  ['a tip that is refused', { creator_tips: () => Response.json({ code: '42501', message: 'no' }, { status: 403 }) }],
  [
    'a payment that is refused',
    { 'functions/create-payment': () => Response.json({ code: 'creator_page_withdrawn' }, { status: 409 }) },
  ],
])('says by %s that the page was taken back, and charges nothing (Law 25)', async (_, answers) => {
  const { outlet, backend, toasts } = await open({}, stats, learner);
  Object.assign(backend.answers, answers);
  fireEvent.submit(outlet.querySelector('#soutenir form') as HTMLFormElement);
  await vi.waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Page retirée' }));
  expect(toasts[0]?.description).toContain('Rien n’a été facturé.');
  expect(outlet.querySelector('#soutenir')?.textContent).not.toContain('Ouvrir la page de paiement');
});

test('explains an amount that is too small or too large (AMB-28)', async () => {
  const { outlet, backend } = await open({}, stats, learner);
  const form = outlet.querySelector('#soutenir form') as HTMLFormElement;
  (form.querySelector('input[value=""]') as HTMLInputElement).click();
  await vi.waitFor(() => expect(form.querySelector('#autre-montant')).not.toBeNull());
  fireEvent.input(form.querySelector('#autre-montant') as HTMLInputElement, { target: { value: '1' } });
  fireEvent.submit(form);
  await vi.waitFor(() => expect(form.textContent).toContain('Choisissez un montant de 2\u00a0$ à 500\u00a0$.'));
  expect(backend.requests.some(({ name }) => name === 'creator_tips')).toBe(false);
});

test('pays the service that is chosen (MPL-052, AMB-28)', async () => {
  const dearer = aService({ id: '30000000-0000-4000-8000-000000000002', title: 'Lancement', price: 27000 });
  const { outlet, backend } = await open({ services: [aService(), dearer] }, stats, learner);
  const form = outlet.querySelector('#consultation form') as HTMLFormElement;
  (form.querySelector(`input[value="${dearer.id}"]`) as HTMLInputElement).click();
  await vi.waitFor(() => expect(form.textContent).toContain('Réserver pour 270,00'));
  fireEvent.submit(form);
  await vi.waitFor(() => expect(backend.requests.at(-1)?.body).toMatchObject({ service_id: dearer.id, amount: 27000 }));
});

test('begins with the service whose row was chosen (AMB-28)', async () => {
  const dearer = aService({ id: '30000000-0000-4000-8000-000000000002', title: 'Lancement', price: 27000 });
  const { outlet, screen } = await open({ services: [aService(), dearer] });
  screen.getByRole('button', { name: 'Réserver\u00a0: Lancement' }).click();
  await vi.waitFor(() => expect(outlet.querySelector('#consultation')?.textContent).toContain('Réserver pour 270,00'));
});

test('has its own price and action at the thumb: the cheapest service, else support (AMB-63)', async () => {
  const { outlet } = await open({ services: [aService()] });
  const bar = () => document.querySelector('[data-own-bar]')?.textContent;
  expect(bar()).toContain('Consultation');
  expect(bar()).toContain('de l’heure + taxes');
  expect(outlet.textContent).toContain('Travailler ensemble');
  await opened?.close();
  await open({ services: [aService({ duration_minutes: 45 })] });
  expect(bar()).toContain('pour 45min + taxes');
  await opened?.close();
  await open({ services: [] });
  expect(bar()).toBe('Julie RoySoutenir');
});

test('asks visitors to sign in before they support anybody (MPL-065)', async () => {
  const { outlet, toasts, signInRequests } = await open();
  fireEvent.submit(outlet.querySelector('#soutenir form') as HTMLFormElement);
  expect(toasts[0]).toMatchObject({ title: 'Connexion requise' });
  expect(signInRequests).toEqual([{ next: '/creators/julie-roy' }]);
});
