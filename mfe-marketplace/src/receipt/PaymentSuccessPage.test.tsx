// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { anOrder } from '../testing/builders.ts';
import { type Answer, createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';
import { POLL_LIMIT_MS, pollDelays } from './pollDelays.ts';

const address = '/payment-success?session_id=cs_1';
const order = anOrder();
let opened: OpenPage | undefined;

afterEach(async () => {
  vi.useRealTimers();
  await opened?.close();
  opened = undefined;
});

async function open(answers: Record<string, Answer>, path = address, user: typeof learner | undefined = learner) {
  const backend = createFakeBackend({ orders: [], checkout_sessions: [], ...answers });
  opened = await openPage(path, { backend, ...(user ? { user } : {}) });
  return opened;
}

/** Lets the fake backend's answers arrive; its promises need no timer. */
const answered = () =>
  new Promise((resolve) => setImmediate(resolve)).then(() => new Promise((resolve) => setImmediate(resolve)));

test('shows the receipt: order number, items, taxes, next steps and links (MPL-070, MPL-071, MPL-072, MPL-073)', async () => {
  const { screen, outlet } = await open({ orders: [order] });
  await screen.findByRole('heading', { level: 1, name: /^Paiement réussi\s!$/ });
  expect(screen.getByText('a1b2c3d4')).toBeTruthy();
  expect(outlet.textContent).not.toContain(order.id);
  for (const text of [
    'Google Ads : vos premières campagnes',
    '197,00\u00a0$',
    '9,85\u00a0$',
    '19,65\u00a0$',
    '226,50\u00a0$',
    '123456789 RT0001',
    '1234567890 TQ0001',
    'Votre formation est ouverte',
    'Comprendre l’enchère',
    'Module 1 sur 2 · 18min',
    'Sommet à 44min',
  ]) {
    expect(outlet.textContent).toContain(text);
  }
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Commencer la formation')).toBe('/formation-viewer/google-ads');
  expect(href('Mes achats')).toBe('/compte/achats');
  expect(href('Voir les formations')).toBe('/formations');
  expect(href('Retour à la boutique')).toBe('/boutique');
});

test('asks for the order of this session and this person alone (MPL-074)', async () => {
  const { screen, backend } = await open({ orders: [order] });
  await screen.findByText('Paiement réussi !');
  const { search } = backend.requests.find(({ name }) => name === 'orders') ?? {};
  expect(search?.get('stripe_session_id')).toBe('eq.cs_1');
  expect(search?.get('user_id')).toBe(`eq.${learner.id}`);
});

test('has nothing to show without a session (MPL-075, AMB-09)', async () => {
  const { screen, backend } = await open({}, '/payment-success');
  expect(screen.getByRole('heading', { level: 1, name: 'Aucun paiement à afficher' })).toBeTruthy();
  expect(backend.requests).toHaveLength(0);
});

test('asks for JavaScript where there is none: the receipt is nobody else’s to see (MPL-075, AMB-72)', async () => {
  const { served, screen } = await open({}, '/payment-success');
  expect(served.html).toContain('Cette page a besoin de JavaScript');
  expect(screen.queryByText(/Cette page a besoin de JavaScript/)).toBeNull();
});

test('asks for the buyer before it shows anything (MPL-074, AMB-09)', async () => {
  opened = await openPage(address, { backend: createFakeBackend({ orders: [order] }) });
  await opened.screen.findByRole('heading', { name: 'Connectez-vous pour voir votre reçu' });
  opened.screen.getByRole('button', { name: 'Me connecter' }).click();
  expect(opened.signInRequests).toEqual([{ next: address }]);
  opened.signIn(learner);
  await opened.screen.findByText('Paiement réussi !');
});

test('waits while it is not known who it is, and asks nobody to sign in who is signed in (MPL-074, AMB-09)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open({ orders: [order] }, address, undefined);
  await act(async () => page.loseSession());
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirmation en cours…');
  await act(async () => vi.advanceTimersByTimeAsync(POLL_LIMIT_MS + 1000));
  await vi.waitFor(() => expect(page.screen.getByRole('heading', { name: 'La confirmation tarde' })).toBeTruthy());
  await act(async () => page.signIn(learner));
  await answered();
  await vi.waitFor(() => expect(page.screen.getByText('Paiement réussi !')).toBeTruthy());
});

test('waits for the confirmation with longer and longer pauses, then shows it (MPL-075, AMB-09)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, backend } = await open({ checkout_sessions: [{ status: 'open' }] });
  const looks = () => backend.requests.filter(({ name }) => name === 'orders').length;
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmation en cours…' })).toBeTruthy();
  await answered();
  for (const [index, delay] of [1000, 2000, 4000, 8000].entries()) {
    vi.advanceTimersByTime(delay - 1);
    expect(looks()).toBe(index + 1);
    vi.advanceTimersByTime(1);
    await answered();
    expect(looks()).toBe(index + 2);
  }
  backend.answers.orders = [order];
  vi.advanceTimersByTime(8000);
  await answered();
  expect(screen.getByText('Paiement réussi !')).toBeTruthy();
});

test('stops after a minute with a way to the team, and looks again when asked (MPL-075, AMB-09)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, backend } = await open({});
  await vi.advanceTimersByTimeAsync(POLL_LIMIT_MS + 1000);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'La confirmation tarde' })).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Écrire à l’équipe' })).toBeTruthy();
  backend.answers.orders = [order];
  screen.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await vi.waitFor(() => expect(screen.getByText('Paiement réussi !')).toBeTruthy());
});

test('looks again when the visitor comes back to a page that has given up (MPL-075, AMB-09)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, backend } = await open({});
  await vi.advanceTimersByTimeAsync(POLL_LIMIT_MS + 1000);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'La confirmation tarde' })).toBeTruthy());
  backend.answers.orders = [order];
  await answered();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(screen.getByText('Paiement réussi !')).toBeTruthy());
});

test.each([
  ['processing', 'Paiement en traitement'],
  ['failed', 'Le paiement n’a pas abouti'],
  ['expired', 'La page de paiement a expiré'],
])('says when a payment is %s (AMB-09)', async (status, title) => {
  const { screen } = await open({ checkout_sessions: [{ status }] });
  await screen.findByRole('heading', { level: 1, name: title });
});

test('goes on waiting when one look fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, backend } = await open({ orders: () => Response.json({}, { status: 503 }) });
  await vi.waitFor(() => expect(backend.requests).toHaveLength(1));
  backend.answers.orders = [order];
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(screen.getByText('Paiement réussi !')).toBeTruthy());
});

test.each([403, 404, 409])(
  'waits for nobody who has refused for good (%i), and looks again when asked',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { screen, backend } = await open({
      orders: () => Response.json({ code: '42501', message: 'no' }, { status }),
    });
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'La confirmation tarde' })).toBeTruthy());
    await vi.advanceTimersByTimeAsync(POLL_LIMIT_MS);
    await answered();
    expect(backend.requests.map(({ name }) => name)).toEqual(['orders']);
    backend.answers.orders = [order];
    screen.getByRole('button', { name: 'Vérifier de nouveau' }).click();
    await vi.waitFor(() => expect(screen.getByText('Paiement réussi !')).toBeTruthy());
  },
);

test('looks after 1, 2, 4, 8 seconds and for one minute in all (AMB-09)', () => {
  const delays = pollDelays();
  expect(delays.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(POLL_LIMIT_MS);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: delays.length - 1 }), (index) => {
      expect(delays[index]).toBeGreaterThan(0);
      expect(delays[index]).toBeLessThanOrEqual(8000);
    }),
  );
});
