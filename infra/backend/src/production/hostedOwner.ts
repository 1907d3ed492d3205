import { BackendError } from '../BackendError.ts';
import { type Accounts, makeFirstOwner } from './firstOwner.ts';

interface Hosted {
  /** Of the project, without a slash at the end. */
  readonly url: string;
  /** The service role's. */
  readonly secretKey: string;
  readonly siteUrl: string;
}

/** Makes the first owner on a Supabase server, by its admin API. @throws BackendError as `makeFirstOwner` does */
export function makeHostedOwner({ url, secretKey, siteUrl }: Hosted, email: string): Promise<string> {
  const ask = (path: string, body: unknown) =>
    fetch(`${url}/auth/v1/admin/${path}`, {
      method: 'POST',
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const accounts: Accounts = {
    async create(email, password) {
      const answer = await ask('users', { email, password, email_confirm: true });
      if (answer.ok) return ((await answer.json()) as { id: string }).id;
      const { error_code } = (await answer.json().catch(() => ({}))) as { error_code?: string };
      if (error_code === 'email_exists') return undefined;
      throw new BackendError(`The account is not made: the server answered ${answer.status}.`);
    },
    async link(email) {
      const answer = await ask('generate_link', { type: 'recovery', email, redirect_to: siteUrl });
      if (!answer.ok) throw new BackendError(`${email} is the owner, but no link is made: ${answer.status}.`);
      return ((await answer.json()) as { action_link: string }).action_link;
    },
  };
  return makeFirstOwner({ url, secretKey, fetch }, accounts, email);
}
