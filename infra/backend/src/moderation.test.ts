import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { PEOPLE } from './testing/accessFixture.ts';
import { folded } from './testing/folded.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

const PAID = 'google-ads-premieres-campagnes-rentables';
const CREATOR_SLUG = 'camille-bouchard';

let backend: TestBackend;
let admin: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.signedIn('admin');
  await withSecondFactor(backend, admin);
});
afterAll(() => backend?.close());
beforeEach(() => backend.sql('delete from private.jobs'));

const moderate = (target_kind: string, target: string, reason = 'Contraire à nos règles', client = admin) =>
  client.rpc('moderate', { target_kind, target, reason });
const decide = (measure: string, lifted: boolean, answer = 'Après relecture') =>
  admin.rpc('decide_moderation', { measure, lifted, answer });
async function sentNow(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  await runJobs({ ...backend.env, sendMail: async (mail) => void sent.push(mail) });
  return sent;
}
/** What visitors see: courses of the catalogue, and creators' pages. */
async function seen() {
  const visitor = backend.client();
  const { data: courses } = await visitor.from('formations').select('slug').order('slug');
  const { data: creators } = await visitor.from('creators').select('slug').order('slug');
  const { data: products } = await visitor.from('products').select('id').eq('is_active', true).order('id');
  return { courses, creators, products };
}

test('a suspended person is out at once and comes in no more; what they publish is hidden, buyers keep it, and undone all is as it was', async () => {
  const creator = await backend.signedIn('creator');
  const before = await seen();
  expect(before.creators).toContainEqual({ slug: CREATOR_SLUG });
  expect((await moderate('account', PEOPLE.creator, ' ')).error?.code).toBe('reason_required');
  const { data: measure, error } = await moderate('account', PEOPLE.creator, 'Pourriels aux acheteurs');
  expect(error).toBeNull();
  expect((await moderate('account', PEOPLE.creator)).data).toBe(measure);

  // The session that is open, a new one, and what would renew it.
  expect((await creator.from('profiles').select('role')).error?.message).toMatch(/token/);
  expect((await creator.auth.refreshSession()).error).not.toBeNull();
  await expect(backend.signedIn('creator')).rejects.toThrow('banned');
  const hidden = await seen();
  expect(hidden.creators).not.toContainEqual({ slug: CREATOR_SLUG });
  expect(hidden.courses).not.toContainEqual({ slug: PAID });
  expect(hidden.products?.length).toBeLessThan(before.products?.length ?? 0);
  const buyer = await backend.signedIn('learner');
  const { data: kept } = await buyer
    .from('formations')
    .select('slug,modules:formation_modules(id)')
    .eq('slug', PAID)
    .single();
  expect(kept?.modules.length).toBeGreaterThan(0);
  expect(await sentNow()).toMatchObject([
    {
      to: 'formateur@exemple.test',
      subject: 'Votre compte est suspendu',
      text: expect.stringContaining('Pourriels aux acheteurs'),
    },
  ]);

  const { data: people } = await admin.rpc('console_people', { words: 'formateur@' });
  expect(people).toMatchObject([{ suspension: measure }]);
  expect((await decide(measure, false)).error?.code).toBe('already_decided');
  expect((await decide(measure, true, ' ')).error?.code).toBe('reason_required');
  expect((await decide(measure, true)).error).toBeNull();
  expect(await seen()).toEqual(before);
  expect((await backend.signedIn('creator')).auth).toBeDefined();
  expect(await sentNow()).toMatchObject([{ subject: 'Votre compte est rouvert' }]);
  const { data: history } = await admin.rpc('staff_history');
  expect(
    (history as { area: string; kind: string }[]).filter(({ area }) => area === 'moderation').map(({ kind }) => kind),
  ).toEqual(['lifted', 'taken']);
});

test('staff find a person by the address of now, whatever its case, and no more by the one of before', async () => {
  const found = async (words: string) => (await admin.rpc('console_people', { words })).data?.length;
  await backend.sql(
    `update auth.users set email = 'Nouvelle.Adresse@exemple.test' where email = 'formateur@exemple.test'`,
  );
  try {
    expect([await found('NOUVELLE.adresse'), await found('formateur@')]).toEqual([1, 0]);
  } finally {
    await backend.sql(`update auth.users set email = 'formateur@exemple.test' where email ilike 'nouvelle.adresse%'`);
  }
  expect(await found('formateur@')).toBe(1);
});

test('a course that is withdrawn is not published again by its creator, who reads why, appeals once, and hears the answer', async () => {
  const creator = await backend.signedIn('creator');
  const before = await seen();
  const { data: measure } = await moderate('course', PAID, 'Une leçon copie un livre');
  expect((await seen()).courses).not.toContainEqual({ slug: PAID });
  const [course] = await backend.sql<{ id: string }>('select id from public.formations where slug = $1', [PAID]);
  await expect(
    backend.sql('update public.formations set is_published = true where id = $1', [course?.id]),
  ).rejects.toThrow('moderated');
  expect((await creator.from('moderations').select('reason,appeal').is('lifted_at', null)).data).toEqual([
    { reason: 'Une leçon copie un livre', appeal: null },
  ]);
  expect((await sentNow())[0]?.text).toContain('/compte');

  const appeal = (client: SupabaseClient, words: string) => client.rpc('appeal_moderation', { measure, words });
  const learner = await backend.signedIn('learner');
  expect((await appeal(learner, 'Pas juste')).error?.code).toBe('moderation_target_not_found');
  expect((await learner.from('moderations').select('id')).data).toEqual([]);
  expect((await appeal(creator, ' ')).error?.code).toBe('reason_required');
  for (let time = 0; time < 2; time += 1) expect((await appeal(creator, 'J’en suis l’autrice')).error).toBeNull();
  const { data: board } = await admin.rpc('console_moderation');
  expect(board.measures[0]).toMatchObject({
    id: measure,
    appeal: 'J’en suis l’autrice',
    email: 'formateur@exemple.test',
  });
  expect(await sentNow()).toMatchObject([{ to: backend.env.agency.email, subject: 'Une décision est contestée' }]);

  expect((await decide(measure, false, 'Prouvez-le')).error).toBeNull();
  expect(await sentNow()).toMatchObject([
    { subject: 'Réponse à votre contestation', text: expect.stringContaining('Prouvez-le') },
  ]);
  expect((await decide(measure, true, 'C’est prouvé')).error).toBeNull();
  expect(await seen()).toEqual(before);
});

test('a photo is taken from a creator’s page, stays away while the measure holds, and comes back with its words', async () => {
  const creator = await backend.signedIn('creator');
  const own = () => backend.client().from('creators').select('avatar_url,avatar_alt').eq('slug', CREATOR_SLUG).single();
  expect((await moderate('photo', CREATOR_SLUG)).error?.code).toBe('moderation_target_not_found');
  const photo = { avatar_url: '/storage/v1/object/public/thumbnails/a.webp', avatar_alt: 'Camille au bord du fleuve' };
  const set = (fields: object) => creator.from('creators').update(fields).eq('slug', CREATOR_SLUG).select('id');
  expect((await set(photo)).data).toHaveLength(1);
  expect((await set({ avatar_alt: ' ' })).error?.code).toBe('23514');
  // What the creator agrees to says what the photo shows.
  const { data: page } = await creator.rpc('my_creator_page');
  expect(page.shown).toMatchObject(photo);
  const { data: measure, error } = await moderate('photo', CREATOR_SLUG, 'Ce n’est pas vous');
  expect(error).toBeNull();
  expect((await own()).data).toEqual({ avatar_url: null, avatar_alt: null });
  expect((await set({ avatar_url: '/autre.webp' })).error?.code).toBe('moderated');
  expect((await set({ bio: 'Autre' })).error).toBeNull();
  expect((await sentNow())[0]?.text).toContain('la photo de votre page');
  expect((await decide(measure, true)).error).toBeNull();
  expect((await own()).data).toEqual(photo);
  expect((await set({ avatar_url: null, avatar_alt: null })).error).toBeNull();
  expect('avatar_alt' in (await creator.rpc('my_creator_page')).data.shown).toBe(false);
  await sentNow();
});

test('a review and a page are withdrawn and come back as they were', async () => {
  const creator = await backend.signedIn('creator');
  const before = await seen();
  const reviews = () => backend.sql('select * from public.formation_reviews order by id');
  const rating = async () => {
    await folded(backend);
    return backend.sql('select id, average_rating, total_reviews from public.formations order by id');
  };
  const [had, rated] = [await reviews(), await rating()];
  const [review] = had as { id: string; user_id: string; formation_id: string; rating: number }[];
  const measures = [(await moderate('review', review?.id ?? '')).data, (await moderate('profile', CREATOR_SLUG)).data];
  expect(await reviews()).toHaveLength(had.length - 1);
  await expect(
    backend.sql('insert into public.formation_reviews (formation_id, user_id, rating) values ($1, $2, 1)', [
      review?.formation_id,
      review?.user_id,
    ]),
  ).rejects.toThrow();
  expect((await seen()).creators).not.toContainEqual({ slug: CREATOR_SLUG });
  const { data: page } = await creator.rpc('my_creator_page');
  expect((await creator.rpc('agree_to_creator_page', { shown: page.shown ?? page })).error).not.toBeNull();
  for (const measure of measures) expect((await decide(measure, true)).error).toBeNull();
  expect(await reviews()).toEqual(had);
  expect(await rating()).toEqual(rated);
  expect(await seen()).toEqual(before);
});

test('a reported review that is let stand waits no more, until somebody else reports it; the day counts reviews', async () => {
  const [first, second] = (await backend.sql(
    'select r.id::text, r.user_id::text from public.formation_reviews r order by r.id limit 2',
  )) as [{ id: string; user_id: string }, { id: string; user_id: string }];
  const reporters = await Promise.all(Array.from({ length: 3 }, () => newcomerWith(backend)));
  const report = async (review_id: string, by: number, reason: string) => {
    const { client, user_id = '' } = reporters[by] ?? {};
    expect((await client?.from('review_reports').insert({ review_id, user_id, reason }))?.error).toBeNull();
  };
  const board = async () => {
    const { data: day } = await admin.rpc('console_day');
    const { data: moderation } = await admin.rpc('console_moderation');
    const reported = moderation.reported as { id: string; reasons: string[]; seen_until: string }[];
    expect(day.reports).toBe(reported.length);
    return reported;
  };
  const reasons = async () => Object.fromEntries((await board()).map(({ id, reasons }) => [id, reasons]));
  const seenOf = async (review: string) => (await board()).find(({ id }) => id === review)?.seen_until ?? '';
  const settle = (review: string, seen_until: string, settled: boolean, client = admin) =>
    client.rpc('settle_reports', { review, seen_until, settled });

  await report(first.id, 0, 'Injures');
  await report(first.id, 1, 'Hors sujet');
  await report(second.id, 0, 'Publicité');
  const seen = await seenOf(first.id);
  // What comes while staff read is not decided with the rest.
  await report(first.id, 2, 'Faux avis');
  expect((await settle(first.id, seen, true)).error).toBeNull();
  expect(await reasons()).toEqual({ [first.id]: ['Faux avis'], [second.id]: ['Publicité'] });
  const all = await seenOf(first.id);
  expect((await settle(first.id, all, true)).error).toBeNull();
  expect(await reasons()).toEqual({ [second.id]: ['Publicité'] });

  // Taken back, the last decision alone; twice is once.
  for (const _ of [1, 2]) expect((await settle(first.id, all, true)).error).toBeNull();
  expect((await settle(first.id, all, false)).error).toBeNull();
  expect(await reasons()).toEqual({ [first.id]: ['Faux avis'], [second.id]: ['Publicité'] });
  const acts = await backend.sql(
    `select kind from private.staff_acts where subject_id = $1 and kind in ('let_stand', 'reopened') order by at`,
    [first.id],
  );
  expect(acts).toEqual(['let_stand', 'let_stand', 'reopened'].map((kind) => ({ kind })));

  // Nobody about their own, and nobody else at all.
  expect((await settle(crypto.randomUUID(), all, true)).error?.code).toBe('moderation_target_not_found');
  expect((await settle(first.id, all, true, reporters[0]?.client)).error?.code).toBe('42501');
  await backend.sql('update public.formation_reviews set user_id = $1 where id = $2', [PEOPLE.admin, second.id]);
  expect((await settle(second.id, all, true)).error?.code).toBe('42501');
  await backend.sql('update public.formation_reviews set user_id = $1 where id = $2', [second.user_id, second.id]);
  await backend.sql('delete from public.review_reports');
});

test('nobody acts about themselves or an owner, and only the owner about staff', async () => {
  const { client: support, user_id } = await newcomerWith(backend);
  const { client: other, user_id: otherId } = await newcomerWith(backend);
  await backend.sql(`insert into public.staff_roles (user_id, role) values ($1, 'support'), ($2, 'sales')`, [
    user_id,
    otherId,
  ]);
  expect((await moderate('account', otherId, 'x', support)).error?.code).toBe('second_factor_required');
  await withSecondFactor(backend, support);
  const as = async (target: string) => (await moderate('account', target, 'x', support)).error?.code;
  expect(await as(user_id)).toBe('42501');
  expect(await as(otherId)).toBe('42501');
  expect(await as(PEOPLE.admin)).toBe('owner_protected');
  expect(await as(crypto.randomUUID())).toBe('moderation_target_not_found');
  expect((await moderate('account', user_id, 'x', other)).error?.code).toBe('42501');
  expect((await moderate('account', otherId)).error).toBeNull();
  expect(await backend.sql('select from public.staff_roles where user_id = $1', [otherId])).toEqual([]);
});

test('staff export and delete a person on request, each an act in the history, and the person is told (Law 25)', async () => {
  const { user_id, email } = await newcomerWith(backend);
  const { data: exported } = await admin.rpc('export_person', { target: user_id });
  expect(exported.account.email).toBe(email);
  const token = (await admin.auth.getSession()).data.session?.access_token;
  const remove = (person: string, bearer = token) =>
    fetch(`${backend.url}/functions/v1/delete-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ person, reason: 'Demandé par courriel' }),
    });
  const learner = (await (await backend.signedIn('learner')).auth.getSession()).data.session?.access_token;
  expect((await remove(user_id, learner)).status).toBe(403);
  expect(await (await remove(PEOPLE.admin)).json()).toMatchObject({ code: '42501' });
  expect((await admin.rpc('export_person', { target: PEOPLE.admin })).error?.code).toBe('42501');
  expect(await (await remove(user_id)).json()).toEqual({ status: 'deleted' });
  expect(await backend.sql('select from auth.users where id = $1', [user_id])).toEqual([]);
  const acts = await backend.sql<{ kind: string }>(
    'select kind from private.staff_acts where subject_id = $1 order by at',
    [user_id],
  );
  expect(acts.map(({ kind }) => kind)).toEqual(['exported', 'deleted']);
  expect(
    await backend.sql(`select from dev_mailbox.mails where recipient = $1 and subject = 'Votre compte est supprimé'`, [
      email,
    ]),
  ).toHaveLength(1);
});
