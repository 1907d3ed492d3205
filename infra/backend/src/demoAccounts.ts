import { ban, unban } from './authBans.ts';
import { BackendError } from './BackendError.ts';
import type { Sql } from './sql.ts';

/** An account of the demonstration data. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: 'learner' | 'creator' | 'admin';
}

/** As `infra/supabase/seeds/10_accounts.sql` makes them (`auth.test.ts` signs in with each). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27', role: 'learner' },
  { email: 'formateur@exemple.test', password: 'Fleuve-Laurentien-48', role: 'creator' },
  { email: 'admin@exemple.test', password: 'Sommet-Chic-Chocs-93', role: 'admin' },
];

/** Their ids in the seed, which stay the same when an account changes its address or its role. */
const DEMO_IDS: Readonly<Record<DemoAccount['role'], string>> = {
  learner: '00000000-0000-4000-8000-000000000001',
  creator: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
};

/**
 * Closes, on a public demonstration, the demo accounts that may do more than learn, and opens them again on any other
 * start (AMB-59). The learner's is closed with them where somebody has given it another role: everybody knows its password.
 *
 * @returns the accounts that are open
 */
export async function arrangeDemoAccounts(
  sql: Sql,
  { publicDemo }: { readonly publicDemo: boolean },
): Promise<readonly DemoAccount[]> {
  await unban(sql, Object.values(DEMO_IDS));
  if (!publicDemo) return DEMO_ACCOUNTS;
  const promoted = await sql<{ id: string }>(
    `select user_id::text as id from public.profiles where user_id = $1 and role <> 'learner'
     union select user_id::text from public.creators where user_id = $1`,
    [DEMO_IDS.learner],
  );
  await ban(sql, [DEMO_IDS.creator, DEMO_IDS.admin, ...promoted.map(({ id }) => id)]);
  return promoted.length > 0 ? [] : DEMO_ACCOUNTS.filter(({ role }) => role === 'learner');
}

/** Whether a data folder has been evaluated on. */
export async function hasDemoAccounts(sql: Sql): Promise<boolean> {
  const found = await sql('select id from auth.users where id = any($1::uuid[])', [`{${Object.values(DEMO_IDS)}}`]);
  return found.length > 0;
}

/** @throws BackendError where a data folder has been evaluated on: everybody knows the passwords of these accounts */
export async function assertNoDemoAccounts(sql: Sql): Promise<void> {
  if (!(await hasDemoAccounts(sql))) return;
  throw new BackendError(
    'This data folder has demonstration accounts, whose passwords are printed: production begins with a folder of its own.',
  );
}
