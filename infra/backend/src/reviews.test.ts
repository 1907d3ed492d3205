import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginnerOf } from './testing/beginner.ts';
import { folded } from './testing/folded.ts';
import { openedAgo } from './testing/openedAgo.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

/** Reviews of the creator's own courses, and of others'. */
async function reviews() {
  const rows = await backend.sql<{ id: string; own: boolean }>(
    `select r.id::text, c.user_id is not null and u.email = 'formateur@exemple.test' as own
     from public.formation_reviews r join public.formations f on f.id = r.formation_id and f.is_published
     join public.creators c on c.id = f.creator_id left join auth.users u on u.id = c.user_id`,
  );
  return { own: rows.find(({ own }) => own)?.id ?? '', other: rows.find(({ own }) => !own)?.id ?? '' };
}
const read = async (id: string) =>
  (await backend.client().from('formation_reviews').select('answer,answered_at').eq('id', id).single()).data;

test('a creator answers reviews of their own courses, for all to read, and takes the answer back (audit: marketplace 12)', async () => {
  const { own, other } = await reviews();
  const creator = await backend.signedIn('creator');
  expect((await creator.rpc('answer_review', { review: own, answer: '  Merci !  ' })).error).toBeNull();
  expect(await read(own)).toEqual({ answer: 'Merci !', answered_at: expect.any(String) });
  expect((await creator.rpc('answer_review', { review: own, answer: ' ' })).error).toBeNull();
  expect(await read(own)).toEqual({ answer: null, answered_at: null });
  for (const [client, review] of [
    [creator, other],
    [await backend.signedIn('learner'), own],
    [await backend.signedIn('admin'), own],
  ] as const) {
    const { error } = await client.rpc('answer_review', { review, answer: 'Non' });
    expect(error?.code).toBe('formation_not_found');
  }
  expect((await backend.client().rpc('answer_review', { review: own, answer: 'Non' })).error?.code).toBe('42501');
  expect((await creator.rpc('answer_review', { review: own, answer: 'x'.repeat(2001) })).error?.code).toBe('23514');
});

test('a person reports a review once, with a reason, and staff read it (audit: marketplace 12)', async () => {
  const { own } = await reviews();
  const creator = await backend.signedIn('creator');
  const user_id = (await creator.auth.getUser()).data.user?.id ?? '';
  const report = (reason: string) => creator.from('review_reports').insert({ review_id: own, user_id, reason });
  expect((await report(' ')).error?.code).toBe('23514');
  expect((await report('Attaque personnelle')).error).toBeNull();
  expect((await report('Encore')).error?.code).toBe('23505');
  const { data } = await (await backend.signedIn('admin')).from('review_reports').select('review_id,reason');
  expect(data).toEqual([{ review_id: own, reason: 'Attaque personnelle' }]);
});

test('takes a review from a confirmed address and after real work, one per person and course (audit: stuffing)', async () => {
  const { client, user_id, formation_id, modules } = await beginnerOf(backend);
  const review = (rating: number) => client.from('formation_reviews').insert({ formation_id, user_id, rating });
  const ratingNow = async () => {
    await folded(backend);
    return (
      await backend.sql('select average_rating, total_reviews from public.formations where id = $1', [formation_id])
    )[0];
  };
  const before = await ratingNow();
  expect((await review(1)).error?.code).toBe('review_too_early');
  // All of it claimed at once changes nothing.
  const claim = (module_id: string) => ({
    user_id,
    formation_id,
    module_id,
    is_completed: true,
    time_spent_seconds: 9000,
  });
  const claimed = await client.from('user_module_progress').upsert(modules.map(claim));
  expect(claimed.error).toBeNull();
  expect((await review(1)).error?.code).toBe('review_too_early');
  await openedAgo(backend, user_id, modules, 60);
  await backend.sql('update auth.users set email_confirmed_at = null where id = $1', [user_id]);
  expect((await review(1)).error?.code).toBe('address_unconfirmed');
  expect(await ratingNow()).toEqual(before);
  await backend.sql('update auth.users set email_confirmed_at = now() where id = $1', [user_id]);
  expect((await review(4)).error).toBeNull();
  expect((await review(4)).error?.code).toBe('23505');
});
