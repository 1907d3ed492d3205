import { BackendError } from '../BackendError.ts';
import { lockDataDir } from '../lockDataDir.ts';
import { openBackend } from '../openBackend.ts';
import { readConfig } from '../project.ts';
import { sqlOn } from '../sql.ts';
import { type Accounts, makeFirstOwner } from './firstOwner.ts';

/**
 * Makes the first owner in the data folder of an embedded backend, which must be stopped: its lock is taken meanwhile.
 *
 * @param siteUrl where the link leads
 * @throws BackendError when the backend runs, the folder has demonstration accounts, or as `makeFirstOwner` does
 */
export async function makeEmbeddedOwner(dataDir: string, siteUrl: string, email: string): Promise<string> {
  const release = lockDataDir(dataDir);
  let mailed = '';
  try {
    const { env, secrets, connection } = await openBackend({
      ...{ dataDir, siteUrl, config: readConfig(), log: () => {} },
      services: {
        async sendMail({ text }) {
          mailed = text;
        },
        agencyEmail: '',
        stripe: { secretKey: '', webhookSecret: '', fetch },
      },
    });
    const sql = sqlOn(connection);
    const ask = (path: string, body: unknown) =>
      env.fetch(
        new Request(`${env.url}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    const idOf = async (address: string) =>
      (await sql<{ id: string }>('select id::text from auth.users where email = $1', [address.toLowerCase()]))[0]?.id;
    const accounts: Accounts = {
      async create(address, password) {
        if (await idOf(address)) return undefined;
        const { ok, status } = await ask('signup', { email: address, password });
        if (!ok) throw new BackendError(`The account is not made: the server answered ${status}.`);
        const id = await idOf(address);
        await sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);
        await sql('delete from auth.sessions where user_id = $1', [id]);
        return id;
      },
      async link(address) {
        await ask('recover', { email: address });
        const [link] = /https?:\/\/\S+/.exec(mailed) ?? [];
        if (!link) throw new BackendError(`${address} is the owner, but no link was made.`);
        return link;
      },
    };
    try {
      return await makeFirstOwner(env, accounts, email);
    } finally {
      await connection.close();
    }
  } finally {
    release();
  }
}
