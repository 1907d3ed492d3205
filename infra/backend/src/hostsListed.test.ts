import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

test('who can be booked is a list of two hundred creators at most, of all who have said their hours, and of oneself', async () => {
  const creator = await backend.signedIn('creator');
  const owner = await backend.signedIn('admin');
  const people = async (client: typeof owner) => {
    const { data } = await client.rpc('appointment_hosts').throwOnError();
    return (data as { people: { id: string }[] }).people.map(({ id }) => id);
  };
  const before = await people(owner);
  await backend.sql(
    `insert into auth.users (id, email) select gen_random_uuid(), 'hote' || n || '@exemple.test' from generate_series(1, 250) n`,
  );
  await backend.sql(
    `update public.profiles set role = 'creator', created_at = now() + interval '1 day'
     where user_id in (select id from auth.users where email like 'hote%')`,
  );
  // Whom the newest two hundred leave out.
  const [host] = await backend.sql<{ id: string }>(
    `insert into private.hosts (user_id) select id from auth.users where email like 'hote%' order by id desc limit 1 returning user_id as id`,
  );
  const listed = await people(owner);
  expect(listed.length).toBeLessThanOrEqual(before.length + 201);
  expect(listed.length).toBeGreaterThan(200);
  expect(listed).toContain(host?.id);
  const self = (await creator.auth.getUser()).data.user?.id;
  expect(await people(creator)).toEqual([self]);
});
