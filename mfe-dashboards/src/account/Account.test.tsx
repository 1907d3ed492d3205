// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend, refusal } from '../testing/fakeBackend.ts';
import { closeAll, creator, learner, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

const open = () => {
  const backend = createFakeBackend({
    'GET /profiles': { user_id: learner.id, full_name: 'Maude Tremblay', role: 'learner', weekly_goal_minutes: 120 },
    'PATCH /profiles': [],
    'GET /user_products': [{ product_id: 'p1' }, { product_id: 'p2' }],
    'GET /user_certificates': [{ number: 'AB-12' }],
    'GET /bookings': [{ title: 'Une heure avec Camille' }],
  });
  return openPage('/compte', { backend }).then((page) => ({ page, backend }));
};

test('shows the profile and saves another name, never an empty one', async () => {
  const { page, backend } = await open();
  await page.screen.findByText('Apprenant');
  page.screen.getByText(/apprenant@exemple\.test/);
  page.type('Nom affiché', '  ');
  page.click('Enregistrer');
  await page.screen.findByText('Le nom compte entre 1 et 80 caractères.');
  page.type('Nom affiché', ' Maude Roy ');
  page.click('Enregistrer');
  await waitFor(() => expect(backend.to('PATCH /profiles')[0]?.body).toEqual({ full_name: 'Maude Roy' }));
});

test('says what the page has, and where in it one is', async () => {
  const tops: Record<string, number> = { profil: 100, acces: 500, donnees: 900 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, (tops[this.id] ?? 1300) - scrollY);
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 800);
  const { page } = await open();
  const rail = within(page.screen.getByRole('navigation', { name: 'Parties du compte' }));
  const links = rail.getAllByRole('link') as HTMLAnchorElement[];
  await page.screen.findByText('Apprenant');
  for (const { hash } of links) expect(document.getElementById(hash.slice(1))?.localName).toBe('h2');
  const current = () => links.filter((link) => link.hasAttribute('aria-current')).map(({ hash }) => hash);
  expect(current()).toEqual(['#profil']);
  vi.stubGlobal('scrollY', 600);
  fireEvent.scroll(window);
  await waitFor(() => expect(current()).toEqual(['#donnees']));
});

test('shows a creator by their portrait, with the way to another one', async () => {
  const backend = createFakeBackend({
    'GET /profiles': { user_id: creator.id, full_name: 'Camille Bouchard', role: 'creator', weekly_goal_minutes: 120 },
    'POST /rpc/my_creator_id': 'c1',
    'GET /creators': { id: 'c1', name: 'Camille Bouchard', slug: 'camille', avatar_url: '/camille.webp' },
  });
  const page = await openPage('/compte', { backend, user: creator });
  const change = await page.screen.findByRole('link', { name: 'Changer de portrait' });
  expect(change.getAttribute('href')).toBe('/creator-dashboard/profil');
  expect(change.closest('form')?.querySelector('img')?.getAttribute('src')).toBe('/camille.webp');
});

test('leads to where password and address are changed (audit: marketplace 16)', async () => {
  const { page } = await open();
  const openAccount = vi.spyOn(page.fake.shell.auth, 'openAccount');
  const parts = await page.screen.findAllByRole('button', { name: /^(?:Modifier|Déconnecter)… / });
  for (const part of parts) fireEvent.click(part);
  expect(openAccount.mock.calls).toEqual([['password'], ['email'], ['devices']]);
});

test('says that the data could not be put together (AMB-45)', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init.body]);
    return new Response('{}', { status: 503 });
  });
  const { page } = await open();
  page.click('Télécharger en CSV');
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Erreur'));
  expect(asked).toEqual([['/functions/v1/export-account', '{"format":"csv"}']]);
});

test('says what goes with the account, wants the word and the password, and signs out (audit: marketplace 17)', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init.body]);
    return asked.length === 1 ? refusal('confirmation_required', 422) : Response.json({ status: 'deleted' });
  });
  const { page, backend } = await open();
  expect(backend.to('GET /bookings')).toEqual([]);
  page.click('Supprimer mon compte…');
  const confirm = (await page.screen.findByRole('button', { name: 'Supprimer pour toujours' })) as HTMLButtonElement;
  await page.screen.findByText(/^la consultation « Une heure avec Camille », payée et à venir$/);
  page.screen.getByText('l’accès à vos 2 achats');
  page.screen.getByText('votre certificat, que personne ne pourra plus vérifier');
  expect(backend.to('GET /bookings')[0]?.query.get('user_id')).toBe(`eq.${learner.id}`);

  page.type('Pour confirmer, écrivez SUPPRIMER.', 'SUPPRIMER');
  expect(confirm.ariaDisabled).toBe('true');
  page.type('Votre mot de passe', 'Sapin');
  await waitFor(() => expect(confirm.ariaDisabled).toBeNull());
  fireEvent.click(confirm);
  await page.screen.findByText('Ce n’est pas votre mot de passe.');
  expect(page.fake.shell.auth.getSnapshot().user).not.toBeNull();
  page.type('Votre mot de passe', 'Sapin-Baumier');
  fireEvent.click(confirm);
  await waitFor(() => expect(page.fake.shell.auth.getSnapshot().user).toBeNull());
  expect(asked.at(-1)).toEqual([
    '/functions/v1/delete-account',
    JSON.stringify({ confirmation: learner.email, password: 'Sapin-Baumier' }),
  ]);
});

test('shows the choice about cookies that this device has kept', async () => {
  const { page } = await open();
  page.screen.getByText(/Aucun choix n’est enregistré .* ne tient que des totaux anonymes/);
  await page.close();
  localStorage.setItem('cookie-consent-record', '{"choice":"declined","at":"2026-11-02T12:00:00Z"}');
  const { page: later } = await open();
  later.screen.getByText('Vous avez refusé le 2 novembre 2026.');
});
