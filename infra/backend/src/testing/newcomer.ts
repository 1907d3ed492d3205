import type { TestBackend } from './startTestBackend.ts';

export const NEWCOMERS_PASSWORD = 'Orignal-Patient-52';

/** A person of their own, signed in, whose address is confirmed. */
export async function newcomerWith(backend: TestBackend, password = NEWCOMERS_PASSWORD) {
  const email = `${crypto.randomUUID()}@exemple.test`;
  // Every newcomer has an address of their own, so that no limit of the edge is met.
  const client = backend.client({ 'x-agence-client-ip': crypto.randomUUID() });
  await backend.sql(
    `with person as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1::text, extensions.crypt($2::text, extensions.gen_salt('bf', 4)), now(),
         '{"provider": "email", "providers": ["email"]}', jsonb_build_object('email', $1::text))
       returning id
     )
     insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', $1::text) from person`,
    [email, password],
  );
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, email, user_id: data.user.id };
}
