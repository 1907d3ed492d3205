// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { aPublicPage } from '../testing/builders.ts';
import { type Answers, createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';

afterEach(closeAll);

async function open(answers: Answers = {}) {
  const backend = createFakeBackend({
    'POST /rpc/my_creator_page': aPublicPage(),
    'POST /rpc/agree_to_creator_page': null,
    'POST /rpc/withdraw_creator_page': null,
    ...answers,
  });
  const page = await openPage('/creator-dashboard/page-publique', { backend, user: learner });
  return { page, backend, screen: page.screen };
}

test('shows everything that the page would say, where nothing can be clicked, before asking for anything (Law 25)', async () => {
  const { screen } = await open();
  const preview = await screen.findByRole('region', { name: 'Aperçu simplifié\u00a0: ce que tout le monde verrait' });
  const text = (preview.textContent ?? '').replace(/\s/g, ' ');
  for (const said of [
    ...[
      'Maude Tremblay',
      '/creators/maude-tremblay-000000',
      'Une phrase.',
      'Une histoire.',
      'Experte',
      'Profil vérifié',
    ],
    ...[
      'SEO local',
      'Vidéo',
      '150,00 $ de l’heure + taxes',
      'Matane, QC',
      '7 ans',
      'Studio Matane',
      'Français, anglais',
    ],
    ...[
      'Moins de 24 heures',
      '97 %',
      'https://maude.exemple.test',
      'https://linkedin.exemple.test/maude',
      'Note moyenne4,6 sur 5',
    ],
    ...['Formations2', 'Étudiants141', 'Revenus générés482 $', '1 service offert', '3 soutiens reçus'],
    ...['4 commandites actives', 'Une heure90,00 $ + taxes', 'SEO localDébutant', 'Soutenir', 'Consultation'],
  ]) {
    expect(text).toContain(said);
  }
  expect(preview.querySelector('img')?.getAttribute('src')).toBe('/portraits/maude.webp');
  expect(preview.querySelectorAll('a, button, input')).toHaveLength(0);
  // In the order of the page itself.
  const parts = [
    'Maude Tremblay',
    'Une phrase.',
    'Formations2',
    '4,6 sur 5',
    'À propos',
    'Sa formation',
    'Travailler ensemble',
  ];
  expect(parts.map((part) => text.indexOf(part))).toEqual(
    parts.map((part) => text.indexOf(part)).sort((a, b) => a - b),
  );
  expect(text).not.toContain('Fictif');
});

test('says of somebody whom we have invented that they are, as the page does (AMB-56)', async () => {
  const page = aPublicPage();
  const { screen } = await open({
    'POST /rpc/my_creator_page': { ...page, shown: { ...page.shown, slug: 'camille-bouchard', avatar_url: null } },
  });
  await screen.findByText('Fictif');
  screen.getByRole('img', { name: /^Portrait dessiné/ });
});

test('the preview says « À propos d’ » before a vowel, as the page does (MPL-050, AMB-79)', async () => {
  const page = aPublicPage();
  const { screen } = await open({
    'POST /rpc/my_creator_page': { ...page, shown: { ...page.shown, name: 'Antoine Lévesque' } },
  });
  await screen.findByRole('heading', { name: 'À propos d’Antoine Lévesque' });
});

test('hides from the preview what the page hides', async () => {
  const page = aPublicPage();
  const { screen } = await open({
    'POST /rpc/my_creator_page': {
      ...page,
      shown: { ...page.shown, consulting_available: false, show_revenue: false, is_verified: false, avatar_url: null },
      figures: { ...page.figures, revenue_cents: null, rating: 0, tips: 0 },
      services: [],
      formations: [],
    },
  });
  const preview = within(await screen.findByRole('region', { name: /^Aperçu/ }));
  for (const text of ['Non publié', 'Pas encore évalué', 'Aucune formation disponible', 'MT']) preview.getByText(text);
  for (const text of [/de l’heure/, 'Profil vérifié', 'Consultation', /soutiens? reçu/]) {
    expect(preview.queryByText(text)).toBeNull();
  }
});

test('says that services appear once hours are given, and shows none until then', async () => {
  const { screen } = await open({ 'POST /rpc/my_creator_page': aPublicPage({ gives_hours: false, services: [] }) });
  const preview = within(await screen.findByRole('region', { name: /^Aperçu/ }));
  expect(preview.queryByText(/services? offert/)).toBeNull();
  screen.getByText(/Votre service ne paraît pas encore/);
  const link = screen.getByRole('link', { name: 'Donner mes heures' });
  expect(link.getAttribute('href')).toBe('/creator-dashboard/rendez-vous');
});

test('says what agreeing means, agrees to exactly what was shown, and says that it is done', async () => {
  const { screen, backend, page } = await open();
  const decision = within(await screen.findByRole('region', { name: 'Votre décision' }));
  decision.getByText('Privée');
  expect(decision.getAllByRole('listitem')).toHaveLength(4);
  expect(decision.queryByRole('button', { name: 'Retirer ma page publique' })).toBeNull();
  backend.answer({
    'POST /rpc/my_creator_page': aPublicPage({ is_public: true, agreed_at: '2026-11-22T12:00:00+00:00' }),
  });
  page.click('Rendre ma page publique');
  await decision.findByText('C’est fait : votre page est publique.');
  expect(backend.to('POST /rpc/agree_to_creator_page').map(({ body }) => body)).toEqual([
    { shown: aPublicPage().shown },
  ]);
  await decision.findByText('En ligne');
  decision.getByText('Acceptée le 22 novembre 2026.');
  expect(decision.getByRole('link', { name: 'Voir ma page' }).getAttribute('href')).toBe(
    '/creators/maude-tremblay-000000',
  );
});

test('says that an agreed page waits for the first publication', async () => {
  const nothing = { ...aPublicPage().figures, formations: 0, services: 0 };
  const { screen, backend, page } = await open({ 'POST /rpc/my_creator_page': aPublicPage({ figures: nothing }) });
  await screen.findByText(/Vous n’avez encore rien publié/);
  backend.answer({
    'POST /rpc/my_creator_page': aPublicPage({ figures: nothing, agreed_at: '2026-11-22T12:00:00+00:00' }),
  });
  page.click('Rendre ma page publique');
  await screen.findByText('C’est noté : votre page paraîtra à votre première publication.');
  await screen.findByText('Acceptée');
  expect(screen.queryByRole('link', { name: 'Voir ma page' })).toBeNull();
});

test('shows the page anew when it has changed since, and agrees to nothing', async () => {
  const { screen, backend, page } = await open({
    'POST /rpc/agree_to_creator_page': () => refusal('creator_page_changed'),
  });
  await screen.findByText('Maude Tremblay');
  const changed = aPublicPage();
  backend.answer({
    'POST /rpc/my_creator_page': { ...changed, shown: { ...changed.shown, name: 'Maude T. Gagnon' } },
  });
  page.click('Rendre ma page publique');
  await screen.findByText(/Votre page a changé entre-temps/);
  await screen.findByText('Maude T. Gagnon');
  screen.getByText('Privée');
});

test('takes the page back after saying what that does; keeping it changes nothing', async () => {
  const { screen, backend, page } = await open({
    'POST /rpc/my_creator_page': aPublicPage({ is_public: true, agreed_at: '2026-11-22T12:00:00+00:00' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer ma page publique' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirer votre page publique\u202f?' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(dialog.getByRole('button', { name: 'La garder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.to('POST /rpc/withdraw_creator_page')).toEqual([]);

  page.click('Retirer ma page publique');
  backend.answer({ 'POST /rpc/withdraw_creator_page': () => refusal('unexpected_failure', 500) });
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer ma page' }));
  await screen.findByText(/Rien n’a changé/);
  backend.answer({ 'POST /rpc/withdraw_creator_page': null, 'POST /rpc/my_creator_page': aPublicPage() });
  page.click('Retirer ma page');
  await screen.findByText(/votre page est retirée/);
  await screen.findByText('Privée');
});

test('tells who has no page yet that it begins with a course, and stays private', async () => {
  const { screen } = await open({ 'POST /rpc/my_creator_page': null });
  await screen.findByText('Vous n’avez pas encore de page');
  expect(screen.queryByRole('button', { name: 'Rendre ma page publique' })).toBeNull();
});

test('says when the page cannot be read', async () => {
  const { screen, backend, page } = await open({ 'POST /rpc/my_creator_page': () => refusal('42501', 403) });
  await screen.findByText('Votre page ne se charge pas');
  backend.answer({ 'POST /rpc/my_creator_page': aPublicPage() });
  page.click('Réessayer');
  await screen.findByText('Maude Tremblay');
});
