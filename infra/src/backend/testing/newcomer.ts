import type { TestBackend } from './startTestBackend.ts';

/** A person of their own, signed in. */
export async function newcomerWith(backend: TestBackend, password = 'Orignal-Patient-52') {
  const email = `${crypto.randomUUID()}@exemple.test`;
  // Every newcomer has an address of their own, so that no limit of the edge is met.
  const client = backend.client({ 'x-agence-client-ip': crypto.randomUUID() });
  const { data, error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  return { client, email, user_id: data.user?.id ?? '' };
}
