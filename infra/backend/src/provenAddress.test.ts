import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlFiles } from './project.ts';
import { PEOPLE } from './testing/accessFixture.ts';
import { NEWCOMERS_PASSWORD, newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

/** Somebody without an account, whose request and subscription are kept under their address. */
async function victim() {
  const email = `victime-${crypto.randomUUID()}@exemple.test`;
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, phone, status, consented_at) values
       (gen_random_uuid(), 'contact', $1, 'Victime Tremblay', 'Notre budget est confidentiel.', '418 555-0199', 'pending', now()),
       (gen_random_uuid(), 'newsletter', $1, null, null, null, 'confirmed', null)`,
    [email],
  );
  await backend.sql(
    `insert into private.appointments (kind, state, starts_at, ends_at, taken, lead_id)
     select 'audit', 'cancelled', now(), now() + interval '1 hour', tstzrange(now(), now() + interval '1 hour'), id
     from public.leads where email = $1 and kind = 'contact'`,
    [email],
  );
  await backend.sql(
    `insert into private.letter_sends (letter_id, lead_id, once_for)
     select t.id, l.id, gen_random_uuid() from private.letters t, public.leads l
     where t.sequence = 'welcome' and l.email = $1 and l.kind = 'newsletter'`,
    [email],
  );
  const kept = async () =>
    backend.sql('select kind, status, name, message from public.leads where email = $1 order by kind', [email]);
  return { email, kept, before: await kept() };
}

async function exportOf(person: string) {
  const [row] = await backend.sql<{ data: Record<string, unknown[]> }>('select private.export_account($1) as data', [
    person,
  ]);
  return row?.data ?? {};
}
const OF_ADDRESSES = ['leads', 'appointments', 'letters'] as const;
const shown = (data: Record<string, unknown[]>) => OF_ADDRESSES.map((part) => data[part]?.length);

test('who signs up with the address of somebody else sees and deletes nothing of theirs, nor has staff do it', async () => {
  const { email, kept, before } = await victim();
  const { data } = await backend.client().auth.signUp({ email, password: NEWCOMERS_PASSWORD });
  expect(data.session).toBeNull();
  const [stranger] = await backend.sql<{ id: string }>('select id::text from auth.users where email = $1', [email]);
  const person = stranger?.id ?? '';
  expect(shown(await exportOf(person))).toEqual([0, 0, 0]);
  const asStaff = `select set_config('request.jwt.claims', '{"sub": "${PEOPLE.admin}", "role": "authenticated", "aal": "aal2"}', true),
    set_config('request.jwt.claim.sub', '${PEOPLE.admin}', true)`;
  const exported = await backend.database.transaction(async (tx) => {
    await tx.query(asStaff);
    return (await tx.query<{ data: Record<string, unknown[]> }>('select private.export_person($1) as data', [person]))
      .rows[0]?.data;
  });
  expect(shown(exported ?? {})).toEqual([0, 0, 0]);
  await backend.sql('select private.delete_account($1)', [person]);
  expect(await kept()).toEqual(before);
});

test('who asks for the address of somebody else sees and deletes nothing of theirs', async () => {
  const { email, kept, before } = await victim();
  const { client, email: own, user_id } = await newcomerWith(backend);
  await client.auth.updateUser({ email, current_password: NEWCOMERS_PASSWORD } as object);
  const [mail] = await backend.sql<{ body: string }>(
    'select body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
    [own],
  );
  const { pathname, search } = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  await fetch(backend.url + pathname + search, { redirect: 'manual' });
  expect(shown(await exportOf(user_id))).toEqual([0, 0, 0]);
  await backend.sql('select private.delete_account($1)', [user_id]);
  expect(await kept()).toEqual(before);
});

test('who proves an address has what is kept under it, and takes it along', async () => {
  const { email, kept } = await victim();
  await backend.client().auth.signUp({ email, password: NEWCOMERS_PASSWORD });
  const [mail] = await backend.sql<{ body: string }>(
    'select body from dev_mailbox.mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  const token = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '';
  const { data } = await backend.client().auth.verifyOtp({ email, token, type: 'signup' });
  expect(shown(await exportOf(data.user?.id ?? ''))).toEqual([2, 1, 1]);
  await backend.sql('select private.delete_account($1)', [data.user?.id]);
  expect(await kept()).toEqual([]);
});

test('an address that only its old mailbox has confirmed has to be proven before its owner signs in again (embedded, before)', async () => {
  const [moved, stayed] = [await newcomerWith(backend), await newcomerWith(backend)];
  const taken = `prise-${crypto.randomUUID()}@exemple.test`;
  await backend.sql('update auth.users set email = $2 where id = $1', [moved.user_id, taken]);
  const [migration] = sqlFiles(['migrations/*_proven_addresses.sql']);
  await backend.database.exec(/^do \$\$[\s\S]*?^\$\$;/m.exec(migration?.sql ?? '')?.[0] ?? 'no');
  const signIn = (email: string) => backend.client().auth.signInWithPassword({ email, password: NEWCOMERS_PASSWORD });
  expect((await signIn(taken)).error?.code).toBe('email_not_confirmed');
  expect((await signIn(stayed.email)).error).toBeNull();
});
