// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseTexts } from '../content/course.ts';
import { aCatalogueItem, aFormation } from '../testing/builders.ts';
import { type Answer, createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';

const path = '/formations/google-ads';
const premium = {
  premium: { price: 19700, is_subscription: false, subscription_interval: null },
  product: { id: '20000000-0000-4000-8000-000000000001' },
} as const;
let opened: OpenPage | undefined;

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** Price and next step beside the texts; the page closes with them too. */
const offerOf = (screen: OpenPage['screen']) => within(screen.getByRole('complementary', { name: '' }));

interface Options {
  readonly user?: typeof learner;
  readonly answers?: Record<string, Answer>;
}

async function open(changes: Parameters<typeof aFormation>[0] = {}, { user, answers = {} }: Options = {}) {
  const backend = createFakeBackend({
    formations: [aFormation({ slug: 'google-ads', ...changes })],
    module_contents: [{ module_id: 'm1', video_url: null, content: 'Premier extrait.\n\nSuite.' }],
    user_products: [],
    user_formation_progress: [],
    formation_reviews: [],
    'rpc/record_view': null,
    ...answers,
  });
  opened = await openPage(path, { backend, ...(user ? { user } : {}) });
  return opened;
}

test('shows category, level, title, texts and figures of the course (MPL-035, MPL-036, MPL-037)', async () => {
  const { outlet, screen } = await open({ is_featured: true, ...premium, long_description: 'Un.\n\nDeux.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Formation google-ads' })).toBeTruthy();
  for (const text of ['Google Ads', 'Débutant', 'Populaire', 'Premium', '2h 5min', '4,5 sur 5', 'Un.', 'Deux.']) {
    expect(outlet.textContent).toContain(text);
  }
  expect(outlet.textContent).toMatch(/1\s200 vues/);
});

test('says who supports the course, with links that are marked as paid for, and names nobody whom staff hide (INF-011)', async () => {
  const supports = [
    { sponsor: { company_name: 'Coop du Fleuve', website_url: 'https://coop.exemple.test' } },
    { sponsor: null },
    { sponsor: { company_name: 'Boréal', website_url: 'javascript:alert(1)' } },
  ];
  const { outlet, screen } = await open({ supports });
  expect(outlet.textContent).toContain('Avec le soutien de Coop du Fleuve, Boréal');
  const link = screen.getByRole('link', { name: 'Coop du Fleuve' });
  expect(link.getAttribute('href')).toBe('https://coop.exemple.test');
  expect(link.getAttribute('rel')).toContain('sponsored');
  expect(screen.queryByRole('link', { name: 'Boréal' })).toBeNull();
  await opened?.close();
  expect((await open()).outlet.textContent).not.toContain('Avec le soutien');
});

test('calls only featured courses popular and only paid ones premium (MPL-036)', async () => {
  const { screen } = await open();
  expect(screen.queryByText('Populaire')).toBeNull();
  expect(screen.queryByText('Premium')).toBeNull();
});

test('numbers the modules in their order, with durations, and opens the page with the free sample (MPL-038)', async () => {
  const { screen, backend } = await open();
  const programme = within(screen.getByRole('region', { name: courseTexts.modules }));
  const module = programme.getByText('Module un').closest('li') as HTMLElement;
  expect(module.textContent).toContain('12min');
  // Nobody is told twice that a free course costs nothing.
  expect(module.textContent).not.toMatch(/Extrait|gratuit/);
  expect(module.textContent).toContain('Lire l’extrait');
  expect(programme.getByText(/^1 module, 2h 5min$/)).toBeTruthy();
  expect(document.querySelector('#extrait .which')?.textContent).toBe('Extrait, module 1');
  expect(module.querySelector('a')?.getAttribute('href')).toBe('#extrait');
  expect(document.querySelector('#extrait summary')?.textContent).toMatch(/ 12min$/);
  expect(document.querySelector('#extrait details')?.textContent).toContain('Premier extrait.');
  const asked = backend.requests.find(({ name }) => name === 'formations')?.search;
  expect(asked?.get('modules.order')).toBe('order_index.asc');
  expect(asked?.get('is_published')).toBe('eq.true');
});

test('offers a free course at once (MPL-040, MPL-041)', async () => {
  const { screen } = await open();
  const offer = offerOf(screen);
  for (const text of ['Gratuit', 'Accès immédiat', 'Certificat inclus']) expect(offer.getByText(text)).toBeTruthy();
  expect(offerOf(screen).getByRole('button', { name: 'Commencer la formation' })).toBeTruthy();
});

test('leads to the order of a premium course (MPL-039, MPL-041, MPL-046)', async () => {
  const { screen, outlet } = await open(premium);
  expect(outlet.textContent).toContain('197,00\u00a0$');
  expect(screen.getByText('Achat unique • Accès à vie')).toBeTruthy();
  const buy = offerOf(screen).getByRole('link', { name: 'Acheter la formation' });
  expect(buy.getAttribute('href')).toBe(`/boutique/produit/${premium.product.id}/commande`);
  expect(document.querySelector('#extrait .which')?.textContent).toBe('Extrait gratuit, module 1');
  expect(outlet.textContent).toMatch(/2h 5min\. Le premier est gratuit\./);
});

test('calls a subscription what it is (MPL-039, AMB-26)', async () => {
  const monthly = { price: 2900, is_subscription: true, subscription_interval: 'month' as const };
  const { screen, outlet } = await open({ premium: monthly, product: null });
  expect(screen.getByText('Abonnement mensuel')).toBeTruthy();
  // In the offer, in the bar of phones and at the end of the page.
  expect(outlet.textContent?.match(/29,00\s\$\s?\/mois/g)).toHaveLength(3);
  expect(screen.queryByText(/Achat unique/)).toBeNull();
});

test('opens the course for those who have bought it (MPL-041)', async () => {
  const { screen } = await open(premium, {
    user: learner,
    answers: { user_products: [{ product_id: premium.product.id }] },
  });
  await screen.findByText('Déjà acheté');
  expect(offerOf(screen).getByRole('link', { name: 'Commencer la formation' }).getAttribute('href')).toBe(
    '/formation-viewer/google-ads',
  );
});

test('goes on where a learner has begun (MPL-041)', async () => {
  const { screen } = await open({}, { user: learner, answers: { user_formation_progress: [{ formation_id: 'x' }] } });
  expect((await offerOf(screen).findByRole('link', { name: 'Continuer la formation' })).getAttribute('href')).toBe(
    '/formation-viewer/google-ads',
  );
});

test('sends visitors who start to the home page, whose dialog brings them to the course (MPL-044)', async () => {
  const { screen, address } = await open();
  offerOf(screen).getByRole('button', { name: 'Commencer la formation' }).click();
  await vi.waitFor(() => expect(address()).toBe('/?connexion=1&next=%2Fformation-viewer%2Fgoogle-ads'));
});

test('enrols a learner once, however often they click, and opens the course (MPL-045)', async () => {
  const { screen, backend, address } = await open({}, { user: learner, answers: { 'rpc/enrol': { is_new: true } } });
  const start = offerOf(screen).getByRole('button', { name: 'Commencer la formation' });
  start.click();
  start.click();
  await vi.waitFor(() => expect(address()).toBe('/formation-viewer/google-ads'));
  expect(backend.requests.filter(({ name }) => name === 'rpc/enrol')).toHaveLength(1);
});

test('says when starting failed and can be clicked again (AMB-45)', async () => {
  const { screen, toasts } = await open({}, { user: learner });
  const start = offerOf(screen).getByRole('button', { name: 'Commencer la formation' }) as HTMLButtonElement;
  start.click();
  await vi.waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Erreur', tone: 'destructive' }));
  await vi.waitFor(() => expect(start.ariaDisabled).toBeNull());
});

test('shows the creator and leads to their profile and back to the catalogue (MPL-042, MPL-043)', async () => {
  const { screen, outlet } = await open();
  expect(screen.getByRole('link', { name: 'Julie Roy' }).getAttribute('href')).toBe('/creators/julie-roy');
  expect(screen.getByRole('img', { name: 'Profil vérifié' })).toBeTruthy();
  for (const text of ['Québec ★ 4,6', 'Praticienne.']) expect(outlet.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Formations' }).getAttribute('href')).toBe('/formations');
});

test('names nobody where the creator has no public page (Law 25)', async () => {
  const { outlet, screen, served } = await open({ creator: null });
  expect(screen.getByText(/a choisi de ne pas afficher son nom/)).toBeTruthy();
  expect(outlet.querySelector('a[href^="/creators/"]')).toBeNull();
  expect(served.head.jsonLd?.[0]).toMatchObject({
    '@type': 'Course',
    provider: { '@type': 'Organization', name: 'Cimes', url: 'https://site.test' },
  });
});

test('counts one look of a learner per visit of the site (MPL-047)', async () => {
  const views = ({ backend }: OpenPage) => backend.requests.filter(({ name }) => name === 'rpc/record_view');
  const first = await open({}, { user: learner });
  await vi.waitFor(() => expect(views(first)).toHaveLength(1));
  expect(views(first)[0]?.body).toEqual({ formation: 'id-google-ads' });
  await first.close();
  const again = await open({}, { user: learner });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(views(again)).toHaveLength(0);
});

test('counts the look of a visitor by one plain request that outlives the page (MPL-047)', async () => {
  const { backend } = await open();
  await vi.waitFor(() => expect(backend.requests.some(({ name }) => name === 'rpc/record_view')).toBe(true));
  const { headers, body } = backend.requests.find(({ name }) => name === 'rpc/record_view') ?? {};
  expect([headers?.get('apikey'), headers?.get('authorization')]).toEqual(['anon', null]);
  expect(body).toEqual({ formation: 'id-google-ads' });
});

test('shows reviews, and the form to those alone who follow the course', async () => {
  const reviews = [{ id: 'r1', rating: 4, comment: 'Très clair.', created_at: '2026-05-01T12:00:00+00:00' }];
  const visitor = await open({ reviews });
  expect(visitor.screen.getByText('Très clair.')).toBeTruthy();
  expect(visitor.screen.getByRole('img', { name: '4,0 sur 5' })).toBeTruthy();
  expect(visitor.screen.queryByRole('form', { name: 'Votre avis' })).toBeNull();
});

test('says who wrote a review and what was answered; members report it (audit: marketplace 12)', async () => {
  const reviews = [{ id: 'r1', rating: 1, comment: 'Nul.', created_at: '2026-05-01T12:00:00+00:00' }];
  const voices = [{ id: 'r1', author_name: 'Maude T.', answer: 'Parlons-en.' }];
  const visitor = await open({ reviews, voices });
  visitor.screen.getByText('Maude T.');
  expect(visitor.screen.getByText('Parlons-en.').closest('blockquote')?.textContent).toMatch(/^Réponse de /);
  expect(visitor.screen.queryByRole('button', { name: 'Signaler cet avis' })).toBeNull();
  await visitor.close();

  const { screen, backend } = await open(
    { reviews, voices },
    {
      user: learner,
      answers: { review_reports: null },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Signaler cet avis' }));
  const reason = await screen.findByLabelText('Pourquoi cet avis n’a-t-il pas sa place ici ?');
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  fireEvent.input(reason, { target: { value: ' Attaque ' } });
  await vi.waitFor(() => expect((reason as HTMLInputElement).value).toBe(' Attaque '));
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  const thanks = await screen.findByText('Merci. Nous lisons chaque signalement.');
  expect(document.activeElement).toBe(thanks);
  const sent = backend.requests.filter(({ name }) => name === 'review_reports').map(({ body }) => body);
  expect(sent).toEqual([{ review_id: 'r1', user_id: learner.id, reason: 'Attaque' }]);
});

test('asks for a rating, publishes a review and shows it first', async () => {
  const saved = { id: 'r2', rating: 5, comment: 'Utile.', created_at: '2026-11-21T12:00:00+00:00' };
  const { screen, backend, toasts } = await open(
    {},
    { user: learner, answers: { user_formation_progress: [{ formation_id: 'x' }] } },
  );
  const form = await screen.findByRole('form', { name: 'Votre avis' });
  fireEvent.submit(form);
  await screen.findByText('Choisissez une note de 1 à 5 étoiles.');
  (screen.getByRole('radio', { name: '5 étoiles' }) as HTMLInputElement).click();
  fireEvent.input(screen.getByLabelText(/Ce que vous en retenez/), { target: { value: 'Utile.' } });
  backend.answers.formation_reviews = [saved];
  await vi.waitFor(() =>
    expect((screen.getByRole('radio', { name: '5 étoiles' }) as HTMLInputElement).checked).toBe(true),
  );
  fireEvent.submit(form);
  await vi.waitFor(() => expect(toasts[0]).toMatchObject({ title: 'Merci pour votre avis' }));
  expect(backend.requests.at(-1)?.body).toEqual({
    rating: 5,
    comment: 'Utile.',
    formation_id: 'id-google-ads',
    user_id: learner.id,
  });
  await screen.findByRole('button', { name: 'Modifier mon avis' });
});

test('shows the film of a course where it has one, and loads it only when it is played', async () => {
  const film = '/storage/v1/object/public/apercu.mp4';
  const { outlet, screen } = await open({ video_preview_url: film });
  const play = screen.getByRole('button', { name: 'Aperçu vidéo\u00a0: Formation google-ads' });
  // Where no script runs, it leads to the film.
  expect(play.getAttribute('href')).toBe(film);
  expect(outlet.querySelector('video')).toBeNull();
  fireEvent.keyDown(play, { key: ' ' });
  const video = await vi.waitFor(() => {
    const shown = outlet.querySelector('video') as HTMLVideoElement;
    expect(document.activeElement).toBe(shown);
    return shown;
  });
  expect([video.getAttribute('src'), video.controls, video.autoplay]).toEqual([film, true, true]);
  expect(video.getAttribute('aria-label')).toBe('Aperçu vidéo\u00a0: Formation google-ads');
});

test('answers 404 for unknown and unpublished courses and leads back (MPL-034, MPL-049)', async () => {
  const items = ['un', 'deux', 'trois', 'quatre'].map((slug) => aCatalogueItem({ slug, title: `Formation ${slug}` }));
  const backend = createFakeBackend({
    formations: [],
    slug_redirects: [],
    'rpc/catalogue': { total: items.length, items },
  });
  opened = await openPage('/formations/inconnue', { backend });
  expect(opened.served.status).toBe(404);
  expect(opened.screen.getByRole('heading', { level: 1, name: 'Formation introuvable' })).toBeTruthy();
  expect(opened.screen.getByText("Cette formation n'existe pas ou n'est plus disponible.")).toBeTruthy();
  const back = opened.screen.getByRole('link', { name: 'Retour aux formations' });
  expect(back.getAttribute('href')).toBe('/formations');
  // A search that works before any script, and three courses that are there.
  const search = opened.screen.getByRole('search');
  expect([search.getAttribute('action'), search.querySelector('input')?.name]).toEqual(['/formations', 'q']);
  const near = opened.screen.getAllByRole('article').map((row: HTMLElement) => row.querySelector('h3')?.textContent);
  expect(near).toEqual(['Formation un', 'Formation deux', 'Formation trois']);
});

test('describes the course and its price for search engines', async () => {
  const { served } = await open(premium);
  expect(served.head.jsonLd?.[0]).toMatchObject({
    '@type': 'Course',
    name: 'Formation google-ads',
    image: 'https://site.test/social/formations/google-ads.png',
    aggregateRating: { reviewCount: expect.any(Number), ratingValue: expect.any(Number) },
    offers: { price: 197, priceCurrency: 'CAD', category: 'Paid', availability: 'https://schema.org/InStock' },
  });
  expect(served.head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});
