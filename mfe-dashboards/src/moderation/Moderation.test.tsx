// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, learner, openPage } from '../testing/openPage.ts';

beforeEach(() => localStorage.clear());
afterEach(closeAll);

const MEASURE = {
  ...{ id: 'm1', kind: 'course', subject_name: 'Google Ads', reason: 'Copie un livre', appeal: 'J’en suis l’autrice' },
  ...{ answer: null, answered_at: null, lifted_at: null, created_at: '2026-11-20T15:00:00Z' },
  ...{ email: 'camille@exemple.test', full_name: 'Camille' },
};
const REVIEW = {
  ...{
    id: 'r1',
    rating: 1,
    comment: 'Nul',
    author_name: 'Ana R.',
    author_email: 'ana@exemple.test',
    title: 'Google Ads',
    slug: 'google-ads',
  },
  ...{ reasons: ['Injures'], seen_until: '2026-11-21T15:00:00Z' },
};

async function openConsole(path: string, roles: string[], answers = {}) {
  const backend = createFakeBackend({ 'POST /rpc/my_staff_roles': roles, ...answers });
  return { page: await openPage(path, { backend }), backend };
}

test('staff withdraw by address with a reason, and answer an appeal', async () => {
  const { page, backend } = await openConsole('/admin/moderation', ['content'], {
    'POST /rpc/console_moderation': { measures: [MEASURE], reported: [REVIEW] },
    'POST /rpc/moderate': 'm2',
    'POST /rpc/decide_moderation': null,
  });
  await page.screen.findByText('J’en suis l’autrice');
  page.click('Retirer du site');
  await page.screen.findByText('Collez l’adresse de la page.');
  expect(backend.to('POST /rpc/moderate')).toEqual([]);
  page.type('Adresse de sa page', 'https://exemple.test/formation/google-ads/?de=liste#prix');
  const withdrawn = page.screen.getByRole('button', { name: 'Retirer du site' }).closest('form') as HTMLElement;
  fireEvent.change(within(withdrawn).getByLabelText(/^Raison/), {
    target: { value: 'Hors sujet' },
  });
  page.click('Retirer du site');
  await waitFor(() =>
    expect(backend.to('POST /rpc/moderate')[0]?.body).toEqual({
      target_kind: 'course',
      target: 'google-ads',
      reason: 'Hors sujet',
    }),
  );
  fireEvent.click(await page.screen.findByRole('button', { name: 'Maintenir' }));
  await page.screen.findByText('Écrivez une raison.');
  page.type('Réponse, que la personne lira', 'Prouvez-le');
  page.click('Maintenir');
  await waitFor(() =>
    expect(backend.to('POST /rpc/decide_moderation')[0]?.body).toEqual({
      measure: 'm1',
      lifted: false,
      answer: 'Prouvez-le',
    }),
  );
});

test('staff let a reported review stand, and take that back where it was', async () => {
  let reported = [REVIEW];
  const { page, backend } = await openConsole('/admin/moderation', ['content'], {
    'POST /rpc/console_moderation': () => ({ measures: [], reported }),
    'POST /rpc/settle_reports': null,
  });
  const keep = await page.screen.findByRole('button', { name: /^Laisser en place.:.Ana R.$/ });
  page.screen.getByRole('img', { name: '1 sur 5' });
  expect(page.screen.getByText('Motif').parentElement?.textContent).toMatch(
    /^Motif«\sInjures\s» Signalé le 21\snov\.\s2026$/,
  );
  const course = page.screen.getByRole('link', { name: /^Voir les avis de «.Google Ads.»$/ });
  expect(course.getAttribute('href')).toBe('/formations/google-ads#avis');
  reported = [];
  fireEvent.click(keep);
  const bar = await page.screen.findByRole('group', { name: 'L’avis d’Ana R. reste en place.' });
  await page.screen.findByText('Aucun avis n’est signalé');
  const undo = within(bar).getByRole('button', { name: 'Annuler' });
  expect(document.activeElement).toBe(undo);
  reported = [REVIEW];
  fireEvent.click(undo);
  await page.screen.findByText('L’avis d’Ana R. est de nouveau à juger.');
  await page.screen.findByRole('button', { name: /^Laisser en place.:.Ana R.$/ });
  expect(document.activeElement).toBe(bar);
  expect(backend.to('POST /rpc/settle_reports').map(({ body }) => body)).toEqual(
    [true, false].map((settled) => ({ review: 'r1', seen_until: REVIEW.seen_until, settled })),
  );
});

test('whom a measure concerns reads why in their account, and appeals once', async () => {
  const own = { ...MEASURE, appeal: null };
  const backend = createFakeBackend({
    'GET /profiles': { user_id: learner.id, full_name: 'Maude', role: 'learner', weekly_goal_minutes: 120 },
    'GET /moderations': [own],
    'POST /rpc/appeal_moderation': null,
  });
  const page = await openPage('/compte', { backend });
  await page.screen.findByText(/Copie un livre/);
  expect(backend.to('GET /moderations')[0]?.query.get('user_id')).toBe(`eq.${learner.id}`);
  page.click('Contester');
  await page.screen.findByText('Dites-nous en quelques mots pourquoi.');
  fireEvent.change(page.screen.getByLabelText(/^Pourquoi contestez-vous/), { target: { value: 'C’est le mien' } });
  page.click('Contester');
  await waitFor(() =>
    expect(backend.to('POST /rpc/appeal_moderation')[0]?.body).toEqual({ measure: 'm1', words: 'C’est le mien' }),
  );
});

test('support suspends with a reason alone, and deletes after the address was typed', async () => {
  const person = {
    ...{ id: '11111111-1111-4111-8111-111111111111', created_at: '2026-11-01T00:00:00Z', full_name: 'Ana Roy' },
    ...{
      email: 'ana@exemple.test',
      profile_role: 'learner',
      staff_roles: [],
      orders: 0,
      suspension: null,
      follows: 2,
      gives: 0,
      paid_cents: 22650,
      seen_at: null,
    },
  };
  const server = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ status: 'deleted' }));
  vi.stubGlobal('fetch', server);
  const { page, backend } = await openConsole('/admin/personnes', ['support'], {
    'POST /rpc/console_people': [person],
    'POST /rpc/moderate': 'm2',
  });
  fireEvent.click(await page.screen.findByRole('button', { name: /^Ana Roy/ }));
  await page.screen.findByRole('region', { name: 'Ana Roy' });
  page.click('Suspendre');
  await page.screen.findByText('Écrivez une raison.');
  const reason = page.screen.getByLabelText(/^Raison/);
  fireEvent.change(reason, { target: { value: 'Pourriels' } });
  page.click('Suspendre');
  await waitFor(() =>
    expect(backend.to('POST /rpc/moderate')[0]?.body).toEqual({
      target_kind: 'account',
      target: person.id,
      reason: 'Pourriels',
    }),
  );
  await waitFor(() => expect(page.fake.toasts.at(-1)?.title).toBe('Compte suspendu'));
  fireEvent.change(page.screen.getByLabelText(/^Raison/), { target: { value: 'Demandé par courriel' } });
  page.click('Supprimer le compte…');
  const now = page.screen.getByRole('button', { name: 'Supprimer pour toujours' });
  expect(now.ariaDisabled).toBe('true');
  fireEvent.change(page.screen.getByLabelText(/^Pour confirmer/), { target: { value: person.email } });
  fireEvent.click(now);
  await waitFor(() => expect(server.mock.lastCall?.[0]).toBe('/functions/v1/delete-account'));
  expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({
    person: person.id,
    reason: 'Demandé par courriel',
  });
});
