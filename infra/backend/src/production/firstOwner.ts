import { randomBytes } from 'node:crypto';
import { callDatabase } from '../../../supabase/functions/_shared/database.ts';
import type { FunctionEnv } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { BackendError } from '../BackendError.ts';

/** How accounts are made where a backend runs. */
export interface Accounts {
  /** An account with a confirmed address. @returns its id, or nothing where the address has one already */
  create(email: string, password: string): Promise<string | undefined>;
  /** A link, good once and for an hour, with which its owner chooses a password. */
  link(email: string): Promise<string>;
}

const TAKEN = 'There is an owner already: they name others in the administration.';

/**
 * Makes the first owner of a site: an account whose password nobody knows until its link is followed. The database writes it
 * into the security log.
 *
 * @returns the link
 * @throws BackendError where there is an owner, or the address has an account
 */
export async function makeFirstOwner(
  env: Pick<FunctionEnv, 'url' | 'secretKey' | 'fetch'>,
  accounts: Accounts,
  email: string,
): Promise<string> {
  // Before an account is made for nothing; that there is one owner alone the database makes sure of.
  if (await hasOwner(env)) throw new BackendError(TAKEN);
  const id = await accounts.create(email, randomBytes(32).toString('base64url'));
  if (!id) throw new BackendError(`${email} has an account already: the first owner begins with a new one.`);
  if (!(await callDatabase<boolean>(env as FunctionEnv, 'make_first_owner', { target: id }))) {
    throw new BackendError(TAKEN);
  }
  return accounts.link(email);
}

async function hasOwner({ url, secretKey, fetch }: Pick<FunctionEnv, 'url' | 'secretKey' | 'fetch'>): Promise<boolean> {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const answer = await fetch(new Request(`${url}/rest/v1/profiles?select=user_id&role=eq.admin&limit=1`, { headers }));
  if (!answer.ok) throw new BackendError(`The database does not say whether there is an owner: ${answer.status}.`);
  return ((await answer.json()) as unknown[]).length > 0;
}
