import type { FunctionEnv } from './FunctionEnv.ts';
import { Refusal } from './Refusal.ts';

export interface User {
  readonly id: string;
  readonly email: string;
}

/**
 * Who sends a request, asked of the auth server, which also knows whether they have signed out since.
 *
 * @throws Refusal `sign_in_required`
 */
export async function signedInUser(request: Request, env: FunctionEnv): Promise<User> {
  const authorization = request.headers.get('authorization');
  const refused = new Refusal(401, 'sign_in_required', 'Somebody has to be signed in.');
  if (!authorization) throw refused;
  const response = await env.fetch(
    new Request(`${env.url}/auth/v1/user`, { headers: { apikey: env.secretKey, authorization } }),
  );
  if (!response.ok) throw refused;
  const { id, email } = (await response.json()) as { id?: string; email?: string };
  if (!id) throw refused;
  return { id, email: email ?? '' };
}
